/** A piece of an HCL file that means something; comments and blanks are left out, line ends are not. */
export interface HclToken {
  readonly kind: 'word' | 'text' | 'heredoc' | 'mark' | 'line-end';
  /** Bytes of the token, with its quotes or the line that opens it. */
  readonly start: number;
  readonly end: number;
}

/** `#` and `//` to the end of the line, and block comments. */
const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const BLANKS = /[ \t\r]+/y;
const WORD = /[\p{L}\p{N}_.*-]+/uy;
const HEREDOC = /<<-?([\w-]+)[ \t]*\r?\n/y;

/**
 * The tokens of an HCL file, of which docker-bake files need the structure only. Written here because no kept library
 * of npm gives the places of what it reads: they are programs of Go compiled to JavaScript that return plain values.
 * Takes one pass; a text or a template that is not closed ends with the file.
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

/** After the brace that closes a template `${ … }`. Takes where its inside starts. */
export function endOfTemplate(text: string, from: number): number {
  return endOfNested(text, from, 'template');
}

/** After what closes a text or a template; inside `${ … }` quotes and braces nest. */
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

/** After the word that ends the body, which may be indented on its line. */
function endOfHeredoc(text: string, start: number, body: number): number {
  const word = text.slice(start, body).replace(/^<<-?/, '').trim();
  for (let line = body; line < text.length;) {
    const lineFeed = text.indexOf('\n', line);
    const end = lineFeed === -1 ? text.length : lineFeed;
    if (text.slice(line, end).trim() === word) return end;
    line = end + 1;
  }
  return text.length;
}

/** Where a match that starts exactly at `at` ends. */
function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  const sticky = pattern;
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}
