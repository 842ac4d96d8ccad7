/** A piece of Markdown as a reader of the page sees it. Text holds what is shown, with no markup in it. */
export type Block =
  | { readonly kind: 'marker' }
  | { readonly kind: 'heading' | 'paragraph' | 'footnote'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'code'; readonly language: string; readonly lines: readonly string[] };

/**
 * Reads the Markdown that Mooring writes, and throws on everything else: a sign that GitHub could take for markup and that
 * is not one of the few that Mooring means, a table with a row of another width, an element that is not closed. What it
 * takes is a small part of GitHub Flavored Markdown, so that what it reads is what GitHub shows.
 */
export function readMarkdown(markdown: string): readonly Block[] {
  const lines = markdown.replace(/\n$/, '').split('\n');
  const blocks: Block[] = [];
  for (let next = 0; next < lines.length;) {
    const [block, length] = readBlock(lines, next);
    if (block !== undefined) blocks.push(block);
    next += length;
  }
  checkNesting(blocks);
  return blocks;
}

type Read = readonly [block: Block | undefined, length: number];

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? '';
  if (line === '') return [undefined, 1];
  if (/^<!-- mooring:check [0-9a-f]{32} -->$/.test(line) && at === 0)
    return alone({ kind: 'marker' }, lines, at);
  const heading = /^#{2,3} (.+)$/.exec(line)?.[1];
  if (heading !== undefined) return alone({ kind: 'heading', text: readInline(heading) }, lines, at);
  const summary = /^<details(?: open)?><summary>(.+)<\/summary>$/.exec(line)?.[1];
  if (summary !== undefined) return alone({ kind: 'open', text: readInline(summary) }, lines, at);
  if (line === '</details>') return alone({ kind: 'close' }, lines, at);
  const small = /^<sub>((?:(?!<sub>).)+)<\/sub>$/.exec(line)?.[1];
  if (small !== undefined) return alone({ kind: 'footnote', text: readInline(small) }, lines, at);
  if (line.startsWith('```')) return readCode(lines, at);
  if (line.startsWith('|')) return readTable(lines, at);
  return readParagraph(lines, at);
}

/** Without a blank line below it, the next line could belong to it. */
function alone(block: Block, lines: readonly string[], at: number): Read {
  if ((lines[at + 1] ?? '') !== '') throw new Error(`no blank line after: ${lines[at]}`);
  return [block, 1];
}

