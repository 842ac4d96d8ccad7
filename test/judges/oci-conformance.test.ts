import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ImageIndex, Manifest } from '../../src/api/registry/oci.ts';
import { signedAs } from '../integration/embedded-platform/registry/image-pull.ts';
import { PULLER } from '../integration/embedded-platform/test-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../support/platform/socket-platform.ts';

const IMAGE = 'acme/python';

/**
 * Gives what the suite prints, whatever its exit status: without pushes it crashes after its report, as it writes the
 * same to a file (v0.0.0-20260831232431-97274622c111).
 */
async function run(env: NodeJS.ProcessEnv, cwd: string): Promise<string> {
  const ended = promisify(execFile)(judgePath('conformance'), { env, cwd });
  const { stdout } = await ended.catch((error: { readonly stdout: string }) => error);
  return stdout;
}

describe.runIf(haveJudge('conformance'))('the OCI distribution conformance suite', () => {
  let socket: SocketPlatform;
  let password: string;

  beforeAll(async () => {
    socket = await startSocketPlatform(signedAs('both'));
    const { platform } = socket;
    password = await platform.issueToken({ identity: PULLER, audience: platform.line.registry });
  });
  afterAll(() => socket.close());

  async function get(path: string): Promise<Response> {
    const headers = { authorization: `Bearer ${password}` };
    return fetch(`${socket.platform.line.apiUrl}/v2/${IMAGE}/${path}`, { headers });
  }

  /** Digests of everything that a tag leads to, referrers included. */
  async function contentOf(
    tag: string,
  ): Promise<{ manifests: string[]; blobs: string[]; subjects: string[] }> {
    const found = { manifests: [] as string[], blobs: [] as string[], subjects: [] as string[] };
    const waiting = [(await get(`manifests/${tag}`)).headers.get('docker-content-digest') ?? ''];
    for (let digest = waiting.pop(); digest !== undefined; digest = waiting.pop()) {
      found.manifests.push(digest);
      const manifest = (await (await get(`manifests/${digest}`)).json()) as Manifest;
      if ('layers' in manifest)
        found.blobs.push(...[manifest.config, ...manifest.layers].map((one) => one.digest));
      else waiting.push(...manifest.manifests.map((one) => one.digest));
      const referrers = (await (await get(`referrers/${digest}`)).json()) as ImageIndex;
      if (referrers.manifests.length > 0) found.subjects.push(digest);
      waiting.push(...referrers.manifests.map((one) => one.digest));
      waiting.push(...(await tagged(digest)));
    }
    return found;
  }

  /** Digests of what is behind the tags of a manifest's signature and attestations. */
  async function tagged(digest: string): Promise<readonly string[]> {
    const tags = ['sig', 'att'].map((suffix) => `${digest.replace(':', '-')}.${suffix}`);
    const found = await Promise.all(tags.map(async (tag) => (await get(`manifests/${tag}`)).headers));
    return found.flatMap((headers) => headers.get('docker-content-digest') ?? []);
  }

  it('passes in its read-only part: pings, pulls, tag lists, referrers and their errors', async () => {
    const { manifests, blobs, subjects } = await contentOf('3.13');
    expect([manifests.length, subjects.length]).toEqual([19, 3]);
    const directory = mkdtempSync(join(tmpdir(), 'mooring-conformance-'));
    const off = Object.fromEntries(
      ['PUSH', 'BLOBS_DELETE', 'MANIFESTS_DELETE', 'TAGS_DELETE'].map((api) => [`OCI_API_${api}`, 'false']),
    );
    const env = {
      ...machineVariables(),
      ...off,
      OCI_REGISTRY: socket.platform.line.registry,
      OCI_TLS: 'disabled',
      OCI_VERSION: '1.1',
      OCI_REPO1: IMAGE,
      OCI_REPO2: IMAGE,
      OCI_USERNAME: '_token',
      OCI_PASSWORD: password,
      OCI_RESULTS_DIR: directory,
      OCI_RO_DATA_TAGS: '3.12 3.13',
      OCI_RO_DATA_MANIFESTS: manifests.join(' '),
      OCI_RO_DATA_BLOBS: blobs.join(' '),
      OCI_RO_DATA_REFERRERS: subjects.join(' '),
    };
    const output = await run(env, directory);
    const verdicts = output.matchAll(/^ {2}(\w[\w ]+?)\.+: +(\w+)$/gm);
    expect(Object.fromEntries([...verdicts].map(([, api, verdict]) => [api, verdict]))).toMatchObject({
      FAIL: '0',
      Skip: '0',
      Error: '0',
      Ping: 'Pass',
      'Tag listing': 'Pass',
      'Manifest get by digest': 'Pass',
      'Manifest get by tag': 'Pass',
      'Manifest head by digest': 'Pass',
      'Manifest head by tag': 'Pass',
      'Blob get': 'Pass',
      'Blob head': 'Pass',
      Referrers: 'Pass',
    });
  });
});
