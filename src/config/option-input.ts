import { z } from 'zod';
import { optionSchema } from './schema/policy-config.ts';
import type { OptionValues } from './policy/policy-options.ts';
import { printable } from '../text/printable.ts';

/** The text of an input or option, empty if it is not set, as a policy has its value. */
export function optionInput<Value>(option: OptionValues): z.ZodType<Value | undefined> {
  const schema = optionSchema(option) as z.ZodType<Value>;
  return z.string().transform((text, context): Value | undefined => {
    if (text.trim() === '') return undefined;
    const wrong = option.kind === 'severities' ? wordsOf(text).find((word) => !LIMIT.test(word)) : undefined;
    if (wrong !== undefined) {
      const message = `"${printable(wrong, 80)}" must be a severity and a whole number, such as high=5`;
      context.addIssue({ code: 'custom', message });
      return undefined;
    }
    const parsed = schema.safeParse(plainValue(option, text));
    for (const { message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: printable(message, 200) });
    return parsed.data;
  });
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
