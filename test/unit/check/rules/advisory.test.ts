import { describe, expect, it } from 'vitest';

import { decideAdvisoryStatus } from '../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../src/advisories/decide/advisory-timeline.ts';
import { describeAdvisory } from '../../../../src/check/rules/advisory.ts';
import { fixKey } from '../../../../src/check/fixes/fix-result.ts';
import type { AdvisoryFix } from '../../../../src/check/decide/finding.ts';
import type { Assessment } from '../../../../src/advisories/decide/assess.ts';
import { assessed } from '../../../support/samples/sample-assessment.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { digestOf, use } from '../../../support/samples/sample-check.ts';

const { reference } = use('Dockerfile', 1, 'cgr.dev/acme/curl:8');

const USE = {
  reference,
  isNewest: false,
  fixes: undefined,
  pullPolicies: [],
  platforms: ['linux/amd64'],
  now: parseInstant('2026-11-20T00:00:00Z'),
};

function built(character: string): AdvisoryFix {
  const digest = digestOf(character);
  const builtAt = '2026-11-18T06:00:00.000Z';
  return { kind: 'build', digest, builtAt, reference: `cgr.dev/acme/curl:8@${digest}` };
}

function described(said: Partial<AdvisoryEvent>, changes: Partial<Assessment> = {}) {
  return describeAdvisory(assessed(said, changes), USE);
}

const SUBJECT = 'curl 8.16.0-r2 in cgr.dev/acme/curl';
const SINCE = 'First reported on 2026-11-10';

