/** The values of `github.…` that are known for an event; every other value is unknown. */
export type EventContext = Readonly<Record<string, string>>;

type Value = string | boolean | undefined;

/**
 * Returns false if the `if` of a job or step provably excludes an event (docs.github.com, "Expressions"). Everything
 * that depends on unknown values, functions or inputs can be true.
 */
export function canRun(condition: string, context: EventContext): boolean {
  const [, inner = condition] = /^\s*\$\{\{([^]*)\}\}\s*$/.exec(condition) ?? [];
  const tokens = tokensOf(inner);
  if (tokens === undefined) return true;
  const reader = { tokens, at: 0, context };
  const value = readOr(reader);
  return reader.at < tokens.length || value === undefined || truth(value) !== false;
}

const TOKEN = /\s*(?:(&&|\|\||==|!=|!|\(|\))|'((?:[^']|'')*)'|([A-Za-z_][\w.-]*)(\()?)/y;

type Token =
  | { readonly kind: 'sign' | 'text' | 'name'; readonly text: string }
  /** A call of a function, with all of its arguments. */
  | { readonly kind: 'unknown'; readonly text: '' };

/** Undefined for syntax that is not evaluated, such as numbers and indexes. */
function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(text);
    if (match === null) return undefined;
    const [, sign, quoted, name, call] = match;
    if (call !== undefined) {
      const end = endOfCall(text, TOKEN.lastIndex);
      if (end === undefined) return undefined;
      TOKEN.lastIndex = end;
      tokens.push({ kind: 'unknown', text: '' });
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll("''", "'") });
    else tokens.push({ kind: 'name', text: name ?? '' });
  }
  return tokens;
}

function endOfCall(text: string, from: number): number | undefined {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "'") at = text.indexOf("'", at + 1);
    if (at === -1) return undefined;
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  readonly context: EventContext;
}

function takeSign(reader: Reader, ...signs: readonly string[]): string | undefined {
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
  reader.at += 1;
  return token.text;
}

/** Unknown values count as unknown, unless the other side decides. */
function readOr(reader: Reader): Value {
  let value = readAnd(reader);
  while (takeSign(reader, '||') !== undefined) {
    const [left, right] = [truth(value), truth(readAnd(reader))];
    value = left === true || right === true ? true : left === false && right === false ? false : undefined;
  }
  return value;
}

function readAnd(reader: Reader): Value {
  let value = readEquality(reader);
  while (takeSign(reader, '&&') !== undefined) {
    const [left, right] = [truth(value), truth(readEquality(reader))];
    value = left === false || right === false ? false : left === true && right === true ? true : undefined;
  }
  return value;
}

function readEquality(reader: Reader): Value {
  const left = readOne(reader);
  const sign = takeSign(reader, '==', '!=');
  if (sign === undefined) return left;
  const right = readOne(reader);
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  // GitHub compares texts without regard to case.
  return (left.toLowerCase() === right.toLowerCase()) === (sign === '==');
}

function readOne(reader: Reader): Value {
  if (takeSign(reader, '!') !== undefined) {
    const value = truth(readOne(reader));
    return value === undefined ? undefined : !value;
  }
  if (takeSign(reader, '(') !== undefined) {
    const value = readOr(reader);
    takeSign(reader, ')');
    return value;
  }
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token?.kind === 'text') return token.text;
  if (token?.kind !== 'name') return undefined;
  if (token.text === 'true' || token.text === 'false') return token.text === 'true';
  return Object.hasOwn(reader.context, token.text) ? reader.context[token.text] : undefined;
}

/** Only the empty text is false. */
function truth(value: Value): boolean | undefined {
  return typeof value === 'string' ? value !== '' : value;
}
