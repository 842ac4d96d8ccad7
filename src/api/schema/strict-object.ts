import { z } from 'zod';

import { nearestWord } from '../../text/nearest-word.ts';

/**
 * Returns an object of a file that people write: an unknown key is an error that names the nearest known one, and a key
 * without a value below it is an error too.
 */
export function strictObject<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return describeUnknown('key', issue.keys, known);
      return issue.input === null
        ? 'must not be empty; add a key or remove it'
        : 'must be a mapping of keys to values';
    },
  });
}

/**
 * Returns one word of a closed list; an unknown word is an error that names the nearest known one. `what` is what it
 * names.
 */
export function oneOf<const Words extends readonly string[]>(
  what: string,
  words: Words,
): z.ZodType<Words[number], Words[number]> {
  return z.enum(words, {
    error: (issue) =>
      typeof issue.input === 'string'
        ? describeUnknown(what, [issue.input], words)
        : `expected one of ${words.join(', ')}`,
  });
}

function describeUnknown(what: string, unknown: readonly string[], known: readonly string[]): string {
  const [first = ''] = unknown;
  const near = nearestWord(first, known);
  const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
  return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
}