describe('check/rules/advisory: each status in words', () => {
  it.each<[string, Partial<AdvisoryEvent>, string, string]>([
    [
      'a fix that was not searched',
      { fixed: { fixedVersion: '8.16.0-r3' } },
      `affects ${SUBJECT}; fixed in 8.16.0-r3 on 2026-11-10`,
      'Update to a build with the fix.',
    ],
    [
      'a true positive',
      { truePositiveDetermination: {} },
      `affects ${SUBJECT}; no fix yet. ${SINCE}`,
      'Use an image without it until a fix is available.',
    ],
    [
      'no fix planned',
      { fixNotPlanned: {} },
      `affects ${SUBJECT}; no fix is planned. ${SINCE}`,
      'Use a supported version of the image.',
    ],
    [
      'pending upstream',
      { pendingUpstreamFix: {} },
      `affects ${SUBJECT}; waiting for an upstream fix. ${SINCE}`,
      'Use an image without it until upstream releases a fix.',
    ],
    [
      'a detection',
      { detection: {} },
      `is under investigation for ${SUBJECT}. Open since 2026-11-10`,
      'Wait for the result, or use an image without it.',
    ],
    [
      'no order',
      { fixed: { fixedVersion: 'soon' } },
      `is undecided for ${SUBJECT}: Mooring does not recognize its versions, state, artifact type or architecture`,
      'Read the advisory, and update Mooring.',
    ],
    [
      'no analysis planned',
      { analysisNotPlanned: {} },
      `will not be analyzed for ${SUBJECT}. ${SINCE}`,
      'Use a supported version of the image.',
    ],
    [
      'nothing approved',
      { fixNotPlanned: {}, reviewState: 'REVIEW_STATE_PENDING' },
      `is not reviewed yet for ${SUBJECT}`,
      'Wait for the review.',
    ],
  ])('%s', (_, said, message, remedy) => {
    expect(described(said)).toMatchObject({ message: `CVE-2026-0001 (CGA-1) ${message}.`, remedy });
  });

  it.each([
    [{ detection: {} }, 'is under investigation'],
    [{ analysisNotPlanned: {} }, 'will not be analyzed'],
    [{ pendingUpstreamFix: {} }, 'is open'],
  ])('says in the title whether it is confirmed: %j %s', (said, state) => {
    expect(described(said).title).toBe(`CVE-2026-0001 in curl 8.16.0-r2 ${state}`);
  });

  it('names severity, id and package, or the image if its packages are unknown', () => {
    const severity = { rating: 'high', score: 7.5 } as const;
    expect(described({ truePositiveDetermination: {} }, { severity })).toMatchObject({
      title: 'CVE-2026-0001 in curl 8.16.0-r2 is open',
      message: expect.stringContaining('CVE-2026-0001 (CGA-1, high 7.5) affects curl 8.16.0-r2 in') as string,
    });
    const { package: _, ...named } = assessed({ fixNotPlanned: {} });
    expect(describeAdvisory({ ...named, id: 'CGA-1', package: undefined }, USE)).toMatchObject({
      title: 'CGA-1 is open',
      message: expect.stringMatching(/^CGA-1 affects cgr\.dev\/acme\/curl; /) as string,
    });
  });

  it('does not suggest a newer build to the newest one', () => {
    const said = assessed({ fixed: { fixedVersion: '8.16.0-r3' } });
    expect(describeAdvisory(said, { ...USE, isNewest: true })).toMatchObject({
      title: 'CVE-2026-0001 in curl 8.16.0-r2 is fixed; no build has it yet',
      remedy: 'No build has the fix yet. Wait for the next one, or use an image without the vulnerability.',
    });
    const open = assessed({ truePositiveDetermination: {} });
    expect(describeAdvisory(open, { ...USE, isNewest: true })).toEqual(describeAdvisory(open, USE));
  });

  const FIXED_IN = `cgr.dev/acme/curl:8@${digestOf('b')}`;
  const USE_IT = `Use ${FIXED_IN} (built 2026-11-18)`;

  it.each<[string, AdvisoryFix, readonly [clears: number, of: number], string]>([
    ['one of one', built('b'), [1, 1], `${USE_IT}.`],
    ['some', built('b'), [1, 2], `${USE_IT}: clears 1 of 2 fixable vulnerabilities.`],
    ['all', built('b'), [14, 14], `${USE_IT}: clears all 14 fixable vulnerabilities.`],
    ['not the best one', built('c'), [3, 4], `${USE_IT.replace(digestOf('b'), digestOf('c'))}.`],
    [
      'unknown',
      { kind: 'not-known', reason: 'newest build: no SBOM' },
      [1, 2],
      'Update to a build with the fix. Which one has it is unknown: newest build: no SBOM.',
    ],
  ])('names the build with the fix: %s', (_, fix, [clears, of], remedy) => {
    const said = assessed({ fixed: { fixedVersion: '8.16.0-r3' } });
    const best = { digest: digestOf('b'), builtAt: '2026-11-18T06:00:00.000Z', clears, of };
    const fixes = { best, byVulnerability: new Map([[fixKey(said), fix]]) };
    const state = fix.kind === 'build' ? 'is fixed in a newer build' : 'has a fix';
    const title = `CVE-2026-0001 in curl 8.16.0-r2 ${state}`;
    expect(describeAdvisory(said, { ...USE, fixes })).toMatchObject({ title, remedy });
  });

  it('says until when a cooldown policy of the organization denies that build', () => {
    const said = assessed({ fixed: { fixedVersion: '8.16.0-r3' } });
    const fixes = { best: undefined, byVulnerability: new Map([[fixKey(said), built('b')]]) };
    const remedyBy = (days: number, isEnforced = true): string =>
      describeAdvisory(said, {
        ...USE,
        fixes,
        pullPolicies: [{ name: 'cooldown', isEnforced, result: 'allowed', days }],
      }).remedy;
    const denied = " The organization's cooldown policy denies pulls of it until 2026-11-25.";
    expect(remedyBy(7)).toBe(`${USE_IT}.${denied}`);
    expect([remedyBy(1), remedyBy(7, false)]).toEqual([`${USE_IT}.`, `${USE_IT}.`]);
  });

  it.each([
    [['linux/arm64'], ['linux/amd64', 'linux/arm64'], `${SUBJECT} on linux/arm64; no fix`],
    [['linux/amd64', 'linux/arm64'], ['linux/amd64', 'linux/arm64'], `${SUBJECT}; no fix`],
    [['linux/amd64'], ['linux/amd64'], `${SUBJECT}; no fix`],
    [[], ['linux/amd64'], `${SUBJECT}; no fix`],
  ])('names the affected platforms unless all are: %j of %j', (found, platforms, words) => {
    const said = assessed({ truePositiveDetermination: {} }, { platforms: found });
    expect(describeAdvisory(said, { ...USE, platforms }).message).toContain(`affects ${words}`);
  });

  it('does not call an undecided advisory open', () => {
    const { title } = described({ fixed: { fixedVersion: 'soon' } });
    expect(title).toBe('CVE-2026-0001 in curl 8.16.0-r2 is undecided');
  });

  it('dates a fix by its own event, not by a detection after it', () => {
    const reviewState = 'REVIEW_STATE_APPROVED';
    const events = [
      { createTime: '2026-11-02T00:00:00Z', reviewState, fixed: { fixedVersion: '8.16.0-r3' } },
      { createTime: '2026-11-09T00:00:00Z', reviewState, detection: {} },
    ];
    const decision = decideAdvisoryStatus({ events, installed: '8.16.0-r2' });
    expect(described({ detection: {} }, { decision }).message).toContain('fixed in 8.16.0-r3 on 2026-11-02.');
  });

  it.each<[string, Partial<AdvisoryEvent>]>([
    ['a true positive', { truePositiveDetermination: { note: ' Reachable. ' } }],
    ['a fix', { fixed: { fixedVersion: '8.16.0-r3', note: 'Reachable.' } }],
    ['a pending upstream fix', { pendingUpstreamFix: { note: 'Reachable.' } }],
    ['no fix planned', { fixNotPlanned: { note: 'Reachable.' } }],
    ['no analysis planned', { analysisNotPlanned: { note: 'Reachable.' } }],
    ['a patch', { patched: { patchedVersions: ['9.0.0-r0'], note: 'Reachable.' } }],
  ])('quotes the note of the service on %s', (_, said) => {
    expect(described(said).message).toMatch(/\. The advisory says: “Reachable\.”$/);
  });

  it('quotes the latest approved note only, up to a limit', () => {
    const long = described({ truePositiveDetermination: { note: 'x'.repeat(100_000) } }).message;
    expect(long).toMatch(/“x{399}…”$/);
    expect(described({ truePositiveDetermination: { note: '  ' } }).message).not.toContain('says');
    const pending = { truePositiveDetermination: { note: 'no' }, reviewState: 'REVIEW_STATE_PENDING' };
    expect(described(pending).message).not.toContain('says');
  });
});
