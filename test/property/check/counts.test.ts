import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Advisory } from '../../../src/advisories/decide/advisory.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { judge } from '../../../src/check/decide/judge.ts';
import { createView } from '../../../src/check/views/check-view.ts';
import { renderComment, renderSarif, renderSummary, renderText } from '../../support/views/rendered.ts';
import type { Exception } from '../../../src/config/policy/exception.ts';
import { DEFAULT_GATE_CONFIG } from '../../../src/config/policy/gate-policy.ts';
import type { ImagePackages } from '../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../src/values/fetched.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { DEFAULT_TRUST_CONFIG } from '../../../src/signatures/decide/trust-settings.ts';
import {
  advisory,
  digestOf,
  evidence,
  historyOf,
  known,
  now,
  sbomOf,
  scanned,
  tagEvidence,
  use,
} from '../../support/samples/sample-check.ts';

const PACKAGES = ['curl', 'libcurl', 'wget', 'zlib'];
const IDS = ['CVE-2026-1001', 'CVE-2026-1002', 'CVE-2026-1003', 'CVE-2026-1004'];
const RATINGS = ['critical', 'high', 'medium'] as const;
const SCORES = { critical: 9.5, high: 7.5, medium: 5 };
const BUILDS = ['a', 'b', 'c'];

type Rating = (typeof RATINGS)[number];

/** Whether an advisory on a package blocks, and how severe it is; undefined if there is none. */
type Flaw = { readonly blocks: boolean; readonly rating: Rating } | undefined;

/** A build of a tag of an image, such as `node:22@a`. */
const build = fc.record({
  image: fc.constantFrom('node', 'go'),
  tag: fc.constantFrom('20', '22'),
  digit: fc.constantFrom(...BUILDS),
});
type Build = Parameters<Parameters<typeof build.filter>[0]>[0];

const world = fc.record({
  /** By package, then by vulnerability. */
  flaws: fc.array(
    fc.array(
      fc.option(fc.record({ blocks: fc.boolean(), rating: fc.constantFrom(...RATINGS) }), { nil: undefined }),
      {
        minLength: IDS.length,
        maxLength: IDS.length,
      },
    ),
    { minLength: PACKAGES.length, maxLength: PACKAGES.length },
  ),
  /** The packages of each build of each image. */
  contents: fc.array(fc.subarray(PACKAGES), { minLength: 12, maxLength: 12 }),
  /** Lines of files, each with what the base and head have there. */
  lines: fc.array(fc.tuple(fc.option(build), fc.option(build)), { minLength: 2, maxLength: 6 }),
});
type World = Parameters<Parameters<typeof world.filter>[0]>[0];

function packagesOf({ contents }: World, { digit, image, tag }: Build): readonly string[] {
  const index = BUILDS.indexOf(digit) * 4 + (image === 'go' ? 2 : 0) + (tag === '20' ? 1 : 0);
  return contents[index] ?? [];
}

const nameOf = ({ image, tag }: Build): string => `cgr.dev/acme/${image}:${tag}`;
const referenceOf = (one: Build): string => `${nameOf(one)}@${digestOf(one.digit)}`;

