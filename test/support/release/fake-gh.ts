/**
 * Plays `gh` on a state in a file, as far as `.ci/release` uses it: drafts, published releases and refs. Refuses what GitHub
 * refuses, and the call whose words FAIL_AT names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface GitHubState {
  readonly releases: Record<string, { draft: boolean; notes: string; files: string[]; latest?: string }>;
  /** Tags that were pushed or moved, with their commits. */
  readonly refs: Record<string, string>;
  /** Files that were verified before a release was published. */
  readonly verified: string[];
}

const path = process.env['GH_STATE'] ?? '';
const state = JSON.parse(readFileSync(path, 'utf8')) as GitHubState;
const [noun = '', verb = '', ...args] = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? args[args.indexOf(`--${name}`) + 1];
const field = (name: string): string =>
  args.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const words = [noun, verb, ...args].join(' ');
const failing = process.env['FAIL_AT'] ?? '';
if (failing !== '' && words.includes(failing)) fail(`HTTP 502: ${words}`);

switch (`${noun} ${verb}`) {
  case 'release view':
    process.stdout.write(`${state.releases[args[0] ?? '']?.draft ?? fail('release not found')}\n`);
    break;
  case 'release list':
    for (const [tag, { draft }] of Object.entries(state.releases))
      if (!draft) process.stdout.write(`${tag}\n`);
    break;
  case 'release create': {
    const [tag = ''] = args;
    if (state.releases[tag] !== undefined) fail('a release with the same tag name already exists');
    const files = args.filter((one) => one.startsWith('/')).map((one) => basename(one));
    state.releases[tag] = { draft: args.includes('--draft'), notes: readFileSync(0, 'utf8'), files };
    break;
  }
  case 'release delete':
    if (state.releases[args[0] ?? '']?.draft !== true) fail('the release is immutable');
    delete state.releases[args[0] ?? ''];
    break;
  case 'release edit': {
    const release = state.releases[args[0] ?? ''] ?? fail('release not found');
    release.draft = option('draft') !== 'false';
    release.latest = option('latest') ?? '';
    break;
  }
  case 'attestation verify':
    state.verified.push(basename(args[0] ?? ''));
    break;
  default:
    callApi();
}
writeFileSync(path, JSON.stringify(state));

function callApi(): void {
  const target = [verb, ...args].find((one) => one.startsWith('repos/')) ?? '';
  const [, moved = ''] = /\/git\/refs\/tags\/(.+)$/.exec(target) ?? [];
  if (target.includes('/releases/tags/')) process.stdout.write('true\n');
  else if (option('method') === 'PATCH') {
    if (state.refs[moved] === undefined) fail('HTTP 422: Reference does not exist');
    state.refs[moved] = field('sha');
  } else state.refs[field('ref').replace('refs/tags/', '')] = field('sha');
}
