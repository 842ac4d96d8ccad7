import { effectiveTag } from '../values/image-reference.ts';
import type { DataNode, NodePlace } from './data-node.ts';
import type { FoundReference, FoundText } from './found-text.ts';
import type { VariableValues } from './kinds/compose-variables.ts';
import { joinPaths, walkPaths } from './path-tree.ts';
import type { PathTree } from './path-tree.ts';
import { DocumentValues } from './rows/resolve.ts';
import { readRowPath } from './row-path.ts';
import { readWord } from './row-words.ts';
import { readEachForm } from './rows/forms.ts';
import type { FormsOf } from './rows/forms.ts';
import type { Word, WordContext } from './row-words.ts';
import { ROWS } from './rows.ts';
import type { FormatKind } from './rows.ts';
import { compileRules } from './rows/scopes.ts';
import type { CompiledRule } from './rows/scopes.ts';
import type { FormatRow } from './rows/format-row.ts';

/** How a document is read. */
export interface DocumentOptions {
  /** The values of variables in a Compose file; without them, variables have their defaults. */
  readonly variables?: VariableValues | undefined;
  /** The documents of other files that set variables of this one. */
  readonly outside?: readonly DataNode[] | undefined;
  /** Whether the document is a text in another one. */
  readonly isInText?: boolean;
}

/** Finds what a document of a kind names at the paths of its row, in any order. */
export function findByRow(
  kind: FormatKind,
  root: DataNode,
  options: DocumentOptions = {},
): readonly FoundText[] {
  const row = compiledRow(kind);
  return row === undefined
    ? []
    : findAtPaths(row.paths, root, options, row.vars).map((found) => asPinned(found, row));
}

interface CompiledRow {
  readonly digest: FormatRow['digest'] | undefined;
  readonly vars: readonly CompiledRule[] | undefined;
  readonly paths: PathTree<Word>;
}

/** Most runs read few kinds of files: a row is compiled when it is needed first. */
const COMPILED = new Map<FormatKind, CompiledRow>();

function compiledRow(kind: FormatKind): CompiledRow | undefined {
  const known = COMPILED.get(kind);
  const row = known === undefined ? ROWS.find((one) => one.kind === kind) : undefined;
  if (row === undefined) return known;
  const { digest, vars, at } = row;
  const compiled = { digest, vars: vars && compileRules(vars), paths: compilePaths(at) };
  COMPILED.set(kind, compiled);
  return compiled;
}

/** Limits how an image is pinned to what the tool takes. */
function asPinned(
  found: FoundText,
  { digest }: { readonly digest: FormatRow['digest'] | undefined },
): FoundText {
  if (found.kind !== 'image' || digest === undefined || digest === 'both') return found;
  if (digest === 'only') {
    const isLost = effectiveTag(found.reference) !== undefined && found.writing.tagComment === undefined;
    const writing = { ...found.writing, styles: ['digest'] } as const;
    return isLost && found.isPart !== true ? withoutDigest(found, NO_COMMENT) : { ...found, writing };
  }
  const isUpdated = found.reference.digest !== undefined || found.isPart === true;
  return isUpdated ? found : withoutDigest(found, ONLY_UPDATED);
}

function withoutDigest(found: FoundReference, reason: string): FoundText {
  return { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } };
}

const NO_COMMENT =
  'the tool takes a digest instead of the tag, and there is no place for a comment with the tag behind it';
const ONLY_UPDATED =
  'it is not known if the tool takes a tag with a digest; a digest that is there is updated';

/** Finds what a document names at some paths, in any order; `rules` say what its variables are. */
export function findAtPaths(
  paths: PathTree<Word>,
  root: DataNode,
  { variables, outside, isInText = false }: DocumentOptions = {},
  rules?: readonly CompiledRule[],
): readonly FoundText[] {
  const found: FoundText[] = [];
  const readAs: WordContext['readAs'] = (kind, inner, isText) =>
    findByRow(kind, inner, { variables, outside, isInText: isText });
  const start: NodePlace = { node: root };
  const values = rules && new DocumentValues(rules, start, outside);
  walkPaths(start, paths, (place, word) => {
    const formsOf: FormsOf = (node) => values?.formsOf({ ...place, node });
    const context = { root, variables, isInText, readAs, formsOf };
    found.push(...readEachForm(place.node, (node) => word(node, context), formsOf));
  });
  return found;
}

/** Compiles paths whose presence is all that matters. */
export function compileShape(paths: readonly string[]): PathTree<Word> {
  return compilePaths(paths.map((path) => `${path}: there`));
}

/** Returns true if a document has a value at one of the paths of a shape. */
export function hasShape(shape: PathTree<Word>, root: DataNode): boolean {
  return findAtPaths(shape, root).length > 0;
}

/** Compiles paths of a row with their words. Throws `internal_bug` for a word that is none. */
export function compilePaths(at: readonly string[]): PathTree<Word> {
  return joinPaths(at.flatMap(readRowPath), readWord);
}
