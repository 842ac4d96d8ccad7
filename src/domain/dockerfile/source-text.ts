import type { ByteSpan } from './reading.ts';

/** The offset of characters that stand nowhere in the file, such as the value of TARGETARCH. */
export const NOWHERE = -1;

/** Where a text goes on elsewhere than right behind what it held so far. */
interface Joint {
  /** Index in the text of the first character after it. */
  readonly at: number;
  /** Byte of the file where that character stands, or NOWHERE. */
  readonly offset: number;
}

/**
 * Text put together from runs of the file's bytes, one UTF-16 unit for one byte, that still knows where every
 * character stands: continuations, comments and quotes leave gaps between the runs.
 */
export interface SourceText {
  readonly text: string;
  /** Byte of the file where the first character stands, or NOWHERE. */
  readonly offset: number;
  /** The later runs, in order: none for nearly every text. */
  readonly joints: readonly Joint[];
}

const NO_JOINTS: readonly Joint[] = [];

/** Text that stands in one run from `offset` on. */
export function sourceText(text: string, offset: number): SourceText {
  return { text, offset, joints: NO_JOINTS };
}

/** The characters from `start` up to `end`, with their places. */
export function sliceSource(source: SourceText, start: number, end: number = source.text.length): SourceText {
  if (start === 0 && end === source.text.length) return source;
  const text = source.text.slice(start, end);
  const offset = offsetAt(source, start);
  if (source.joints.length === 0) return { text, offset, joints: NO_JOINTS };
  const joints: Joint[] = [];
  for (let index = countJoints(source.joints, start); index < source.joints.length; index += 1) {
    const joint = source.joints[index];
    if (joint === undefined || joint.at >= end) break;
    joints.push({ at: joint.at - start, offset: joint.offset });
  }
  return { text, offset, joints };
}

/** Byte of the file where the character at `index` stands, or NOWHERE; past the end, the byte after the last one. */
export function offsetAt(source: SourceText, index: number): number {
  const { joints } = source;
  const joint = joints.length === 0 ? undefined : joints[countJoints(joints, index) - 1];
  const offset = joint?.offset ?? source.offset;
  return offset === NOWHERE ? NOWHERE : offset + index - (joint?.at ?? 0);
}

/** The runs of bytes that hold the text, in order, or undefined when a part of it stands nowhere in the file. */
export function spansOf({ text, offset, joints }: SourceText): readonly ByteSpan[] | undefined {
  const spans: ByteSpan[] = [];
  for (let index = 0; index <= joints.length; index += 1) {
    const { at, offset: start } = joints[index - 1] ?? { at: 0, offset };
    if (start === NOWHERE) return undefined;
    const end = start + (joints[index]?.at ?? text.length) - at;
    const last = spans.at(-1);
    if (last?.end === start) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans;
}

/** Gathers a SourceText; neighbours in the file become one run. */
export class SourceTextBuilder {
  #text = '';
  #offset = NOWHERE;
  #joints: Joint[] | undefined;
  /** Byte where a run that goes on would go on. */
  #next = NOWHERE;

  get length(): number {
    return this.#text.length;
  }

  /** Appends characters that stand in one run from `offset` on. */
  append(text: string, offset: number): void {
    if (text === '') return;
    if (this.#text === '') this.#offset = offset;
    else if (offset !== this.#next) (this.#joints ??= []).push({ at: this.#text.length, offset });
    this.#next = offset === NOWHERE ? NOWHERE : offset + text.length;
    this.#text += text;
  }

  /** Appends a text with all its places. */
  appendSource({ text, offset, joints }: SourceText): void {
    if (joints.length === 0) return this.append(text, offset);
    this.append(text.slice(0, joints[0]?.at), offset);
    for (const [index, joint] of joints.entries()) {
      this.append(text.slice(joint.at, joints[index + 1]?.at), joint.offset);
    }
  }

  build(): SourceText {
    return { text: this.#text, offset: this.#offset, joints: this.#joints ?? NO_JOINTS };
  }
}

/** How many joints lie at or before `index`. */
function countJoints(joints: readonly Joint[], index: number): number {
  let low = 0;
  let high = joints.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((joints[middle]?.at ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}
