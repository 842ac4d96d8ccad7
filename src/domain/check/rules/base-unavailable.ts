import type { Observation } from '../finding.ts';
import type { RuleHelp } from '../observation.ts';

export const BASE_UNAVAILABLE_HELP: RuleHelp = {
  explanation:
    'The base of the change could not be read, so no finding is classified as new or pre-existing.',
  remedy: 'Give the check access to the base; see the message for how.',
};

/** A base that is required but cannot be read is reported, never treated as an empty one (advisory-rules.md#missing-base). */
export function observeMissingBase(reason: string, hint: string): Observation {
  return {
    rule: 'base-unavailable',
    weight: 'blocking',
    key: 'base-unavailable',
    file: '',
    line: 1,
    reference: '',
    title: 'Base unavailable: nothing to compare with',
    message: `${reason}. Findings cannot be classified as new or pre-existing.`,
    remedy: hint,
  };
}
