import { printable } from './printable.ts';

/**
 * Escapes untrusted text so that Markdown shows it literally: markup, table borders, links and emoji become
 * character references, and autolinks (mentions, issues, mail addresses) are broken up. Truncates to
 * `longest` UTF-16 units.
 */
export function escapeMarkdown(text: string, longest = 2_000): string {
  return takeApart(printable(text, longest))
    .replace(SPECIAL, reference)
    .replace(BEGINNING, (_, number: string, sign: string) => `${number}${reference(sign)}`);
}

/** Markup, HTML and mathematics. */
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;

/** Characters that start a list, rule or heading at the beginning of a paragraph. */
const BEGINNING = /^(\d*)([-+=.)])/;

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/**
 * Inserts zero-width spaces to prevent mentions, emoji, issue and commit references, and autolinks: GitHub
 * finds these in the rendered text, so character references do not prevent them. Keeps the `@` between an
 * image and its digest, so that a reference can be copied.
 */
export function takeApart(text: string): string {
  return text
    .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
    .replace(/#(?=\w)/g, `#${APART}`)
    .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
    .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}

/** A zero-width space. */
const APART = '\u200b';

/** Formats text as escaped code. Uses HTML, because text could break out of backticks. */
export function code(text: string): string {
  return `<code>${escapeMarkdown(text, 500)}</code>`;
}

/**
 * Escapes a name for a table cell. A long name gets zero-width spaces, because a cell is as wide as its longest word.
 * Truncates to `longest` UTF-16 units.
 */
export function breakable(name: string, longest = 160): string {
  const text = printable(name, longest);
  const parts = text.length <= UNBROKEN ? [text] : (text.match(BREAKABLE) ?? []);
  return parts.map((part) => escapeMarkdown(part)).join(APART);
}

const UNBROKEN = 24;

/** Parts that end with a separator, or after 20 characters. */
const BREAKABLE = /[^/:._-]{0,19}[/:._-]|.{1,20}/gu;

/** Formats a link around Markdown text; only the text without a URL. */
export function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url})`;
}

/** Formats a table of Markdown cells; empty without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}

/** Formats the header of a table. */
export function tableHead(heads: readonly string[]): string {
  return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}

/** Formats one row of a table, on one line, of Markdown cells. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
