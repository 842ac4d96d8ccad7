import { describeOption } from '../config/policy/policy-options.ts';
import type { Input, InputValues } from '../values/input.ts';
import { PLACE_DEFAULTS, PLACES, readInputs } from '../runner/service-inputs.ts';
import { variableName } from './arguments.ts';
import type { CliOption, HelpRow } from './command.ts';

/** The endpoint options of a command that queries the service, named like the inputs of the actions. */
export const PLACE_OPTIONS: readonly CliOption[] = Object.entries(PLACES).map(([name, place]) => ({
  name,
  value: place.value,
  description: describeOption(place),
  group: 'ENDPOINT OPTIONS',
}));

/** The option of a command that verifies signatures. */
export const TRUSTED_ROOT_OPTION: CliOption = {
  name: 'trusted-root',
  value: 'FILE',
  description: 'Sigstore trust root (trusted_root.json) of signers in `trust.signers` that name none.',
  completion: 'file',
};

/** The variables of a command that queries the service. */
export const TOKEN_VARIABLES: readonly HelpRow[] = [
  { term: 'MOORING_API_TOKEN', description: 'Token for the platform API.' },
  {
    term: 'MOORING_REGISTRY_TOKEN',
    description:
      "Token for private images in the platform's registry; others use Docker's stored credentials.",
  },
];

/** Reads inputs from a command line (`optionText`). Throws `config_usage_invalid`, as `readInputs`. */
export function readOptions<Inputs extends Readonly<Record<string, Input<unknown>>>>(
  inputs: Inputs,
  values: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<InputValues<Inputs>> {
  return readInputs(inputs, optionText(values, variables), {
    code: 'config_usage_invalid',
    prefix: '--',
    hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
  });
}

/**
 * Returns the text of an input on a command line: its option, else the variable MOORING_<NAME> (`MOORING_API_URL` for
 * `api-url`), else the default of the actions, else empty text.
 */
export function optionText(
  values: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string | undefined>>,
): (name: string) => string {
  const defaults: Readonly<Record<string, string>> = PLACE_DEFAULTS;
  return (name) => {
    const option = values[name];
    if (typeof option === 'string') return option.trim();
    return (variables[variableName(name)] ?? defaults[name] ?? '').trim();
  };
}
