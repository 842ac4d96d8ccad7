import { describe, expect, it } from 'vitest';

import {
  noveltyAtPlace,
  packageChangesAt,
  unknownBuilds,
  unreadInBase,
} from '../../../../src/check/compare/compare-places.ts';
import { compareSides } from '../../../../src/check/compare/place-comparison.ts';
import type { Side } from '../../../../src/check/compare/indexed-side.ts';
import type { AdvisoryFacts, Observation, Weight } from '../../../../src/check/decide/finding.ts';
import type { Rule } from '../../../../src/config/policy/rule-ids.ts';
import type { UnreadUse } from '../../../../src/references/decide/image-use.ts';
import type { Knowledge } from '../../../../src/check/compare/knowledge.ts';
import type { ComparedPlace } from '../../../../src/references/decide/places.ts';
import { resolvedSince } from '../../../../src/check/compare/compared-base.ts';

const A: ComparedPlace = { file: 'Dockerfile', line: 1, reference: 'cgr.dev/acme/node:20' };
const B: ComparedPlace = { ...A, reference: 'cgr.dev/acme/node:22' };
const KNOWN = { kind: 'packages', missing: [], hasUnrecognized: false } as const;
const PARTIAL: Knowledge = { ...KNOWN, hasUnrecognized: true };
const BY_NAME: Knowledge = { kind: 'name' };
const OTHER: Knowledge = { kind: 'none' };
const UNKNOWN: Knowledge = { kind: 'unknown', reason: 'image not found', remedy: 'Look.' };

function seen(rule: Rule, place: ComparedPlace, given: Partial<Observation> = {}): Observation {
  const key = `${rule}|${place.reference}`;
  return { rule, key, weight: 'blocking', ...place, title: '', message: '', remedy: '', ...given };
}

/** An advisory, as `CVE in package`; without a package it was matched by the name of the image. */
function open(
  text: string,
  place: ComparedPlace,
  given: { readonly weight?: Weight; readonly on?: readonly string[] } = {},
) {
  const [id = '', name] = text.split(' in ');
  const { on = ['linux/amd64'], weight = 'blocking' } = given;
  const facts = { id, aliases: [`also-${id}`], package: name === undefined ? null : { name }, platforms: on };
  const advisory = facts as unknown as AdvisoryFacts;
  return seen('advisory', place, { key: `advisory|${text}`, weight, advisory });
}

interface Given extends Partial<Pick<Side, 'observations' | 'isAccepted'>> {
  readonly places?: readonly ComparedPlace[];
  readonly known?: Knowledge;
  readonly unread?: readonly UnreadUse[];
}

function side({ known = KNOWN, observations = [], unread = [], ...given }: Given): Side {
  const places = given.places ?? observations.map(({ file, line, reference }) => ({ file, line, reference }));
  const { isAccepted = () => false } = given;
  return { places, observations, unread, isAccepted, knowledgeAt: () => known };
}

function novelties(head: Given, base: Given): readonly string[] {
  const comparison = compareSides(side(head), side(base));
  return (head.observations ?? []).map((one) => noveltyAtPlace(one, comparison));
}

function resolved(base: Given, head: Given = {}): readonly string[] {
  return resolvedSince(compareSides(side(head), side(base))).map(({ key }) => key);
}

function unreadIn(file: string, scope: UnreadUse['scope'] = 'file'): UnreadUse {
  return { file, line: 1, written: '${BASE}', reason: 'Why.', scope };
}

