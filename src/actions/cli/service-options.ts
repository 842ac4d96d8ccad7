import { PLACE_DEFAULTS } from '../service-inputs.ts';

const PLACES = Object.keys(PLACE_DEFAULTS);

/** The options of a command that asks the service: the inputs of the actions that say where it is, by their names. */
export const PLACE_OPTIONS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  PLACES.map((name) => [name, { type: 'string' }]),
);

/**
 * Where the text of an input comes from on a command line: its option, else the variable MOORING_<NAME>
 * (`MOORING_API_URL` for `api-url`), else what holds for an action. Empty when there is none of them.
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

function variableName(input: string): string {
  return `MOORING_${input.replaceAll('-', '_').toUpperCase()}`;
}
