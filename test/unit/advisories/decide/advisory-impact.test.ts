import { describe, expect, it } from 'vitest';

import type { AdvisoryEvent } from '../../../../src/advisories/decide/advisory-timeline.ts';
import type { Advisory } from '../../../../src/advisories/decide/advisory.ts';
import type { InstalledPackage, ImagePackages } from '../../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import { judgeMove } from '../../../../src/advisories/decide/advisory-impact.ts';
import type { MoveAdvisories, MoveVulnerability } from '../../../../src/advisories/decide/advisory-impact.ts';

const APPROVED = { createTime: '2026-11-10T00:00:00Z', reviewState: 'REVIEW_STATE_APPROVED' };
const PROBLEM = { code: 'auth_forbidden', message: 'could not list the advisories', hint: 'Ask.' } as const;

function advisory(artifactName: string, names: readonly string[], event: Partial<AdvisoryEvent>): Advisory {
  return {
    uid: `uid of ${artifactName} ${names.join()}`,
    advisoryId: `CGA of ${artifactName} ${names.join()}`,
    aliases: names,
    artifactName,
    severity: { rating: 'unscored', score: null },
    events: [{ ...APPROVED, ...event }],
  };
}

function build(packages: readonly InstalledPackage[], platform = 'linux/amd64'): Fetched<ImagePackages> {
  return { kind: 'known', value: { source: 'attestation', platforms: [{ platform, packages }] } };
}

function apk(name: string, version: string, more: Partial<InstalledPackage> = {}): InstalledPackage {
  return { name, version, ...more };
}

function judge(
  from: Fetched<ImagePackages>,
  to: Fetched<ImagePackages>,
  known: readonly Advisory[],
): MoveAdvisories {
  const about = Map.groupBy(known, ({ artifactName }) => artifactName);
  const names = ['curl', 'openssl', 'libcrypto3', 'old', 'new'];
  const advisories = new Map(
    names.map((name) => [name, { kind: 'known', value: about.get(name) ?? [] }] as const),
  );
  return judgeMove({ from, to, advisories });
}

function inCurl(id: string): MoveVulnerability {
  return { id, packages: ['curl'], severity: { rating: 'unscored', score: null } };
}

const FIXED = { fixed: { fixedVersion: '8.16.0-r2' } };
const OPEN = { truePositiveDetermination: {} };
const CLOSED = { falsePositiveDetermination: {} };
const OLD = build([apk('curl', '8.16.0-r1')]);
const NEW = build([apk('curl', '8.16.0-r2')]);