function checked(given: World, { exceptions = [], baseline }: CheckedWith = {}): CheckReport {
  const advisoriesOn = (name: string, index: number): readonly Advisory[] =>
    IDS.flatMap((id, number) => {
      const flaw: Flaw = given.flaws[index]?.[number];
      if (flaw === undefined) return [];
      const found = advisory(name, id, [1, flaw.blocks ? 'true-positive' : 'pending-upstream-fix']);
      const severity = { rating: flaw.rating, score: SCORES[flaw.rating] };
      return [{ ...found, uid: `${name} ${id}`, severity }];
    });
  const all = given.lines.flat().filter((one) => one !== null);
  const history = tagEvidence(historyOf({ 1: 'a', 10: 'b', 18: 'c' }));
  const packages = all.map((one): [string, Fetched<ImagePackages>] => [
    referenceOf(one),
    known(sbomOf(...packagesOf(given, one).map((name) => ({ name })))),
  ]);
  const sideOf = (side: 0 | 1) =>
    scanned(
      ...given.lines.flatMap((line, index) => {
        const one = line[side];
        const file = `${index}/Dockerfile`;
        // A line that never changes, so that no file is added or removed.
        const keep = use(file, 9, `cgr.dev/acme/keep:1@${digestOf('a')}`);
        return one === null ? [keep] : [use(file, 1, referenceOf(one)), keep];
      }),
    );
  return judge(
    {
      base:
        baseline === undefined
          ? { kind: 'tree', commit: 'b'.repeat(40) }
          : { kind: 'baseline', file: 'baseline.json', report: baseline },
      config: {
        check: { ...DEFAULT_GATE_CONFIG, exceptions },
        state: 'applied',
        trust: DEFAULT_TRUST_CONFIG,
      },
      head: { ...sideOf(1), files: given.lines.length },
      before: sideOf(0),
      addedComments: 0,
    },
    {
      evidence: evidence(
        Object.fromEntries(
          ['node:20', 'node:22', 'go:20', 'go:22', 'keep:1'].map((name) => [`cgr.dev/acme/${name}`, history]),
        ),
        Object.fromEntries(PACKAGES.map((name, index) => [name, known(advisoriesOn(name, index))])),
        Object.fromEntries(packages),
      ),
      now,
      access: { mode: 'signed-in', organization: 'acme' },
    },
    { inputs: { failOn: ['new-advisory'], warnOn: ['advisory'] }, registry: 'cgr.dev', exploits: undefined },
  ).report;
}

interface CheckedWith {
  readonly exceptions?: readonly Exception[];
  /** The report to compare with instead of the base. */
  readonly baseline?: CheckReport;
}

/** What a person would count: each vulnerability of an image once, as the lines with it say. */
function counted(given: World) {
  const open = (one: Build): Map<string, { blocks: boolean; rating: Rating }> => {
    const found = new Map<string, { blocks: boolean; rating: Rating }>();
    for (const name of packagesOf(given, one)) {
      for (const [number, id] of IDS.entries()) {
        const flaw: Flaw = given.flaws[PACKAGES.indexOf(name)]?.[number];
        if (flaw === undefined) continue;
        const { blocks = false, rating = 'medium' } = found.get(id) ?? {};
        found.set(id, { blocks: blocks || flaw.blocks, rating: worst(rating, flaw.rating) });
      }
    }
    return found;
  };
  const sets = { head: new Map<string, Rating>(), base: new Map<string, Rating>() };
  const [fresh, errors, gone] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const updates = { number: 0, resolved: new Set<string>(), brought: new Set<string>() };
  for (const [before, after] of given.lines) {
    const [had, has] = [before, after].map((one) => (one === null ? new Map<never, never>() : open(one))) as [
      ReturnType<typeof open>,
      ReturnType<typeof open>,
    ];
    const isPair = before !== null && before.image === after?.image;
    const isUpdate = isPair && referenceOf(before) !== referenceOf(after);
    updates.number += Number(isUpdate);
    for (const [id, { blocks, rating }] of has) {
      const unit = `${after === null ? '' : nameOf(after)} ${id}`;
      sets.head.set(unit, worst(sets.head.get(unit) ?? 'medium', rating));
      const old = isPair ? had.get(id) : undefined;
      if (old !== undefined && (old.blocks || !blocks)) continue;
      fresh.add(unit);
      if (blocks) errors.add(unit);
      if (isUpdate) updates.brought.add(unit);
    }
    for (const [id, { rating }] of had) {
      const unit = `${before === null ? '' : nameOf(before)} ${id}`;
      sets.base.set(unit, worst(sets.base.get(unit) ?? 'medium', rating));
      if (isPair && has.has(id)) continue;
      gone.add(unit);
      if (isUpdate) updates.resolved.add(unit);
    }
  }
  return { ...sets, fresh, errors, gone, updates };
}

