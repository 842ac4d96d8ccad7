import { readableText } from '../text/byte-text.ts';
import { sliceSource } from '../text/source-text.ts';
import { MooringError } from '../values/errors.ts';
import type { DataNode, TextNode } from './data-node.ts';
import { itemsAt, linesOf, mapAt, mapsBelow, textAt, textAtAnyCase } from './data-node.ts';
import { explained, output, skip, textPlace } from './found-text.ts';
import type { FoundText } from './found-text.ts';
import { findPulledImage } from './kinds/bazel.ts';
import { findJenkinsDockerfiles } from './kinds/jenkins.ts';
import { findBakeFile, findContext, findInContainer } from './kinds/workflow.ts';
import { findQuadletImage } from './kinds/quadlet.ts';
import { findTiltBuild } from './kinds/tilt.ts';
import { findComposeImages } from './kinds/compose.ts';
import { withVariables } from './kinds/compose-variables.ts';
import type { VariableValues } from './kinds/compose-variables.ts';
import { findBakeImages } from './kinds/docker-bake.ts';
import { findConcourseImage, findConcourseResources } from './kinds/concourse.ts';
import { findImageOfParts } from './kinds/image-parts.ts';
import { PICTURE, findHelmImages } from './kinds/helm-values.ts';
import { BUILDS, findInBuild } from './kinds/builds.ts';
import { findNamedPath, findPath } from './kinds/named-path.ts';
import { findKustomizeImage } from './map-reference.ts';
import { readEachForm } from './rows/forms.ts';
import type { FormsOf } from './rows/forms.ts';
import { isFormatKind } from './rows.ts';
import type { FormatKind } from './rows.ts';
import { findInTextDocument } from './text-document.ts';
import { findInSource, findInText } from './text-reference.ts';

/** The document that a value is in. */
export interface WordContext {
  readonly root: DataNode;
  /** The values of variables in a Compose file; without them, variables have their defaults. */
  readonly variables: VariableValues | undefined;
  readonly formsOf: FormsOf;
  /** Finds what a part of a document names if it is read as a document of a kind. */
  readonly readAs: (kind: FormatKind, inner: DataNode, isInText: boolean) => readonly FoundText[];
  /** True in a document that is a text of another one: texts in it are not read as documents, which could go on and on. */
  readonly isInText: boolean;
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
  'replaceable image': (node) =>
    node.kind === 'text' && PATTERN.test(node.text) ? [explained(node)] : findInText(node).map(asReplaceable),
  'image not built here': findUnlessBuilt,
  tagged: (node) => (node.kind === 'text' && TAGGED.test(node.text) ? findHosted(node) : []),
  'cloudformation image': (node) =>
    node.kind === 'text' && !NO_IMAGE.test(node.text) ? findInText(node) : [],
  // The name of a repository gets its tag elsewhere.
  'hosted tag': (node) => findHosted(node).filter(hasTag),
  hosted: (node) => findHosted(node),
  there: ({ start }) => [{ kind: 'explained', at: start, explains: [] }],
  patch: findInPatch,
  // What has one line is a path.
  'inline patch': (node, context) =>
    node.kind !== 'text' || node.text.includes('\n') ? findInPatch(node, context) : [],
  pair: (node) => (node.kind === 'text' ? findInPair(node) : []),
  'argocd source': findArgoValues,
  'gitlab include': (node) => (node.kind === 'text' ? findIncluded(node) : []),
  contexts: (node, context) =>
    linesIn(node).flatMap((line) =>
      readEachForm(line, (one) => linesIn(one).flatMap(findContext), context.formsOf),
    ),
  'bake files': (node) => (node.kind === 'text' ? linesOf(node).flatMap(findBakeFile) : []),
  feature: (node) => (node.kind === 'text' ? findFeature(node) : []),
  result: (node) => (node.kind === 'text' ? [output(node)] : []),
  name: (node) => (node.kind === 'text' ? [explained(node)] : []),
  'triple kustomize': (node) => (node.kind === 'map' ? findKustomizeImage(node) : []),
  values: (node) => (node.kind === 'map' ? findHelmImages(node) : []),
  container: (node) => findInContainer(node),
  compose: (node, { variables }) =>
    findComposeImages(variables === undefined ? node : withVariables(node, variables)),
  'quadlet image': (node) => findQuadletImage(node),
  'triple bazel': (node) => findPulledImage(node),
  'tilt build': (node) => findTiltBuild(node),
  'zarf image': (node) =>
    node.kind === 'text' && SIGNATURE.test(node.text) ? [explained(node)] : findInText(node),
  'triple ansible': (node) => findImageOfParts(node, 'ansible'),
  'triple concourse': (node) => findConcourseImage(node),
  'concourse resources': (node, { root }) => findConcourseResources(node, root),
  'triple app-platform': (node) => findImageOfParts(node, 'app-platform'),
  'docker arguments': (node) => findInArguments(node),
  'jenkins dockerfiles': (node) => findJenkinsDockerfiles(node),
  bake: (node) => findBakeImages(node),
};

