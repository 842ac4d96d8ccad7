import { z } from 'zod';

import { nearestWord } from '../domain/text/nearest-word.ts';
import { printable } from '../domain/text/printable.ts';

/**
 * An input that lists rules of these names, separated by commas or blanks; `none` is the empty list, and empty text is not
 * set. A name that is none of them is refused with the nearest one.
 */
export function ruleList<const Words extends readonly string[]>(
  words: Words,
): z.ZodType<readonly Words[number][] | undefined> {
  return z.string().transform((text, context): readonly Words[number][] | undefined => {
    const written = text.split(/[\s,]+/).filter((one) => one !== '');
    if (written.length === 0) return undefined;
    return written.flatMap((one) => {
      const found = words.find((known) => known === one);
      if (found !== undefined) return [found];
      if (one !== 'none')
        context.addIssue({ code: 'custom', message: notAWord('rule', one, ['none', ...words]) });
      return [];
    });
  });
}

/** An input that is one of these words; empty text is not set. Another word is refused with the nearest one. */
export function word<const Words extends readonly string[]>(
  what: string,
  words: Words,
): z.ZodType<Words[number] | undefined> {
  return z.string().transform((text, context): Words[number] | undefined => {
    const known = words.find((one) => one === text);
    if (known === undefined && text !== '')
      context.addIssue({ code: 'custom', message: notAWord(what, text, words) });
    return known;
  });
}

function notAWord(what: string, text: string, known: readonly string[]): string {
  const nearest = nearestWord(text, known);
  const advice = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean "${nearest}"?`;
  return `"${printable(text, 40)}" is not a ${what}; ${advice}`;
}
