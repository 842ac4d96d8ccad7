import type { Row, Shown } from './row.ts';

const STATUS = 'test/unit/advisories/decide/advisory-status.test.ts';
const WEIGHT = 'test/unit/check/decide/advisory-weight.test.ts';
const LIFE = 'test/unit/end-of-life/decide/lifecycle.test.ts';
const LIFE_TOLD = 'test/unit/check/rules/end-of-life.test.ts';
const SELECTION = 'test/unit/advisories/decide/advisory-selection.test.ts';

/**
 * The decisions on advisories (advisory-rules.md#status-decisions): each row, what it comes to, and what that
 * does to the gate.
 */
export const DECISIONS: readonly Row[] = [
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
    tests: [['test/unit/advisories/decide/assess.test.ts', 'the worst counts']],
  },
  {
    row: 'canonical id',
    topic: 'aliases',
    tests: [
      ['test/unit/advisories/decide/assess.test.ts', 'joins by alias'],
      [SELECTION, 'joins what shares an alias'],
    ],
  },
  {
    row: 'NEW',
    topic: 'against the base',
    tests: [
      ['test/unit/check/compare/compare-places.test.ts', 'is not about advisories'],
      ['test/unit/check/compare/compare-places.test.ts', 'is an advisory on another build'],
    ],
  },
  {
    row: 'severity',
    topic: 'of vectors',
    tests: [['test/unit/values/severity.test.ts', 'is unscored']],
  },
];

/**
 * The life of a tag (advisory-rules.md#end-of-life-decisions), in the order of the table: the row in the
 * decision, and as a finding.
 */
export const LIVES: readonly Row[] = (
  [
    ['no such tag', 'no such tag, no digest', 'no such tag'],
    ['broken', 'GRACE_BROKEN', 'cannot be built'],
    ['grace is over', 'GRACE_EXPIRED', 'grace is over'],
    ['grace ends', '30 days left of the grace period', 'grace ends'],
    ['in grace', '31 days left of the grace period', 'in grace'],
    [
      'in grace, denied',
      'judges a tag %s, where no-eol denies pulls',
      'pulls are denied in the grace period',
    ],
    ['over', 'eolDate past, not in grace', 'past its end of life'],
    ['deprecated without a date', 'deprecated, v1 has no entry', 'deprecated, no date'],
    ['deprecated early', 'deprecated, eolDate to come', 'deprecated before its date'],
    ['ends soon', 'eolDate in 90 days', 'ends soon'],
    ['superseded', 'TAG_INACTIVE, no eolDate', 'superseded'],
    ['anything unknown', 'a status of a tag that is not known', 'an unrecognized status'],
    ['else', 'nothing known against it', 'reports nothing for a maintained tag'],
  ] as const
).map(([row, decided, told]) => ({
  row,
  topic: 'life of a tag',
  tests: [
    [LIFE, `'${decided}`],
    [LIFE_TOLD, `'${told}'`],
  ],
}));
