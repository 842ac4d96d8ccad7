import type { SourceText } from '../../text/source-text.ts';
import { BYTE_ORDER_MARK, wellFormed } from './characters.ts';
import { EMPTY_FRAGMENT, FragmentBuilder, fragmentOf, literalFragment } from './fragment.ts';
import type { Fragment } from './fragment.ts';
import { applyModifier } from './modifier.ts';
import type { Modifier } from './modifier.ts';
import { variableNameEnd } from './variable-name.ts';
import { WordReader } from './word-reader.ts';
import type { WordFailure, WordOptions } from './word-reader.ts';

/** The expanded word, or why it cannot be expanded. */
export type ShellWordReading = { readonly kind: 'expanded'; readonly fragment: Fragment } | WordFailure;

const SPECIAL = /[$'"`\\\u0080-\u00ff]/;

/** How escapes are output: dropped; kept; kept and doubled inside quotes, for a pattern that is parsed again. */
type EscapeStyle = 'drop' | 'keep' | 'pattern';

/**
 * Expands a word as Docker's shell lexer does: quotes and escapes are removed, `$V` and every form of `${V…}` expanded,
 * blanks kept (BuildKit shell/lex.go). Every literal character keeps its offset in the file.
 */
export function expandShellWord(word: SourceText, options: WordOptions): ShellWordReading {
  if (!SPECIAL.test(word.text)) return { kind: 'expanded', fragment: literalFragment(word) };
  const readable = wellFormed(word);
  const start = readable.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const reader = new WordReader(readable, start, options);
  const fragment = readUntil(reader, '', 'drop');
  return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
}

/** Reads up to the character `stop`, which is taken, or to the end of the word if `stop` is empty. */
function readUntil(reader: WordReader, stop: string, style: EscapeStyle): Fragment | undefined {
  const out = new FragmentBuilder();
  while (!reader.isAtEnd && reader.failure === undefined) {
    const character = reader.peek();
    if (character === stop) {
      reader.take();
      return out.build();
    }
    if (character === "'") readSingleQuoted(reader, out, style);
    else if (character === '"') readDoubleQuoted(reader, out, style);
    else if (character === '$') readDollar(reader, out);
    else if (character === reader.options.escape) readEscaped(reader, out, style);
    else out.addSource(reader.takeRun(stop));
  }
  if (reader.failure !== undefined) return undefined;
  return stop === '' ? out.build() : reader.fail(`"\${" without "${stop}"`);
}

function readEscaped(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  const character = reader.take();
  if (style !== 'drop') out.addLiteral(character, reader.lastOffset);
  if (!reader.isAtEnd) out.addLiteral(reader.take(), reader.lastOffset);
}

/** Reads up to the next `'`; escapes do not work inside. */
function readSingleQuoted(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  reader.take();
  while (!reader.isAtEnd) {
    const character = reader.take();
    if (character === "'") return;
    if (style === 'pattern' && character === reader.options.escape)
      out.addLiteral(character, reader.lastOffset);
    out.addLiteral(character, reader.lastOffset);
  }
  reader.fail('unterminated single quote');
}

/** Reads up to the next `"`: `$` is expanded; the escape character works before `"`, `$` and itself only. */
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
  reader.fail('unterminated double quote');
}

function readEscapeInQuotes(reader: WordReader, out: FragmentBuilder, style: EscapeStyle): void {
  const { escape } = reader.options;
  const isSpecial = ['"', '$', escape].includes(reader.peek());
  if (!isSpecial || style !== 'drop') out.addLiteral(escape, reader.lastOffset);
  if (isSpecial) out.addLiteral(reader.take(), reader.lastOffset);
  else if (style !== 'drop') out.addLiteral(escape, reader.lastOffset);
}

/** Reads `$name`, `${…}`, or a literal `$` without a name. */
function readDollar(reader: WordReader, out: FragmentBuilder): void {
  reader.take();
  if (reader.peek() === '{') return readBraces(reader, out);
  const nameAt = reader.at;
  reader.at = variableNameEnd(reader.word.text, nameAt);
  const name = reader.word.text.slice(nameAt, reader.at);
  if (name === '') out.addLiteral('$', reader.lastOffset);
  else addVariable(reader, out, name);
}

function readBraces(reader: WordReader, out: FragmentBuilder): void {
  reader.take();
  if (reader.isAtEnd) return reader.fail('"${" without "}"');
  if ('{}:'.includes(reader.peek())) return reader.fail('"${" without a variable name');
  const nameAt = reader.at;
  reader.at = variableNameEnd(reader.word.text, nameAt);
  const name = reader.word.text.slice(nameAt, reader.at);
  if (reader.peek() === '}') {
    reader.take();
    return addVariable(reader, out, name);
  }
  const modifier = reader.enter() ? readModifier(reader) : undefined;
  reader.leave();
  if (modifier === undefined || reader.failure !== undefined) return;
  addModified(reader, out, { name, modifier });
}

/** Reads the part between the name and the closing brace, and expands its words. */
function readModifier(reader: WordReader): Modifier | undefined {
  if (reader.isAtEnd) return reader.fail('"${" without "}"');
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

function addVariable(reader: WordReader, out: FragmentBuilder, name: string): void {
  const { scope, effort } = reader.options;
  if (scope.isUnknown(name)) return reader.fail(UNKNOWN, name);
  const value = scope.find(name);
  if (!effort.spend(1 + (value?.source.text.length ?? 0))) return reader.fail(TOO_MUCH);
  const missing = value === undefined && scope.isMissing(name) ? name : undefined;
  out.addSubstitution(
    name,
    value === undefined ? literalFragment(EMPTY_FRAGMENT.source, missing) : fragmentOf(value),
    value,
  );
}

function addModified(
  reader: WordReader,
  out: FragmentBuilder,
  part: { readonly name: string; readonly modifier: Modifier },
): void {
  const { scope, effort } = reader.options;
  if (scope.isUnknown(part.name)) return reader.fail(UNKNOWN, part.name);
  const value = scope.find(part.name);
  const missing = value === undefined && scope.isMissing(part.name) ? part.name : undefined;
  const result = applyModifier({ ...part, value, missing, effort });
  if (effort.isSpent) return reader.fail(TOO_MUCH);
  if (result.kind === 'failed') return reader.fail(result.reason, result.missing);
  out.addSubstitution(part.name, result.fragment, result.takes === 'value' ? value : undefined);
}

function failureOf(reader: WordReader): WordFailure {
  return reader.failure ?? { kind: 'failed', reason: 'malformed word', missing: undefined };
}

function unsupported(first: string, sign: string): string {
  return `unsupported modifier "${first === ':' ? first + sign : sign}"`;
}

const UNKNOWN = 'an ARG in it cannot be expanded';
const TOO_MUCH = 'too many nested expansions for a file of this size';
