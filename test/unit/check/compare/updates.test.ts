import { describe, expect, it } from 'vitest';

import { compareSides } from '../../../../src/check/compare/place-comparison.ts';
import { sideOfTree } from '../../../../src/check/compare/compared-base.ts';
import type { Evidence } from '../../../../src/check/decide/evidence.ts';
import type { ImagePackages } from '../../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import type { Observation } from '../../../../src/check/decide/finding.ts';
import type { Trend } from '../../../../src/check/report/check-report.ts';
import { trendOf } from '../../../../src/check/compare/trend.ts';
import { reportUpdates, updatedPlaces } from '../../../../src/check/compare/updates.ts';
import type { Update } from '../../../../src/check/report/place-lists.ts';
import {
  digestOf,
  evidence,
  historyOf,
  known,
  refused,
  scanned,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

const HISTORY = tagEvidence(historyOf({ 1: 'a', 10: 'b', 18: 'c' }));
const PACKAGES = known<ImagePackages>({ source: 'attestation', platforms: [] });

/** A reference to an image of the organization, with a digest of one character. */
function named(text: string): string {
  const [tagged = '', digit] = text.split('@');
  const host = tagged.includes('/') ? '' : 'cgr.dev/acme/';
  return `${host}${tagged}${digit === undefined ? '' : `@${digestOf(digit)}`}`;
}

function given(packages: Readonly<Record<string, Fetched<ImagePackages>>>): Evidence {
  const tags = ['node:22', 'node:24', 'node:latest', 'node:22-dev'].map((tag) => [named(tag), HISTORY]);
  return evidence(Object.fromEntries(tags), {}, packages);
}

const SCORES: Readonly<Record<string, number>> = { critical: 9, high: 7, medium: 4, low: 1, none: 0 };

/** Open advisories at a reference: `CVE`, with its rating and weight if they matter. */
function open(reference: string, ...ids: readonly string[]): readonly Observation[] {
  return ids.map((text) => {
    const [id = '', rating = 'high', weight = 'blocking'] = text.split(' ');
    const severity = { rating, score: SCORES[rating] ?? null };
    const facts = { id, aliases: [], package: { name: 'curl' }, platforms: [], severity };
    return {
      rule: 'advisory',
      key: id,
      title: '',
      message: '',
      remedy: '',
      file: 'Dockerfile',
      line: 3,
      reference,
      weight,
      advisory: Object.assign(facts, { status: 'affected' }),
    } as unknown as Observation;
  });
}

interface Change {
  readonly from: string;
  readonly to: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly packages?: readonly [from: Fetched<ImagePackages>, to: Fetched<ImagePackages>];
}

/** Head and base with one place each. */
function compare({ from, to, before = [], after = [], packages = [PACKAGES, PACKAGES] }: Change) {
  const [base, head] = [named(from), named(to)];
  const facts = given({ [base]: packages[0], [head]: packages[1] });
  const sideOf = (reference: string, ids: readonly string[]) =>
    sideOfTree(scanned(use('Dockerfile', 3, reference)), open(reference, ...ids), {
      evidence: facts,
      registry: 'cgr.dev',
    });
  return { facts, comparison: compareSides(sideOf(head, after), sideOf(base, before)) };
}

function updateOf(change: Change): Update | undefined {
  const { comparison, facts } = compare(change);
  const old = new Set(change.before);
  const findings = open(named(change.to), ...(change.after ?? [])).map((one) =>
    Object.assign(one, {
      novelty: old.has(one.key) ? ('pre-existing' as const) : ('new' as const),
      level: 'warning' as const,
    }),
  );
  return reportUpdates(updatedPlaces(comparison, facts), findings)[0];
}

const trendFor = (change: Change): Trend | undefined => trendOf(compare(change).comparison);

describe('updates', () => {
  it.each([
    ['node:22@a', 'node:22@b', 'forward'],
    ['node:22@b', 'node:22@a', 'backward'],
    ['node:22@a', 'node:22', 'forward'],
    ['node:22@c', 'node:24@a', 'forward'],
    ['node:24@a', 'node:22@c', 'backward'],
    ['node:24@a', 'node:latest', 'forward'],
    ['node:22@a', 'node:22-dev@b', 'forward'],
    ['node:22@9', 'node:22@b', 'unknown'],
    ['node:22@a', 'node:22@9', 'unknown'],
    ['node:22', 'node:24-dev', 'unknown'],
    ['node:22@c', 'node:latest', 'unknown'],
    ['cgr.dev/other/node:22@a', 'node:22@b', 'unknown'],
  ])('go from %s to %s %s', (from, to, direction) => {
    expect(updateOf({ from, to })?.direction).toBe(direction);
  });

  it('list what they resolve and bring, and count what is on both builds', () => {
    const before = ['CVE-1', 'CVE-2', 'CVE-3 low minor'];
    const after = ['CVE-2', 'CVE-4', 'CVE-5 low minor'];
    expect(updateOf({ from: 'node:22@a', to: 'node:22@b', before, after })).toEqual({
      file: 'Dockerfile',
      line: 3,
      image: 'cgr.dev/acme/node',
      from: named('node:22@a'),
      to: named('node:22@b'),
      direction: 'forward',
      resolved: ['CVE-1'],
      introduced: [{ id: 'CVE-4', status: 'affected', level: 'warning' }],
      carriedOver: 1,
    });
  });

  const byName = known<ImagePackages>({ source: 'name', reason: 'no SBOM' });
  it.each<[string, Change]>([
    ['of an unchanged reference', { from: 'node:22@a', to: 'node:22@a' }],
    ['of another image', { from: 'go:1', to: 'node:22@a' }],
    ['from an unknown build', { from: 'node:22@a', to: 'node:22@b', packages: [refused, PACKAGES] }],
    ['to an unknown build', { from: 'node:22@a', to: 'node:22@b', packages: [PACKAGES, refused] }],
    ['to a build without an SBOM', { from: 'node:22@a', to: 'node:22@b', packages: [PACKAGES, byName] }],
    ['from another registry', { from: 'docker.io/library/node:22', to: 'node:22@b' }],
  ])('are none %s', (_, change) => {
    expect(updateOf(change)).toBeUndefined();
  });
});

describe('the trend', () => {
  it('counts each vulnerability of an image once, by its worst severity', () => {
    const before = ['CVE-1 critical', 'CVE-2 high', 'CVE-3 unscored'];
    const after = ['CVE-2 low', 'CVE-2 high', 'CVE-4 medium minor'];
    expect(trendFor({ from: 'node:22@a', to: 'node:22@b', before, after })).toEqual({
      critical: { head: 0, base: 1 },
      high: { head: 1, base: 1 },
      medium: { head: 1, base: 0 },
      low: { head: 0, base: 0 },
      none: { head: 0, base: 0 },
      unscored: { head: 0, base: 1 },
    });
  });

  it.each<[string, Change]>([
    ['of the base', { from: 'node:22@a', to: 'node:22@b', packages: [refused, PACKAGES] }],
    ['of head', { from: 'node:22@a', to: 'node:22@b', packages: [PACKAGES, refused] }],
  ])('is unknown with a build %s that is unknown', (_, change) => {
    expect(trendFor(change)).toBeUndefined();
  });
});
