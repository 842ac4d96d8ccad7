import { readableText } from '../../text/byte-text.ts';
import { matchAt } from '../literal.ts';

/** A token of an HCL file. Line ends are tokens; comments and whitespace are not. */
export interface HclToken {
  readonly kind: 'word' | 'text' | 'heredoc' | 'mark' | 'line-end';
  /** Bytes of the token, including its quotes or the opening line of a heredoc. */
  readonly start: number;
  readonly end: number;
}

/** `#` and `//` to the end of the line, and block comments. */
const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const BLANKS = /[ \t\r]+/y;
/** Every byte of a character beyond ASCII belongs to a word. */
const WORD = /[\w.*\u0080-\u00ff-]+/y;
const HEREDOC = /<<-?([\w\u0080-\u00ff-]+)[ \t]*\r?\n/y;

/**
 * Yields the tokens of an HCL file in one pass; an unclosed text or template extends to the end of the file.
 * Written here because no maintained library gives positions: those on npm are Go programs compiled to
 * JavaScript that return plain values.
 */
export function* hclTokens(text: string): Generator<HclToken> {
  let at = 0;
  while (at < text.length) {
    const end = matchAt(BLANKS, text, at) ?? matchAt(COMMENT, text, at);
    if (end !== undefined) {
      at = end;
      continue;
    }
    const token = readToken(text, at);
    yield token;
    at = token.end;
  }
}

function readToken(text: string, start: number): HclToken {
  const character = text.charAt(start);
  if (character === '\n') return { kind: 'line-end', start, end: start + 1 };
  if (character === '"') return { kind: 'text', start, end: endOfNested(text, start + 1, 'text') };
  const word = matchAt(WORD, text, start);
  if (word !== undefined) return { kind: 'word', start, end: word };
  const heredoc = matchAt(HEREDOC, text, start);
  if (heredoc !== undefined) return { kind: 'heredoc', start, end: endOfHeredoc(text, start, heredoc) };
  return { kind: 'mark', start, end: start + 1 };
}

/** Returns the end of a template `${ … }`, past its closing brace. `from` is where its inside starts. */
export function endOfTemplate(text: string, from: number): number {
  return endOfNested(text, from, 'template');
}

/** Returns the end of a text or template; quotes and braces nest inside `${ … }`. */
function endOfNested(text: string, from: number, outer: 'text' | 'template'): number {
  const open = [outer];
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isTemplate = open.at(-1) === 'template';
    if (character === '\\' && !isTemplate) at += 1;
    else if (character === '"' && isTemplate) open.push('text');
    else if (character === '"' || (character === '}' && isTemplate)) open.pop();
    else if (character === '{' && (isTemplate || /[$%]/.test(text.charAt(at - 1)))) open.push('template');
    if (open.length === 0) return at + 1;
  }
  return text.length;
}

/** Returns the end of the terminator line, which can be indented. */
function endOfHeredoc(text: string, start: number, body: number): number {
  const word = text.slice(start, body).replace(/^<<-?/, '').trim();
  for (let line = body; line < text.length;) {
    const lineFeed = text.indexOf('\n', line);
    const end = lineFeed === -1 ? text.length : lineFeed;
    if (isTerminator(text.slice(line, end), word)) return end;
    line = end + 1;
  }
  return text.length;
}

/** Go trims the blanks of Unicode, of which a text of one unit per byte shows none. */
function isTerminator(line: string, word: string): boolean {
  if (!line.includes(word)) return false;
  // To `trim`, the second byte of U+00A0 is a blank of its own.
  return line.trim() === word || readableText(line).replace(UNICODE_BLANKS, '') === readableText(word);
}

/** JavaScript does not count U+0085 as a blank, and Go does not count U+FEFF. */
const UNICODE_BLANKS = /^(?:[^\S\uFEFF]|\u0085)+|(?<=\S)(?:[^\S\uFEFF]|\u0085)+$/g;
