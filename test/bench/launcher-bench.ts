import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { actionDefaults } from '../support/jobs/actions.ts';
import { compareCpu } from './measure.ts';
import type { Row } from './measure.ts';

const ROUNDS = 21;

/** A launcher, the inputs besides the defaults of its action.yml with which it has nothing to do, and its budget. */
interface Start {
  readonly launcher: string;
  readonly action: string;
  readonly what: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly budget: string;
}

const IDENTITY = `${'0'.repeat(40)}/${'0'.repeat(16)}`;
/** A run for the pull request of a fork, which has no OIDC token. */
const SKIPPED = { identity: IDENTITY, 'when-unavailable': 'skip' };
const SKIP = 'skipped for a fork';

const STARTS: readonly Start[] = [
  {
    launcher: 'check',
    action: 'action.yml',
    what: 'a repository without images',
    inputs: { identity: IDENTITY, organization: 'acme' },
    budget: '≤ 3.8×',
  },
  {
    launcher: 'pin',
    action: 'pin/action.yml',
    what: SKIP,
    inputs: { ...SKIPPED, 'github-token': 'none' },
    budget: '≤ 2.6×',
  },
  {
    launcher: 'pin',
    action: 'pin/action.yml',
    what: 'a repository without images, dry run',
    inputs: { 'dry-run': 'true' },
    budget: '≤ 4×',
  },
  {
    launcher: 'resolve',
    action: 'resolve/action.yml',
    what: SKIP,
    inputs: { ...SKIPPED, reference: 'cgr.dev/acme/python:1' },
    budget: '≤ 2.6×',
  },
  {
    launcher: 'diff',
    action: 'diff/action.yml',
    what: SKIP,
    inputs: { ...SKIPPED, reference: 'cgr.dev/acme/python:1', from: '-1' },
    budget: '≤ 2.6×',
  },
  {
    launcher: 'bisect',
    action: 'bisect/action.yml',
    what: SKIP,
    inputs: { ...SKIPPED, reference: 'cgr.dev/acme/python:1', run: 'true' },
    budget: '≤ 2.6×',
  },
  { launcher: 'login', action: 'login/action.yml', what: SKIP, inputs: SKIPPED, budget: '≤ 2.3×' },
  {
    launcher: 'login-post',
    action: 'login/action.yml',
    what: 'nothing to restore',
    inputs: {},
    budget: '≤ 1.7×',
  },
];

const FORK = {
  number: 1,
  base: { sha: '1'.repeat(40), ref: 'main' },
  head: { sha: '2'.repeat(40), repo: { full_name: 'someone/shop' } },
};

/** Each launcher with nothing to do, with the defaults of its action.yml: it sends no request, and ends with 0. */
export function startsOfLaunchers(): readonly Row[] {
  return STARTS.map(({ action, budget, inputs, launcher, what }) => {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
    const event = join(directory, 'event.json');
    const isFork = inputs['when-unavailable'] === 'skip';
    const repository = { full_name: 'acme/shop', default_branch: 'main' };
    writeFileSync(event, JSON.stringify({ repository, ...(isFork ? { pull_request: FORK } : {}) }));
    const environment = {
      GITHUB_WORKSPACE: createGitRepository().folder,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_EVENT_NAME: isFork ? 'pull_request' : 'schedule',
      GITHUB_EVENT_PATH: event,
      RUNNER_TEMP: directory,
      HOME: directory,
      ...Object.fromEntries(
        Object.entries({ ...actionDefaults(action), ...inputs }).map(([name, value]) => [
          `INPUT_${name.toUpperCase()}`,
          value,
        ]),
      ),
    };
    return compareCpu(
      { what: `${launcher}: ${what}, start to exit`, other: 'node -e 0', budget },
      [
        { program: process.execPath, args: [`dist/${launcher}.js`], environment },
        { program: process.execPath, args: ['-e', '0'] },
      ],
      ROUNDS,
    );
  });
}

/** The archive that the runner downloads before the first step of every job. */
export function sizeOfDownload(): Row {
  const archive = spawnSync('sh', ['-c', 'git archive HEAD | gzip | wc -c'], { encoding: 'utf8' });
  return {
    what: 'download of the action (git archive HEAD | gzip)',
    measured: `${(Number(archive.stdout) / 1_000_000).toFixed(2)} MB`,
    against: '',
    ratio: '',
    budget: '≤ 0.75 MB',
  };
}
