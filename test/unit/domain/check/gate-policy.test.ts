import { describe, expect, it } from 'vitest';

import {
  DEFAULT_POLICIES,
  isAllowed,
  policyFor,
  policyForPlace,
} from '../../../../src/domain/check/gate-policy.ts';
import type { GatePolicies, PolicyRule } from '../../../../src/domain/check/gate-policy.ts';
import { use } from '../../../support/samples/sample-check.ts';

const NODE = 'cgr.dev/acme/node:18';

const forNode: Pick<PolicyRule, 'image' | 'path'> = {
  image: (name) => name === 'cgr.dev/acme/node',
  path: undefined,
};
const belowA: Pick<PolicyRule, 'image' | 'path'> = {
  image: undefined,
  path: (path) => path.startsWith('a/'),
};

function policies(...rules: readonly PolicyRule[]): GatePolicies {
  return { ...DEFAULT_POLICIES, rules };
}

function daysFor(given: GatePolicies, file: string, reference: string): number {
  return policyFor(given, use(file, 1, reference)).maxDetectionDays;
}

describe('domain/check/gate-policy: what holds at one place', () => {
  const days = (maxDetectionDays: number) => ({ change: { maxDetectionDays } });

  it.each<[string, GatePolicies, number]>([
    ['nothing but what holds everywhere', policies(), 7],
    ['a rule for its image', policies({ ...forNode, ...days(1) }), 1],
    ['a rule for its path', policies({ ...belowA, ...days(2) }), 2],
    ['the later of two', policies({ ...forNode, ...days(1) }, { ...belowA, ...days(2) }), 2],
    ['a rule of which both fit', policies({ ...forNode, path: belowA.path, ...days(3) }), 3],
    ['a rule of which one does not', policies({ ...forNode, path: () => false, ...days(3) }), 7],
    [
      'the inputs over everything',
      { ...policies({ ...forNode, ...days(1) }), inputs: { maxDetectionDays: 9 } },
      9,
    ],
  ])('%s', (_, given, expected) => {
    expect(daysFor(given, 'a/Dockerfile', NODE)).toBe(expected);
    expect(policyForPlace(given, { file: 'a/Dockerfile', reference: NODE }).maxDetectionDays).toBe(expected);
  });

  it.each([
    ['', 2],
    ['${BASE}', 2],
  ])('judges what names no image (%j) by the rules for its file alone', (reference, expected) => {
    const given = policies({ ...belowA, ...days(2) }, { image: () => true, path: belowA.path, ...days(1) });
    expect(policyForPlace(given, { file: 'a/Dockerfile', reference }).maxDetectionDays).toBe(expected);
    expect(policyForPlace(given, { file: 'b/Dockerfile', reference }).maxDetectionDays).toBe(7);
  });

  it('changes what a rule names, and leaves the rest as it is everywhere', () => {
    const { maxDetectionDays, ...rest } = policyFor(policies({ ...forNode, ...days(1) }), use('a', 1, NODE));
    const { maxDetectionDays: usual, ...everywhere } = DEFAULT_POLICIES.everywhere;
    expect([maxDetectionDays, usual, rest]).toEqual([1, 7, everywhere]);
  });

  it.each([
    [undefined, true],
    [(name: string) => name === 'cgr.dev/acme/node', true],
    [(name: string) => name === 'cgr.dev/acme/python', false],
  ])('allows every image unless the configuration file lists them', (allows, expected) => {
    expect(isAllowed({ ...DEFAULT_POLICIES, isAllowed: allows }, use('a', 1, NODE))).toBe(expected);
  });
});
