import { describe, expect, it } from 'vitest';

import {
  DEFAULT_POLICIES,
  isAllowed,
  policyFor,
  policyForPlace,
} from '../../../../src/config/policy/gate-policy.ts';
import type { GatePolicies, PolicyRule } from '../../../../src/config/policy/gate-policy.ts';
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
  return policyFor(given, use(file, 1, reference)).warnBeforeDays;
}

describe('config/policy/gate-policy: what holds at one place', () => {
  const days = (warnBeforeDays: number) => ({ change: { warnBeforeDays } });

  it.each<[string, GatePolicies, number]>([
    ['nothing but what holds everywhere', policies(), 90],
    ['a rule for its image', policies({ ...forNode, ...days(1) }), 1],
    ['a rule for its path', policies({ ...belowA, ...days(2) }), 2],
    ['the later of two', policies({ ...forNode, ...days(1) }, { ...belowA, ...days(2) }), 2],
    ['a rule of which both fit', policies({ ...forNode, path: belowA.path, ...days(3) }), 3],
    ['a rule of which one does not', policies({ ...forNode, path: () => false, ...days(3) }), 90],
    [
      'the inputs over everything',
      { ...policies({ ...forNode, ...days(1) }), inputs: { warnBeforeDays: 9 } },
      9,
    ],
  ])('%s', (_, given, expected) => {
    expect(daysFor(given, 'a/Dockerfile', NODE)).toBe(expected);
    expect(policyForPlace(given, { file: 'a/Dockerfile', reference: NODE }).warnBeforeDays).toBe(expected);
  });

  it.each([
    ['', 2],
    ['${BASE}', 2],
  ])('judges what names no image (%j) by the rules for its file alone', (reference, expected) => {
    const given = policies({ ...belowA, ...days(2) }, { image: () => true, path: belowA.path, ...days(1) });
    expect(policyForPlace(given, { file: 'a/Dockerfile', reference }).warnBeforeDays).toBe(expected);
    expect(policyForPlace(given, { file: 'b/Dockerfile', reference }).warnBeforeDays).toBe(90);
  });

  it('changes what a rule names, and leaves the rest as it is everywhere', () => {
    const { warnBeforeDays, ...rest } = policyFor(policies({ ...forNode, ...days(1) }), use('a', 1, NODE));
    const { warnBeforeDays: usual, ...everywhere } = DEFAULT_POLICIES.everywhere;
    expect([warnBeforeDays, usual, rest]).toEqual([1, 90, everywhere]);
  });

  it.each([
    [undefined, true],
    [(name: string) => name === 'cgr.dev/acme/node', true],
    [(name: string) => name === 'cgr.dev/acme/python', false],
  ])('allows every image unless the configuration file lists them', (allows, expected) => {
    expect(isAllowed({ ...DEFAULT_POLICIES, isAllowed: allows }, use('a', 1, NODE))).toBe(expected);
  });
});
