import { printable } from './printable.ts';

/**
 * Escapes untrusted text so that Markdown shows it literally: markup, table borders, links and emoji become
 * character references, and autolinks (mentions, issues, mail addresses) are broken up. Truncates to
 * `longest` UTF-16 units.
 */
export function escapeMarkdown(text: string, longest = 2_000): string {
  return atBeginning(escapePart(printable(text, longest)));
}

function escapePart(text: string): string {
  return takeApart(text).replace(SPECIAL, reference);
}

function atBeginning(escaped: string): string {
  return escaped.replace(BEGINNING, (_, number: string, sign: string) => `${number}${reference(sign)}`);
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

/** Formats text as code that can be copied exactly if it has only the characters of a URL, otherwise as `code`. */
export function exactCode(text: string): string {
  return /^[\w./:@?=&%+-]{1,500}$/.test(text) ? `\`${text}\`` : code(text);
}

/**
 * Escapes text for a table cell, with places to break its long words: a cell is otherwise as wide as its longest word.
 * Truncates to `longest` UTF-16 units.
 */
export function breakable(text: string, longest = 160): string {
  return atBeginning(escapeWords(printable(text, longest)));
}

/** Escapes text as `breakable`, with the parts of it in backticks as code. */
export function breakableCode(text: string, longest = 160): string {
  const parts = printable(text, longest).split('`');
  if (parts.length % 2 === 0) return breakable(text, longest);
  const escaped = parts.map((part, index) => {
    if (index % 2 === 0) return escapeWords(part);
    return part === '' ? '' : `<code>${escapeWords(part)}</code>`;
  });
  return atBeginning(escaped.join(''));
}

function escapeWords(text: string): string {
  const parts = text.split(LONG_WORD);
  return parts
    .map((part, index) =>
      index % 2 === 0 ? escapePart(part) : (part.match(BREAKABLE) ?? []).map(escapePart).join('<wbr>'),
    )
    .join('');
}

/** A word that is too wide for a column; captured, so that a split keeps it. */
const LONG_WORD = /([^ ]{25,})/u;

/** Parts that end with a separator, or after 20 characters. */
const BREAKABLE = /[^/:_-]{0,19}[/:_-]+|[^/:_-]{3,19}\.(?=[a-z])|.{1,20}/gu;

/** Formats a link around Markdown text; only the text without a URL. */
export function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url})`;
}

/** Formats text in a smaller font; empty for an empty text. */
export function small(markdown: string): string {
  return markdown === '' ? '' : `<sub>${markdown}</sub>`;
}

/** Formats text as strong; asterisks around an empty text would be visible. */
export function strong(markdown: string): string {
  return markdown === '' ? '' : `**${markdown}**`;
}

/** Columns of a code block that fit into a page of GitHub without a scroll bar. */
export const CODE_COLUMNS = 86;

/** Formats lines of untrusted text as a code block that none of them can end; keeps their indentation. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const text = lines.map((line) => `${/^ {0,20}/.exec(line)?.[0] ?? ''}${printable(line, 1_000)}`).join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Formats a table of Markdown cells; empty without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}

/** Formats the header of a table; `:-:` centers its columns. */
export function tableHead(heads: readonly string[], alignment: '---' | ':-:' = '---'): string {
  return `${tableRow(heads)}\n${tableRow(heads.map(() => alignment))}`;
}

/** Formats one row of a table, on one line, of Markdown cells. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
