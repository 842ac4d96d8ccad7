import { assertNever } from '../../domain/errors.ts';
import type { IsIn } from './character-set.ts';
import { PatternFault } from './pattern-reader.ts';
import { parsePattern } from './pattern-syntax.ts';
import type { Holds, PatternNode } from './pattern-syntax.ts';

/** A pattern that can be matched, or why there is none. */
export type PatternReading =
  | { readonly kind: 'pattern'; readonly matches: (text: string) => boolean }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Reads a regular expression in the syntax of RE2. It matches whole texts, as if written `\A(?:…)\z`. The time is at most
 * the length of the text times that of the pattern, whatever both are: all ways to match are followed at once
 * (https://swtch.com/~rsc/regexp/regexp1.html), so that no pattern makes the platform hang.
 */
export function readPattern(text: string): PatternReading {
  try {
    const program: Instruction[] = [{ kind: 'end' }];
    const start = compile(parsePattern(text), END, program);
    return { kind: 'pattern', matches: (given) => run(program, start, given) };
  } catch (error) {
    if (error instanceof PatternFault) return { kind: 'invalid', reason: error.message };
    throw error;
  }
}

/** A step of a match; `next` are places in the program. */
type Instruction =
  | { readonly kind: 'end' }
  | { readonly kind: 'character'; readonly isIn: IsIn; readonly next: number }
  | { readonly kind: 'assertion'; readonly holds: Holds; readonly next: number }
  | { readonly kind: 'fork'; readonly next: readonly number[] };

const END = 0;

/** Limits the time of a match; a list of a hundred repositories takes some thousand instructions. */
const MAX_INSTRUCTIONS = 10_000;

/** Adds the instructions of a part that goes on at `next`; returns where it starts. */
function compile(node: PatternNode, next: number, program: Instruction[]): number {
  switch (node.kind) {
    case 'character':
    case 'assertion':
      return add({ ...node, next }, program);
    case 'sequence':
      return node.parts.reduceRight((after, part) => compile(part, after, program), next);
    case 'choice':
      return fork(
        node.parts.map((part) => compile(part, next, program)),
        program,
      );
    case 'repeat':
      return compileRepeat(node, next, program);
    default:
      return assertNever(node);
  }
}

function compileRepeat(
  { part, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
  next: number,
  program: Instruction[],
): number {
  let [entry, needed] = [next, min];
  if (Number.isFinite(max)) {
    for (let count = min; count < max; count += 1)
      entry = fork([compile(part, entry, program), next], program);
  } else {
    const loop = fork([], program);
    const body = compile(part, loop, program);
    program[loop] = { kind: 'fork', next: [body, next] };
    entry = min === 0 ? loop : body;
    needed = Math.max(0, min - 1);
  }
  for (let count = 0; count < needed; count += 1) entry = compile(part, entry, program);
  return entry;
}

function fork(next: readonly number[], program: Instruction[]): number {
  const [only] = next;
  return next.length === 1 && only !== undefined ? only : add({ kind: 'fork', next }, program);
}

function add(instruction: Instruction, program: Instruction[]): number {
  if (program.length >= MAX_INSTRUCTIONS) throw new PatternFault('is too large');
  return program.push(instruction) - 1;
}

function run(program: readonly Instruction[], start: number, text: string): boolean {
  const characters = Array.from(text);
  let places = reach(program, [start], [undefined, characters[0]]);
  for (const [index, character] of characters.entries()) {
    const next: number[] = [];
    for (const place of places) {
      const instruction = program[place];
      if (instruction?.kind === 'character' && instruction.isIn(character)) next.push(instruction.next);
    }
    if (next.length === 0) return false;
    places = reach(program, next, [character, characters[index + 1]]);
  }
  return places.has(END);
}

/** Returns all places that are reached from these without reading a character. */
function reach(
  program: readonly Instruction[],
  from: readonly number[],
  [before, after]: readonly [before: string | undefined, after: string | undefined],
): ReadonlySet<number> {
  const reached = new Set<number>();
  const waiting = [...from];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    const instruction = program[place];
    if (instruction?.kind === 'fork') waiting.push(...instruction.next);
    if (instruction?.kind === 'assertion' && instruction.holds(before, after)) waiting.push(instruction.next);
  }
  return reached;
}
