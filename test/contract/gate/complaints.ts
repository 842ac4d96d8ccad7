import type { Row } from './row.ts';

const E2E = 'test/e2e';
const CHECK = `${E2E}/check.test.ts`;
const EVENTS = `${E2E}/check-events.test.ts`;
const BASE = `${E2E}/check-base-api.test.ts`;
const VIEWS = `${E2E}/check-views.test.ts`;
const SETTINGS = 'test/integration/check/check-settings.test.ts';
const COMMENT = 'test/integration/check/publish-comment.test.ts';
const LIMITS = 'test/property/check/limits.test.ts';
const SARIF = 'test/unit/check/views/sarif/sarif.test.ts';
const WEIGHT = 'test/unit/check/decide/advisory-weight.test.ts';
const OPENVEX = `${E2E}/check-openvex.test.ts`;

/** What users of other gates complain about (advisory-rules.md#lessons-from-other-tools). */
export const COMPLAINTS: readonly Row[] = [
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
      [EVENTS, 'unavailable, and never a silent pass'],
      [BASE, 'a base that GitHub does not give'],
      ['test/integration/io/file-trees.test.ts', 'it is not taken for empty'],
    ],
  },
  {
    row: 4,
    topic: 'exceptions with an end and a reason',
    tests: [
      [SETTINGS, 'takes what it is about down to a notice, with its reason and its end'],
      ['test/unit/check/decide/exceptions.test.ts', 'to the last millisecond'],
    ],
  },
  {
    row: 5,
    topic: 'unrelated changes break for a new vulnerability',
    tests: [
      [SETTINGS, 'is also what another file has, on a line that the change wrote'],
      ['test/integration/check/replay.test.ts', 'can be computed again without a request'],
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
      [`${E2E}/check-hostile-text.test.ts`, 'toEqual(annotationsOf(report))'],
    ],
  },
  { row: 9, topic: 'one severity for all formats', tests: [[VIEWS, 'rates by one decision']] },
  { row: 10, topic: 'report everything, fail on some', tests: [[CHECK, 'fails on what fail-on names']] },
  {
    row: 11,
    topic: 'a database that is rate limited',
    tests: [['test/integration/check/check-rounds.test.ts', 'are as many for 50 images with 500 findings']],
    not: 'there is none: only the contents of the images are queried',
  },
  {
    row: 12,
    topic: 'a database that is large',
    tests: [],
    not: 'there is none: only the contents of the images are queried',
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
      [`${E2E}/check-cli.test.ts`, "'--min-severity'"],
    ],
  },
  {
    row: 18,
    topic: 'forks',
    tests: [
      [CHECK, 'runs unauthenticated on'],
      [EVENTS, "describe('when-unavailable'"],
    ],
  },
  {
    row: 19,
    topic: 'a login elsewhere',
    tests: [[`${E2E}/egress.test.ts`, 'connects to every host of its list']],
  },
  {
    row: 20,
    topic: 'findings in the log',
    tests: [
      [CHECK, 'shop-log.txt'],
      ['test/unit/check/views/counts.test.ts', 'has at most 200 lines'],
    ],
  },
  {
    row: 21,
    topic: 'what a change mends',
    tests: [
      ['test/unit/check/compare/compare-places.test.ts', 'is what the base had and head does not'],
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
      ['test/unit/advisories/decide/assess.test.ts', 'by its own name and its origin'],
      [OPENVEX, 'libcrypto3'],
    ],
  },
];