describe('novelty of a finding at its place', () => {
  const eol = (place: ComparedPlace, weight: Weight = 'blocking') => seen('end-of-life', place, { weight });

  it.each<[string, Observation, Given, string]>([
    ['on an unchanged line', eol(A), { observations: [eol(A)] }, 'pre-existing'],
    ['on a line that moved', eol({ ...A, line: 9 }), { observations: [eol(A)] }, 'pre-existing'],
    ['as a warning before', eol(A), { observations: [eol(A, 'warning')] }, 'new'],
    ['as a worse one before', eol(A, 'warning'), { observations: [eol(A)] }, 'pre-existing'],
    ['on a line without it before', eol(A), { places: [A] }, 'new'],
    ['on another tag', { ...eol(B), key: 'k' }, { observations: [{ ...eol(A), key: 'k' }] }, 'new'],
    [
      'on another line of another file',
      eol(A),
      { observations: [eol({ ...A, file: 'other' })] },
      'pre-existing',
    ],
    ['in a file that was unreadable', eol(A), { unread: [unreadIn('Dockerfile')] }, 'not-compared'],
    ['in another file', eol(A), { unread: [unreadIn('other')] }, 'new'],
    ['behind a variable before', eol(A), { unread: [unreadIn('Dockerfile', 'reference')] }, 'new'],
  ])('is not about advisories: %s', (_, finding, base, expected) => {
    expect(novelties({ observations: [finding] }, base)).toEqual([expected]);
  });

  it('is new in a file of which the base has as much that is unreadable', () => {
    const unread = [unreadIn('Dockerfile')];
    expect(novelties({ observations: [eol(A)], unread }, { unread })).toEqual(['new']);
    expect(novelties({ observations: [eol(A)], unread }, { unread: [...unread, ...unread] })).toEqual([
      'not-compared',
    ]);
  });

  it('is new in a second file and on a second line', () => {
    const [other, second] = [
      { ...A, file: 'other' },
      { ...A, line: 5 },
    ];
    const head = [A, other, second].map((place) => open('CVE-1 in curl', place));
    expect(novelties({ observations: head }, { observations: [open('CVE-1 in curl', A)] })).toEqual([
      'pre-existing',
      'new',
      'new',
    ]);
  });

  it.each<[string, Observation, Given, string]>([
    [
      'in the same package',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in curl', A)] },
      'pre-existing',
    ],
    [
      'in its next version',
      open('CVE-1 in go-1.25', B),
      { observations: [open('CVE-1 in go-1.24', A)] },
      'pre-existing',
    ],
    [
      'in another package',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in wget', A)] },
      'pre-existing',
    ],
    [
      'in another package, as a warning before',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in wget', A, { weight: 'warning' })] },
      'new',
    ],
    [
      'in another package, accepted before',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in wget', A)], isAccepted: () => true },
      'new',
    ],
    [
      'in the same package, accepted before',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in curl', A)], isAccepted: () => true },
      'pre-existing',
    ],
    ['another one', open('CVE-2 in curl', B), { observations: [open('CVE-1 in curl', A)] }, 'new'],
    [
      'by another id',
      open('also-CVE-1 in curl', B),
      { observations: [open('CVE-1 in curl', A)] },
      'pre-existing',
    ],
    [
      'less severe before',
      open('CVE-1 in curl', B),
      { observations: [open('CVE-1 in curl', A, { weight: 'minor' })] },
      'new',
    ],
    ['by image name now', open('CVE-1', B), { observations: [open('CVE-1 in curl', A)] }, 'pre-existing'],
    ['of a build that is gone', open('CVE-1 in curl', B), { places: [A], known: UNKNOWN }, 'not-compared'],
    ['of a build without an SBOM', open('CVE-1 in curl', B), { places: [A], known: BY_NAME }, 'not-compared'],
    ['of another registry', open('CVE-1 in curl', B), { places: [A], known: OTHER }, 'new'],
    ['of a known build', open('CVE-1 in curl', B), { places: [A] }, 'new'],
    ['of the same build', open('CVE-1 in curl', A), { places: [A], known: UNKNOWN }, 'new'],
  ])('is an advisory on another build: %s', (_, finding, base, expected) => {
    expect(novelties({ observations: [finding] }, base)).toEqual([expected]);
  });

  it.each<[string, readonly string[], readonly string[], object | undefined]>([
    ['joined', ['CVE-1 in curl'], ['CVE-1 in curl', 'CVE-1 in wget'], { joined: ['wget'], left: [] }],
    ['left', ['CVE-1 in curl', 'CVE-1 in wget'], ['CVE-1 in curl'], { joined: [], left: ['wget'] }],
    ['replaced', ['CVE-1 in wget'], ['CVE-1 in curl'], { joined: ['curl'], left: ['wget'] }],
    ['the same', ['CVE-1 in go-1.24'], ['CVE-1 in go-1.25'], undefined],
    ['not known by name', ['CVE-1'], ['CVE-1 in wget'], undefined],
  ])('comes with the packages that are %s', (_, before, now, expected) => {
    const at = (place: ComparedPlace) => (text: string) => open(text, place);
    const [base, head] = [before.map(at(A)), now.map(at(B))];
    const comparison = compareSides(side({ observations: head }), side({ observations: base }));
    expect(head.map((one) => packageChangesAt(one, comparison))).toEqual(head.map(() => expected));
    const unknown = compareSides(side({ observations: head, known: UNKNOWN }), side({ observations: base }));
    expect(head.flatMap((one) => packageChangesAt(one, unknown) ?? [])).toEqual([]);
  });

  it('is unknown on a platform without an SBOM in the base, unless it is on another one too', () => {
    const [arm, both] = [['linux/arm64'], ['linux/amd64', 'linux/arm64']];
    const head = [open('CVE-1 in curl', B, { on: arm }), open('CVE-2 in curl', B, { on: both })];
    const base = { places: [A], known: { ...KNOWN, missing: arm } } as const;
    expect(novelties({ observations: head }, base)).toEqual(['not-compared', 'new']);
    expect(unknownBuilds(compareSides(side({ observations: head }), side(base)))).toMatchObject([
      { place: B, reference: A.reference, reason: 'no SBOM for linux/arm64' },
    ]);
  });

  it('is by key for what is at no place', () => {
    const ended = seen('exception', { file: '.github/mooring.yml', line: 3, reference: 'rule' });
    const unplaced = { observations: [ended], places: [] };
    expect(novelties(unplaced, unplaced)).toEqual(['pre-existing']);
    expect(novelties(unplaced, {})).toEqual(['new']);
  });

  it.each<[string, Knowledge, Knowledge, number]>([
    ['gone', KNOWN, UNKNOWN, 1],
    ['without an SBOM', KNOWN, BY_NAME, 1],
    ['without an SBOM, on both sides', BY_NAME, BY_NAME, 0],
    ['unknown on both sides', UNKNOWN, UNKNOWN, 0],
    ['replaced by another registry', OTHER, UNKNOWN, 0],
    ['known', KNOWN, KNOWN, 0],
    ['known in part', KNOWN, PARTIAL, 1],
    ['known in part, on both sides', PARTIAL, PARTIAL, 0],
  ])('names the build of the base that is %s', (_, now, before, expected) => {
    const comparison = compareSides(side({ places: [B], known: now }), side({ places: [A], known: before }));
    expect(unknownBuilds(comparison)).toHaveLength(expected);
    const same = compareSides(side({ places: [A], known: now }), side({ places: [A], known: before }));
    expect(unknownBuilds(same)).toEqual([]);
  });

  it('names a file that only head can read, once', () => {
    const places = [A, { ...A, line: 7 }];
    const base = side({ unread: [unreadIn('Dockerfile'), unreadIn('gone')] });
    expect(unreadInBase(compareSides(side({ places }), base))).toEqual([A]);
    expect(unreadInBase(compareSides(side({ places, unread: [unreadIn('Dockerfile')] }), base))).toEqual([]);
  });
});

