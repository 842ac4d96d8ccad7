import { NOWHERE, rangeText, sliceSource, sourceText, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceRange, SourceText } from '../../text/source-text.ts';
import { skipBlanks } from './blank.ts';
import { readDirectives } from './directives.ts';
import type { Directives, Escape } from './directives.ts';
import { splitInstruction } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { PhysicalLines } from './physical-lines.ts';
import { wellFormed } from '../expand/characters.ts';
import { splitShellWords } from './shell-words.ts';

/** The instructions of a file that can affect which images it names. */
export interface Scan extends Directives {
  readonly instructions: readonly Instruction[];
  /** Start of the instruction whose heredoc never ends, which takes the rest of the file. */
  readonly unterminated: SourceText | undefined;
}

/**
 * Splits a Dockerfile, given as one unit per byte, into its instructions by the rules of BuildKit parser/parser.go:
 * directives, comments (also between continued lines), continuations, heredoc bodies. Instructions that cannot name an
 * image are skipped.
 */
export function scanInstructions(text: string): Scan {
  const file = sourceText(text, 0);
  const lines = new PhysicalLines(text);
  const { escape, syntax } = readDirectives(text);
  const instructions: Instruction[] = [];
  let unterminated: SourceText | undefined;
  const canSkip = escape === '\\' && text.length <= LARGEST_SKIPPED;
  for (;;) {
    if (canSkip) lines.skip(IRRELEVANT_LINES);
    if (!lines.advance()) return { escape, syntax, instructions, unterminated };
    const start = skipBlanks(text, lines.start, lines.end);
    if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN) continue;
    if (!canNameImage(text.charCodeAt(start), escape)) {
      skipContinuations(text, lines, escape);
      continue;
    }
    const whole = joinContinuations({ file, lines, start, escape });
    const instruction = splitInstruction(whole, escape);
    if (isRelevant(instruction)) instructions.push(instruction);
    const heredocs = findHeredocs(instruction, whole);
    if (heredocs.length > 0 && !heredocs.every((heredoc) => skipBody(text, lines, heredoc)))
      unterminated = sliceSource(whole.source, whole.start, whole.start);
  }
}

/** Splits a file without directives and heredocs, such as an Earthfile, into all of its instructions. */
export function scanEveryInstruction(text: string): readonly Instruction[] {
  const file = sourceText(text, 0);
  const lines = new PhysicalLines(text);
  const instructions: Instruction[] = [];
  while (lines.advance()) {
    const start = skipBlanks(text, lines.start, lines.end);
    if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN) continue;
    const whole = joinContinuations({ file, lines, start, escape: '\\' });
    instructions.push(splitInstruction(whole, '\\'));
  }
  return instructions;
}

/** A regular expression can run out of memory on long lines; larger files are rare and are read line by line. */
const LARGEST_SKIPPED = 65_536;

const CONTINUATION = String.raw`(?<!\\)\\[ \t]*\r*\n(?:[ \t]*(?:#[^\n]*|\r*)\n)*[ \t]*(?=[!"$-~])`;
const BLANKS = String.raw`[ \t]+(?:${CONTINUATION})*`;
const ESCAPE = String.raw`(?<!\\)(?:\\(?!\\|[ \t]*\r*\n)|\\{2,}(?!\\))`;
const REST = String.raw`[^\\\n]*(?:(?:${CONTINUATION}|${ESCAPE})[^\\\n]*)*`;
const WITHOUT_HEREDOC = String.raw`[^\\\n<]*(?:(?:${CONTINUATION}|${ESCAPE}|<(?![<\\]))[^\\\n<]*)*`;
const FLAGS = String.raw`(?:--(?![^ \t\n]*from)[!#%&(-[\]^_a-~]+${BLANKS})*(?=[!-,.-[\]-~])`;

/**
 * Lines that cannot name an image: comments, empty lines, instructions with another first letter than those below, CMD,
 * and RUN, COPY and ADD with no `from` in a flag and no heredoc. Any text matches in one way only, so a match takes linear
 * time. All other lines are split into words.
 */
const IRRELEVANT_LINES = new RegExp(
  [
    String.raw`(?:[ \t]*(?:#[^\n]*|\r*`,
    String.raw`(?:CMD[ \t]|[!"$-@BDEG-NPQS-[\]-\`bdeg-npqs-~])${REST}`,
    `(?:RUN|COPY|ADD)${BLANKS}${FLAGS}${WITHOUT_HEREDOC})\\n)*`,
  ].join('|'),
  'iy',
);

const NUMBER_SIGN = 0x23;
const SPACE = 0x20;
const TAB = 0x09;
const INITIALS: ReadonlySet<number> = new Set('AaCcFfOoRr'.split('').map((letter) => letter.charCodeAt(0)));

