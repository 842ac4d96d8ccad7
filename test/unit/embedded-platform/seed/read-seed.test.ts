import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { MooringError } from '../../../../src/values/errors.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { planSeed } from '../../../../src/embedded-platform/seed/plan-seed.ts';
import { readSeed } from '../../../../src/embedded-platform/seed/read-seed.ts';

const NOW = parseInstant('2026-11-20T12:00:00Z');

function messageOf(text: string): string {
  try {
    readSeed(text, 'seed.yml', NOW);
  } catch (error) {
    if (error instanceof MooringError && error.code === 'config_seed_invalid') return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

const organization = (lines: string): string =>
  `organizations:\n  - name: acme\n${lines.replace(/^/gm, '    ')}`;
const tag = (history: string): string =>
  organization(`repos:\n  - name: python\n    tags:\n      - name: '3'\n        history: ${history}`);

describe('a seed', () => {
  it('may be empty', () => {
    expect(readSeed('', 'seed.yml', NOW)).toMatchObject({ organizations: [], faults: [] });
  });

  it('is what the example shows', () => {
    const file = 'examples/platform.seed.yml';
    expect(planSeed(readSeed(readFileSync(file, 'utf8'), file, NOW), NOW).faults).toEqual([]);
  });

  it('keeps the digests of the content that it had before', () => {
    const file = 'examples/platform.seed.yml';
    const { resources } = planSeed(readSeed(readFileSync(file, 'utf8'), file, NOW), NOW);
    const digests = (tagName: string): readonly string[] => {
      const found = resources.find(({ resource }) => resource.kind === 'tag' && resource.name === tagName);
      return [...(found?.builds ?? [])].map(({ digest }) => digest);
    };
    expect(digests('1.29.2')).toEqual(digests('1.29').slice(0, 3));
  });

  it('may be JSON, and its mistakes have lines all the same', () => {
    const organizations = [{ name: 'acme', repos: [{ name: 'python', tags: [] }] }];
    const text = JSON.stringify({ organizations }, null, 2);
    expect(readSeed(text, 'seed.json', NOW)).toEqual(
      readSeed('organizations: [{ name: acme, repos: [{ name: python }] }]', 'seed.yml', NOW),
    );
    expect(messageOf(text.replace('"tags"', '"tag"'))).toBe(
      'seed.yml:8: organizations[0].repos[0].tag: unknown key "tag", did you mean "tags"?',
    );
    const twice = JSON.stringify({ organizations: [...organizations, ...organizations] }, null, 2);
    expect(messageOf(twice)).toBe('seed.yml:12: organizations[1]: is the same group as organizations[0]');
  });

  it.each([
    ['no YAML', 'a: [', /^seed\.yml:1: /],
    ['a key twice', 'faults: []\nfaults: []', /^seed\.yml:2: Map keys must be unique/],
    ['an alias of nothing', 'faults: *x', /^seed\.yml: Unresolved alias/],
    ['a list', '[]', 'seed.yml:1: must be a mapping of keys to values'],
    [
      'a mistyped key',
      'organisations: []',
      'seed.yml:1: organisations: unknown key "organisations", did you mean "organizations"?',
    ],
    [
      'a mistyped key inside',
      organization('repos:\n  - name: a\n    tag: []'),
      'seed.yml:5: organizations[0].repos[0].tag: unknown key "tag", did you mean "tags"?',
    ],
    [
      'a strange key',
      organization('colour: red'),
      /^seed\.yml:3: organizations\[0\]\.colour: unknown key "colour", expected one of .*repos/,
    ],
    [
      'a short name of a group',
      organization('groups: [{ name: qa }]'),
      'seed.yml:3: organizations[0].groups[0].name: must have 3 to 63 characters',
    ],
    [
      'a short name of an organization',
      'organizations: [{ name: us }]',
      'seed.yml:1: organizations[0].name: must have 3 to 63 characters',
    ],
    ['a missing name', 'organizations:\n  - description: x', 'seed.yml:2: organizations[0].name: is missing'],
    [
      'a tag without history',
      organization("repos:\n  - name: a\n    tags: [{ name: '1' }]"),
      /^seed\.yml:5: organizations\[0\]\.repos\[0\]\.tags\[0\]\.history: is missing$/,
    ],
    [
      'a history that is neither',
      tag('5'),
      /history: must be a list of builds, or have from, every, and count or until$/,
    ],
    [
      'a history without builds',
      tag('[]'),
      'seed.yml:7: organizations[0].repos[0].tags[0].history: must have at least one build',
    ],
    [
      'a time that is none',
      tag('[{ at: yesterday }]'),
      /^seed\.yml:7: organizations\[0\]\.repos\[0\]\.tags\[0\]\.history\[0\]\.at: must be a time such as /,
    ],
    ['a digest that is none', tag('[{ at: now, digest: sha256:12 }]'), /history\[0\]\.digest: not a digest$/],
    [
      'a history without an end',
      tag('{ from: now-1d, every: 1h }'),
      /history: must have either count or until$/,
    ],
    [
      'a history with two ends',
      tag('{ from: now-1d, every: 1h, count: 2, until: now }'),
      /either count or until$/,
    ],
    [
      'a history that ends first',
      tag('{ from: now, every: 1h, until: now-1d }'),
      /^seed\.yml:7: .*history\.until: is before `from`/,
    ],
    [
      'a pause of nothing',
      tag('{ from: now, every: 0d, count: 1 }'),
      /history\.every: must be a duration such as 30m, 12h, 1d or 2w$/,
    ],
    [
      'a mistyped key of a history',
      tag('{ form: now, every: 1d, count: 1 }'),
      /unknown key "form", did you mean "from"\?$/,
    ],
    [
      'changes of listed builds',
      tag('[{ at: now }]\n        changes: [{ at: now, remove: [curl] }]'),
      /^seed\.yml:8: .*tags\[0\]\.changes: is for generated histories; a build of a listed one can have packages and config$/,
    ],
    [
      'a removed package that is not there',
      tag(
        '{ from: now-2d, every: 1d, count: 2 }\n        packages: [{ name: curl, version: 1-r0 }]\n        changes:\n          - { at: now-9d, remove: [curl] }\n          - { at: now-1d, remove: [curl] }',
      ),
      'seed.yml:11: organizations[0].repos[0].tags[0].changes[1].remove[0]: the image has no package "curl" then',
    ],
    [
      'content of a build whose digest is given',
      tag(`[{ at: now, digest: 'sha256:${'1'.repeat(64)}', config: { user: root } }]`),
      /history\[0\]\.digest: a build with a given digest has no content, /,
    ],
    [
      'content of one of two builds of a moment',
      tag('[{ at: now-1d }, { at: now-24h, config: { user: root } }]'),
      /^seed\.yml:7: .*history\[1\]\.at: is the time of another build; /,
    ],
    [
      'a package of no known type',
      organization('repos: [{ name: a, packages: [{ type: pip, name: a, version: 1 }] }]'),
      /packages\[0\]\.type: unknown type of a package "pip"/,
    ],
    [
      'a port that is none',
      organization('repos: [{ name: a, config: { ports: [http] } }]'),
      /config\.ports\[0\]: must be a port such as 8080 or 53\/udp$/,
    ],
    ['a uid that is none', organization('uid: acme'), 'seed.yml:3: organizations[0].uid: not a uid'],
    [
      'a uid of another place',
      organization(`repos:\n  - { name: a, uid: ${'0'.repeat(40)}/${'0'.repeat(16)} }`),
      /^seed\.yml:4: organizations\[0\]\.repos\[0\]\.uid: does not begin with /,
    ],
    [
      'an organization below another',
      organization(`uid: ${'0'.repeat(40)}/${'0'.repeat(16)}`),
      /^seed\.yml:3: organizations\[0\]\.uid: is not the uid of an organization$/,
    ],
    [
      'an organization twice',
      'organizations:\n  - name: acme\n  - name: acme',
      'seed.yml:3: organizations[1]: is the same group as organizations[0]',
    ],
    [
      'a repository twice',
      organization('repos:\n  - name: a\n  - name: a'),
      'seed.yml:5: organizations[0].repos[1]: is the same repo as organizations[0].repos[0]',
    ],
    [
      'a capability that is none',
      organization('roles: [{ name: r, capabilities: [tags.list] }]'),
      /unknown capability "tags\.list", did you mean "tag\.list"\?$/,
    ],
    [
      'a false positive of no known type',
      organization(
        'advisories: [{ advisoryId: a, artifactName: b, events: [{ at: now, kind: false-positive, type: INLINE_MITIGATION_EXISTS }] }]',
      ),
      /events\[0\]\.type: unknown type of a false positive "TYPE_INLINE_MITIGATION_EXISTS", did you mean "TYPE_INLINE_MITIGATIONS_EXIST"\?$/,
    ],
    [
      'a severity of no known type',
      organization(
        "advisories: [{ advisoryId: a, artifactName: b, severities: [{ type: CVSS_V3, score: '7' }] }]",
      ),
      /severities\[0\]\.type: unknown type of a severity "CVSS_V3", /,
    ],
    [
      'a name that is none',
      organization('identities: [{ name: CI, claimMatch: { issuer: i, subject: s } }]'),
      /identities\[0\]\.name: must match \^\[a-z0-9 \._-\]\{1,\}\$$/,
    ],
    [
      'a claim match without a subject',
      organization('identities: [{ name: ci, claimMatch: { issuer: i } }]'),
      /claimMatch\.subject: is required$/,
    ],
    [
      'a mistyped claim match',
      organization('identities: [{ name: ci, claimMatch: { isuer: i } }]'),
      /claimMatch\.isuer: unknown key "isuer", did you mean "issuer"\?$/,
    ],
    [
      'an unknown role',
      organization(
        'identities: [{ name: ci, claimMatch: { issuer: i, subject: s }, bindings: [{ role: veiwer }] }]',
      ),
      /bindings\[0\]\.role: unknown role "veiwer", did you mean "viewer"\?$/,
    ],
    [
      'an unknown group',
      organization(
        'identities: [{ name: ci, claimMatch: { issuer: i, subject: s }, bindings: [{ role: viewer, group: acne }] }]',
      ),
      /bindings\[0\]\.group: unknown group "acne", did you mean "acme"\?$/,
    ],
    [
      'a kind of event that is none',
      organization('advisories: [{ advisoryId: A, artifactName: a, events: [{ at: now, kind: fix }] }]'),
      /events\[0\]\.kind: unknown kind of event "fix", did you mean "fixed"\?$/,
    ],
    [
      'a fix without a version',
      organization('advisories: [{ advisoryId: A, artifactName: a, events: [{ at: now, kind: fixed }] }]'),
      /events\[0\]\.fixedVersion: is required for events of kind fixed and not allowed for other kinds$/,
    ],
    [
      'a fault of no route',
      'faults: [{ route: listRepo, nth: 1 }]',
      /faults\[0\]\.route: unknown route "listRepo", did you mean "listRepos"\?$/,
    ],
    [
      'a fault of a time that is none',
      'faults: [{ route: listRepos, nth: first }]',
      /faults\[0\]\.nth: must be a positive integer or "\*"$/,
    ],
    [
      'a status without one',
      'faults: [{ route: listRepos, nth: 1, kind: status }]',
      /faults\[0\]\.status: is required for faults of kind status$/,
    ],
    [
      'a claim that is no text',
      'github: { claims: { run_id: 7 } }',
      /^seed\.yml:1: github\.claims\.run_id: must be a string$/,
    ],
  ])('with %s is refused, with file, line and place', (_, text, message) => {
    expect(messageOf(text)).toMatch(message);
  });
});

describe('what a seed comes to', () => {
  const SEED = `
organizations:
  - name: acme
    groups: [{ name: team, identities: [{ name: ci, claimMatch: { issuer: i, subject: s }, bindings: [{ role: viewer, group: team }] }] }]
    repos:
      - name: python
        tags:
          - { name: listed, history: [{ at: 2026-11-03T00:00:00Z }, { at: 2026-11-01T00:00:00Z, digest: 'sha256:${'1'.repeat(64)}' }] }
          - { name: counted, history: { from: now-10d, every: 2d, count: 3 } }
          - { name: until, history: { from: now-10d, every: 3d, until: now } }
`;
  const { resources } = planSeed(readSeed(SEED, 'seed.yml', NOW), NOW);
  const builds = (name: string): readonly (readonly [string, string])[] => {
    const found = resources.find(({ resource }) => resource.kind === 'tag' && resource.name === name);
    return [...(found?.builds ?? [])].map(
      ({ at, digest }) => [new Date(at).toISOString().slice(0, 13), digest] as const,
    );
  };

  it('is the same every time', () => {
    const again = planSeed(readSeed(SEED, 'seed.yml', NOW), NOW).resources;
    expect(again.map(({ resource }) => resource)).toEqual(resources.map(({ resource }) => resource));
  });

  it('has its builds oldest first, each with a digest of its own', () => {
    expect(builds('listed')).toEqual([
      ['2026-11-01T00', `sha256:${'1'.repeat(64)}`],
      ['2026-11-03T00', expect.stringMatching(/^sha256:[0-9a-f]{64}$/)],
    ]);
    expect(builds('counted').map(([at]) => at)).toEqual(['2026-11-10T12', '2026-11-12T12', '2026-11-14T12']);
    expect(builds('until').map(([at]) => at)).toEqual([
      '2026-11-10T12',
      '2026-11-13T12',
      '2026-11-16T12',
      '2026-11-19T12',
    ]);
    const digests = [...builds('counted'), ...builds('until')].map(([, digest]) => digest);
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('points a tag to its last build', () => {
    for (const { resource, lateFields, builds: made } of resources) {
      if (resource.kind !== 'tag') continue;
      expect(lateFields?.()).toEqual({ digest: [...(made ?? [])].at(-1)?.digest });
    }
  });

  it('puts everything below what it lies in', () => {
    for (const { resource } of resources) {
      if (resource.kind === 'role') continue;
      expect(resource.uid.slice(0, Math.max(0, resource.uid.lastIndexOf('/')))).toBe(resource.parent);
    }
  });
});
