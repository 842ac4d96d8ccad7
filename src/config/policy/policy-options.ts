import { RATINGS } from '../../values/severity.ts';
import { RULES } from './rule-ids.ts';
import type { Rule } from './rule-ids.ts';

/** A value of `fail-on`: a rule fails the check by every finding, `new-<rule>` only by new ones. */
export type FailOn = Rule | `new-${Rule}`;

export const FAIL_ON: readonly FailOn[] = RULES.flatMap((rule) => [rule, `new-${rule}` as const]);

/**
 * One option of the policy. Its row drives the configuration file, the inputs of the action, the options of the command
 * line with their help, the JSON Schemas, the README, and the policy that a report records.
 */
export type PolicyOption = OptionValues & {
  readonly name: string;
  /** The value if nothing is configured (advisory-rules.md#status-decisions). */
  readonly default: string | number | boolean | null | readonly string[] | Readonly<Record<string, number>>;
  /** One sentence. */
  readonly description: string;
  /** A value as an input takes it; undefined if only the configuration file has the option. */
  readonly example?: string;
  /** Whether it applies to the whole run, and cannot be set for some images or files. */
  readonly isRunWide?: true;
};

/** The values that an option takes; `what` is the noun for one of them. */
export type OptionValues =
  | { readonly kind: 'list' | 'choice'; readonly what: string; readonly values: readonly string[] }
  /** One of the values, or `after N days`. */
  | { readonly kind: 'choice-or-days'; readonly what: string; readonly values: readonly string[] }
  /** A number of days or of problems for each severity. */
  | { readonly kind: 'severities'; readonly what: 'days' | 'problems' }
  | { readonly kind: 'days' | 'switch' | 'duration' };

/** The options by their keys in a policy. */
export const POLICY_OPTIONS = {
  failOn: {
    name: 'fail-on',
    kind: 'list',
    what: 'rule',
    values: FAIL_ON,
    default: [
      'new-end-of-life',
      'new-advisory',
      'overdue-advisory',
      'over-budget',
      'new-not-allowed',
      'new-pull-denied',
      'unsigned',
      'wrong-signer',
      'bad-signature',
      'new-foreign-digest',
      'new-pin-required',
      'new-too-far-behind',
      'new-unread',
      'new-unresolvable',
      'new-base-unavailable',
      'not-checked',
    ],
    description: 'Rules that fail the check, or `none`; a `new-` prefix limits a rule to new findings.',
    example: 'end-of-life,new-advisory,behind',
  },
  warnOn: {
    name: 'warn-on',
    kind: 'list',
    what: 'rule',
    values: RULES,
    default: RULES.filter(
      (rule) => !['downgraded', 'base-changed', 'behind', 'unpinned', 'other-registry'].includes(rule),
    ),
    description: 'Rules reported as warnings when they do not fail; other findings are notices.',
    example: 'advisory,behind',
  },
  minSeverity: {
    name: 'min-severity',
    kind: 'choice',
    what: 'severity',
    values: RATINGS,
    default: 'low',
    description: 'Minimum severity at which an advisory can fail the check.',
    example: 'high',
  },
  unscored: {
    name: 'unscored',
    kind: 'choice',
    what: 'value',
    values: ['auto', 'fail', 'warn', 'ignore'],
    default: 'auto',
    description:
      'How to treat unscored advisories; `auto` fails when the installed version is known to be affected.',
    example: 'fail',
  },
  strict: {
    name: 'strict',
    kind: 'switch',
    default: false,
    description: 'Fail on inconclusive results, such as a version that cannot be compared.',
    example: 'true',
  },
  pendingUpstream: {
    name: 'pending-upstream',
    kind: 'choice',
    what: 'value',
    values: ['warn', 'fail'],
    default: 'warn',
    description: 'How to treat advisories that wait for an upstream fix.',
  },
  unreviewed: {
    name: 'unreviewed',
    kind: 'choice',
    what: 'value',
    values: ['ignore', 'warn'],
    default: 'ignore',
    description: 'How to treat advisories without an approved event.',
  },
  underInvestigation: {
    name: 'under-investigation',
    kind: 'choice-or-days',
    what: 'value',
    values: ['warn', 'fail'],
    default: 'warn',
    description: 'How to treat advisories under investigation; `after 7 days` fails older ones.',
    example: 'after 14 days',
  },
  onlyFixable: {
    name: 'only-fixable',
    kind: 'switch',
    default: false,
    description: 'Report advisories without an available fix as notices, except undecided ones.',
    example: 'true',
  },
  maxOpenDays: {
    name: 'max-open-days',
    kind: 'severities',
    what: 'days',
    default: {},
    description: 'Maximum days since the first detection of an open advisory, by severity.',
    example: 'critical=7,high=30',
  },
  maxFixDays: {
    name: 'max-fix-days',
    kind: 'severities',
    what: 'days',
    default: {},
    description: 'Maximum days since the fix of an open advisory, by severity.',
    example: 'critical=3,high=14',
  },
  budget: {
    name: 'budget',
    kind: 'severities',
    what: 'problems',
    isRunWide: true,
    default: {},
    description: 'Maximum number of open advisories by severity, each counted once per image.',
    example: 'critical=0,high=5',
  },
  warnBeforeDays: {
    name: 'warn-before-days',
    kind: 'days',
    default: 90,
    description: 'Warn this many days before end of life.',
    example: '60',
  },
  failBeforeDays: {
    name: 'fail-before-days',
    kind: 'days',
    default: 30,
    description: 'Minimum remaining grace-period days; `0` fails only when the grace period is over.',
    example: '0',
  },
  deprecated: {
    name: 'deprecated',
    kind: 'choice',
    what: 'value',
    values: ['warn', 'fail'],
    default: 'fail',
    description: 'How to treat deprecated tags without a published end-of-life date.',
  },
  maxLagDays: {
    name: 'max-lag',
    kind: 'duration',
    default: null,
    description: 'Maximum time between the pinned build and the newest build of its tag.',
    example: '14d',
  },
  requirePins: {
    name: 'require-pins',
    kind: 'switch',
    default: false,
    description: 'Require a digest in every image reference.',
  },
} as const satisfies Readonly<Record<string, PolicyOption>>;

/** An option that replaced one of an earlier version, and its value for a user of that. */
interface Replacement {
  readonly name: PolicyOption['name'];
  readonly value: string;
}

/** Options of earlier versions. */
export const REPLACED_OPTIONS: ReadonlyMap<string, Replacement> = new Map([
  ['max-detection-days', { name: 'under-investigation', value: 'after 7 days' }],
]);

/** Returns the instruction for users of a replaced option: in YAML, or on the command line. */
export function describeReplacement({ name, value }: Replacement, place: 'yaml' | 'shell'): string {
  return place === 'yaml'
    ? `replaced by \`${name}\`: write \`${name}: ${value}\``
    : `replaced by --${name}: write --${name} "${value}"`;
}

/** Returns the description of an option with its default, unless that is a list or empty. */
export function describeOption(option: {
  readonly default: PolicyOption['default'];
  readonly description: string;
}): string {
  const { default: value, description } = option;
  if (typeof value === 'object' || value === '') return description;
  return description.replace(/\.$/, ` (default: ${String(value)}).`);
}
