import { skipBlanks, trimBlanksBefore } from '../dockerfile/syntax/blank.ts';
import { offsetAt, sliceSource, sourceText, SourceTextBuilder } from '../text/source-text.ts';
import type { SourceText } from '../text/source-text.ts';
import type { MapEntry, MapNode, TextNode } from './data-node.ts';
import { findQuote, lineEndAt, literalNode, mapNode, matchAt, quotedNode } from './literal.ts';
import { OpenMap } from './open-map.ts';

/**
 * Reads a unit of systemd as a map of sections with keys, as Podman does (pkg/systemd/parser/unitfile.go): assignments before
 * the first section are ignored, and a key that is given several times has a list. `text` has one unit per byte, `offset` is
 * its byte offset in the file. Takes any text, skips lines of another form, and runs in linear time.
 */
export function readUnit(text: string, offset: number): MapNode {
  const root = new OpenMap(offset);
  let section: OpenMap | undefined;
  for (const line of logicalLines(text, offset)) {
    const [, name] = SECTION.exec(line.text) ?? [];
    const equals = line.text.indexOf('=');
    if (name !== undefined) section = root.enter(plainNode(sliceSource(line, 1, 1 + name.length)));
    else if (equals > 0) section?.add(keyOf(line, equals), unitValue(line, equals + 1));
  }
  return root.build();
}

const SECTION = /^\[([^[\]]+)\][ \t]*$/;

/** Yields the lines without blanks at both ends; a backslash joins a line with the next one, beyond comments. */
function* logicalLines(text: string, offset: number): Generator<SourceText> {
  let line = new SourceTextBuilder();
  for (let at = 0; at < text.length; at = lineAfter(text, at)) {
    const end = lineEndAt(text, at);
    const from = skipBlanks(text, at, end);
    const to = trimBlanksBefore(text, from, end);
    if (from === to || '#;'.includes(text.charAt(from))) continue;
    const isContinued = text.charAt(to - 1) === '\\';
    line.append(text.slice(from, isContinued ? to - 1 : to), from + offset);
    if (isContinued) continue;
    yield line.build();
    line = new SourceTextBuilder();
  }
  yield line.build();
}

function keyOf(line: SourceText, equals: number): TextNode {
  return plainNode(sliceSource(line, 0, trimBlanksBefore(line.text, 0, equals)));
}

/** Podman removes a pair of double quotes around a value. */
function unitValue(line: SourceText, from: number): TextNode {
  const end = trimBlanksBefore(line.text, from, line.text.length);
  const value = sliceSource(line, skipBlanks(line.text, from, end), end);
  if (!QUOTED.test(value.text)) return plainNode(value);
  const source = sliceSource(value, 1, value.text.length - 1);
  return literalNode({ ...placeOf(value), source, style: 'quoted' });
}

const QUOTED = /^"[^"]*"$/;

/**
 * Reads an environment file in the same way: `KEY=value` and `export KEY=value` with quotes and comments as Docker Compose
 * does (compose-go dotenv/parser.go). Of a key that is given several times, the last value counts.
 */
export function readEnvironmentFile(text: string, offset: number): MapNode {
  const entries = new Map<string, MapEntry>();
  for (let at = 0; at < text.length;) {
    const start = matchAt(EXPORT, text, at) ?? at;
    const nameEnd = matchAt(NAME, text, start) ?? start;
    const valueAt = matchAt(SEPARATOR, text, nameEnd);
    const key = plainNode(sourceText(text.slice(start, nameEnd), start + offset));
    const value = nameEnd === start || valueAt === undefined ? undefined : readValue(text, valueAt, offset);
    if (value !== undefined) entries.set(key.text, { key, value });
    at = lineAfter(text, value === undefined ? at : value.end - offset);
  }
  return mapNode(offset, [...entries.values()]);
}

const EXPORT = /[ \t]*(?:export[ \t]+)?/y;
const NAME = /[A-Za-z_][\w.-]*/y;
const SEPARATOR = /[ \t]*[=:]/y;

/** Quotes can hold several lines; escapes work in double quotes only. */
function readValue(text: string, from: number, offset: number): TextNode {
  const lineEnd = lineEndAt(text, from);
  const comment = /[ \t]#/.exec(text.slice(from, lineEnd));
  const start = skipBlanks(text, from, lineEnd);
  const quote = text.charAt(start);
  const isQuoted = (quote === '"' || quote === "'") && start < lineEnd;
  const closing = isQuoted ? findQuote(text, start + 1, quote, text.length) : undefined;
  if (closing !== undefined) return quotedNode(text, offset, { start, from: start + 1, end: closing, quote });
  const end = trimBlanksBefore(text, start, comment === null ? lineEnd : from + comment.index);
  return plainNode(sourceText(text.slice(start, end), start + offset));
}

function plainNode(source: SourceText): TextNode {
  return literalNode({ ...placeOf(source), source, style: 'plain' });
}

function placeOf(source: SourceText): { readonly start: number; readonly end: number } {
  const { length } = source.text;
  const start = offsetAt(source, 0);
  return { start, end: length === 0 ? start : offsetAt(source, length - 1) + 1 };
}

function lineAfter(text: string, at: number): number {
  const lineFeed = text.indexOf('\n', at);
  return lineFeed === -1 ? text.length : lineFeed + 1;
}
