import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff/lib/patch/create.js';

/**
 * Returns the change of one file as a unified diff for git and patch, without the final line break; empty if
 * nothing changed. `before` is undefined for a new file.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string): string {
  if (before === after) return '';
  const from = before === undefined ? '/dev/null' : quoted(`a/${path}`);
  const patch = structuredPatch('', '', before ?? '', after, undefined, undefined, { context: 3 });
  const hunks = formatPatch(patch, OMIT_HEADERS).slice(0, -1);
  return [`--- ${from}`, `+++ ${quoted(`b/${path}`)}`, hunks].join('\n');
}

/** Names that a line cannot hold, as git writes them with `core.quotePath=false`: letters of all languages stay readable. */
function quoted(name: string): string {
  if (!/["\\\p{Cc}]/u.test(name)) return name;
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
    return [...new TextEncoder().encode(character)]
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join('');
  });
  return `"${escaped}"`;
}