/** Checks the first letter of a keyword: ADD, ARG, COPY, FROM, ONBUILD, RUN. It may be on a later line. */
function canNameImage(unit: number, escape: Escape): boolean {
  return INITIALS.has(unit) || unit === escape.charCodeAt(0);
}

function isRelevant({ keyword, flags }: Instruction): boolean {
  switch (keyword) {
    case 'from':
    case 'arg':
    case 'onbuild':
      return true;
    case 'add':
    case 'copy':
    case 'run':
      return flags.length > 0;
    default:
      return false;
  }
}

interface Continued {
  readonly file: SourceText;
  /** At the first line. */
  readonly lines: PhysicalLines;
  /** Start of the first line, after its blanks. */
  readonly start: number;
  readonly escape: Escape;
}

/** Joins the first line and all that continue it. Comments and empty lines in between are left out. */
function joinContinuations({ file, lines, start: first, escape }: Continued): SourceRange {
  const { text } = file;
  let end = continuationIndex(text, { start: first, end: lines.end }, escape);
  if (end === undefined) return { source: file, start: first, end: lines.end };
  const joined = new SourceTextBuilder();
  joined.append(text.slice(first, end), first);
  while (end !== undefined && lines.advance()) {
    const start = skipBlanks(text, lines.start, lines.end);
    if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN) continue;
    end = continuationIndex(text, lines, escape);
    joined.append(text.slice(lines.start, end ?? lines.end), lines.start);
  }
  const source = joined.build();
  return { source, start: 0, end: source.text.length };
}

function skipContinuations(text: string, lines: PhysicalLines, escape: Escape): void {
  let isContinued = continuationIndex(text, lines, escape) !== undefined;
  while (isContinued && lines.advance()) {
    const start = skipBlanks(text, lines.start, lines.end);
    if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN) continue;
    isContinued = continuationIndex(text, lines, escape) !== undefined;
  }
}

/**
 * Returns the index of the escape character that continues the line: the last character except spaces and tabs, and not
 * preceded by another escape character (the regular expression in parser.go `setEscapeToken`).
 */
function continuationIndex(
  text: string,
  { start, end }: Readonly<Pick<PhysicalLines, 'start' | 'end'>>,
  escape: Escape,
): number | undefined {
  const sign = escape.charCodeAt(0);
  let index = end - 1;
  while (index >= start && (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB)) index -= 1;
  if (index < start || text.charCodeAt(index) !== sign) return undefined;
  return index > start && text.charCodeAt(index - 1) === sign ? undefined : index;
}

/** One `<<word` of an instruction. */
interface Heredoc {
  /** The line that ends the body. */
  readonly name: string;
  /** `<<-`: tabs before the name are ignored. */
  readonly ignoresTabs: boolean;
}

const NO_HEREDOCS: readonly Heredoc[] = [];
const NO_WORDS: readonly string[] = [];
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
/** The number is a file descriptor. */
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;

/**
 * Returns the heredocs that the instruction opens, in order. Only the shell form of RUN, COPY and ADD has any, also under
 * ONBUILD (BuildKit parser/parser.go `canContainHeredoc`). `whole` is the instruction with its keyword. A blank after `<<`
 * is allowed, as it is since Dockerfile 1.16.
 */
function findHeredocs(instruction: Instruction, whole: SourceRange): readonly Heredoc[] {
  const carrier = instruction.trigger ?? instruction;
  if (!TAKES_HEREDOCS.has(carrier.keyword)) return NO_HEREDOCS;
  const line = rangeText(whole);
  if (!line.includes('<<') || isExecForm(rangeText(carrier))) return NO_HEREDOCS;
  const words = splitShellWords(wellFormed(sourceText(line, NOWHERE)).text, true) ?? NO_WORDS;
  return words.flatMap((word) => readHeredoc(word) ?? NO_HEREDOCS);
}

/** A name is one word; without its quotes and escapes it is the line that ends the body. */
function readHeredoc(word: string): Heredoc | undefined {
  const [, dash, quotedName = ''] = HEREDOC.exec(word) ?? [];
  const [name, another] = splitShellWords(quotedName, false) ?? NO_WORDS;
  return dash === undefined || name === undefined || another !== undefined
    ? undefined
    : { name, ignoresTabs: dash === '-' };
}

/** Returns true for a JSON array, `["a", "b"]`. */
function isExecForm(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false;
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Goes past the body, which ends with a line that is the name; returns false if no line is. */
function skipBody(text: string, lines: PhysicalLines, { name, ignoresTabs }: Heredoc): boolean {
  while (lines.advance()) {
    const start = ignoresTabs ? skipTabs(text, lines.start) : lines.start;
    if (lines.end - start === name.length && text.startsWith(name, start)) return true;
  }
  return false;
}

function skipTabs(text: string, start: number): number {
  let index = start;
  while (text.charCodeAt(index) === TAB) index += 1;
  return index;
}
