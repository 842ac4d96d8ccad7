import type { Row } from './row.ts';

const E2E = 'test/e2e';
const CHECK = `${E2E}/check.test.ts`;
const EVENTS = `${E2E}/check-events.test.ts`;
const VIEWS = `${E2E}/check-views.test.ts`;
const FITS = 'test/property/check/limits.test.ts';
const SARIF = 'test/unit/check/views/sarif/sarif.test.ts';
const RENDERED = 'test/unit/check/views/views.test.ts';

/** The limits of GitHub (github-limits.md). */
export const GITHUB_LIMITS: readonly Row[] = [
  {
    row: 'annotations',
    topic: 'ten of a kind',
    tests: [
      [FITS, 'ten of a kind'],
      [RENDERED, 'what GitHub shows'],
    ],
  },
  { row: 'annotation message', topic: '4,096 characters', tests: [[FITS, '4,096 characters each']] },
  {
    row: 'composite action',
    topic: 'one step',
    tests: [],
    not: 'the actions here are JavaScript, not composite',
  },
  {
    row: 'step summary',
    topic: '1 MiB',
    tests: [
      [FITS, 'the summary: a million bytes'],
      [RENDERED, 'keeps a summary of 5,000 findings below'],
    ],
  },
  {
    row: 'outputs',
    topic: '1 MB',
    tests: [['test/integration/check/publish.test.ts', 'GitHub takes 1 MB of outputs']],
  },
  { row: 'comment', topic: '65,536 characters with the marker', tests: [[FITS, 'the marker among them']] },
  {
    row: 'pull request body',
    topic: '65,536 code points',
    tests: [['test/property/pin/pull-request-laws.test.ts', 'is never longer than it may be']],
  },
  {
    row: 'check runs',
    topic: 'their texts',
    tests: [],
    not: 'none are made: a job is a check run of its own',
  },
  {
    row: 'SARIF',
    topic: 'bytes, results, rules, texts',
    tests: [
      [FITS, '5,000 results, 1,024 characters of a text, 10 MB'],
      [SARIF, 'keeps the worst 5,000 of 6,000 results'],
      [SARIF, 'stays below 10 MB before it is packed'],
    ],
  },
  {
    row: 'SARIF identity',
    topic: 'fingerprints',
    tests: [
      [SARIF, 'knows a finding again on another line'],
      [SARIF, 'numbers equal findings of a file'],
    ],
  },
  {
    row: 'SARIF on pull requests',
    topic: 'the FROM line',
    tests: [[VIEWS, 'writes SARIF that code scanning takes']],
  },
  { row: 'SARIF category', topic: 'one per job', tests: [[SARIF, 'a category of its own']] },
  { row: 'security-severity', topic: 'as a text', tests: [[SARIF, 'rates a score of']] },
  {
    row: 'merge protection',
    topic: 'merge queues',
    tests: [[EVENTS, 'merge_group: base_sha']],
    not: 'what GitHub leaves out of it is judged by the job itself',
  },
  {
    row: 'token of a fork',
    topic: 'it may only read',
    tests: [
      [VIEWS, 'does not request a comment on a fork'],
      [CHECK, 'runs unauthenticated on'],
    ],
  },
  {
    row: 'required checks',
    topic: 'a job that always runs',
    tests: [[CHECK, 'passes a repository without any Dockerfile']],
  },
  {
    row: 'workflow commands',
    topic: 'escapes',
    tests: [
      ['test/integration/check/publish.test.ts', 'is the annotations that were meant, and no other command'],
      [`${E2E}/check-hostile-text.test.ts`, 'stays text'],
    ],
  },
  {
    row: 'pull_request',
    topic: 'the merge that is checked out',
    tests: [[CHECK, 'takes the first parent of the merge']],
  },
  {
    row: 'requests of a job',
    topic: 'files of a base',
    tests: [
      ['test/integration/io/github/github-commit-tree.test.ts', 'reads 1,200 files with few requests'],
      ['test/e2e/check-base-api.test.ts', 'costs few requests where the change touches many files'],
    ],
  },
];
