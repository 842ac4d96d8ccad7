/**
 * Plays docker in the examples of the documentation: builds on a resolved digest, or with credentials of the registry, and
 * runs images, of which those of the last ten days are broken.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const TEN_DAYS_MS = 10 * 86_400_000;

const [command, ...args] = process.argv.slice(2);
if (command === 'run') run(args);
else if (command === 'build') build(args);
else throw new Error(`no such command: docker ${command ?? ''}`);

function run([option, image = '']: readonly string[]): void {
  if (option !== '--rm' || !/^cgr\.dev\/.+@sha256:[0-9a-f]{64}$/.test(image))
    throw new Error(`not pinned: ${image}`);
  const builtAt = Date.parse(process.env['MOORING_BISECT_BUILT_AT'] ?? '');
  process.exitCode = builtAt < Date.now() - TEN_DAYS_MS ? 0 : 1;
}

function build(rest: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: { 'build-arg': { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.join() !== '.') throw new Error('docker build requires 1 argument: the directory');
  const argument = values['build-arg'];
  if (argument === undefined) {
    const config = readFileSync(`${process.env['HOME'] ?? ''}/.docker/config.json`, 'utf8');
    const { auths } = JSON.parse(config) as { auths: Readonly<Record<string, { readonly auth?: string }>> };
    if (auths['cgr.dev']?.auth === undefined) throw new Error('no credentials for cgr.dev');
  } else if (!/^BASE=cgr\.dev\/.+@sha256:[0-9a-f]{64}$/.test(argument)) {
    throw new Error(`not pinned: ${argument}`);
  }
}
