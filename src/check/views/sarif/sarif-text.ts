import { takeApart } from '../../../text/markdown.ts';
import { printable } from '../../../text/printable.ts';

/** GitHub truncates longer texts (github-limits.md#sarif-size). */
export const LONGEST_TEXT = 1_024;

/**
 * Untrusted text as SARIF plain text on one line, safe in viewers that render links and tags: mentions and URLs are broken
 * up, brackets are escaped because `[text](target)` is a link (SARIF 2.1.0 §3.11.6), and so are placeholders such as `{0}`
 * (§3.11.5).
 */
export function sarifText(text: string, longest = LONGEST_TEXT): string {
  const inert = takeApart(printable(text, longest))
    .replace(/[\\[\]]/g, (character) => `\\${character}`)
    .replace(/<(?=[a-z!/?])/gi, `<${APART}`)
    .replace(/\{(?=\d)/g, `{${APART}`);
  return inert.length <= longest ? inert : cutEscaped(inert, longest);
}

const APART = '\u200b';

/** Cuts neither between a backslash and the character it escapes, nor inside a surrogate pair. */
function cutEscaped(text: string, longest: number): string {
  const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const [backslashes = ''] = /\\*$/.exec(start) ?? [];
  return `${backslashes.length % 2 === 1 ? start.slice(0, -1) : start}…`;
}

/** Returns a path in the repository as a relative reference (RFC 3986), with everything but slashes encoded. */
export function pathToUri(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
