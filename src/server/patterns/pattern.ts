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
    if (text.length > MAX_LENGTH) throw new PatternFault(TOO_LARGE);
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

/** Limits the time of a match; a list of a hundred repositories takes some three thousand. */
const MAX_INSTRUCTIONS = 5_000;

/** Limits the time of reading, in UTF-16 code units. */
const MAX_LENGTH = 50_000;
const TOO_LARGE = 'is too large';

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
  if (program.length >= MAX_INSTRUCTIONS) throw new PatternFault(TOO_LARGE);
  return program.push(instruction) - 1;
}

function run(program: readonly Instruction[], start: number, text: string): boolean {
  const characters = Array.from(text);
  const seen = new Uint32Array(program.length);
  let places = reach([start], [undefined, characters[0]], { program, seen, step: 1 });
  for (const [index, character] of characters.entries()) {
    const next: number[] = [];
    for (const place of places) {
      const instruction = program[place];
      if (instruction?.kind === 'character' && instruction.isIn(character)) next.push(instruction.next);
    }
    if (next.length === 0) return false;
    places = reach(next, [character, characters[index + 1]], { program, seen, step: index + 2 });
  }
  return places.includes(END);
}

/**
 * Returns the places that are reached from these without reading a character, and where one is read or the match ends.
 * `seen` has for each place the last step that reached it.
 */
function reach(
  from: number[],
  [before, after]: readonly [before: string | undefined, after: string | undefined],
  walk: { readonly program: readonly Instruction[]; readonly seen: Uint32Array; readonly step: number },
): readonly number[] {
  const { program, seen, step } = walk;
  const reached: number[] = [];
  for (let place = from.pop(); place !== undefined; place = from.pop()) {
    if (seen[place] === step) continue;
    seen[place] = step;
    const instruction = program[place];
    if (instruction?.kind === 'fork') from.push(...instruction.next);
    else if (instruction?.kind !== 'assertion') reached.push(place);
    else if (instruction.holds(before, after)) from.push(instruction.next);
  }
  return reached;
}