function readParagraph(lines: readonly string[], at: number): Read {
  const [line = ''] = lines.slice(at);
  if (/^(?:[-+=>#]|\s|\d+[.)])/.test(line)) throw new Error(`begins a list or the like: ${line}`);
  return alone({ kind: 'paragraph', text: readInline(line) }, lines, at);
}

function readTable(lines: readonly string[], at: number): Read {
  const end = lines.findIndex((line, index) => index >= at && !line.startsWith('|'));
  const [head, border, ...rows] = lines.slice(at, end === -1 ? lines.length : end).map(readRow);
  if (head === undefined || border === undefined) throw new Error('a table without a border');
  if (!border.every((cell) => /^(?:---|:-:)$/.test(cell))) throw new Error('a table without a border');
  for (const row of [border, ...rows])
    if (row.length !== head.length) throw new Error(`not ${head.length} cells: ${row.join(' | ')}`);
  const block: Block = {
    kind: 'table',
    head: head.map(readInline),
    rows: rows.map((row) => row.map(readInline)),
  };
  return [block, rows.length + 2];
}

/** GitHub ends a cell at every `|`, within code as well. */
function readRow(line: string): readonly string[] {
  const inside = /^\| (.*) \|$/.exec(line)?.[1];
  if (inside === undefined) throw new Error(`not a row of a table: ${line}`);
  return inside.split('|').map((cell) => cell.trim());
}

/** GitHub ends a block of code at a line of at least as many backticks, and marks nothing up in it. */
function readCode(lines: readonly string[], at: number): Read {
  const [, fence = '', language = ''] = /^(`{3,})(diff|text)$/.exec(lines[at] ?? '') ?? [];
  const length = lines.slice(at + 1).findIndex((line) => line.trimStart().startsWith(fence));
  if (fence === '' || length === -1) throw new Error(`not a block of code: ${lines[at]}`);
  const end = at + 1 + length;
  if (lines[end] !== fence) throw new Error(`a block of code ends at: ${lines[end]}`);
  if ((lines[end + 1] ?? '') !== '') throw new Error('no blank line after a block of code');
  const text = lines.slice(at + 1, end);
  const unseen = text.find((line) => /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}]/u.test(line));
  if (unseen !== undefined) throw new Error(`something that nobody sees in code: ${unseen.slice(0, 300)}`);
  return [{ kind: 'code', language, lines: text }, length + 2];
}

/** Everything in which GitHub could see more than a letter. */
const MARKUP = /[&<>|`*_~[\]\\#!$]/;

/**
 * The addresses that Mooring links to: a line of a file, two commits, a run, its own documentation, and the public page of a vulnerability.
 * None has a character that could end the link or the cell.
 */
const LINKED = new RegExp(
  [
    String.raw`^https://github\.com/(?:`,
    String.raw`acme/shop/(?:blob/[0-9a-f]{40}/[\w.!*~%/-]*#L\d+|compare/[0-9a-f]{40}\.\.\.[0-9a-f]{40}|actions/runs/\d+)`,
    String.raw`|YOUR_ORG_NAME/mooring/blob/v1/docs/rules\.md(?:#[a-z-]+)?`,
    String.raw`|advisories/GHSA(?:-\w{4}){3}`,
    String.raw`)$|^https://nvd\.nist\.gov/vuln/detail/CVE-\d{4}-\d+$`,
  ].join(''),
);

/** The text of a line as it is shown; line breaks as `\n`, and a place to break a word as what keeps its parts apart. */
function readInline(markdown: string): string {
  const open: string[] = [];
  let text = '';
  for (const [, tag = '', strong = '', address, number, character = ''] of markdown.matchAll(
    /(<\/?(?:code|sub)>|<w?br>)|(\*\*)|(?:\]\(([^()\s]*)\))|&#(\d+);|(.)/gsu,
  )) {
    if (tag === '<br>') text += '\n';
    else if (tag === '<wbr>') text += '\u200b';
    else if (tag !== '' || strong !== '')
      turn(open, tag === '' ? strong : tag.replace('/', ''), !tag.startsWith('</'));
    else if (address !== undefined) {
      if (!LINKED.test(address)) throw new Error(`a link to ${address.slice(0, 300)}`);
      turn(open, '[', false);
    } else if (character === '[') turn(open, '[', true);
    else if (number !== undefined) text += String.fromCodePoint(Number(number));
    else if (MARKUP.test(character)) throw new Error(`markup that nobody meant, ${character}: ${markdown}`);
    else text += character;
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} is not closed: ${markdown}`);
  if (markdown.includes('****')) throw new Error(`an emphasis of nothing: ${markdown}`);
  return text;
}

function turn(open: string[], mark: string, mayOpen: boolean): void {
  if (open.at(-1) === mark && (mark === '**' || !mayOpen)) open.pop();
  else if (mayOpen && !open.includes(mark)) open.push(mark);
  else throw new Error(`${mark} is out of place`);
}

function checkNesting(blocks: readonly Block[]): void {
  let depth = 0;
  for (const { kind } of blocks) {
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (depth < 0 || depth > 1) throw new Error('folded parts are not nested as they should be');
  }
  if (depth !== 0) throw new Error('a folded part is not closed');
}

/** Every text of the blocks, a cell of a table each. */
export function shownTexts(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
    return 'text' in block ? [block.text] : [];
  });
}

/**
 * What GitHub makes of plain text after it has read the markup, by the name of it: a link, a mention, an emoji. Also what a
 * reader cannot see, but for the blank of no width that keeps all this apart, and our own signs.
 */
const MAGIC: readonly (readonly [string, RegExp])[] = [
  ['an address', /\b[a-z][a-z0-9+.-]*:\/\//i],
  ['an address', /(?<![A-Za-z0-9])www\./i],
  ['a mail address', /[A-Za-z0-9._+-]@[A-Za-z0-9_-]+\.[A-Za-z0-9]/],
  ['a mention', /(?<![A-Za-z0-9_])@[A-Za-z0-9]/],
  ['a commit', /@[0-9a-f]{7}/],
  ['an issue', /#\d|(?<![A-Za-z0-9])GH-\d/i],
  ['an emoji', /:[a-z0-9_+-]+:/i],
  ['something that nobody sees', /(?!\u200b)[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/u],
  ['half a character', /\p{Cs}/u],
];

/** What GitHub would find in a text that was meant to be text only; undefined where nothing. */
export function magicIn(text: string): string | undefined {
  const found = MAGIC.find(([, pattern]) => pattern.test(text.replaceAll(/\n|[⚠ℹ]\ufe0f/gu, ' ')));
  return found === undefined ? undefined : `${found[0]} in: ${text.slice(0, 300)}`;
}
