/** One step from a value to values in it. */
export type PathStep =
  /** The value of a key. */
  | { readonly kind: 'key'; readonly name: string }
  /** The values of all keys that match. */
  | { readonly kind: 'keys'; readonly matches: (key: string) => boolean }
  /** The items of a list, or the value itself if it is none. */
  | { readonly kind: 'items' }
  /** Every map below, and the value itself, without those below some keys. */
  | { readonly kind: 'below'; readonly without: ReadonlySet<string> }
  /** The value itself if it is a map in which the text of a key matches; undefined if it has no such text. */
  | { readonly kind: 'where'; readonly key: string; readonly matches: (text: string | undefined) => boolean }
  /** The keys of a map, as texts. */
  | { readonly kind: 'names' };

/** A path of a row without alternatives. */
export interface RowPath {
  /** Each step by its text in the path: equal texts are equal steps. */
  readonly steps: readonly (readonly [written: string, step: PathStep])[];
  /** The word for the values at the end of the path. */
  readonly word: string;
  /** Parts that every document with this path has: of its keys, and then the rarer ones of its filters. */
  readonly literals: readonly RegExp[];
}

/**
 * Reads a path of a row, `PATH` or `PATH: WORD`, as one path for each combination of its alternatives in braces. Steps have
 * dots between them: a key, in quotes if it has a mark; `*`, or `*` as a part of a key, for any text; `key~` for a key in any
 * case; `**` for any depth; `@` for the keys of a map; and behind a step, `[]` for the items, and `[key=text]`, `[key!=text]`
 * or `[key~=text]` (any case) to keep some maps. `!key` before the path leaves keys out of its first `*` or `**`.
 */
export function readRowPath(row: string): readonly RowPath[] {
  // Only a colon before a blank ends a path: `docker://` can be a part of a filter.
  const [, path = '', word = 'image'] = /^(.*?)(?:: (.*))?$/.exec(row) ?? [];
  return [...new Set(expandBraces(path))].map((one) => readPath(one, word));
}

/** Returns a text with each combination of its alternatives in braces: `a{b,c}` as `ab` and `ac`. */
export function expandBraces(path: string): readonly string[] {
  const [, before = '', inner, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (inner === undefined) return [path];
  return inner.split(',').flatMap((one) => expandBraces(`${before}${one}${after}`));
}

const TOKEN = /"([^"]*)"|\[([\w.-]+)(!?~?)=([^\]]*)\]|\[\]|[^.[\]"]+/g;

function readPath(path: string, word: string): RowPath {
  const [, excluded = '', rest = ''] = /^((?:![^ ]+ )*)(.*)$/.exec(path) ?? [];
  const without = new Set(excluded.split(/[! ]+/).filter((key) => key !== ''));
  const steps: [string, PathStep][] = [];
  const ofKeys: RegExp[] = [];
  const ofFilters: RegExp[] = [];
  for (const match of rest.matchAll(TOKEN)) {
    const [token] = match;
    const step = readStep(match, without);
    const isOpen = step.kind === 'below' || (step.kind === 'keys' && token === '*');
    steps.push([isOpen ? `${excluded}${token}` : token, step]);
    if (isOpen) without.clear();
    const literal = literalOf(match, step);
    if (literal !== undefined) (step.kind === 'where' ? ofFilters : ofKeys).push(literal);
  }
  return { steps, word, literals: [...ofKeys, ...ofFilters] };
}

function readStep(
  [token, quoted, where, operator = '', text = '']: RegExpExecArray,
  without: Set<string>,
): PathStep {
  if (where !== undefined) return { kind: 'where', key: where, matches: filterMatcher(text, operator) };
  if (token === '[]') return { kind: 'items' };
  if (token === '**') return { kind: 'below', without: new Set(without) };
  if (token === '@') return { kind: 'names' };
  if (quoted === undefined && token === '*') {
    const left = new Set(without);
    return { kind: 'keys', matches: (key) => !left.has(key) };
  }
  if (quoted === undefined && /[*~]/.test(token)) {
    return { kind: 'keys', matches: wildcardMatcher(token.replace(/~$/, ''), token.endsWith('~')) };
  }
  return { kind: 'key', name: quoted ?? token };
}

/** `~` ignores case, and `!` turns the test around. */
function filterMatcher(wildcard: string, operator: string): (text: string | undefined) => boolean {
  const matches = wildcardMatcher(wildcard, operator.includes('~'));
  const isWanted = !operator.startsWith('!');
  return (text) => (text !== undefined && matches(text)) === isWanted;
}

/** Returns a test of whole texts, in which `*` stands for any text, also an empty one, and `{a,b}` for one of several. */
export function wildcardMatcher(wildcard: string, anyCase = false): (text: string) => boolean {
  const forms = expandBraces(wildcard).map((form) =>
    form
      .split('*')
      .map((part) => quotedText(part))
      .join('.*'),
  );
  const pattern = new RegExp(`^(?:${forms.join('|')})$`, anyCase ? 'is' : 's');
  return (text) => pattern.test(text);
}

function literalOf(
  [token, quoted, where, operator = '', text = '']: RegExpExecArray,
  { kind }: PathStep,
): RegExp | undefined {
  if ((kind !== 'key' && kind !== 'keys' && kind !== 'where') || operator.startsWith('!')) return undefined;
  const whole = kind === 'where' ? text : (quoted ?? token);
  const [longest = ''] = whole.split(/[*~]/).toSorted((one, other) => other.length - one.length);
  const part = longest === '' ? where : longest;
  const anyCase = operator.includes('~') || (kind === 'keys' && token.endsWith('~'));
  return part === undefined ? undefined : new RegExp(quotedText(part), anyCase ? 'i' : '');
}

function quotedText(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`);
}
