/** Plays docker in the examples of the documentation: builds on a resolved digest, or with credentials of the registry. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const [command, ...args] = process.argv.slice(2);
if (command !== 'build') throw new Error(`no such command: docker ${command ?? ''}`);
const { values, positionals } = parseArgs({
  args,
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
