import { effectiveTag } from '../values/image-reference.ts';
import type { DataNode, MapEntry, MapNode } from './data-node.ts';
import { mapsBelow, textAt } from './data-node.ts';
import type { FoundReference, FoundText } from './found-text.ts';
import type { VariableValues } from './kinds/compose-variables.ts';
import { readRowPath } from './row-path.ts';
import type { PathStep } from './row-path.ts';
import { readWord } from './row-words.ts';
import type { Word, WordContext } from './row-words.ts';
import { ROWS } from './rows.ts';
import type { FormatKind } from './rows.ts';
import type { FormatRow } from './rows/format-row.ts';

/** How a document is read. */
export interface DocumentOptions {
  /** The values of variables in a Compose file; without them, variables have their defaults. */
  readonly variables?: VariableValues | undefined;
  /** Whether the document is a text in another one. */
  readonly isInText?: boolean;
}

/** Finds what a document of a kind names at the paths of its row, in any order. */
export function findByRow(
  kind: FormatKind,
  root: DataNode,
  options: DocumentOptions = {},
): readonly FoundText[] {
  const row = COMPILED.get(kind);
  return row === undefined ? [] : findAtPaths(row.paths, root, options).map((found) => asPinned(found, row));
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
    return isLost ? withoutDigest(found, NO_COMMENT) : { ...found, writing };
  }
  return found.reference.digest === undefined ? withoutDigest(found, ONLY_UPDATED) : found;
}

function withoutDigest(found: FoundReference, reason: string): FoundText {
  return { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } };
}

const NO_COMMENT =
  'the tool takes a digest instead of the tag, and there is no place for a comment with the tag behind it';
const ONLY_UPDATED =
  'it is not known if the tool takes a tag with a digest; a digest that is there is updated';

const COMPILED = new Map(ROWS.map(({ kind, digest, at }) => [kind, { digest, paths: compilePaths(at) }]));

/** Finds what a document names at some paths, in any order. */
export function findAtPaths(
  paths: PathTree,
  root: DataNode,
  { variables, isInText = false }: DocumentOptions = {},
): readonly FoundText[] {
  const found: FoundText[] = [];
  const readAs: WordContext['readAs'] = (kind, inner, isText) =>
    findByRow(kind, inner, { variables, isInText: isText });
  visit(root, paths, { context: { root, variables, readAs, isInText }, found });
  return found;
}

/** Compiles paths whose presence is all that matters. */
export function compileShape(paths: readonly string[]): PathTree {
  return compilePaths(paths.map((path) => `${path}: there`));
}

/** Returns true if a document has a value at one of the paths of a shape. */
export function hasShape(shape: PathTree, root: DataNode): boolean {
  return findAtPaths(shape, root).length > 0;
}

/** Paths as a tree: those that begin with the same steps share them. */
export interface PathTree {
  readonly words: Word[];
  /** The branches behind keys, by the key. */
  readonly byKey: Map<string, PathTree>;
  /** The branches behind other steps, by the text of the step. */
  readonly others: Map<string, OtherBranch>;
}

interface OtherBranch {
  readonly step: Exclude<PathStep, { readonly kind: 'key' }>;
  readonly branch: PathTree;
}

/** Compiles paths of a row with their words. Throws `internal_bug` for a word that is none. */
export function compilePaths(at: readonly string[]): PathTree {
  const root = emptyBranch();
  for (const { steps, word } of at.flatMap(readRowPath)) {
    const end = steps.reduce((branch, [written, step]) => nextBranch(branch, written, step), root);
    end.words.push(readWord(word));
  }
  return root;
}

function nextBranch({ byKey, others }: PathTree, written: string, step: PathStep): PathTree {
  const branch = (step.kind === 'key' ? byKey.get(step.name) : others.get(written)?.branch) ?? emptyBranch();
  if (step.kind === 'key') byKey.set(step.name, branch);
  else others.set(written, { step, branch });
  return branch;
}

function emptyBranch(): PathTree {
  return { words: [], byKey: new Map(), others: new Map() };
}

/** A document, and what was found in it so far. */
interface Visit {
  readonly context: WordContext;
  readonly found: FoundText[];
}

function visit(node: DataNode, branch: PathTree, to: Visit): void {
  for (const word of branch.words) to.found.push(...word(node, to.context));
  if (node.kind === 'map') {
    for (const [key, next] of branch.byKey) {
      const value = node.get(key);
      if (value !== undefined) visit(value, next, to);
    }
  }
  for (const other of branch.others.values()) visitOther(node, other, to);
}

function visitOther(node: DataNode, { step, branch }: OtherBranch, to: Visit): void {
  if (step.kind === 'items') {
    for (const item of node.kind === 'list' ? node.items : [node]) visit(item, branch, to);
  } else if (step.kind === 'below') {
    for (const map of mapsBelow(node, step.without)) visitBelow(map, branch, to);
  } else if (node.kind === 'map') {
    visitInMap(node, { step, branch }, to);
  }
}

function visitInMap(map: MapNode, { step, branch }: OtherBranch, to: Visit): void {
  if (step.kind === 'keys') {
    for (const { key, value } of map.mergedEntries) if (step.matches(key.text)) visit(value, branch, to);
  } else if (step.kind === 'names') {
    for (const { key } of map.entries) visit(key, branch, to);
  } else if (step.kind === 'where') {
    if (step.matches(textAt(map, step.key)?.text)) visit(map, branch, to);
  }
}

/** Visits one of all maps of a document: its own keys are enough, because the maps that it merges are among them. */
function visitBelow(map: MapNode, { words, byKey, others }: PathTree, to: Visit): void {
  for (const word of words) to.found.push(...word(map, to.context));
  const steps = [...others.values()];
  const byPattern = steps.filter(({ step }) => step.kind === 'keys');
  if (byKey.size > 0 || byPattern.length > 0) {
    for (const entry of map.entries) visitEntry({ map, ...entry }, { byKey, byPattern }, to);
  }
  for (const other of steps) if (other.step.kind !== 'keys') visitOther(map, other, to);
}

interface KeyBranches extends Pick<PathTree, 'byKey'> {
  readonly byPattern: readonly OtherBranch[];
}

function visitEntry(
  { map, key, value }: MapEntry & { readonly map: MapNode },
  { byKey, byPattern }: KeyBranches,
  to: Visit,
): void {
  const named = byKey.get(key.text);
  // Of a key that a map has twice, the first value counts, but images can be below both.
  const isFirst = named === undefined || named.words.length === 0 || map.get(key.text)?.start === value.start;
  if (named !== undefined && isFirst) visit(value, named, to);
  for (const { step, branch } of byPattern)
    if (step.kind === 'keys' && step.matches(key.text)) visit(value, branch, to);
}
