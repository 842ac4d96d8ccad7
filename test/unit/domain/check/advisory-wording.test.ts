import { describe, expect, it } from 'vitest';

import type { AdvisoryEvent } from '../../../../src/domain/advisory/advisory-timeline.ts';
import { describeAdvisory } from '../../../../src/domain/check/advisory-wording.ts';
import type { Assessment } from '../../../../src/domain/check/assess.ts';
import { assessed } from '../../../support/samples/sample-assessment.ts';
import { use } from '../../../support/samples/sample-check.ts';

const { reference } = use('Dockerfile', 1, 'cgr.dev/acme/curl:8');

const USE = { reference, isNewest: false, platforms: ['linux/amd64'] };

function told(said: Partial<AdvisoryEvent>, changes: Partial<Assessment> = {}) {
  return describeAdvisory(assessed(said, changes), USE);
}

const IT = 'curl 8.16.0-r2 of cgr.dev/acme/curl';
const SINCE = 'open since 2026-11-10';

describe('domain/check/advisory-wording: what each status means for who builds on the image', () => {
  it.each<[string, Partial<AdvisoryEvent>, string, string]>([
    [
      'a fix that is not there',
      { fixed: { fixedVersion: '8.16.0-r3' } },
      `affects ${IT}, and is fixed in a newer version (8.16.0-r3); the fix is of 2026-11-10`,
      'Move to the newest build.',
    ],
    [
      'a true positive',
      { truePositiveDetermination: {} },
      `affects ${IT}, and has no fix yet; ${SINCE}`,
      'Build on an image without it until a fix is out.',
    ],
    [
      'no fix planned',
      { fixNotPlanned: {} },
      `affects ${IT}, and will not be fixed; ${SINCE}`,
      'Move to a supported version of the image.',
    ],
    [
      'pending upstream',
      { pendingUpstreamFix: {} },
      `affects ${IT}, and waits for a fix upstream; ${SINCE}`,
      'Build on an image without it until upstream has a fix.',
    ],
    [
      'a detection',
      { detection: {} },
      `is under investigation for ${IT}; ${SINCE}`,
      'Wait for the verdict, or build on an image without it.',
    ],
    [
      'no order',
      { fixed: { fixedVersion: 'soon' } },
      `cannot be decided for ${IT}: its versions or its state are not known here; ${SINCE}`,
      'Read the advisory, and update Mooring.',
    ],
    [
      'no analysis planned',
      { analysisNotPlanned: {} },
      `will not be analysed for ${IT}; ${SINCE}`,
      'Move to a supported version of the image.',
    ],
    [
      'nothing approved',
      { fixNotPlanned: {}, reviewState: 'REVIEW_STATE_PENDING' },
      `is not reviewed yet for ${IT}`,
      'Wait for the review.',
    ],
  ])('%s', (_, said, message, remedy) => {
    expect(told(said)).toMatchObject({ message: `CVE-2026-0001 (CGA-1) ${message}.`, remedy });
  });

  it('tells severity, id and package, and the image alone where its packages are not known', () => {
    const severity = { rating: 'high', score: 7.5 } as const;
    expect(told({ truePositiveDetermination: {} }, { severity })).toMatchObject({
      title: 'CVE-2026-0001 in curl 8.16.0-r2 is open',
      message: expect.stringContaining('CVE-2026-0001 (CGA-1, high 7.5) affects curl 8.16.0-r2 of') as string,
    });
    const { package: _, ...named } = assessed({ fixNotPlanned: {} });
    expect(describeAdvisory({ ...named, id: 'CGA-1', package: undefined }, USE)).toMatchObject({
      title: 'CGA-1 is open',
      message: expect.stringMatching(/^CGA-1 affects cgr\.dev\/acme\/curl, /) as string,
    });
  });

  it('sends nobody to a newer build from the newest one', () => {
    const said = assessed({ fixed: { fixedVersion: '8.16.0-r3' } });
    expect(describeAdvisory(said, { ...USE, isNewest: true })).toMatchObject({
      title: 'CVE-2026-0001 in curl 8.16.0-r2 is fixed, but in no build of this tag yet',
      remedy: 'Wait for the next build of this tag, or build on an image without it.',
    });
    const open = assessed({ truePositiveDetermination: {} });
    expect(describeAdvisory(open, { ...USE, isNewest: true })).toEqual(describeAdvisory(open, USE));
  });

  it.each([
    [['linux/arm64'], ['linux/amd64', 'linux/arm64'], `${IT} on linux/arm64, and has`],
    [['linux/amd64', 'linux/arm64'], ['linux/amd64', 'linux/arm64'], `${IT}, and has`],
    [['linux/amd64'], ['linux/amd64'], `${IT}, and has`],
    [[], ['linux/amd64'], `${IT}, and has`],
  ])('names the platforms that have it, where others have not: %j of %j', (found, platforms, words) => {
    const said = assessed({ truePositiveDetermination: {} }, { platforms: found });
    expect(describeAdvisory(said, { ...USE, platforms }).message).toContain(`affects ${words}`);
  });

  it.each<[string, Partial<AdvisoryEvent>]>([
    ['a true positive', { truePositiveDetermination: { note: ' Reachable. ' } }],
    ['a fix', { fixed: { fixedVersion: '8.16.0-r3', note: 'Reachable.' } }],
    ['what waits', { pendingUpstreamFix: { note: 'Reachable.' } }],
    ['what is not fixed', { fixNotPlanned: { note: 'Reachable.' } }],
    ['what is not analysed', { analysisNotPlanned: { note: 'Reachable.' } }],
    ['what is patched', { patched: { patchedVersions: ['9.0.0-r0'], note: 'Reachable.' } }],
  ])('quotes the words of the service on %s', (_, said) => {
    expect(told(said).message).toMatch(/\. The advisory says: “Reachable\.”$/);
  });

  it('quotes the latest approved words alone, and not without end', () => {
    const long = told({ truePositiveDetermination: { note: 'x'.repeat(100_000) } }).message;
    expect(long).toMatch(/“x{399}…”$/);
    expect(told({ truePositiveDetermination: { note: '  ' } }).message).not.toContain('says');
    const pending = { truePositiveDetermination: { note: 'no' }, reviewState: 'REVIEW_STATE_PENDING' };
    expect(told(pending).message).not.toContain('says');
  });
});
