import fc from 'fast-check';

import { ADVISORY_STATUSES } from '../../../src/advisories/decide/advisory-status.ts';
import type { CheckReport, ReportedUpdate } from '../../../src/check/report/check-report.ts';
import type { ReportedFinding, Resolved } from '../../../src/check/report/reported-finding.ts';
import type { ReportedImage } from '../../../src/check/report/reported-image.ts';
import type {
  AdvisoryFacts,
  EndOfLifeFacts,
  Observation,
  Verdict,
  FindingCause,
} from '../../../src/check/decide/finding.ts';
import { RULES } from '../../../src/config/policy/rule-ids.ts';
import { DEFAULT_POLICY } from '../../../src/config/policy/gate-policy.ts';
import { RATINGS } from '../../../src/values/severity.ts';
import { digestOf } from './sample-check.ts';

/** From which a report is made: so many of each, with texts out of a few, so that a large one is made in no time. */
export interface ReportPlan {
  readonly findings: number;
  readonly resolved: number;
  readonly images: number;
  readonly notes: number;
  /** Files that the findings lie in, and lines of each. */
  readonly files: number;
  readonly lines: number;
  /** What every text that is not ours is one of. */
  readonly texts: readonly string[];
  /** How many findings of a hundred are errors, and warnings. */
  readonly errors: number;
  readonly warnings: number;
  /** One in so many findings has no place in a file; 0 is none. */
  readonly placeless: number;
  readonly isCompared: boolean;
  readonly salt: number;
}

/** Plans of reports whose foreign texts are drawn from `text`, with at most so many entries in every list. */
export function reportPlans(text: fc.Arbitrary<string>, most: number): fc.Arbitrary<ReportPlan> {
  return fc.record({
    findings: fc.nat({ max: most }),
    resolved: fc.nat({ max: most }),
    images: fc.nat({ max: most }),
    notes: fc.nat({ max: Math.min(most, 50) }),
    files: fc.integer({ min: 1, max: Math.max(1, most) }),
    lines: fc.integer({ min: 1, max: 20 }),
    texts: fc.array(text, { minLength: 1, maxLength: 8 }),
    errors: fc.nat({ max: 100 }),
    warnings: fc.nat({ max: 100 }),
    placeless: fc.constantFrom(0, 0, 1, 7),
    isCompared: fc.boolean(),
    salt: fc.nat({ max: 1_000 }),
  });
}

/** The report of a plan; the same for the same. */
export function generateReport(plan: ReportPlan): CheckReport {
  const findings = Array.from({ length: plan.findings }, (_, index) => findingOf(plan, index)).sort(
    (a, b) =>
      ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || RULES.indexOf(a.rule) - RULES.indexOf(b.rule),
  );
  const verdict: Verdict = findings.some(({ level }) => level === 'error')
    ? 'fail'
    : findings.some(({ level }) => level === 'warning')
      ? 'warn'
      : 'pass';
  return {
    schema: 'mooring.check-report/v1',
    verdict,
    checkedAt: '2026-11-20T12:00:00.000Z',
    mode: 'signed-in',
    comparedWith: plan.isCompared
      ? { kind: 'baseline', file: textOf(plan, 0, 1) }
      : { kind: 'none', reason: textOf(plan, 0, 2) },
    failOn: ['end-of-life'],
    policies: [DEFAULT_POLICY],
    placeLists: [],
    notes: Array.from({ length: plan.notes }, (_, index) => textOf(plan, index, 3)),
    files: plan.files,
    images: Array.from({ length: plan.images }, (_, index) => imageOf(plan, index)),
    findings,
    resolved: Array.from({ length: plan.resolved }, (_, index) => resolvedFindings(plan, index)),
    updates: [updateOf(plan, 1)],
  };
}

const ORDER = ['error', 'warning', 'notice'] as const;

function findingOf(plan: ReportPlan, index: number): ReportedFinding {
  const share = mix(plan, index, 4) % 100;
  const level = share < plan.errors ? 'error' : share < plan.errors + plan.warnings ? 'warning' : 'notice';
  const novelty = !plan.isCompared ? 'not-compared' : mix(plan, index, 5) % 2 === 0 ? 'new' : 'pre-existing';
  const exception = { reason: textOf(plan, index, 6), until: textOf(plan, index, 7) };
  return {
    ...observationOf(plan, index),
    policy: 0,
    level,
    novelty,
    ...(level === 'notice' && index % 3 === 0 ? { exception } : {}),
  };
}

