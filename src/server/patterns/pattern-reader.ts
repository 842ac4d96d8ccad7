/** Flags that are set at a place of a pattern: `i`, `m` and `s`. `U`, which only changes what is preferred, has no effect. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly multiLine: boolean;
  readonly dotAll: boolean;
}

/** A pattern and how far it is read. */
export interface PatternReader {
  readonly text: string;
  at: number;
  flags: PatternFlags;
  /** The number of groups around the place. */
  depth: number;
  readonly names: Set<string>;
}

/** Thrown for a text that is not a pattern; the message says why. */
export class PatternFault extends Error {
  override readonly name = 'PatternFault';
}

/** Reads on if the sticky expression matches here; returns its match, or undefined without reading. */
export function take(reader: PatternReader, sticky: RegExp): RegExpExecArray | undefined {
  sticky.lastIndex = reader.at;
  const match = sticky.exec(reader.text);
  if (match === null) return undefined;
  reader.at += match[0].length;
  return match;
}
