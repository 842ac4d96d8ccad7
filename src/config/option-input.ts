import type { OptionValues } from './policy/policy-options.ts';
import { printable } from '../text/printable.ts';
import { WrongInput, wrongInput } from '../values/input.ts';
import type { Input } from '../values/input.ts';

/** The text of an input or option, empty if it is not set, as a policy has its value. */
export function optionInput<Value>(option: OptionValues): Input<Value | undefined> {
  return async (text) => {
    if (text.trim() === '') return undefined;
    const wrong = option.kind === 'severities' ? wordsOf(text).find((word) => !LIMIT.test(word)) : undefined;
    if (wrong !== undefined)
      return wrongInput(`"${printable(wrong, 80)}" must be a severity and a whole number, such as high=5`);
    // The schemas of the configuration file, and zod with them, only if there is a value to parse (ADR 0013).
    const { optionSchema } = await import('./schema/policy-config.ts');
    const { data, error } = optionSchema(option).safeParse(plainValue(option, text));
    if (error === undefined) return data as Value;
    return new WrongInput(error.issues.map(({ message }) => ({ message: printable(message, 200) })));
  };
}

/** The value that the configuration file would have; `none` is the empty list. */
function plainValue({ kind }: OptionValues, text: string): unknown {
  switch (kind) {
    case 'list':
      return wordsOf(text);
    case 'switch':
      return text === 'true' || (text === 'false' ? false : text);
    case 'days':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'choice-or-days':
      return text.trim();
    case 'severities':
      return severityLimits(text);
    case 'choice':
    case 'duration':
      return text;
  }
}

/** Reads `critical=7,high=30`, whose words are limits. */
function severityLimits(text: string): unknown {
  return Object.fromEntries(
    wordsOf(text).map((word) => {
      const [severity = '', limit] = word.split('=');
      return [severity, Number(limit)] as const;
    }),
  );
}

/** A severity and a number. */
const LIMIT = /^[^=]+=\d+$/;

/** The words of a list; `none` is the empty one. */
function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
}
