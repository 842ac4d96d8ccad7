import { skipBlanks } from './blank.ts';
import { DirectiveRun } from './directive-run.ts';
import type { Escape } from './directive-run.ts';
import { findHeredocs } from './heredoc.ts';
import type { HeredocBody } from './heredoc-body.ts';
import type { Heredoc } from './heredoc.ts';
import { splitInstruction } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { PhysicalLines } from './physical-lines.ts';
import { isPlainInstruction } from './plain-instruction.ts';
import type { Rejection } from './reading.ts';
import { sourceText, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import type { SourceRange } from './source-range.ts';

/** The instructions of a file that need a look, or what Docker rejects it for. */
export type Scan =
  | { readonly kind: 'scanned'; readonly instructions: readonly Instruction[]; readonly escape: Escape }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/**
 * Cuts a Dockerfile, given as one unit per byte, into its instructions by the rules of BuildKit parser/parser.go:
 * directives, comments (between continued lines too), continuations, heredoc bodies. Plain instructions of a stage are
 * left out. Ends at the first thing that Docker's parser rejects.
 */
export function scanInstructions(text: string): Scan {
  const file = sourceText(text, 0);
  const lines = new PhysicalLines(text);
  const directives = new DirectiveRun();
  const instructions: Instruction[] = [];
  let isInStage = false;
  while (lines.advance()) {
    const line = lines.number;
    const start = skipBlanks(text, lines.start, lines.end);
    const complaint = directives.isOver ? undefined : directives.take(text.slice(start, lines.end));
    if (complaint !== undefined) return rejected(line, complaint);
    if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN) continue;
    const whole = joinContinuations({ file, lines, start, escape: directives.escape });
    if (isInStage && isPlainInstruction(whole)) continue;
    const split = splitInstruction(whole, line, directives.escape);
    if (split.kind === 'rejected') return rejected(line, split.reason);
    const heredocs = findHeredocs(split, whole);
    if (heredocs.kind === 'rejected') return rejected(line, heredocs.reason);
    const bodies = readBodies(text, lines, heredocs.heredocs);
    if (bodies === undefined) return rejected(line, 'unterminated heredoc');
    instructions.push(bodies.length === 0 ? split : withBodies(split, bodies));
    isInStage ||= split.keyword === 'from';
  }
  if (lines.tooLong !== undefined) return rejected(lines.tooLong, 'the line is longer than 65535 bytes');
  if (instructions.length === 0) return rejected(1, 'it has no instructions');
  return { kind: 'scanned', instructions, escape: directives.escape };
}

const NUMBER_SIGN = 0x23;
const SPACE = 0x20;
const TAB = 0x09;

interface Continued {
  readonly file: SourceText;
  /** At the first line. */
  readonly lines: PhysicalLines;
  /** Where the first line begins, after its blanks. */
  readonly start: number;
  readonly escape: Escape;
}

/** The first line and all that continue it, as one text. Comment lines and empty lines in between are left out. */
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

/**
 * Where the escape character stands that continues the line: its last character but for spaces and tabs, and not after
 * another escape character, however many there are (the regular expression in parser.go `setEscapeToken`).
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

function withBodies(instruction: Instruction, bodies: readonly HeredocBody[]): Instruction {
  const { trigger } = instruction;
  return { ...instruction, bodies, trigger: trigger === undefined ? undefined : { ...trigger, bodies } };
}

/** Reads the bodies, which follow in the order of their words. Undefined when the file ends inside one. */
function readBodies(
  text: string,
  lines: PhysicalLines,
  heredocs: readonly Heredoc[],
): readonly HeredocBody[] | undefined {
  const bodies: HeredocBody[] = [];
  for (const heredoc of heredocs) {
    const body = readBody(text, lines, heredoc);
    if (body === undefined) return undefined;
    bodies.push({ name: heredoc.name, text: body });
  }
  return bodies;
}

function readBody(text: string, lines: PhysicalLines, heredoc: Heredoc): string | undefined {
  let first: number | undefined;
  while (lines.advance()) {
    let { start } = lines;
    first ??= start;
    while (heredoc.ignoresTabs && start < lines.end && text.charCodeAt(start) === TAB) start += 1;
    if (text.slice(start, lines.end) === heredoc.name) return text.slice(first, lines.start);
  }
  return undefined;
}

function rejected(line: number, reason: string): Scan {
  return { kind: 'rejected', rejection: { line, reason } };
}
