import { SEVERITY_RATINGS } from '../../values/severity.ts';
import { count } from '../../text/plural.ts';
import type { Observation } from '../decide/finding.ts';
import type { SeverityLimits } from '../../config/policy/gate-policy.ts';
import { countOpen } from '../compare/trend.ts';

/**
 * Compares the open advisories of a run, those without an exception, with its budget: one finding for each severity that
 * exceeds it (advisory-rules.md#budgets). Each image and vulnerability counts once.
 */
export function observeOverBudget(
  observations: readonly Observation[],
  budget: SeverityLimits,
): readonly Observation[] {
  const open = countOpen({ observations });
  return SEVERITY_RATINGS.flatMap((severity) => {
    const allowed = budget[severity];
    const number = open.get(severity) ?? 0;
    if (allowed === undefined || number <= allowed) return [];
    const vulnerabilities = count(number, `${severity} vulnerability`, `${severity} vulnerabilities`);
    return [
      {
        rule: 'over-budget',
        weight: 'blocking',
        key: `over-budget|${severity}`,
        file: '',
        line: 1,
        reference: '',
        title: `${vulnerabilities}; the budget allows ${allowed}`,
        message: `${vulnerabilities} ${number === 1 ? 'is' : 'are'} open, each counted once per image; the budget allows ${allowed}.`,
        remedy: `Fix ${number === 1 ? 'it' : `${number - allowed} of them`}, or raise \`budget\`.`,
      } as const,
    ];
  });
}
