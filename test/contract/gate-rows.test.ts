import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** A test by its file and a part of its title, or of its row, as it is written there. */
type Shown = readonly [file: string, title: string];

interface Row {
  /** Its number, or its name, in advisory-gate.md. */
  readonly row: number | string;
  readonly topic: string;
  readonly tests: readonly Shown[];
  /** What of the row does not apply, and why. */
  readonly not?: string;
}

const E2E = 'test/e2e';
const CHECK = `${E2E}/check.test.ts`;
const EVENTS = `${E2E}/check-events.test.ts`;
const BASE = `${E2E}/check-base-api.test.ts`;
const VIEWS = `${E2E}/check-views.test.ts`;
const SETTINGS = 'test/integration/usecases/check-settings.test.ts';
const COMMENT = 'test/integration/usecases/post-comment.test.ts';
const LIMITS = 'test/property/report/limits.test.ts';
const SARIF = 'test/unit/domain/report/sarif.test.ts';
const RENDERED = 'test/unit/domain/report/views.test.ts';
const STATUS = 'test/unit/domain/advisory-status.test.ts';
const WEIGHT = 'test/unit/domain/check/advisory-weight.test.ts';
const LIFE = 'test/unit/domain/end-of-life.test.ts';
const LIFE_TOLD = 'test/unit/domain/check/observe-life.test.ts';
const SELECTION = 'test/unit/domain/advisory-selection.test.ts';
const OPENVEX = `${E2E}/check-openvex.test.ts`;

/** What users of other gates complain about (advisory-gate.md §2). */
const COMPLAINTS: readonly Row[] = [
  { row: 1, topic: 'end of life in pull requests', tests: [[CHECK, 'for its deprecated tag and its new']] },
  {
    row: 2,
    topic: 'a summary of more than 1 MiB',
    tests: [
      [LIMITS, 'the summary: a million bytes'],
      [VIEWS, 'keeps its verdict where no view could be written'],
    ],
  },
  {
    row: 3,
    topic: 'without its base everything is new',
    tests: [
      [EVENTS, 'unavailable, a warning, and never a silent pass'],
      [BASE, 'a base that GitHub does not give'],
      ['test/integration/adapters/file-trees.test.ts', 'it is not taken for empty'],
    ],
  },
  {
    row: 4,
    topic: 'exceptions with an end and a reason',
    tests: [
      [SETTINGS, 'takes what it is about down to a notice, with its reason and its end'],
      ['test/unit/domain/check/exceptions.test.ts', 'to the last millisecond'],
    ],
  },
  {
    row: 5,
    topic: 'unrelated changes break for a new vulnerability',
    tests: [
      [SETTINGS, 'is also what was there, on a line that the change wrote; but for advisories'],
      ['test/integration/usecases/replay.test.ts', 'reached again without asking anybody'],
    ],
  },
  {
    row: 6,
    topic: 'merge queues',
    tests: [
      [EVENTS, 'merge_group: base_sha'],
      [EVENTS, 'compared with itself'],
    ],
  },
  {
    row: 7,
    topic: 'a comment that stays',
    tests: [
      [VIEWS, 'comments once, however often it runs, and says when nothing is left'],
      [COMMENT, 'writes one comment, keeps it up to date, and says when nothing is left'],
    ],
  },
  {
    row: 8,
    topic: 'the offending line',
    tests: [
      [CHECK, 'api/Dockerfile'],
      [`${E2E}/check-hostile-text.test.ts`, 'toEqual(renderAnnotations(report))'],
    ],
  },
  { row: 9, topic: 'one severity for all formats', tests: [[VIEWS, 'rates by one decision']] },
  { row: 10, topic: 'report everything, fail on some', tests: [[CHECK, 'fails on what fail-on names']] },
  {
    row: 11,
    topic: 'a database that is rate limited',
    tests: [['test/integration/usecases/check-rounds.test.ts', 'it(']],
    not: 'there is none: only what the images hold is asked about',
  },
  {
    row: 12,
    topic: 'a database that is large',
    tests: [],
    not: 'there is none: only what the images hold is asked about',
  },
  { row: 13, topic: 'a baseline', tests: [[EVENTS, 'is compared with the report of an earlier run']] },
  {
    row: 14,
    topic: 'SARIF that names image and file',
    tests: [
      [SARIF, 'is what code scanning takes'],
      [SARIF, 'writes a path as an address'],
    ],
  },
  { row: 15, topic: 'inputs that leak', tests: [[VIEWS, 'leaves nothing behind for later steps']] },
  {
    row: 16,
    topic: 'hijacked tags',
    tests: [['test/contract/hardening.test.ts', "topic: 'immutable releases'"]],
  },
  {
    row: 17,
    topic: 'the least severity, and none',
    tests: [
      [WEIGHT, 'with min-severity'],
      [WEIGHT, 'without a score'],
      [`${E2E}/check-cli.test.ts`, "'--min-severity', 'critical'"],
    ],
  },
  {
    row: 18,
    topic: 'forks',
    tests: [
      [CHECK, 'asks as nobody on'],
      [EVENTS, "describe('when-unavailable'"],
    ],
  },
  { row: 19, topic: 'a login elsewhere', tests: [[`${E2E}/egress.test.ts`, 'asks every place of its list']] },
  { row: 20, topic: 'findings in the log', tests: [[CHECK, 'shop-log.txt']] },
  {
    row: 21,
    topic: 'what a change mends',
    tests: [
      ['test/unit/domain/check/resolved.test.ts', 'it('],
      [CHECK, 'shop-summary.md'],
    ],
  },
  {
    row: 22,
    topic: 'the permission that is missing',
    tests: [[`${E2E}/faults.test.ts`, 'names the capability that is missing']],
  },
  { row: 23, topic: 'warn only', tests: [[VIEWS, 'does not say that it failed where nothing fails']] },
  {
    row: 24,
    topic: 'how VEX is matched',
    tests: [
      [OPENVEX, 'is about the very build that was judged'],
      [OPENVEX, 'libcrypto3@3.5.4-r0'],
    ],
    not: 'the scanners themselves are not run: they are no part of this repository',
  },
  {
    row: 25,
    topic: 'names and origins',
    tests: [
      ['test/unit/domain/check/assess.test.ts', 'by its own name and its origin'],
      [OPENVEX, 'libcrypto3'],
    ],
  },
];

