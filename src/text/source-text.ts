/** A run of bytes of the file, `end` not included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** The offset of characters that are not in the file, such as the value of TARGETARCH. */
export const NOWHERE = -1;

/** The start of a run that does not directly follow the run before it. */
interface Joint {
  /** Index in the text of the run's first character. */
  readonly at: number;
  /** Byte of the file that holds this character, or NOWHERE. */
  readonly offset: number;
}

/**
 * Text assembled from runs of the file's bytes, one UTF-16 unit per byte, with the file offset of every character.
 * Continuations, comments and quotes leave gaps between the runs.
 */
export interface SourceText {
  readonly text: string;
  /** Byte of the file that holds the first character, or NOWHERE. */
  readonly offset: number;
  /** The later runs, in order; empty for most texts. */
  readonly joints: readonly Joint[];
}

const NO_JOINTS: readonly Joint[] = [];

/** Returns a text that is one run of bytes from `offset` on. */
export function sourceText(text: string, offset: number): SourceText {
  return { text, offset, joints: NO_JOINTS };
}

/** Returns the characters from `start` up to `end`, with their offsets. */
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

/** Returns the file offset of the character at `index`, or NOWHERE; past the end, the byte after the last one. */
export function offsetAt(source: SourceText, index: number): number {
  const { joints } = source;
  const joint = joints.length === 0 ? undefined : joints[countJoints(joints, index) - 1];
  const offset = joint?.offset ?? source.offset;
  return offset === NOWHERE ? NOWHERE : offset + index - (joint?.at ?? 0);
}

/** Returns the runs of bytes that hold the text, in order, or undefined if a part of it is not in the file. */
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

/** Builds a SourceText; adjacent runs of the file are merged. */
export class SourceTextBuilder {
  #text = '';
  #offset = NOWHERE;
  #joints: Joint[] | undefined;
  /** Byte after the last run. */
  #next = NOWHERE;

  get length(): number {
    return this.#text.length;
  }

  /** Appends characters that are one run of bytes from `offset` on. */
  append(text: string, offset: number): void {
    if (text === '') return;
    if (this.#text === '') this.#offset = offset;
    else if (offset !== this.#next) (this.#joints ??= []).push({ at: this.#text.length, offset });
    this.#next = offset === NOWHERE ? NOWHERE : offset + text.length;
    this.#text += text;
  }

  /** Appends a text with its offsets. */
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

/** Counts the joints at or before `index`. */
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

/** A part of a text, read in place: most lines of a file are never copied. */
export interface SourceRange {
  readonly source: SourceText;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** Returns the characters of the range. */
export function rangeText({ source, start, end }: SourceRange): string {
  return source.text.slice(start, end);
}

/** Returns the characters of the range, with their offsets. */
export function rangeSource({ source, start, end }: SourceRange): SourceText {
  return sliceSource(source, start, end);
}
