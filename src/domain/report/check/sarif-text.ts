import { takeApart } from '../../text/markdown.ts';
import { printable } from '../../text/printable.ts';

/** GitHub keeps so many characters of a text (github-limits.md#sarif-size). */
export const LONGEST_TEXT = 1_024;

/**
 * Untrusted text as the plain text of SARIF, for a viewer that may all the same make links and tags of it: one line,
 * mentions and addresses taken apart, brackets escaped because `[text](target)` is a link there (SARIF 2.1.0 §3.11.6), and
 * no `{0}`, which stands for an argument (§3.11.5).
 */
export function sarifText(text: string, longest = LONGEST_TEXT): string {
  const inert = takeApart(printable(text, longest))
    .replace(/[\\[\]]/g, (character) => `\\${character}`)
    .replace(/<(?=[a-z!/?])/gi, `<${APART}`)
    .replace(/\{(?=\d)/g, `{${APART}`);
  return inert.length <= longest ? inert : cutEscaped(inert, longest);
}

const APART = '\u200b';

/** Never between a backslash and what it escapes, nor inside a character of two units. */
function cutEscaped(text: string, longest: number): string {
  const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const [backslashes = ''] = /\\*$/.exec(start) ?? [];
  return `${backslashes.length % 2 === 1 ? start.slice(0, -1) : start}…`;
}