function worst(one: Rating, other: Rating): Rating {
  return RATINGS.indexOf(one) < RATINGS.indexOf(other) ? one : other;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const sorted = (units: Iterable<string>): readonly string[] => [...new Set(units)].sort();

/** The number of warnings in the first list: the new ones, or all if none is new. */
function openWarnings(problems: readonly { readonly level: string; readonly novelty: string }[]): number {
  const all = problems.filter(({ level }) => level === 'warning');
  const added = all.filter(({ novelty }) => novelty === 'new').length;
  return added === 0 ? all.length : added;
}

/** The first number that a pattern finds in a text; 0 if it finds none. */
function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** The number of problems of each rating in the rows with a sign. */
function ratingsIn(markdown: string, sign: string): readonly number[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith(`| ${sign} |`));
  return RATINGS.map(
    (rating) => rows.filter((row) => row.toLowerCase().includes(`\u00a0${rating}\u00a0`)).length,
  );
}

function byRating(units: ReadonlyMap<string, Rating>, of?: ReadonlySet<string>): readonly number[] {
  const counts = [...units].filter(([unit]) => of === undefined || of.has(unit));
  return RATINGS.map((rating) => counts.filter((one) => one[1] === rating).length);
}

describe('the numbers of a report', () => {
  it('count each vulnerability of an image once, in every view alike', () => {
    fc.assert(
      fc.property(world, (given) => {
        const report = checked(given);
        const { base, errors, fresh, gone, head, updates } = counted(given);
        const [blocking, warnings] = [errors.size, head.size - errors.size];
        const unitOf = ({
          reference,
          advisory: found,
        }: CheckReport['findings'][number] | CheckReport['resolved'][number]) =>
          found === undefined ? [] : `${reference.replace(/@.*/, '')} ${found.id}`;

        // JSON: the findings, the resolved ones, the trend and the updates.
        expect(sorted(report.findings.flatMap(unitOf))).toEqual(sorted(head.keys()));
        const added = report.findings.filter(({ novelty }) => novelty === 'new');
        expect(sorted(added.flatMap(unitOf))).toEqual(sorted(fresh));
        const failing = report.findings.filter(({ level }) => level === 'error');
        expect(sorted(failing.flatMap(unitOf))).toEqual(sorted(errors));
        expect(sorted(report.resolved.flatMap(unitOf))).toEqual(sorted(gone));
        const { trend } = report;
        expect(RATINGS.map((rating) => trend?.[rating].head)).toEqual(byRating(head));
        expect(RATINGS.map((rating) => trend?.[rating].base)).toEqual(byRating(base));
        const { updates: replaced = [] } = report;
        const ids = (key: 'from' | 'to') =>
          replaced.flatMap((one) =>
            (key === 'from' ? one.resolved : one.introduced.map(({ id }) => id)).map(
              (id) => `${one[key].replace(/@.*/, '')} ${id}`,
            ),
          );
        expect(sorted(ids('from'))).toEqual(sorted(updates.resolved));
        expect(sorted(ids('to'))).toEqual(sorted(updates.brought));

        // Texts: the headline, the table, the overview, and the list of what is resolved.
        const context = { event: 'change' } as const;
        const problems = createView(report, context).problems.filter(({ level }) => level !== 'notice');
        expect(problems).toHaveLength(head.size);
        const summary = renderSummary(report, context);
        const comment = renderComment({ report, context, marker: '', jobKey: 'a' });
        const log = renderText(report, context).join('\n');
        for (const text of [summary, comment, log]) {
          const headline = /^(?:## \S+ )?(\d+) (?:new |pre-existing )?(problem|warning)/m.exec(text);
          const expected = blocking > 0 ? [blocking, 'problem'] : warnings > 0 ? [warnings, 'warning'] : [];
          expect(headline === null ? [] : [Number(headline[1]), headline[2]]).toEqual(expected);
          const flat = text.replaceAll(/\s+/g, ' ');
          const also = /Also \d+ .*?\)\. /.exec(flat)?.[0] ?? '';
          const listed = [...also.matchAll(/(\d+) (?:new |pre-existing )?warning/g)].map(([, one]) =>
            Number(one),
          );
          const folded = blocking > 0 ? warnings : warnings - openWarnings(problems);
          expect(listed.reduce((sum, one) => sum + one, 0)).toBe(folded);
          expect(numberIn(text, /(\d+) resolved problem/)).toBe(gone.size + others(report));
          const effects = /\d+ updates? (?:resolve|bring|change)[^.<]*/.exec(flat)?.[0] ?? '';
          expect(numberIn(effects, /^(\d+) update/)).toBe(updates.number);
          expect(numberIn(effects, /resolves? (\d+)/)).toBe(updates.resolved.size);
          expect(numberIn(effects, /brings? (\d+)/)).toBe(updates.brought.size);
          if (text === log) continue;
          expect(ratingsIn(text, '❌')).toEqual(byRating(head, errors));
          const rest = new Set([...head.keys()].filter((unit) => !errors.has(unit)));
          expect(ratingsIn(text, '⚠️')).toEqual(byRating(head, rest));
        }

        // SARIF: a result for each place, and what is new among them.
        const { log: sarif } = renderSarif(report, { category: 'a', version: '1', hash });
        const results = sarif.runs[0]?.results.filter(({ ruleId }) => ruleId.startsWith('advisory/')) ?? [];
        const unitIn = ({ properties, ruleId }: (typeof results)[number]) =>
          `${properties.image.replace(/@.*/, '')} ${ruleId.replace('advisory/', '')}`;
        expect(sorted(results.map(unitIn))).toEqual(sorted(head.keys()));
        expect(sorted(results.filter(({ level }) => level === 'error').map(unitIn))).toEqual(sorted(errors));
        const atPlaces = results.map(
          (one) => `${unitIn(one)} ${one.locations[0].physicalLocation.artifactLocation.uri}`,
        );
        expect(new Set(atPlaces).size).toBe(results.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an exception for one package', () => {
  const [curl, wget] = [
    { image: 'node', tag: '22', digit: 'a' },
    { image: 'node', tag: '22', digit: 'b' },
  ] as const;
  const flaw = { blocks: true, rating: 'high' } as const;
  const given: World = {
    flaws: PACKAGES.map(() => [flaw, undefined, undefined, undefined]),
    contents: Array.from({ length: 12 }, (_, index) => (index < 4 ? ['curl'] : ['wget'])),
    lines: [[curl, wget]],
  };
  const ends = parseInstant('2026-12-01T00:00:00Z');
  const anything = { rule: undefined, advisory: undefined, image: undefined, path: undefined };
  const place = { file: '.github/mooring.yml', line: 1 };
  const exceptions: readonly Exception[] = [
    { ...anything, ...place, package: 'curl', reason: 'ours', until: '2026-11-30', ends },
  ];
  const noveltiesOf = (report: CheckReport) =>
    report.findings.flatMap((one) =>
      one.advisory === undefined ? [] : [`${one.level} ${one.novelty} ${one.advisory.package?.name}`],
    );

  it('does not make the vulnerability pre-existing in another one', () => {
    expect(noveltiesOf(checked(given))).toEqual(['warning pre-existing wget']);
    expect(noveltiesOf(checked(given, { exceptions }))).toEqual(['error new wget']);
  });

  it('does not do so by an earlier report either', () => {
    const earlier: World = { ...given, lines: [[null, curl]] };
    expect(noveltiesOf(checked(given, { baseline: checked(earlier) }))).toEqual([
      'warning pre-existing wget',
    ]);
    const baseline = checked(earlier, { exceptions });
    expect(noveltiesOf(checked(given, { baseline }))).toEqual(['error new wget']);
  });

  it('is not needed to read which package took its place', () => {
    const found = checked(given).findings.find((one) => one.advisory !== undefined);
    expect(found?.packageChanges).toEqual({ joined: ['wget'], left: ['curl'] });
    const log = renderText(checked(given), { event: 'change' }).join('\n');
    expect(log.replaceAll(/\s+/g, ' ')).toContain('It is now in wget, no longer in curl.');
  });
});

/** Resolved problems of other rules: of images, each once. */
function others({ resolved }: CheckReport): number {
  const found = resolved.filter((one) => one.advisory === undefined);
  return new Set(
    found.map(({ reference, rule, title }) => `${rule} ${reference.replace(/@.*/, '')} ${title}`),
  ).size;
}
