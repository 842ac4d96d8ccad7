import { describe, expect, it } from 'vitest';

import type { Observation } from '../../../../src/check/decide/finding.ts';
import { allowedFrom } from '../../../../src/end-of-life/decide/pull-policy.ts';
import type { PullPolicy } from '../../../../src/end-of-life/decide/pull-policy.ts';
import { observePullPolicies } from '../../../../src/check/rules/pull-denied.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { digestOf, historyOf, now, tagEvidence, use } from '../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/python';
const HISTORY = historyOf({ 1: 'a', 12: 'b', 18: 'c' });
const COOLDOWN: PullPolicy = { name: 'cooldown', isEnforced: true, result: 'denied', days: 7 };
const WINDOW: PullPolicy = { name: 'support-window', isEnforced: true, result: 'denied', months: 6 };
const NO_EOL: PullPolicy = { name: 'no-eol', isEnforced: true, result: 'denied' };

function observe(
  policy: PullPolicy,
  { reference = `${IMAGE}:3.14`, tag = tagEvidence(HISTORY), endOfLife = [] as readonly Observation[] } = {},
): readonly Observation[] {
  return observePullPolicies(use('Dockerfile', 3, reference), [policy], { tag, endOfLife, now });
}

describe('check/rules/pull-denied', () => {
  it('names the day from which a cooldown allows the build, and the newest build that it allows now', () => {
    expect(observe(COOLDOWN)).toEqual([
      {
        rule: 'pull-denied',
        weight: 'blocking',
        key: `pull-denied|${IMAGE}:3.14|cooldown`,
        file: 'Dockerfile',
        line: 3,
        reference: `${IMAGE}:3.14`,
        title: 'Policy cooldown denies pulls until 2026-11-25',
        message:
          'The policy cooldown of the organization denies pulls of this build: it must be at least 7 days old, ' +
          'and was built on 2026-11-18; pulls are allowed from 2026-11-25.',
        remedy: `Use ${IMAGE}:3.14@${digestOf('b')}, built on 2026-11-12, or wait until 2026-11-25.`,
        pullPolicy: { name: 'cooldown', isEnforced: true, allowedFrom: '2026-11-25T06:00:00.000Z' },
      },
    ]);
  });

  it('judges the pinned build, and names no build if none is old enough', () => {
    const tag = tagEvidence(historyOf({ 15: 'a', 18: 'b' }));
    const [finding] = observe(COOLDOWN, { reference: `${IMAGE}:3.14@${digestOf('a')}`, tag });
    expect(finding).toMatchObject({
      title: 'Policy cooldown denies pulls until 2026-11-22',
      remedy: 'Use an older build, or wait until 2026-11-22.',
    });
  });

  it('names no day if the age of the build is unknown', () => {
    const [finding] = observe(COOLDOWN, { reference: `${IMAGE}:3.14@${digestOf('f')}` });
    expect(finding).toMatchObject({
      title: 'Policy cooldown denies pulls',
      message:
        'The policy cooldown of the organization denies pulls of this build: it must be at least 7 days old.',
      pullPolicy: { allowedFrom: null },
    });
  });

  it.each<[string, PullPolicy, Observation['weight'], string]>([
    [
      'a dry run',
      { ...COOLDOWN, isEnforced: false },
      'minor',
      'Policy cooldown (dry run) would deny pulls until 2026-11-25',
    ],
    [
      'an enforced policy that failed',
      { ...WINDOW, result: 'error' },
      'warning',
      'Policy support-window could not be evaluated',
    ],
    [
      'a policy of the organization',
      { name: 'x'.repeat(80), isEnforced: true, result: 'denied' },
      'blocking',
      `Policy ${'x'.repeat(23)}… denies pulls`,
    ],
  ])('weighs %s', (_, policy, weight, title) => {
    expect(observe(policy)).toMatchObject([{ weight, title }]);
  });

  it.each<[string, PullPolicy]>([
    ['allows the build', { ...COOLDOWN, result: 'allowed' }],
    ['failed in a dry run', { ...COOLDOWN, isEnforced: false, result: 'error' }],
  ])('reports nothing of a policy that %s', (_, policy) => {
    expect(observe(policy)).toEqual([]);
  });

  it('names the tag with longer support, if one was found', () => {
    expect(observe(WINDOW)[0]).toMatchObject({
      message:
        'The policy support-window of the organization denies pulls of this build: its version must be ' +
        'supported for at least 6 months, from release to end of life.',
      remedy: `Use a tag of ${IMAGE} that is supported for longer.`,
    });
    const tag = tagEvidence(HISTORY, true, '3.15');
    expect(observe(WINDOW, { tag })[0]?.remedy).toBe(`Use ${IMAGE}:3.15.`);
  });

  it('leaves no-eol to the end-of-life finding, if there is one', () => {
    const endOfLife = observe(NO_EOL);
    expect(endOfLife).toMatchObject([{ title: 'Policy no-eol denies pulls' }]);
    expect(observe(NO_EOL, { endOfLife })).toEqual([]);
    expect(observe(COOLDOWN, { endOfLife })).toHaveLength(1);
  });
});

describe('end-of-life/decide/pull-policy allows a build', () => {
  it('from the end of the longest enforced cooldown', () => {
    const built = parseInstant('2026-11-18T06:00:00Z');
    const longer = { ...COOLDOWN, days: 14, result: 'allowed' } as const;
    const dryRun = { ...COOLDOWN, days: 30, isEnforced: false };
    expect(allowedFrom(built, [COOLDOWN, longer, dryRun])).toBe(parseInstant('2026-12-02T06:00:00Z'));
    expect(allowedFrom(built, [WINDOW, dryRun])).toBe(undefined);
  });
});
