import { nearestWord } from '../../text/nearest-word.ts';
import { printable } from '../../text/printable.ts';

/** The placeholders that title and body templates can use, in braces: `{count}`. */
export const TITLE_WORDS = [
  'summary',
  'updated',
  'pinned',
  'fixed',
  'introduced',
  'count',
  'images',
  'files',
  'group',
] as const;
export const BODY_WORDS = [
  ...TITLE_WORDS,
  'headline',
  'warnings',
  'table',
  'skipped',
  'places',
  'notes',
  'footer',
] as const;

const WORD = /\{([a-z]+)\}/g;

/** Returns the problem with a template's placeholders as a clause, or undefined if all of them are known. */
export function templateProblem(template: string, words: readonly string[]): string | undefined {
  const unknown = [...template.matchAll(WORD)]
    .map(([, word = '']) => word)
    .find((word) => !words.includes(word));
  if (unknown === undefined) return undefined;
  const nearest = nearestWord(unknown, words);
  const advice =
    nearest === undefined
      ? `known placeholders are ${words.map((word) => `{${word}}`).join(', ')}`
      : `did you mean {${nearest}}?`;
  return `{${printable(unknown, 40)}} is not a placeholder; ${advice}`;
}

/** The template with its words replaced, once: what a value holds is never read as a word again. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(WORD, (written, word: string) => known.get(word) ?? written);
}
