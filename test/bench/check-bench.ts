import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { CHECK_DEFAULTS, platformSetup } from '../support/jobs/run-launcher.ts';
import { manyFindings, SUBJECT } from '../support/samples/many-findings.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { PlatformLine } from '../support/platform/start-platform.ts';
import { compare } from './measure.ts';
import type { Row } from './measure.ts';
import { sentRequests } from './sent-requests.ts';

const IMAGES = 50;
const LATENCY_MS = 80;
const ROUNDS = 5;

/** A check that finds 500 things in 50 images, by a platform each of whose answers takes 80 ms longer. */
export async function checkingImages(): Promise<readonly Row[]> {
  const seeds = mkdtempSync(join(tmpdir(), 'mooring-check-bench-'));
  const seed = join(seeds, 'seed.json');
  writeFileSync(seed, JSON.stringify(manyFindings(IMAGES)));
  const platform = await startPlatform('--seed', seed, '--latency', String(LATENCY_MS));
  try {
    return measure(platform.line, seeds);
  } finally {
    await platform.stop();
  }
}

function measure(line: PlatformLine, temporaryDirectory: string): readonly Row[] {
  const folder = makeDockerfiles();
  const program = {
    program: process.execPath,
    args: [resolve('dist/check.js')],
    folder,
    environment: environmentOf(line, { folder, temporaryDirectory }),
  };
  const sent = sentRequests(program);
  const report = readFileSync(join(temporaryDirectory, 'mooring-check-report.json'), 'utf8');
  const { findings } = JSON.parse(report) as { readonly findings: readonly unknown[] };
  const what = `check: ${findings.length} findings, ${IMAGES} images, ${LATENCY_MS} ms an answer`;
  return [
    compare(
      { what, other: 'node -e 0', budget: '≤ 900 ms (dependency-review-action: 9.1 s)' },
      [program, { program: process.execPath, args: ['-e', '0'] }],
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
  // The index, the referrers of its platform's manifest, the attestation, and its SBOM.
  const ofPackages = 4;
  // Two names an image, fifty a call; and fifty names have more than a page of advisories.
  const advisories = 2 * Math.ceil((IMAGES * 2) / 50);
  return `≤ ${signIn + lists + IMAGES * (ofImage + ofTag + ofPackages) + advisories}`;
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

function environmentOf(
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

function makeDockerfiles(): string {
  const { folder, commit } = createGitRepository();
  for (let index = 0; index < IMAGES; index += 1) {
    const path = join(folder, `service-${index}/Dockerfile`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `FROM cgr.dev/acme/image-${index}:1\nCOPY . /app\n`);
  }
  commit('Dockerfiles');
  return folder;
}
