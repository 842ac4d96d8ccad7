import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { CHECK_DEFAULTS, platformSetup } from '../support/jobs/run-launcher.ts';
import { manyAdvisories } from '../support/samples/many-advisories.ts';
import { manyFindings, SUBJECT } from '../support/samples/many-findings.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { PlatformLine } from '../support/platform/start-platform.ts';
import { compare, compareCpu, peakMemory } from './measure.ts';
import type { Row } from './measure.ts';
import { sentRequests } from './sent-requests.ts';

const IMAGES = 50;
const LATENCY_MS = 80;
const ROUNDS = 5;
const ONE_ROUNDS = 11;
/** An organization with years of advisories. */
const LARGE = { images: 30, advisories: 23_000 };

/**
 * A check that finds 500 things in 50 images, by a platform each of whose answers takes 80 ms longer; one of one image, and
 * one of 30 images with 23,000 advisories, by a platform that answers at once.
 */
export async function checkingImages(): Promise<readonly Row[]> {
  return [
    ...(await withPlatform(manyFindings(1), [], measureOne)),
    ...(await withPlatform(manyFindings(IMAGES), ['--latency', String(LATENCY_MS)], measure)),
    ...(await withPlatform(manyAdvisories(LARGE), [], measureLarge)),
  ];
}

/** Returns what `measureWith` measures by an embedded platform with a seed, and with options of its command line. */
export async function withPlatform(
  seed: unknown,
  options: readonly string[],
  measureWith: (line: PlatformLine, temporaryDirectory: string) => readonly Row[],
): Promise<readonly Row[]> {
  const seeds = mkdtempSync(join(tmpdir(), 'mooring-check-bench-'));
  const path = join(seeds, 'seed.json');
  writeFileSync(path, JSON.stringify(seed));
  const platform = await startPlatform('--seed', path, ...options);
  try {
    return measureWith(platform.line, seeds);
  } finally {
    await platform.stop();
  }
}

function measureOne(line: PlatformLine, temporaryDirectory: string): readonly Row[] {
  const program = programOf(line, { images: 1, temporaryDirectory });
  const what = 'check: one image, start to exit';
  return [compareCpu({ what, other: 'node -e 0', budget: '≤ 280 ms' }, [program, NOTHING], ONE_ROUNDS)];
}

function measureLarge(line: PlatformLine, temporaryDirectory: string): readonly Row[] {
  const program = programOf(line, { images: LARGE.images, temporaryDirectory });
  const memory = peakMemory(program);
  const what = `check: ${findingsOf(temporaryDirectory)} findings, ${LARGE.images} images, ${LARGE.advisories} advisories`;
  return [
    compare({ what, other: 'node -e 0', budget: '≤ 2.5 s' }, [program, NOTHING], ROUNDS),
    {
      what: '… and the memory that it takes at most',
      measured: `${memory.toFixed(0)} MB`,
      against: '',
      ratio: '',
      budget: '≤ 250 MB',
    },
  ];
}

const NOTHING = { program: process.execPath, args: ['-e', '0'] };

function programOf(
  line: PlatformLine,
  { images, temporaryDirectory }: { readonly images: number; readonly temporaryDirectory: string },
) {
  const folder = makeDockerfiles(images);
  return {
    program: process.execPath,
    args: [resolve('dist/check.js')],
    folder,
    environment: environmentOf(line, { folder, temporaryDirectory }),
  };
}

function findingsOf(temporaryDirectory: string): number {
  const report = readFileSync(join(temporaryDirectory, 'mooring-check-report.json'), 'utf8');
  return (JSON.parse(report) as { readonly findings: readonly unknown[] }).findings.length;
}

function measure(line: PlatformLine, temporaryDirectory: string): readonly Row[] {
  const program = programOf(line, { images: IMAGES, temporaryDirectory });
  const sent = sentRequests(program);
  const what = `check: ${findingsOf(temporaryDirectory)} findings, ${IMAGES} images, ${LATENCY_MS} ms an answer`;
  return [
    compare(
      { what, other: 'node -e 0', budget: '≤ 1.0 s (dependency-review-action: 9.1 s)' },
      [program, NOTHING],
      ROUNDS,
    ),
    {
      what: '… and the requests that it sends',
      measured: String(sent.length),
      against: '',
      ratio: '',
      budget: budgetOf(),
    },
    { what: '… of which', measured: countByKind(sent), against: '', ratio: '', budget: '' },
  ];
}

/**
 * By architecture.md#requests: one mint and two exchanges; of an image its token, of a tag its history. Its
 * repository, state and dates are in three lists (ADR 0011).
 */
function budgetOf(): string {
  const signIn = 3;
  const lists = 3;
  const ofImage = 1;
  const ofTag = 1;
  // The index, the tag of the attestation of its platform's manifest, and its SBOM.
  const ofPackages = 3;
  // Two names an image, 25 a call.
  const advisories = Math.ceil((IMAGES * 2) / 25);
  const pullPolicies = 1;
  // The referrers of the index, and the tag of its signature; once, the account associations.
  const ofSignature = 2;
  const signers = 1;
  return `≤ ${signIn + lists + IMAGES * (ofImage + ofTag + ofPackages + ofSignature) + advisories + pullPolicies + signers}`;
}

function countByKind(paths: readonly string[]): string {
  const kinds = Map.groupBy(paths, kindOf);
  return [...kinds].map(([kind, of]) => `${of.length} ${kind}`).join(', ');
}

function kindOf(path: string): string {
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^\/token/, 'tokens'],
    [/\/history\//, 'histories'],
    [/\/manifests\//, 'manifests'],
    [/\/referrers\//, 'referrers'],
    [/\/blobs\//, 'blobs'],
    [/^\/registry\/v2\/repos/, 'repositories'],
    [/^\/registry\/v2\/tags/, 'tags'],
    [/^\/registry\/v1\/eoltags/, 'dates'],
    [/^\/vulnerabilities/, 'advisories'],
  ];
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'others';
}

/** The environment of a check of a directory in a scheduled run, which reports all findings and fails for none. */
export function environmentOf(
  line: PlatformLine,
  { folder, temporaryDirectory }: { readonly folder: string; readonly temporaryDirectory: string },
): Readonly<Record<string, string>> {
  const setup = platformSetup(line, SUBJECT);
  const inputs = {
    ...CHECK_DEFAULTS,
    ...setup.inputs,
    identity: IDENTITY,
    organization: 'acme',
    'fail-on': 'none',
  };
  return {
    ...setup.environment,
    HOME: temporaryDirectory,
    GITHUB_WORKSPACE: folder,
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_REPOSITORY: 'acme/shop',
    RUNNER_TEMP: temporaryDirectory,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  };
}

function makeDockerfiles(images: number): string {
  const { folder, commit } = createGitRepository();
  for (let index = 0; index < images; index += 1) {
    const path = join(folder, `service-${index}/Dockerfile`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `FROM cgr.dev/acme/image-${index}:1\nCOPY . /app\n`);
  }
  commit('Dockerfiles');
  return folder;
}
