import { EMPTY_FRAGMENT, FragmentBuilder, fragmentOf } from './fragment.ts';
import type { Fragment } from './fragment.ts';
import { applyModifier } from './modifier.ts';
import type { Modifier } from './modifier.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { variableNameEnd } from './variable-name.ts';
import { WordReader } from './word-reader.ts';
import type { WordFailure, WordOptions } from './word-reader.ts';

/** The expanded word, or why it has no expansion. */
export type ShellWordReading = { readonly kind: 'expanded'; readonly fragment: Fragment } | WordFailure;

const SPECIAL = /[$'"`\\\u00ef]/;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** How escapes come out: taken away; kept; kept and doubled inside quotes, for a pattern that is read once more. */
type EscapeStyle = 'drop' | 'keep' | 'pattern';

/**
 * A word as Docker's shell lexer leaves it: quotes and escapes taken away, `$V` and every form of `${V…}` expanded, blanks
 * kept (BuildKit shell/lex.go). Every literal character keeps its place in the file.
 */
export function expandShellWord(word: SourceText, options: WordOptions): ShellWordReading {
  if (isLiteral(word.text)) return { kind: 'expanded', fragment: { ...EMPTY_FRAGMENT, source: word } };
  const start = word.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const reader = new WordReader(word, start, options);
  const fragment = readUntil(reader, '', 'drop');
  return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
}

/** True for a word that is what it says: nothing in it is quoted, escaped or a variable. */
export function isLiteral(word: string): boolean {
  return !SPECIAL.test(word);
}

/** Index after the `$…` that begins at `start`; undefined when it cannot be read. */
export function substitutionEnd(word: SourceText, start: number, options: WordOptions): number | undefined {
  const reader = new WordReader(word, start, options);
  readDollar(reader, new FragmentBuilder());
  return reader.failure === undefined ? reader.at : undefined;
}

/** Reads up to the character `stop`, which is taken, or to the end of the word where `stop` is empty. */
function readUntil(reader: WordReader, stop: string, style: EscapeStyle): Fragment | undefined {
  const out = new FragmentBuilder();
  while (!reader.isAtEnd && reader.failure === undefined) {
    const character = reader.peek();
    if (character === stop) {
      reader.take();
      return out.build();
    }
    if (isQuote(character) && reader.options.keepsQuotes === true) out.addSource(reader.takeRun(stop));
    else if (character === "'") readSingleQuoted(reader, out, style);
    else if (character === '"') readDoubleQuoted(reader, out, style);
    else if (character === '$') readDollar(reader, out);
    else if (character === reader.options.escape) readEscaped(reader, out, style);
    else out.addSource(reader.takeRun(stop));
  }
  if (reader.failure !== undefined) return undefined;
  return stop === '' ? out.build() : reader.fail(`a "\${" has no "${stop}"`);
}

function isQuote(character: string): boolean {
  return character === "'" || character === '"';
}

function readEscaped(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  const character = reader.take();
  if (style !== 'drop') out.addLiteral(character, reader.lastOffset);
  if (!reader.isAtEnd) out.addLiteral(reader.take(), reader.lastOffset);
}

/** Everything up to the next `'` as it is: nothing can be escaped in there. */
function readSingleQuoted(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  reader.take();
  while (!reader.isAtEnd) {
    const character = reader.take();
    if (character === "'") return;
    if (style === 'pattern' && character === reader.options.escape)
      out.addLiteral(character, reader.lastOffset);
    out.addLiteral(character, reader.lastOffset);
  }
  reader.fail('a single quote stays open');
}

/** Up to the next `"`: `$` works, and the escape character before `"`, `$` and itself; elsewhere it is literal. */
function readDoubleQuoted(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  const { escape } = reader.options;
  reader.take();
  while (!reader.isAtEnd && reader.failure === undefined) {
    const character = reader.peek();
    if (character === '$') readDollar(reader, out);
    else if (character !== '"' && character !== escape) out.addSource(reader.takeRun('"'));
    else {
      reader.take();
      if (character === '"') return;
      if (!reader.isAtEnd) readEscapeInQuotes(reader, out, style);
    }
  }
  reader.fail('a double quote stays open');
}

function readEscapeInQuotes(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  const { escape } = reader.options;
  const isSpecial = ['"', '$', escape].includes(reader.peek());
  if (!isSpecial || style !== 'drop') out.addLiteral(escape, reader.lastOffset);
  if (isSpecial) out.addLiteral(reader.take(), reader.lastOffset);
  else if (style !== 'drop') out.addLiteral(escape, reader.lastOffset);
}

/** `$name`, `${…}`, or a `$` that no name follows, which stays. */
function readDollar(reader: WordReader, out: FragmentBuilder): void {
  const start = reader.at;
  reader.take();
  if (reader.peek() === '{') return readBraces(reader, out, start);
  const nameAt = reader.at;
  reader.at = variableNameEnd(reader.word.text, nameAt);
  const name = reader.word.text.slice(nameAt, reader.at);
  if (name === '') out.addLiteral('$', reader.lastOffset);
  else addVariable(reader, out, { name, start });
}

function readBraces(reader: WordReader, out: FragmentBuilder, start: number): void {
  reader.take();
  if (reader.isAtEnd) return reader.fail('a "${" has no "}"');
  if ('{}:'.includes(reader.peek())) return reader.fail('a "${" has no name after it');
  const nameAt = reader.at;
  reader.at = variableNameEnd(reader.word.text, nameAt);
  const name = reader.word.text.slice(nameAt, reader.at);
  if (reader.peek() === '}') {
    reader.take();
    return addVariable(reader, out, { name, start });
  }
  const modifier = reader.enter() ? readModifier(reader) : undefined;
  reader.leave();
  if (modifier === undefined || reader.failure !== undefined) return;
  addModified(reader, out, { name, start, modifier });
}

/** What stands between the name and the closing brace, words in it expanded. */
function readModifier(reader: WordReader): Modifier | undefined {
  const first = reader.take();
  const nullIsUnset = first === ':';
  const sign = nullIsUnset ? reader.take() : first;
  if (!nullIsUnset && sign === '/') return readReplacement(reader);
  if ((!nullIsUnset && !'+-?#%'.includes(sign)) || sign === '') return reader.fail(unsupported(first, sign));
  if (nullIsUnset && (sign === '#' || sign === '%')) return reader.fail(unsupported(first, sign));
  const isPattern = sign === '#' || sign === '%';
  const word = readUntil(reader, '}', isPattern ? 'pattern' : 'drop');
  if (word === undefined) return undefined;
  if (isPattern) return { kind: 'trim', end: sign === '#' ? 'start' : 'end', word };
  if (sign === '-') return { kind: 'default', nullIsUnset, word };
  if (sign === '+') return { kind: 'alternative', nullIsUnset, word };
  if (sign === '?') return { kind: 'required', nullIsUnset, word };
  return { kind: 'unsupported', text: `${first}${sign}` };
}

function readReplacement(reader: WordReader): Modifier | undefined {
  const replacesAll = reader.peek() === '/';
  if (replacesAll) reader.take();
  const pattern = readUntil(reader, '/', 'pattern');
  const replacement = pattern === undefined ? undefined : readUntil(reader, '}', 'keep');
  if (pattern === undefined || replacement === undefined) return undefined;
  return { kind: 'replace', replacesAll, pattern, replacement };
}

interface Named {
  readonly name: string;
  /** Where its `$` stands in the word. */
  readonly start: number;
}

function addVariable(reader: WordReader, out: FragmentBuilder, { name, start }: Named): void {
  const { scope, keepsUnset, effort } = reader.options;
  const value = scope.find(name);
  if (value === undefined && keepsUnset === true) return addAsWritten(reader, out, start);
  if (!effort.spend(1 + (value?.source.text.length ?? 0))) return reader.fail(TOO_MUCH);
  const missing = scope.isMissing(name) ? name : undefined;
  out.addSubstitution(name, value === undefined ? { ...EMPTY_FRAGMENT, missing } : fragmentOf(value), value);
}

function addModified(
  reader: WordReader,
  out: FragmentBuilder,
  part: Named & { readonly modifier: Modifier },
): void {
  const { scope, keepsUnset, effort } = reader.options;
  const value = scope.find(part.name);
  if (value === undefined && keepsUnset === true) return addAsWritten(reader, out, part.start);
  const missing = scope.isMissing(part.name) ? part.name : undefined;
  const result = applyModifier({ ...part, value, missing, effort });
  if (effort.isSpent) return reader.fail(TOO_MUCH);
  if (result.kind === 'failed') return reader.fail(result.reason, result.missing);
  out.addSubstitution(part.name, result.fragment, result.takes === 'value' ? value : undefined);
}

function addAsWritten(reader: WordReader, out: FragmentBuilder, start: number): void {
  const written = sliceSource(reader.word, start, reader.at);
  out.addSubstitution('', { ...EMPTY_FRAGMENT, source: written }, undefined);
}

function failureOf(reader: WordReader): WordFailure {
  return reader.failure ?? { kind: 'failed', reason: 'unreadable word', missing: undefined };
}

function unsupported(first: string, sign: string): string {
  return `"${first === ':' ? first + sign : sign}" is no modifier that Docker knows`;
}

const TOO_MUCH = 'its expansions take more steps than a Dockerfile of this size may cost';
