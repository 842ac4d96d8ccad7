import { readPolicy } from '../config/policy/gate-policy.ts';
import type { GatePolicy, PolicyKey, PolicyName } from '../config/policy/gate-policy.ts';
import { describeReplacement, POLICY_OPTIONS, REPLACED_OPTIONS } from '../config/policy/policy-options.ts';
import type { PolicyOption } from '../config/policy/policy-options.ts';
import { MooringError } from '../values/errors.ts';
import { anyText, choiceOf, optional, orEmpty } from '../values/input.ts';
import type { Input, InputValues } from '../values/input.ts';
import { readInstant } from '../values/instant.ts';
import { COMMENT_MODES } from './views/comment.ts';
import {
  IdentityInput,
  Organization,
  PlaceInputs,
  TokenInput,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';
import { optionInput } from '../config/option-input.ts';

/**
 * Throws `config_input_invalid` if an input of an earlier version is set: the runner passes it on, and it would have no
 * effect. `input` returns the text of an input, empty if it is not set.
 */
export function rejectReplacedInputs(input: (name: string) => string): void {
  const problems = [...REPLACED_OPTIONS].flatMap(([name, by]) =>
    input(name) === '' ? [] : [`input ${name}: ${describeReplacement(by, 'yaml')}`],
  );
  if (problems.length > 0) throw new MooringError('config_input_invalid', problems.join('\n'));
}

/**
 * Throws `config_input_invalid` if only one of `identity` and `organization` is set: a variable that is empty must not turn a
 * run that signs in into one for public images.
 */
export function requireBothOrNeither(inputs: Readonly<Record<'identity' | 'organization', string>>): void {
  const { identity, organization } = inputs;
  if ((identity === '') === (organization === '')) return;
  const missing = identity === '' ? 'identity' : 'organization';
  throw new MooringError('config_input_invalid', `input ${missing} is not set`, {
    hint: 'Set both `identity` and `organization`, or neither to check public images only.',
  });
}

/** The policy options that are inputs of the action and options of the command line. */
export const POLICY_INPUTS: readonly (PolicyOption & { readonly example: string })[] = Object.values(
  POLICY_OPTIONS,
).filter((option) => 'example' in option);

/** Policy inputs override the configuration file. */
export const PolicyInputs = Object.fromEntries(
  POLICY_INPUTS.map((option) => [option.name, optionInput(option)]),
) as {
  readonly [Key in PolicyKey as InputName<Key>]: Input<GatePolicy[Key] | undefined>;
};

type InputName<Key extends PolicyKey> = (typeof POLICY_OPTIONS)[Key] extends { readonly example: string }
  ? PolicyName<Key>
  : never;

/** The files with data on exploits; undefined if the input is not set. */
export function readExploitData(text: string): readonly string[] | undefined {
  const paths = text.split(/[\s,]+/).filter((path) => path !== '');
  return paths.length === 0 ? undefined : paths;
}

/** The comparison of a run that has no base commit. */
export const ComparisonInputs = {
  since: optional(readInstant, 'must be a UTC time such as 2026-05-01T00:00:00Z'),
  baseline: anyText,
};

/** The inputs of the check action; a test compares them with action.yml. */
export const CheckInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  ...PolicyInputs,
  ...ComparisonInputs,
  'exploit-data': readExploitData,
  identity: orEmpty(IdentityInput),
  organization: orEmpty(Organization),
  'when-unavailable': orEmpty(WhenUnavailableInput),
  'report-path': anyText,
  'sarif-path': anyText,
  'openvex-path': anyText,
  comment: choiceOf(COMMENT_MODES, `must be one of ${COMMENT_MODES.join(', ')}`),
  'job-key': anyText,
  'github-token': TokenInput,
};

export type CheckInputs = InputValues<typeof CheckInputs>;

/** The part of the configuration file that the inputs of a check override. */
export interface CheckOverrides {
  readonly policy: Partial<GatePolicy>;
  /** The files with data on exploits; those of the configuration file if undefined. */
  readonly exploitData: readonly string[] | undefined;
  /** Path of a trust root; empty for that of the configuration file, or the built-in one. */
  readonly trustedRoot: string;
}

/** Returns what the inputs of a check override. */
export function overridesOf(
  inputs: Parameters<typeof readPolicy>[0] & Pick<CheckInputs, 'exploit-data' | 'trusted-root'>,
): CheckOverrides {
  return {
    policy: readPolicy(inputs),
    exploitData: inputs['exploit-data'],
    trustedRoot: inputs['trusted-root'],
  };
}