describe('advisories/decide/advisory-impact', () => {
  it.each<
    readonly [
      name: string,
      from: Fetched<ImagePackages>,
      to: Fetched<ImagePackages>,
      event: Partial<AdvisoryEvent>,
      resolved: readonly string[],
      introduced: readonly string[],
    ]
  >([
    ['fixed by the move', OLD, NEW, FIXED, ['CVE-1'], []],
    ['back to before the fix', NEW, OLD, FIXED, [], ['CVE-1']],
    ['fixed on both', NEW, NEW, FIXED, [], []],
    ['not to be analysed, on both', OLD, NEW, { analysisNotPlanned: {} }, [], []],
    ['closed on both', OLD, NEW, CLOSED, [], []],
    ['a package that goes', OLD, build([]), OPEN, ['CVE-1'], []],
    ['a package that comes', build([]), NEW, OPEN, [], ['CVE-1']],
    ['a package that comes without a review', build([]), NEW, { reviewState: 'PENDING' }, [], []],
    ['a package that goes without a review', OLD, build([]), { reviewState: 'PENDING' }, [], []],
    ['a version that cannot be compared, before', build([apk('curl', 'x')]), NEW, FIXED, [], []],
    ['a version that cannot be compared, after', NEW, build([apk('curl', 'x')]), FIXED, [], ['CVE-1']],
    ['open, then one that cannot be compared', OLD, build([apk('curl', 'x')]), FIXED, [], []],
    [
      'not to be analysed, in a package that comes',
      build([]),
      NEW,
      { analysisNotPlanned: {} },
      [],
      ['CVE-1'],
    ],
    ['under investigation, in a package that goes', OLD, build([]), { detection: {} }, ['CVE-1'], []],
  ])('%s', (...[, from, to, event, resolved, introduced]) => {
    expect(judge(from, to, [advisory('curl', ['CVE-1'], event)])).toEqual({
      kind: 'known',
      resolved: resolved.map(inCurl),
      introduced: introduced.map(inCurl),
      stillOpen: [],
    });
  });

  it.each([
    ['affected', OPEN],
    ['under investigation', { detection: {} }],
  ])('leaves open what is %s on both', (_name, event) => {
    expect(judge(OLD, NEW, [advisory('curl', ['CVE-1'], event)])).toEqual({
      kind: 'known',
      resolved: [],
      introduced: [],
      stillOpen: [inCurl('CVE-1')],
    });
  });

  it('claims nothing resolved while one package of several is still affected', () => {
    const to = build([apk('libcrypto3', '3.5.4-r0', { origin: 'openssl' }), apk('curl', '8.16.0-r2')]);
    const from = build([apk('libcrypto3', '3.5.4-r0', { origin: 'openssl' }), apk('curl', '8.16.0-r1')]);
    const known = [advisory('curl', ['CVE-1'], FIXED), advisory('openssl', ['CVE-1'], OPEN)];
    expect(judge(from, to, known)).toMatchObject({
      resolved: [],
      introduced: [],
      stillOpen: [{ id: 'CVE-1', packages: ['libcrypto3'] }],
    });
  });

  it('knows one vulnerability by one id, also where one package has its CVE and the other only the GHSA', () => {
    const known = [advisory('old', ['CVE-1', 'GHSA-1'], OPEN), advisory('new', ['GHSA-1'], OPEN)];
    const [from, to] = [build([apk('old', '1-r0')]), build([apk('new', '1-r0')])];
    expect(judge(from, to, known)).toMatchObject({ kind: 'known', resolved: [], introduced: [] });
    expect(judge(from, build([]), known)).toMatchObject({ resolved: [{ id: 'CVE-1' }] });
  });

  it('lists a vulnerability once, sorted by id, however many packages and platforms have it', () => {
    const packages = [apk('curl', '8.16.0-r1'), apk('libcrypto3', '3.5.4-r0', { origin: 'openssl' })];
    const platforms = ['linux/amd64', 'linux/arm64'];
    const on = (list: readonly InstalledPackage[]): Fetched<ImagePackages> => ({
      kind: 'known',
      value: { source: 'sbom', platforms: platforms.map((platform) => ({ platform, packages: list })) },
    });
    const known = [
      advisory('curl', ['CVE-2'], OPEN),
      advisory('curl', ['CVE-1'], OPEN),
      advisory('openssl', ['CVE-2'], OPEN),
    ];
    expect(judge(on(packages), on([]), known)).toMatchObject({
      resolved: [{ id: 'CVE-1' }, { id: 'CVE-2' }],
    });
  });

  it('is open while one platform is', () => {
    const one = (arm: string): Fetched<ImagePackages> => ({
      kind: 'known',
      value: {
        source: 'attestation',
        platforms: [
          { platform: 'linux/arm64', packages: [apk('curl', arm)] },
          { platform: 'linux/amd64', packages: [apk('curl', '8.16.0-r2')] },
        ],
      },
    });
    const known = [advisory('curl', ['CVE-1'], FIXED)];
    expect(judge(one('8.16.0-r1'), one('8.16.0-r2'), known)).toMatchObject({ resolved: [{ id: 'CVE-1' }] });
    expect(judge(one('8.16.0-r2'), one('8.16.0-r1'), known)).toMatchObject({
      introduced: [{ id: 'CVE-1', packages: ['curl'] }],
    });
  });

  it.each<readonly [name: string, from: Fetched<ImagePackages>, to: Fetched<ImagePackages>, why: string]>([
    [
      'the packages of the current build',
      { kind: 'known', value: { source: 'name', reason: 'it has no SBOM' } },
      NEW,
      'the current build: it has no SBOM',
    ],
    [
      'the packages of the new build',
      OLD,
      { kind: 'known', value: { source: 'name', reason: 'it has no SBOM' } },
      'the new build: it has no SBOM',
    ],
    ['an answer about a build', OLD, { kind: 'unknown', problem: PROBLEM }, PROBLEM.message],
    [
      'the same platforms',
      OLD,
      build([], 'linux/arm64'),
      'the SBOMs of the two builds cover different platforms',
    ],
    ['an advisory answer', OLD, build([apk('zlib', '1-r0')]), 'the advisories for zlib were not fetched'],
  ])('claims nothing without %s', (_name, from, to, why) => {
    const judged = judge(from, to, [advisory('curl', ['CVE-1'], FIXED)]);
    expect(judged).toMatchObject({ kind: 'unknown', why });
    expect('problem' in judged).toBe(why === PROBLEM.message);
  });

  it('claims nothing where one name of many was refused', () => {
    const advisories = new Map([
      ['curl', { kind: 'known', value: [] }],
      ['openssl', { kind: 'unknown', problem: PROBLEM }],
    ] as const);
    const to = build([apk('curl', '8.16.0-r2'), apk('openssl', '3-r0')]);
    expect(judgeMove({ from: OLD, to, advisories })).toEqual({
      kind: 'unknown',
      why: PROBLEM.message,
      problem: PROBLEM,
    });
  });
});
