import { describe, expect, it } from 'vitest';

import { NO_SBOM } from '../../../../src/sbom/decide/image-packages.ts';
import { observe } from '../../../../src/check/decide/observe.ts';
import type { Observation } from '../../../../src/check/decide/finding.ts';
import { DEFAULT_POLICIES } from '../../../../src/config/policy/gate-policy.ts';
import type { GatePolicy } from '../../../../src/config/policy/gate-policy.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { PinOrigin } from '../../../../src/tag-history/decide/pin-origin.ts';
import {
  advisory,
  evidence,
  digestOf,
  historyOf,
  judgedBy,
  known,
  refused,
  scanned,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

const history = historyOf({ 1: 'a', 10: 'b', 18: 'c' });
const python = 'cgr.dev/acme/python:3.13';

function observed(
  reference: string,
  given = evidence({ [python]: tagEvidence(history) }, { python: known([]) }),
) {
  return observe(scanned(use('Dockerfile', 3, reference)), judgedBy(given));
}

function rules(observations: readonly Observation[]): readonly string[] {
  return observations.map(({ rule }) => rule);
}

describe('check/decide/observe', () => {
  it('accepts a pin of the newest build', () => {
    expect(observed(`${python}@${digestOf('c')}`)).toEqual([]);
  });

  it('reports how far a pin is behind, and the newest build', () => {
    const [behind, ...rest] = observed(`${python}@${digestOf('a')}`);
    expect(rest).toEqual([]);
    expect(behind).toMatchObject({
      rule: 'behind',
      file: 'Dockerfile',
      line: 3,
      title: 'Behind by 2 builds, 17 days',
      message: 'The pinned build is from 2026-11-01; the newest one, 2 builds later, is from 2026-11-18.',
    });
    expect(behind?.remedy).toContain(digestOf('c'));
  });

  it.each([
    ['a pin', `${python}@${digestOf('a')}`, ['not-checked']],
    ['a tag', python, ['unpinned', 'not-checked']],
  ])('reports an empty history as not checked: %s', (_, reference, expected) => {
    const findings = observed(reference, evidence({ [python]: tagEvidence([]) }, { python: known([]) }));
    expect(rules(findings)).toEqual(expected);
    expect(findings.at(-1)).toMatchObject({ weight: 'blocking', title: 'History could not be checked' });
    expect(findings.at(-1)?.message).toContain(python);
  });

  describe('by the policy that applies', () => {
    const given = evidence({ [python]: tagEvidence(history) }, { python: known([]) });
    const under = (inputs: Partial<GatePolicy>, reference: string): readonly string[] =>
      rules(
        observe(scanned(use('Dockerfile', 3, reference)), judgedBy(given, { ...DEFAULT_POLICIES, inputs })),
      );

    it.each<[string, number | null, string]>([
      ['without a limit', null, 'behind'],
      ['to the day', 17, 'behind'],
      ['by a day', 16, 'too-far-behind'],
      ['without any lag allowed', 0, 'too-far-behind'],
    ])('limits a pin that is 17 days behind: %s', (_, maxLagDays, rule) => {
      expect(under({ maxLagDays }, `${python}@${digestOf('a')}`)).toEqual([rule]);
      expect(under({ maxLagDays }, `${python}@${digestOf('c')}`)).toEqual([]);
    });

    it.each([
      [0, 'too-far-behind', ' `max-lag` is 0d.'],
      [5, 'too-far-behind', ' `max-lag` is 5h.'],
      [6, 'behind', ''],
      [24, 'behind', ''],
    ])('limits a pin that is six hours behind: %i', (hours, rule, limit) => {
      const close = [
        { at: parseInstant('2026-11-20T00:00:00Z'), digest: digestOf('a') },
        { at: parseInstant('2026-11-20T06:00:00Z'), digest: digestOf('b') },
      ];
      const young = evidence({ [python]: tagEvidence(close) }, { python: known([]) });
      const how = judgedBy(young, { ...DEFAULT_POLICIES, inputs: { maxLagDays: hours / 24 } });
      const [finding] = observe(scanned(use('Dockerfile', 3, `${python}@${digestOf('a')}`)), how);
      expect(finding?.rule).toBe(rule);
      const both = 'from 2026-11-20; the newest one, 1 build and 6h later, is from 2026-11-20';
      expect(finding?.message).toBe(`The pinned build is ${both}.${limit}`);
    });

    it.each([
      [true, python, ['pin-required']],
      [false, python, ['unpinned']],
      [true, `${python}@${digestOf('c')}`, []],
      [true, 'docker.io/library/alpine:3', ['other-registry', 'pin-required']],
      [false, 'docker.io/library/alpine:3', ['other-registry']],
      [true, `docker.io/library/alpine:3@${digestOf('c')}`, ['other-registry']],
    ])('require-pins %s: %s', (requirePins, reference, expected) => {
      expect(under({ requirePins }, reference)).toEqual(expected);
    });

    it.each([
      ['all of a few globs', ['cgr.dev/other/**', 'ghcr.io/*'], 'cgr.dev/other/**, ghcr.io/*.'],
      ['some of many, and their number', Array.from('abcdefg'), 'a, b, c, d, e and 2 more.'],
      ['a nasty one as one harmless line', ['x\n::error::y\u202e##[z]'], 'x : :error: :y ## [z].'],
      ['a long one cut', ['a'.repeat(500)], `${'a'.repeat(79)}….`],
    ])('lists the allowed images: %s', (_, allowedImages, listed) => {
      const policies = { ...DEFAULT_POLICIES, isAllowed: () => false, allowedImages };
      const [turnedAway] = observe(scanned(use('Dockerfile', 3, python)), judgedBy(given, policies));
      expect(turnedAway?.message).toBe(
        `cgr.dev/acme/python does not match \`allowed-images\` in .github/mooring.yml: ${listed}`,
      );
    });

    it('reports an image that is not allowed, and judges it all the same', () => {
      const policies = {
        ...DEFAULT_POLICIES,
        isAllowed: (name: string) => name.startsWith('cgr.dev/other/'),
      };
      const found = observe(scanned(use('Dockerfile', 3, python)), judgedBy(given, policies));
      expect(found.map(({ rule, key }) => `${rule} ${key}`)).toEqual([
        'not-allowed not-allowed|cgr.dev/acme/python',
        `unpinned unpinned|${python}`,
      ]);
    });
  });

  it('offers an unpinned reference the newest digest', () => {
    const [unpinned] = observed(python);
    expect(unpinned).toMatchObject({ rule: 'unpinned', remedy: `Pin it to ${python}@${digestOf('c')}.` });
  });

  const stranger = `${python}@${digestOf('f')}`;
  const period = { since: parseInstant('2026-10-01T00:00:00Z'), until: parseInstant('2026-10-03T00:00:00Z') };
  it.each<[string, PinOrigin | undefined, Partial<Observation>, RegExp]>([
    [
      'of no known build',
      { kind: 'foreign', tags: 12, isInRegistry: false },
      { rule: 'foreign-digest', weight: 'blocking' },
      /not in the history of any tag of \S+ \(12 tags searched\), nor in the registry/,
    ],
    [
      'of another tag',
      { kind: 'other-tag', tag: '3.13-dev', ...period },
      { rule: 'foreign-digest', weight: 'blocking', title: 'Digest belongs to tag 3.13-dev' },
      /not in the history of tag 3\.13; tag 3\.13-dev .* from 2026-10-01 to 2026-10-03/,
    ],
    [
      'of one platform',
      { kind: 'platform-manifest', platform: 'linux/arm64', index: digestOf('a'), ...period },
      { rule: 'platform-manifest', weight: 'warning' },
      /the linux\/arm64 manifest/,
    ],
    [
      'whose origin could not be fetched',
      { kind: 'not-checked', code: 'lookup-failed', reason: 'status 503' },
      { rule: 'not-checked', weight: 'blocking' },
      /its origin is unknown: status 503/,
    ],
    ['whose origin was not fetched', undefined, { rule: 'not-checked', weight: 'blocking' }, /is unknown\.$/],
  ])('reports a digest %s', (_, origin, expected, message) => {
    const given = evidence({ [python]: tagEvidence(history) }, { python: known([]) });
    const origins = new Map(origin === undefined ? [] : [[stranger, origin] as const]);
    const [finding, ...rest] = observed(stranger, { ...given, origins });
    expect(rest).toEqual([]);
    expect(finding).toMatchObject(expected);
    expect(finding?.message).toMatch(message);
    expect(finding?.remedy).toContain(`${python}@${digestOf('c')}`);
  });

  it('finds a tag past its end of life and names the tag to use instead', () => {
    const given = evidence({ [python]: tagEvidence(history, true, '3.14') }, { python: known([]) });
    const [deprecated] = observed(`${python}@${digestOf('c')}`, given);
    expect(deprecated).toMatchObject({ rule: 'end-of-life', remedy: 'Use cgr.dev/acme/python:3.14.' });
  });

  it.each([
    ['an unpinned use has the newest build with the fix', python, []],
    ['a pin made before the fix lacks it', `${python}@${digestOf('a')}`, ['CVE-2026-0001']],
    ['a pin made after the fix has it', `${python}@${digestOf('c')}`, []],
    ['a pin of unknown age may lack it', `${python}@${digestOf('f')}`, ['CVE-2026-0001']],
  ])('judges a fix by the age of the build: %s', (_, reference, open) => {
    const fixed = advisory('python', 'CVE-2026-0001', [2, 'detection'], [15, 'fixed']);
    const byName = known({ source: 'name', reason: NO_SBOM } as const);
    const given = evidence(
      { [python]: tagEvidence(history) },
      { python: known([fixed]) },
      { [reference]: byName },
    );
    const found = observed(reference, given).flatMap(({ advisory: named }) => named?.id ?? []);
    expect(found).toEqual(open);
  });

  describe('judges a place by its platforms', () => {
    const on = (platform: string, version: string) => ({
      platform,
      packages: [{ name: 'openssl', version, arch: platform === 'linux/amd64' ? 'x86_64' : 'aarch64' }],
    });
    const given = evidence(
      { [python]: tagEvidence(history) },
      { openssl: known([advisory('openssl', 'CVE-2026-0001', [2, 'fixed'])]) },
      {
        // The fix is of 2.0-r0.
        [python]: known({
          source: 'attestation',
          platforms: [on('linux/amd64', '2.0-r0'), on('linux/arm64', '1.0-r0')],
        }),
      },
    );
    const openAt = (platform: string | undefined, platforms: readonly string[]): readonly string[] => {
      const here = { ...use('Dockerfile', 3, python), ...(platform === undefined ? {} : { platform }) };
      const found = observe(scanned(here), { ...judgedBy(given), platforms });
      return found.flatMap(({ advisory: named }) => named?.platforms ?? []);
    };

    it.each<[string, string | undefined, readonly string[], readonly string[]]>([
      ['the one that it names', 'linux/arm64', ['linux/amd64'], ['linux/arm64']],
      ['the one that it names, which has the fix', 'linux/amd64', ['linux/arm64'], []],
      ['those of the configuration', undefined, ['linux/amd64'], []],
      ['all of the configuration', undefined, ['linux/amd64', 'linux/arm64'], ['linux/arm64']],
      ['all known ones if its own is unknown', 'linux/s390x', ['linux/amd64'], ['linux/arm64']],
    ])('%s', (_, platform, platforms, expected) => {
      expect(openAt(platform, platforms)).toEqual(expected);
    });
  });

  it('reports every fact that could not be fetched', () => {
    const given = evidence({ [python]: { history: refused, lifecycle: refused } }, { python: refused });
    const findings = observed(`${python}@${digestOf('a')}`, given);
    expect(rules(findings)).toEqual(['not-checked', 'not-checked', 'not-checked']);
    expect(findings.map(({ title }) => title)).toEqual([
      'History could not be checked',
      'End of life could not be checked',
      'Advisories could not be checked',
    ]);
    expect(findings.every(({ remedy }) => remedy === 'Give it a role.')).toBe(true);
  });

  it.each([
    ['docker.io/library/alpine:3.20', 'other-registry'],
    ['cgr.dev.evil.test/acme/python:3.13', 'other-registry'],
    ['cgr.dev:444/acme/python:3.13', 'other-registry'],
    [`cgr.dev/acme/python@${digestOf('a')}`, 'unresolvable'],
  ])('never judges %s by another history', (reference, rule) => {
    expect(rules(observed(reference))).toEqual([rule]);
  });

  it('reports what could not be read, with its place', () => {
    const unread = [
      { file: 'a/Dockerfile', line: 4, written: '', reason: 'It cannot be read.', scope: 'file' as const },
      {
        file: 'b/Dockerfile',
        line: 1,
        written: '${BASE}',
        reason: 'BASE has no default.',
        scope: 'reference' as const,
      },
      {
        file: 'c/Dockerfile',
        line: 2,
        written: 'a b',
        reason: 'FROM takes one.',
        scope: 'instruction' as const,
      },
    ];
    const findings = observe({ uses: [], unread }, judgedBy(evidence({})));
    expect(findings).toMatchObject([
      { rule: 'not-checked', file: 'a/Dockerfile', line: 4, message: 'It cannot be read.' },
      { rule: 'unresolvable', weight: 'blocking', file: 'b/Dockerfile', line: 1, reference: '${BASE}' },
      { rule: 'unresolvable', weight: 'warning', file: 'c/Dockerfile', line: 2, reference: 'a b' },
    ]);
  });

  it('gives the same problem the same key anywhere', () => {
    const given = evidence({ [python]: tagEvidence(history, true) }, { python: known([]) });
    const how = judgedBy(given);
    const here = observe(scanned(use('a/Dockerfile', 1, python)), how).map(({ key }) => key);
    const there = observe(scanned(use('b/Dockerfile', 9, python)), how).map(({ key }) => key);
    expect(here).toEqual(there);
  });
});
