import { MooringError } from '../values/errors.ts';
import type { DataNode, TextNode } from './data-node.ts';
import { itemsAt, mapsBelow, textAt } from './data-node.ts';
import type { FormatOptions } from './find-images.ts';
import { explained, output } from './found-text.ts';
import type { FoundText } from './found-text.ts';
import { findComposeImages } from './kinds/compose.ts';
import { findBakeImages } from './kinds/docker-bake.ts';
import { findHelmImages } from './kinds/helm-values.ts';
import { findNamedPath } from './kinds/named-path.ts';
import { findInWorkflowJob } from './kinds/workflow.ts';
import { findKustomizeImage } from './map-reference.ts';
import { isFormatKind } from './rows.ts';
import { findInSource, findInText } from './text-reference.ts';

/** The document that a value is in. */
export interface WordContext {
  readonly root: DataNode;
  readonly options: FormatOptions;
}

/** Finds what a value names. */
export type Word = (node: DataNode, context: WordContext) => readonly FoundText[];

/** Returns what a word of a row says about a value. Throws `internal_bug` for a word that is none. */
export function readWord(written: string): Word {
  const word = WORDS[written] ?? readLongWord(written);
  if (word === undefined) throw new MooringError('internal_bug', `not a word of a row: ${written}`);
  return word;
}

const WORDS: Readonly<Partial<Record<string, Word>>> = {
  image: (node) => findInText(node),
  'replaceable image': (node) => findInText(node).map(asReplaceable),
  'image not built here': findUnlessBuilt,
  feature: (node) => (node.kind === 'text' ? findFeature(node) : []),
  result: (node) => (node.kind === 'text' ? [output(node)] : []),
  name: (node) => (node.kind === 'text' ? [explained(node)] : []),
  'triple kustomize': (node) => (node.kind === 'map' ? findKustomizeImage(node) : []),
  values: (node) => (node.kind === 'map' ? findHelmImages(node) : []),
  'workflow job': (node, { options }) => findInWorkflowJob(node, options),
  compose: (node) => findComposeImages(node),
  bake: (node, { options }) => findBakeImages(node, { args: options.bakeArgs }),
};

function readLongWord(written: string): Word | undefined {
  const [, first, argument = '', mark] = /^(after|path) (.*?)(\?)?$/.exec(written) ?? [];
  if (first === 'after') return (node) => findInText(node, { prefix: argument });
  const isKind = argument === 'dockerfile' || isFormatKind(argument);
  if (first !== 'path' || !isKind) return undefined;
  return (node) =>
    node.kind === 'text' ? findNamedPath(node, { of: argument, isOptional: mark !== undefined }) : [];
}

/** The field `images` of a kustomization replaces the images of some lists, at any depth. */
function asReplaceable(found: FoundText): FoundText {
  return found.kind === 'image' ? { ...found, override: { kind: 'replaceable' } } : found;
}

/** In a Skaffold configuration, every use of the name of an artifact is the name of its result. */
function findUnlessBuilt(node: DataNode, { root }: WordContext): readonly FoundText[] {
  if (node.kind !== 'text') return [];
  const artifacts = [...mapsBelow(root)].flatMap((map) => itemsAt(map, 'artifacts'));
  const isBuilt = artifacts.some((artifact) => textAt(artifact, 'image')?.text === node.text);
  return isBuilt ? [output(node)] : findInText(node);
}

/**
 * A feature of a dev container that is no directory (`./x`), archive (`https://…`) or legacy short name (`docker-in-docker`).
 * The Dev Container CLI rejects one with both a tag and a digest (devcontainers/cli#825), and a digest alone does not
 * say which tag to follow. Its own lock file pins features.
 */
function findFeature(key: TextNode): readonly FoundText[] {
  if (/^\.|:\/\//.test(key.text) || !key.text.includes('/')) return [];
  const reason = 'a feature cannot have both a tag and a digest; pin it in devcontainer-lock.json';
  return findInSource(key.source, key).map((found) => withoutDigest(found, reason));
}

/** Returns an image that is not edited, and why; other texts unchanged. */
function withoutDigest(found: FoundText, reason: string): FoundText {
  return found.kind === 'image'
    ? { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } }
    : found;
}
