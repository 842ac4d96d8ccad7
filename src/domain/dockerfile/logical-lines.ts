import { skipBlanks } from './blank.ts';
import { DirectiveRun } from './directive-run.ts';
import type { Escape } from './directive-run.ts';
import { findHeredocs } from './heredoc.ts';
import type { Heredoc } from './heredoc.ts';
import { splitInstruction } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { PhysicalLines } from './physical-lines.ts';
import type { PhysicalLine } from './physical-lines.ts';
import type { Rejection } from './reading.ts';
import { sourceText, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** The instructions of a file, or what Docker rejects it for. */
export type Scan =
  | { readonly kind: 'scanned'; readonly instructions: readonly Instruction[]; readonly escape: Escape }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/**
 * Cuts a Dockerfile, given as one unit per byte, into its instructions by the rules of BuildKit parser/parser.go:
 * directives, comments (between continued lines too), continuations, heredoc bodies. Ends at the first thing that
 * Docker's parser rejects.
 */
export function scanInstructions(text: string): Scan {
  const lines = new PhysicalLines(text);
  const directives = new DirectiveRun();
  const instructions: Instruction[] = [];
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const start = skipBlanks(text, line.start, line.end);
    const complaint = directives.isOver ? undefined : directives.take(text.slice(start, line.end));
    if (complaint !== undefined) return rejected(line.number, complaint);
    if (start === line.end || text.charAt(start) === '#') continue;
    const whole = joinContinuations({ text, lines, first: { ...line, start }, escape: directives.escape });
    const split = splitInstruction(whole, line.number, directives.escape);
    if (split.kind === 'rejected') return rejected(line.number, split.reason);
    const heredocs = findHeredocs(split.instruction, whole.text);
    if (heredocs.kind === 'rejected') return rejected(line.number, heredocs.reason);
    if (!skipBodies(text, lines, heredocs.heredocs)) return rejected(line.number, 'unterminated heredoc');
    instructions.push(split.instruction);
  }
  if (lines.tooLong !== undefined) return rejected(lines.tooLong, 'the line is longer than 65535 bytes');
  if (instructions.length === 0) return rejected(1, 'it has no instructions');
  return { kind: 'scanned', instructions, escape: directives.escape };
}

interface Continued {
  readonly text: string;
  readonly lines: PhysicalLines;
  readonly first: PhysicalLine;
  readonly escape: Escape;
}

/** The first line and all that continue it, as one text. Comment lines and empty lines in between are left out. */
function joinContinuations({ text, lines, first, escape }: Continued): SourceText {
  if (continuationIndex(text, first, escape) === undefined) {
    return sourceText(text.slice(first.start, first.end), first.start);
  }
  const joined = new SourceTextBuilder();
  for (let line: PhysicalLine | undefined = first; line !== undefined; line = lines.next()) {
    const start = skipBlanks(text, line.start, line.end);
    if (start === line.end || text.charAt(start) === '#') continue;
    const end = continuationIndex(text, line, escape);
    joined.append(text.slice(line.start, end ?? line.end), line.start);
    if (end === undefined) break;
  }
  return joined.build();
}

/**
 * Where the escape character stands that continues the line: its last character but for spaces and tabs, and not after
 * another escape character, however many there are (the regular expression in parser.go `setEscapeToken`).
 */
function continuationIndex(text: string, line: PhysicalLine, escape: Escape): number | undefined {
  let index = line.end - 1;
  while (index >= line.start && (text.charAt(index) === ' ' || text.charAt(index) === '\t')) index -= 1;
  if (index < line.start || text.charAt(index) !== escape) return undefined;
  return index > line.start && text.charAt(index - 1) === escape ? undefined : index;
}

/** Reads on past the bodies, which follow in the order of their words. False when the file ends inside one. */
function skipBodies(text: string, lines: PhysicalLines, heredocs: readonly Heredoc[]): boolean {
  return heredocs.every((heredoc) => {
    for (let line = lines.next(); line !== undefined; line = lines.next()) {
      let start = line.start;
      while (heredoc.ignoresTabs && start < line.end && text.charAt(start) === '\t') start += 1;
      if (text.slice(start, line.end) === heredoc.name) return true;
    }
    return false;
  });
}

function rejected(line: number, reason: string): Scan {
  return { kind: 'rejected', rejection: { line, reason } };
}