/** The limits of GitHub (advisory-gate.md §5). */
const GITHUB_LIMITS: readonly Row[] = [
  {
    row: 'annotations',
    topic: 'ten of a kind',
    tests: [
      [LIMITS, 'ten of a kind'],
      [RENDERED, 'what GitHub shows'],
    ],
  },
  { row: 'annotation message', topic: '4,096 characters', tests: [[LIMITS, '4,096 characters each']] },
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
      [LIMITS, 'the summary: a million bytes'],
      [RENDERED, 'keeps a summary of 20,000 findings below'],
    ],
  },
  {
    row: 'outputs',
    topic: '1 MB',
    tests: [['test/integration/actions/publish.test.ts', 'GitHub takes 1 MB of outputs']],
  },
  { row: 'comment', topic: '65,536 characters with the marker', tests: [[LIMITS, 'the marker among them']] },
  {
    row: 'pull request body',
    topic: '65,536 code points',
    tests: [['test/property/pull-request/laws.test.ts', 'is never longer than it may be']],
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
      [LIMITS, '5,000 results, 1,024 characters of a text, 10 MB'],
      [SARIF, 'keeps the worst 5,000 of 6,000 results'],
      [SARIF, 'stays below 10 MB before it is packed'],
    ],
  },
  {
    row: 'SARIF identity',
    topic: 'fingerprints',
    tests: [
      [SARIF, 'knows a finding again on another line'],
      [SARIF, 'tells findings apart that are alike'],
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
      [VIEWS, 'does not ask for a comment on a fork'],
      [CHECK, 'asks as nobody on'],
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
      [
        'test/integration/actions/publish.test.ts',
        'is the annotations that were meant, and no other command',
      ],
      [`${E2E}/check-hostile-text.test.ts`, 'stays text'],
    ],
  },
  {
    row: 'pull_request',
    topic: 'the merge that is checked out',
    tests: [[CHECK, 'takes the first parent of the merge']],
  },
];

