import { globMatcher } from '../glob.ts';
import { expandBraces } from '../row-path.ts';
import { ROWS } from '../rows.ts';
import type { FormatKind } from '../rows.ts';
import type { FormatRow } from './format-row.ts';

/** A glob of a row without alternatives. */
interface NamePattern {
  readonly row: FormatRow<FormatKind>;
  /** The longest text that every such path has: a path without it is not matched. */
  readonly text: string;
  readonly matches: (path: string) => boolean;
}

/** The patterns by the extension that they end with, and those that end with none under ''. */
const PATTERNS = Map.groupBy(
  ROWS.flatMap((row) =>
    (row.files ?? []).flatMap((glob) => expandBraces(glob).map((one) => pattern(one, row))),
  ),
  ({ extension }) => extension,
);

function pattern(glob: string, row: FormatRow<FormatKind>): NamePattern & { readonly extension: string } {
  const texts = glob.split(/\*+\/?|\[[^\]]*\]|\?/);
  const text = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  const [, extension = ''] = /\.(\w+)$/.exec(texts.at(-1) ?? '') ?? [];
  // Most runs read few kinds of files: a glob is compiled when it is needed first.
  let compiled: ((path: string) => boolean) | undefined;
  return { row, text, extension, matches: (path) => (compiled ??= globMatcher(glob))(path) };
}

/** Returns the rows whose globs a path (with `/`) fits, in the order of the table. */
export function rowsByName(path: string): readonly FormatRow<FormatKind>[] {
  const dot = path.lastIndexOf('.');
  const named = dot === -1 ? [] : (PATTERNS.get(path.slice(dot + 1)) ?? []);
  const fitting = new Set(
    [...named, ...(PATTERNS.get('') ?? [])].flatMap(({ row, text, matches }) =>
      path.includes(text) && matches(path) ? [row] : [],
    ),
  );
  return fitting.size < 2 ? [...fitting] : ROWS.filter((row) => fitting.has(row));
}
