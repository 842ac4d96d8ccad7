import type { SourceText } from './source-text.ts';
import { sliceSource } from './source-text.ts';

/** A part of a text that is looked at in place: most lines of a file are never cut out of it. */
export interface SourceRange {
  readonly source: SourceText;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** The characters of the range. */
export function rangeText({ source, start, end }: SourceRange): string {
  return source.text.slice(start, end);
}

/** The characters of the range, with their places. */
export function rangeSource({ source, start, end }: SourceRange): SourceText {
  return sliceSource(source, start, end);
}