function readLongWord(written: string): Word | undefined {
  const [, first, argument = '', mark] = /^(after|path|text|build) (.*?)(\?)?$/.exec(written) ?? [];
  if (first === 'after') return (node) => findAfter(node, argument);
  const isOptional = mark !== undefined;
  const build = first === 'build' ? BUILDS[argument] : undefined;
  if (build !== undefined) return (node, { formsOf }) => findInBuild(node, build, formsOf);
  if (first === 'path' && (argument === 'dockerfile' || isFormatKind(argument)))
    return (node) => (node.kind === 'text' ? findNamedPath(node, { of: argument, isOptional }) : []);
  if (first !== 'text' || !isFormatKind(argument)) return undefined;
  return (node, { readAs, isInText }) =>
    node.kind === 'text' && !isInText ? findInTextDocument(node, (root) => readAs(argument, root, true)) : [];
}

/** A text with a prefix in any case, as the runner of GitHub reads `docker://`. */
function findAfter(node: DataNode, prefix: string): readonly FoundText[] {
  if (node.kind !== 'text') return [];
  const start = node.text.slice(0, prefix.length);
  return start.toLowerCase() === prefix ? findInText(node, { prefix: start }) : [];
}

/** A pattern of image names in a policy for pods, as `!*:latest`: no tool can pull such a name. */
const PATTERN = /^!?[\w./:@-]*\*[\w./:@*-]*$/;

/** A text that can only be an image: a reference with a registry, a tag or a digest. */
function findHosted(node: DataNode): readonly FoundText[] {
  if (node.kind !== 'text' || !HOSTED.test(node.text) || PICTURE.test(node.text)) return [];
  return findInText(node).filter(({ kind }) => kind === 'image');
}

/** A reference with a registry and a tag or a digest: what else is in a variable is too often no image. */
const TAGGED = /^[a-z0-9.-]+\.[a-z]+(?::\d+)?\/[^\s:@]+[:@][^\s/]+$/i;

/** The name of a parameter or resource, behind `!Ref` or `!GetAtt`, or of an image that CodeBuild provides. */
const NO_IMAGE = /^(?:(?=.*[A-Z])[A-Za-z0-9.]+|aws\/codebuild\/.*)$/;

const HOSTED = /^(?:[^/\s${}]+[.:][^/\s${}]*\/|localhost\/|[^\s${}]*[:@][^/\s${}]+$)/;

/** The field `images` of a kustomization replaces the images of some lists, at any depth. */
function asReplaceable(found: FoundText): FoundText {
  return found.kind === 'image' ? { ...found, override: { kind: 'replaceable' } } : found;
}

/**
 * A patch of Kubernetes objects, as a text or not: a part of an object, or a list of operations of JSON Patch (RFC 6902)
 * with the image, or a container with it, as a value.
 */
