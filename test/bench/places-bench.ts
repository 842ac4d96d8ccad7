import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { PlatformLine } from '../support/platform/start-platform.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { filesOnImages, IMAGES, manyPlaces } from '../support/samples/many-places.ts';
import { environmentOf, withPlatform } from './check-bench.ts';
import { compareCpu, peakMemory } from './measure.ts';
import type { Row, TimedProgram } from './measure.ts';

const ADVISORIES = 300;
const ROUNDS = 3;

/** A number of files, the budgets of its check, and whether all of them differ from those of a base. */
interface Size {
  readonly files: number;
  readonly isChange: boolean;
  readonly cpu: string;
  readonly memory: string;
  readonly report: string;
}

const SIZES: readonly Size[] = [
  { files: 100, isChange: false, cpu: '', memory: '', report: '' },
  { files: 400, isChange: false, cpu: '', memory: '', report: '' },
  { files: 1_600, isChange: false, cpu: '≤ 3 s', memory: '≤ 300 MB', report: '≤ 5 MB' },
  { files: 16_000, isChange: true, cpu: '≤ 6 s', memory: '≤ 500 MB', report: '' },
];

/** A check of many files on two images, each of which has 300 open advisories: what it takes must not grow with their product. */
export async function checkingManyPlaces(): Promise<readonly Row[]> {
  return withPlatform(manyPlaces(ADVISORIES), [], (line, temporaryDirectory) =>
    SIZES.flatMap((size) => measure(line, temporaryDirectory, size)),
  );
}

function measure(line: PlatformLine, temporaryDirectory: string, size: Size): readonly Row[] {
  const { files, isChange, cpu, memory, report } = size;
  const program = checkOf(line, temporaryDirectory, size);
  const what = `check: ${files}${isChange ? ' changed' : ''} files on ${IMAGES} images, ${ADVISORIES} advisories each`;
  const none = { against: '', ratio: '' };
  return [
    compareCpu(
      { what, other: 'node -e 0', budget: cpu },
      [program, { program: process.execPath, args: ['-e', '0'] }],
      ROUNDS,
    ),
    {
      what: '… and the memory that it takes at most',
      measured: `${peakMemory(program).toFixed(0)} MB`,
      ...none,
      budget: memory,
    },
    {
      what: '… and its report',
      measured: `${(statSync(join(temporaryDirectory, 'mooring-check-report.json')).size / 1e6).toFixed(2)} MB`,
      ...none,
      budget: report,
    },
  ];
}

function checkOf(line: PlatformLine, temporaryDirectory: string, { files, isChange }: Size): TimedProgram {
  const { folder, commit } = createGitRepository();
  const commitFiles = (tag: string): string => {
    for (const [path, text] of Object.entries(filesOnImages(files, tag))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return commit(`Images of the tag ${tag}`);
  };
  const environment = environmentOf(line, { folder, temporaryDirectory });
  const before = commitFiles('1');
  const program = { program: process.execPath, args: [resolve('dist/check.js')], folder };
  if (!isChange) return { ...program, environment };
  const head = { sha: commitFiles('2'), ref: 'change', repo: { full_name: 'acme/shop' } };
  const event = join(temporaryDirectory, 'event.json');
  const change = { number: 1, head, base: { sha: before, ref: 'main' } };
  writeFileSync(event, JSON.stringify({ pull_request: change }));
  return {
    ...program,
    environment: {
      ...environment,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_SHA: head.sha,
    },
  };
}