function observationOf(plan: ReportPlan, index: number): Omit<Observation, 'places'> {
  const rule = RULES[mix(plan, index, 8) % RULES.length] ?? 'advisory';
  const isPlaceless = plan.placeless !== 0 && index % plan.placeless === 0;
  // Every other one is about an image of the report, at its place; every fifth has the key of the one before it.
  const image = index % 2 === 0 && plan.images > 0 ? imageOf(plan, index % plan.images) : undefined;
  const [place] = image?.places ?? [];
  return {
    rule,
    weight: 'blocking',
    key: `${rule}|${index % 5 === 0 ? index : index - 1}`,
    file: isPlaceless ? '' : (place?.file ?? fileOf(plan, index)),
    line: place?.line ?? 1 + (mix(plan, index, 9) % plan.lines),
    reference: image === undefined ? textOf(plan, index, 10) : `${image.image}@${image.pinned ?? ''}`,
    title: textOf(plan, index, 11),
    message: textOf(plan, index, 12),
    remedy: textOf(plan, index, 13),
    ...(rule === 'advisory' ? { advisory: advisoryOf(plan, index) } : {}),
    ...(rule === 'end-of-life' ? { endOfLife: lifeOf(plan, index) } : {}),
    ...(rule === 'not-checked' ? { cause: causeOf(plan, index % 7) } : {}),
  };
}

function lifeOf(plan: ReportPlan, index: number): EndOfLifeFacts {
  return { eolDate: null, graceEnds: null, daysLeft: null, successor: textOf(plan, index, 26) };
}

function causeOf(plan: ReportPlan, number: number): FindingCause {
  const [title, message, remedy] = [30, 31, 32].map((field) => textOf(plan, number, field));
  return {
    key: String(number),
    kind: 'unreachable-host',
    title: title ?? '',
    message: message ?? '',
    remedy: remedy ?? '',
  };
}

/** A path that git could hold: with no NUL in it, and not from the root. */
function fileOf(plan: ReportPlan, index: number): string {
  const number = mix(plan, index, 14) % plan.files;
  return `${textOf(plan, number, 15).replaceAll('\0', '').replace(/^\/+/, '')}${number}/Dockerfile`;
}

function advisoryOf(plan: ReportPlan, index: number): AdvisoryFacts {
  const rating = RATINGS[mix(plan, index, 16) % RATINGS.length] ?? 'low';
  return {
    id: index % 2 === 0 ? `CVE-2026-${1_000 + (index % 3_000)}` : textOf(plan, index, 17),
    aliases: [textOf(plan, index, 18)],
    advisoryId: textOf(plan, index, 19),
    uid: textOf(plan, index, 20),
    note: textOf(plan, index, 33),
    status: ADVISORY_STATUSES[mix(plan, index, 21) % ADVISORY_STATUSES.length] ?? 'unknown',
    package: { name: textOf(plan, index, 22), version: textOf(plan, index, 23) },
    fixedVersion: textOf(plan, index, 24),
    severity: { rating, score: (mix(plan, index, 25) % 101) / 10 },
    platforms: ['linux/amd64'],
    since: '2026-11-15T00:00:00.000Z',
    events: [{ kind: 'fixed', at: '2026-11-15T00:00:00.000Z', versions: [textOf(plan, index, 29)] }],
  };
}

function updateOf(plan: ReportPlan, index: number): ReportedUpdate {
  const id = textOf(plan, index, 43);
  return {
    file: fileOf(plan, index),
    line: 1,
    image: textOf(plan, index, 40),
    from: textOf(plan, index, 41),
    to: textOf(plan, index, 42),
    direction: 'backward',
    resolved: [id],
    introduced: [{ id, status: 'affected', level: 'error' }],
    carriedOver: 1,
  };
}

function resolvedFindings(plan: ReportPlan, index: number): Resolved {
  const { rule, key, file, line, reference, title } = observationOf(plan, index + 100_000);
  return { rule, key, file, line, reference, title };
}

function imageOf(plan: ReportPlan, index: number): ReportedImage {
  const [pinned, newest] = [digestOf('a'), digestOf('b')];
  const around = [
    { digest: pinned, at: '2026-11-01T06:00:00.000Z' },
    { digest: newest, at: '2026-11-18T06:00:00.000Z' },
  ];
  const reported = { exists: true, deprecated: true, entry: 'none', isDenied: null } as const;
  return {
    image: textOf(plan, index, 27),
    pinned,
    newest,
    newestBuiltAt: '2026-11-18T06:00:00.000Z',
    behind: { builds: 1 + (index % 9), days: 2 },
    endOfLife: { verdict: 'fail', ...lifeOf(plan, index), reported },
    history: {
      builds: 10,
      around,
      newerAfterDays: [1 + (index % 40), 2 + (index % 90)],
      usualDays: index % 9,
    },
    packages: null,
    openAdvisories: [textOf(plan, index, 28)],
    assumedFixes: [
      {
        id: textOf(plan, index, 34),
        package: { name: textOf(plan, index, 35), version: textOf(plan, index, 36) },
        fixedVersion: textOf(plan, index, 37),
        reason: 'patched-before',
      },
    ],
    places: [{ file: fileOf(plan, index), line: 1, policy: 0 }],
  };
}

function textOf(plan: ReportPlan, index: number, field: number): string {
  return plan.texts[mix(plan, index, field) % plan.texts.length] ?? '';
}

/** A number that looks like chance and is the same every time. */
function mix({ salt }: ReportPlan, index: number, field: number): number {
  const mixed = Math.imul((index + 1) * 2_654_435_761, 2 * field + 1) ^ Math.imul(salt + field, 40_503);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