function findInPatch(node: DataNode, context: WordContext): readonly FoundText[] {
  const { isInText } = context;
  if (node.kind === 'text' && !isInText) {
    return findInTextDocument(node, (root) => findInPatch(root, { ...context, isInText: true }));
  }
  if (node.kind !== 'list') return context.readAs('kubernetes', node, isInText);
  return node.items.flatMap((operation) => {
    const path = textAtAnyCase(operation, 'path')?.text ?? '';
    const value = mapAt(operation)?.get('value');
    if (value === undefined) return [];
    if (value.kind === 'text') return IMAGE_PATH.test(path) ? findInText(value) : findHosted(value);
    const containers = value.kind === 'list' ? value.items : [value];
    return [
      ...containers.flatMap((container) => findInText(textAt(container, 'image'))),
      ...context.readAs('kubernetes', value, isInText),
    ];
  });
}

function linesIn(node: DataNode): readonly TextNode[] {
  return node.kind === 'text' ? linesOf(node) : [];
}

function hasTag(found: FoundText): boolean {
  return found.kind === 'image' && (found.reference.tag ?? found.reference.digest) !== undefined;
}

/** `old=new:tag@digest`, or without the old name, as Argo CD passes it to `kustomize edit set image`. */
function findInPair(node: TextNode): readonly FoundText[] {
  const found = findInSource(sliceSource(node.source, node.text.indexOf('=') + 1), node);
  return found.map((one) => {
    if (one.kind !== 'image' || one.reference.tag !== undefined || one.reference.digest !== undefined)
      return one;
    return skip(textPlace(node), one.written, 'tag-elsewhere', 'no tag; the manifests that use it set one');
  });
}

/** The value files of an Argo CD source, which are relative to its path. Those of another source begin with `$`. */
function findArgoValues(source: DataNode): readonly FoundText[] {
  const directory = textAt(source, 'path')?.text ?? '';
  return itemsAt(source, 'helm', 'valueFiles').flatMap((file) => {
    if (file.kind !== 'text' || file.text.startsWith('$')) return [];
    return findNamedPath(file, { of: 'helm-values', directory, isOptional: true });
  });
}

/** A file of the repository, or several, that GitLab includes; a URL is in another one. */
function findIncluded(node: TextNode): readonly FoundText[] {
  if (/^https?:/.test(node.text)) return [];
  // `**.yml` are the files of all directories below, as in `**/*.yml`.
  const path = readableText(node.text)
    .replace(/^\/+/, '')
    .replace(/\*\*(?!\/)/g, '**/*');
  // A pattern with many wildcards would take long, and does not occur.
  const isPattern = path.includes('*') && path.split('*').length < 20 && path.length < 1000;
  const how = { of: 'gitlab-ci', base: undefined, isDefault: false, isPattern } as const;
  return [findPath(node, path.includes('$') ? undefined : path, how)];
}

const IMAGE_PATH = /\/image$|\/image\/reference$/;

/** The tag under which cosign stores what belongs to an image. */
const SIGNATURE = /:sha256-[0-9a-f]{64}\.(?:sig|att|sbom)$/;

/** The arguments of `docker run`: options, the image, and what it runs. */
function findInArguments(node: DataNode): readonly FoundText[] {
  if (node.kind !== 'text') return [];
  const [whole = '', image = ''] = RUN_ARGUMENTS.exec(node.text) ?? [];
  return findInSource(sliceSource(node.source, whole.length - image.length, whole.length), node);
}

/** Options with `=`, those of hooks with a value behind them, and those without one. */
const RUN_ARGUMENTS =
  /^\s*(?:(?:--?[\w-]+=\S+|(?:--(?:entrypoint|env|volume|user|workdir|network|platform)|-[evuw])\s+\S+|--?[\w-]+)\s+)*(\S+)/;

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
