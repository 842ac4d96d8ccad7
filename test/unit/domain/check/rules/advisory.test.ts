import { describe, expect, it } from 'vitest';

import { decideAdvisoryStatus } from '../../../../../src/domain/advisory/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../../src/domain/advisory/advisory-timeline.ts';
import { describeAdvisory } from '../../../../../src/domain/check/rules/advisory.ts';
import type { Assessment } from '../../../../../src/domain/check/assess.ts';
import { assessed } from '../../../../support/samples/sample-assessment.ts';
import { use } from '../../../../support/samples/sample-check.ts';

const { reference } = use('Dockerfile', 1, 'cgr.dev/acme/curl:8');

const USE = { reference, isNewest: false, fixes: undefined, platforms: ['linux/amd64'] };

function described(said: Partial<AdvisoryEvent>, changes: Partial<Assessment> = {}) {
  return describeAdvisory(assessed(said, changes), USE);
}

const SUBJECT = 'curl 8.16.0-r2 in cgr.dev/acme/curl';
const SINCE = 'First reported on 2026-11-10';

describe('domain/check/rules/advisory: each status in words', () => {
  it.each<[string, Partial<AdvisoryEvent>, string, string]>([
    [
      'a fix in a newer build',
      { fixed: { fixedVersion: '8.16.0-r3' } },
      `affects ${SUBJECT}; fixed in 8.16.0-r3 on 2026-11-10`,
      'Update to the newest build.',
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
      title: 'CVE-2026-0001 in curl 8.16.0-r2 is fixed, but not built yet',
      remedy: 'Wait for the next build of this tag, or use an image without it.',
    });
    const open = assessed({ truePositiveDetermination: {} });
    expect(describeAdvisory(open, { ...USE, isNewest: true })).toEqual(describeAdvisory(open, USE));
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
