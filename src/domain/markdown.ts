import { printable } from './printable.ts';

/**
 * Untrusted text as Markdown that shows exactly that text: everything that GitHub could read as markup, a table
 * border, a link or an emoji becomes a character reference, and a mention is kept apart from its name.
 */
export function escapeMarkdown(text: string): string {
  return printable(text, 2_000)
    .replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/(^|[^A-Za-z0-9_])@(?=[A-Za-z0-9])/g, '$1@\u200b');
}

/** Markup and HTML; the colon of `://` and `:emoji:`; the point of `www.`. */
const SPECIAL = /[&<>|`*_~[\]\\#!]|:(?=\/\/|[a-z0-9_+-]+:)|(?<=www)\./gi;

/** The text in a fixed-width font, escaped. HTML instead of backticks: these cannot be broken out of. */
export function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** A table; cells are Markdown already. Empty without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A section that is folded until somebody opens it. */
export function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
