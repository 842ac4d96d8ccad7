import type { z } from 'zod';

import { PLACE_DEFAULTS, readInputs } from '../service-inputs.ts';

const PLACES = Object.keys(PLACE_DEFAULTS);

/** The endpoint options of a command that queries the service, named like the inputs of the actions. */
export const PLACE_OPTIONS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  PLACES.map((name) => [name, { type: 'string' }]),
);

/** Reads the inputs that a schema names from a command line (`optionText`). Throws `config_usage_invalid`, as `readInputs`. */
export function readOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  values: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  return readInputs(schema, optionText(values, variables), {
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

function variableName(input: string): string {
  return `MOORING_${input.replaceAll('-', '_').toUpperCase()}`;
}
