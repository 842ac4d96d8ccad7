import { DAY_MS } from '../instant.ts';
import type { GatePolicy } from './gate-policy.ts';
import type { ReportedPolicy } from './report.ts';

/** The policies of a report: each one once, by the number that images and findings name it by. */
export interface PolicyTable {
  /** The number of a policy, counted from 0; it is added where it is not there yet. */
  numberOf(policy: GatePolicy): number;
  /** Those that were asked for, in the order of their numbers. */
  all(): readonly ReportedPolicy[];
}

/** An empty table. */
export function createPolicyTable(): PolicyTable {
  const numbers = new Map<string, number>();
  const policies: ReportedPolicy[] = [];
  return {
    numberOf: ({ maxLag, ...policy }) => {
      const reported = { ...policy, maxLagDays: maxLag === undefined ? null : maxLag / DAY_MS };
      const text = JSON.stringify(reported);
      const number = numbers.get(text) ?? policies.push(reported) - 1;
      numbers.set(text, number);
      return number;
    },
    all: () => policies,
  };
}