/** The decisions on advisories (advisory-gate.md §3.5): each row, what it comes to, and what that does to the gate. */
const DECISIONS: readonly Row[] = [
  ...Array.from({ length: 17 }, (_, index) => ({
    row: index + 1,
    topic: 'status and gate',
    tests: [
      [STATUS, `row ${index + 1}: `],
      [WEIGHT, `row ${index + 1}: `],
    ] satisfies readonly Shown[],
  })),
  {
    row: 'latest by time',
    topic: 'order',
    tests: [
      ['test/golden/advisory/advisory-cases.json', 'later array element wins'],
      [STATUS, 'names %s'],
    ],
  },
  {
    row: 'latest fix',
    topic: 'not the highest',
    tests: [
      [STATUS, 'the latest fix, not the highest'],
      [STATUS, 'below the last of two fixes'],
    ],
  },
  {
    row: 'the worst',
    topic: 'of several',
    tests: [['test/unit/domain/check/assess.test.ts', 'the worst counts']],
  },
  {
    row: 'canonical id',
    topic: 'aliases',
    tests: [
      ['test/unit/domain/check/assess.test.ts', 'joins by alias'],
      [SELECTION, 'it'],
    ],
  },
  {
    row: 'NEW',
    topic: 'against the base',
    tests: [['test/unit/domain/check/policy.test.ts', 'is new or not']],
  },
  { row: 'severity', topic: 'of vectors', tests: [['test/unit/domain/severity.test.ts', 'is unscored']] },
];

/** The life of a tag (advisory-gate.md §4.3), in the order of the table: the row in the decision, and as a finding. */
const LIVES: readonly Row[] = (
  [
    ['no such tag', 'no such tag, no digest', 'no such tag'],
    ['broken', 'GRACE_BROKEN', 'cannot be built'],
    ['grace is over', 'GRACE_EXPIRED', 'grace is over'],
    ['grace ends', '30 days of grace left', 'grace ends'],
    ['in grace', '31 days of grace left', 'in grace'],
    ['in grace, denied', 'grace, and no-eol is enforced', 'in grace, and denied'],
    ['over', 'eolDate past, not in grace', 'over'],
    ['deprecated without a date', 'deprecated, v1 has no entry', 'deprecated, no date'],
    ['deprecated early', 'deprecated, eolDate to come', 'deprecated, and a date to come'],
    ['ends soon', 'eolDate in 90 days', 'ends soon'],
    ['superseded', 'TAG_INACTIVE, no eolDate', 'superseded'],
    ['anything unknown', 'a status of a tag that is not known', 'a state that is not known'],
    ['else', 'nothing known against it', 'is nothing for a tag that lives'],
  ] as const
).map(([row, decided, told]) => ({
  row,
  topic: 'life of a tag',
  tests: [
    [LIFE, `'${decided}`],
    [LIFE_TOLD, `'${told}'`],
  ],
}));

describe.each([
  ['what users complain about (§2)', COMPLAINTS, 25],
  ['the limits of GitHub (§5)', GITHUB_LIMITS, 18],
  ['decisions on advisories (§3.5)', DECISIONS, 23],
  ['the life of tags (§4.3)', LIVES, 13],
])('the check: %s', (_, rows, count) => {
  it('has every row', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(count);
  });

  it.each(rows)('$row ($topic) has its tests, or the reason why not', ({ tests, not = '' }) => {
    expect(tests.length > 0 || not.length > 20).toBe(true);
    const missing = tests.filter(
      ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(missing).toEqual([]);
  });
});