describe('what a change resolves', () => {
  it('is what the base had and head does not, worst rule first, each place for itself', () => {
    const elsewhere = { ...A, file: 'other' };
    const base = [seen('unpinned', A), open('CVE-2 in curl', A), open('CVE-1 in curl', A)];
    expect(resolved({ observations: [...base, open('CVE-1 in curl', elsewhere)] })).toEqual([
      'advisory|CVE-1 in curl',
      'advisory|CVE-1 in curl',
      'advisory|CVE-2 in curl',
      `unpinned|${A.reference}`,
    ]);
    const left = {
      observations: [open('CVE-1 in curl', elsewhere)],
      places: [elsewhere, { ...A, reference: 'go' }],
    };
    expect(resolved({ observations: base }, left)).toHaveLength(3);
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['what only moved', ['CVE-1 in curl'], ['CVE-1 in curl'], []],
    ['what is in the next version', ['CVE-1 in go-1.24'], ['CVE-1 in go-1.25'], []],
    ['what is in another package', ['CVE-1 in curl'], ['CVE-1 in wget'], []],
    ['what is in one package less', ['CVE-1 in curl', 'CVE-1 in wget'], ['CVE-1 in wget'], []],
    ['what is in none', ['CVE-1 in curl'], ['CVE-2 in curl'], ['advisory|CVE-1 in curl']],
  ])('is judged on another build: %s', (_, base, head, expected) => {
    const at = (place: ComparedPlace) => (text: string) => open(text, place);
    expect(resolved({ observations: base.map(at(A)) }, { observations: head.map(at(B)) })).toEqual(expected);
  });

  it.each<[string, Given, Given, number]>([
    ['the other build is known', {}, {}, 1],
    ['the build of the base is unknown', { known: UNKNOWN }, {}, 0],
    ['the build of head is unknown', {}, { known: UNKNOWN }, 0],
    ['the build of head has no SBOM', {}, { known: BY_NAME }, 0],
    ['neither build has an SBOM', { known: BY_NAME }, { known: BY_NAME }, 1],
    ['the build of head is of another registry', {}, { known: OTHER }, 0],
    ['its platform has no SBOM in head', {}, { known: { ...KNOWN, missing: ['linux/amd64'] } }, 0],
    ['another platform has no SBOM in head', {}, { known: { ...KNOWN, missing: ['linux/arm64'] } }, 1],
    ['only head has unrecognized packages', {}, { known: PARTIAL }, 0],
    ['both have unrecognized packages', { known: PARTIAL }, { known: PARTIAL }, 1],
    ['head could not be checked', {}, { observations: [seen('not-checked', B)] }, 0],
  ])('is an advisory of the build before only where that is known: %s', (_, base, head, expected) => {
    const before = { observations: [open('CVE-1 in curl', A)], ...base };
    expect(resolved(before, { places: [B], ...head })).toHaveLength(expected);
  });

  it('is nothing that head could not read', () => {
    const base = { observations: [open('CVE-1 in curl', A)] };
    expect(resolved(base, { unread: [unreadIn('Dockerfile')] })).toEqual([]);
    expect(resolved(base, { unread: [unreadIn('Dockerfile', 'reference')] })).toEqual([]);
    expect(resolved(base, { unread: [unreadIn('other')] })).toHaveLength(1);
  });

  it('is nothing unknown of a build that is unknown still', () => {
    const base = { observations: [seen('not-checked', A), seen('not-judged', A)] };
    expect(resolved({ ...base, known: UNKNOWN }, { places: [B] })).toEqual([]);
    expect(resolved({ ...base, known: BY_NAME }, { places: [B] })).toHaveLength(2);
  });

  it.each(['unpinned', 'pin-required', 'behind', 'too-far-behind'] as const)(
    'is no %s that the line has with another tag, and every end of life',
    (rule) => {
      const both = [seen(rule, A), seen('end-of-life', A)];
      const head = [seen(rule, B), seen('end-of-life', B)];
      expect(resolved({ observations: both }, { observations: head })).toEqual([
        `end-of-life|${A.reference}`,
      ]);
    },
  );

  it('is nothing that never mattered, and nothing that was wrong with a run', () => {
    const run = { file: '', line: 1, reference: '' };
    const base = [seen('advisory', A, { weight: 'minor' }), seen('base-unavailable', run)];
    expect(resolved({ observations: base })).toEqual([]);
  });
});
