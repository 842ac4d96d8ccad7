import { printable } from './printable.ts';

/**
 * Untrusted text as Markdown that shows exactly that text: everything that GitHub could read as markup, a table border,
 * a link or an emoji becomes a character reference, and what GitHub turns into a link after that (mentions, issues, mail
 * addresses) is taken apart. Cut at `longest` UTF-16 units of the text.
 */
export function escapeMarkdown(text: string, longest = 2_000): string {
  return takeApart(printable(text, longest))
    .replace(SPECIAL, reference)
    .replace(BEGINNING, (_, number: string, sign: string) => `${number}${reference(sign)}`);
}

/** Markup, HTML and mathematics. */
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;

/** What makes a list, a line or a heading of a paragraph that begins with it. */
const BEGINNING = /^(\d*)([-+=.)])/;

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/**
 * The text with an invisible blank wherever GitHub would make a mention, an emoji, a reference to an issue or a commit,
 * or a link of it: a character reference does not prevent these, because they are found in the text that a reader sees. The `@`
 * between an image and its digest stays, so that a reference can be copied.
 */
export function takeApart(text: string): string {
  return text
    .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
    .replace(/#(?=\w)/g, `#${APART}`)
    .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
    .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}

/** A blank without width: it separates words, and nobody sees it. */
const APART = '\u200b';

/** The text in a fixed-width font, escaped. HTML instead of backticks: these cannot be broken out of. */
export function code(text: string): string {
  return `<code>${escapeMarkdown(text, 500)}</code>`;
}

/** A table; cells are Markdown already. Empty without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}

/** The head of a table, to be followed by its rows. */
export function tableHead(heads: readonly string[]): string {
  return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}

/** One row of a table, one line; cells are Markdown already. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A section that is folded until somebody opens it. */
export function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
