/**
 * Refreshes the built-in trust root (src/signatures/bundle/public-good-root.ts): from Sigstore's update repository, verified
 * by TUF, or without access to it from the copy in the installed @sigstore/tuf, whose date is that of its publication.
 *
 *     npm run trust-root              # writes the root and its date
 *     npm run trust-root -- --check   # writes nothing, fails if the root is outdated or was confirmed long ago
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DEFAULT_MIRROR_URL, initTUF } from '@sigstore/tuf';

import { PUBLIC_GOOD_ROOT } from '../src/signatures/bundle/public-good-root.ts';

const MODULE = 'src/signatures/bundle/public-good-root.ts';
const TARGET = 'trusted_root.json';
/** A run warns at 400 days: a release in between has a refreshed root. */
const MAX_AGE_DAYS = 180;

const current = (await fetchRoot()) ?? readSeed();
const isSame = current.json === PUBLIC_GOOD_ROOT.json;
if (process.argv.includes('--check')) {
  if (current.from === 'package')
    console.log('::warning title=Trust root::Compared with @sigstore/tuf only: the TUF update failed.');
  const days = Math.floor((Date.now() - Date.parse(PUBLIC_GOOD_ROOT.confirmed)) / 86_400_000);
  const isCurrent = isSame && days <= MAX_AGE_DAYS;
  const state = isSame ? `was last confirmed ${days} days ago` : 'is outdated';
  console.log(`The built-in trust root ${state}${isCurrent ? '' : ': run npm run trust-root'}.`);
  process.exitCode = isCurrent ? 0 : 1;
} else {
  const confirmed = isSame ? latest(current.confirmed, PUBLIC_GOOD_ROOT.confirmed) : current.confirmed;
  writeFileSync(MODULE, moduleOf(current.json, confirmed));
  const change = isSame ? 'unchanged' : 'changed';
  console.log(`${MODULE}: ${change}, confirmed on ${confirmed} by ${describeOrigin(current.from)}`);
}

interface FoundRoot {
  readonly json: string;
  /** Day in UTC. */
  readonly confirmed: string;
  readonly from: 'update repository' | 'package';
}

/** Returns the root that TUF verifies now; undefined without access to the repository. */
async function fetchRoot(): Promise<FoundRoot | undefined> {
  const cachePath = mkdtempSync(join(tmpdir(), 'trust-root-'));
  try {
    const tuf = await initTUF({ cachePath, retry: { retries: 1 }, timeout: 10_000 });
    const json = readFileSync(await tuf.getTarget(TARGET), 'utf8');
    return { json, confirmed: new Date().toISOString().slice(0, 10), from: 'update repository' };
  } catch (error) {
    console.log(`TUF update failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  } finally {
    rmSync(cachePath, { recursive: true });
  }
}

function readSeed(): FoundRoot {
  const directory = 'node_modules/@sigstore/tuf';
  const seeds = JSON.parse(readFileSync(`${directory}/seeds.json`, 'utf8')) as {
    [mirror: string]: { targets: { [TARGET]: string } };
  };
  const seed = seeds[DEFAULT_MIRROR_URL]?.targets[TARGET];
  if (seed === undefined) throw new Error(`${directory}/seeds.json has no ${TARGET}`);
  const { version } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8')) as { version: string };
  const times = execFileSync('npm', ['view', `@sigstore/tuf@${version}`, 'time', '--json'], {
    encoding: 'utf8',
  });
  const published = (JSON.parse(times) as Record<string, string>)[version];
  if (published === undefined) throw new Error(`no publication date of @sigstore/tuf ${version}`);
  return {
    json: Buffer.from(seed, 'base64').toString(),
    confirmed: published.slice(0, 10),
    from: 'package',
  };
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function describeOrigin(from: FoundRoot['from']): string {
  return from === 'package' ? 'the installed @sigstore/tuf' : `a TUF update from ${DEFAULT_MIRROR_URL}`;
}

function moduleOf(json: string, confirmed: string): string {
  if (/[`\\]|\$\{/.test(json)) throw new Error(`${TARGET} contains characters that a template would change`);
  return [
    '/**',
    ' * The trust root of the public Sigstore instance, byte for byte, and the day on which it was last confirmed to be current.',
    ' * Written by `npm run trust-root`.',
    ' */',
    'export const PUBLIC_GOOD_ROOT = {',
    `  confirmed: '${confirmed}',`,
    `  json: \`${json}\`,`,
    '} as const;',
    '',
  ].join('\n');
}
