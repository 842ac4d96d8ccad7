import { isDigest } from '../values/digest.ts';
import type { Digest } from '../values/digest.ts';
import type { Command } from '../io/ports/command.ts';

/** Milliseconds for docker, which can be slow to start. */
const DOCKER_MS = 2_000;

/** Returns the builds of an image that docker has on this machine; none if there is no docker. */
export async function findLocalBuilds(image: string, command: Command): Promise<ReadonlySet<Digest>> {
  const args = ['image', 'ls', '--digests', '--no-trunc', '--format', '{{.Digest}}', image];
  const { stdout } = await command('docker', args, { directory: '.', timeoutMs: DOCKER_MS }).catch(() => ({
    stdout: new Uint8Array(),
  }));
  return new Set(new TextDecoder().decode(stdout).split(/\s+/).filter(isDigest));
}
