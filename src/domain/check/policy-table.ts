import type { GatePolicy } from './gate-policy.ts';

/** The policies of a report, each once; images and findings name them by number. */
export interface PolicyTable {
  /** Returns the number of a policy, counted from 0, and adds the policy if it is new. */
  numberOf(policy: GatePolicy): number;
  /** Returns the policies in the order of their numbers. */
  all(): readonly GatePolicy[];
}

/** Creates an empty table. */
export function createPolicyTable(): PolicyTable {
  const policies = new Map<string, GatePolicy>();
  return {
    numberOf: (policy) => {
      const key = JSON.stringify(policy);
      if (!policies.has(key)) policies.set(key, policy);
      return [...policies.keys()].indexOf(key);
    },
    all: () => [...policies.values()],
  };
}
