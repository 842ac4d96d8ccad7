import { assignmentIn, entriesAt, itemsAt, nodeAt, textAt, valuesAt } from '../data-node.ts';
import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { output, textPlace, skip } from '../found-text.ts';
import type { FoundArgument, FoundText } from '../found-text.ts';
import { fillDefaults, findComposeArgument, findInComposeText } from './compose-text.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { findInNamedContexts } from './named-context.ts';
import { fillAsCompose } from './outer-variables.ts';
import { readableText } from '../../text/byte-text.ts';
import { findPath, isElsewhere } from './named-path.ts';

/**
 * Finds the images of a Compose file: of services that are not built, of `pre_start` hooks and image volumes,
 * and in `dockerfile_inline` and `additional_contexts` of builds. The `image` of a service with `build` is
 * the name of the result, and Docker rejects a digest in it; a `pull_policy` can have it pulled all the same.
 */
export function findComposeImages(root: DataNode): readonly FoundText[] {
  const entries = entriesAt(root, 'services');
  const services = new Map(entries.map(({ key, value }) => [key.text, value]));
  return [
    ...findComposeFiles(root),
    ...entries.flatMap(({ value }) => findInService(composeService(value, services))),
  ];
}

/** Longer chains do not occur in practice, and every service of a long one would walk all of it. */
const LONGEST_CHAIN = 20;

/** A service and its image, which can come from a service that it extends in the same file. */
interface ComposeService {
  readonly service: DataNode;
  /** True if it is built here, so that its image is the name of the result. */
  readonly isBuilt: boolean;
  readonly image: TextNode | undefined;
  readonly pullPolicy: TextNode | undefined;
  /** The other file in which the last service of the chain extends one. */
  readonly otherFile: TextNode | undefined;
}

/** Resolves `extends` within the file; extended services of other files are unknown. */
function composeService(service: DataNode, services: ReadonlyMap<string, DataNode>): ComposeService {
  const chain: DataNode[] = [];
  for (let next: DataNode | undefined = service; next !== undefined && chain.length < LONGEST_CHAIN;) {
    chain.push(next);
    const name = extendedName(next);
    next = name === undefined ? undefined : services.get(name);
  }
  const first = (key: string): TextNode | undefined =>
    chain.map((link) => textAt(link, key)).find((value) => value !== undefined);
  return {
    service,
    image: first('image'),
    pullPolicy: first('pull_policy'),
    isBuilt: chain.some(hasBuild),
    otherFile: textAt(chain.at(-1), 'extends', 'file'),
  };
}

function extendedName(service: DataNode): string | undefined {
  if (textAt(service, 'extends', 'file') !== undefined) return undefined;
  return (textAt(service, 'extends') ?? textAt(service, 'extends', 'service'))?.text;
}

function hasBuild(service: DataNode): boolean {
  return (nodeAt(service, 'build')?.kind ?? 'empty') !== 'empty';
}

function findInService(composed: ComposeService): readonly FoundText[] {
  const { service, isBuilt, image, pullPolicy } = composed;
  const used = findInComposeText(isBuilt ? image : textAt(service, 'image'));
  const named = [...(isBuilt ? used.map(asOutput) : []), ...(isBuilt && !isPulled(pullPolicy) ? [] : used)];
  const hooks = itemsAt(service, 'pre_start');
  const before = hooks.flatMap((hook) => findInComposeText(textAt(hook, 'image')));
  const volumes = [service, ...hooks].flatMap(findInVolumes);
  return [...named, ...before, ...volumes, ...findInBuild(service), ...findForeignName(composed)];
}

/** The other file lists the name of a build as no image, but what is set here has Compose pull it. */
function findForeignName({ service, image, pullPolicy, otherFile }: ComposeService): readonly FoundText[] {
  if (otherFile === undefined || image !== undefined) return [];
  if (!isPulled(pullPolicy) && nodeAt(service, 'build')?.kind !== 'empty') return [];
  const reason = 'the image is pulled because of this file, but can be the name of a build in that one';
  return [skip(textPlace(otherFile), otherFile.text, 'not-followed', reason)];
}

/**
 * Whether the image of a service with `build` is pulled and not only built: every policy but these two pulls it, and
 * Compose builds only what it cannot pull (https://docs.docker.com/reference/compose-file/build/#using-build-and-image).
 * It does so without a policy as well, but then the name usually exists in no registry.
 */
function isPulled(policy: TextNode | undefined): boolean {
  return policy !== undefined && !['build', 'never'].includes(fillDefaults(policy.source)?.text ?? '');
}

function findInVolumes(container: DataNode): readonly FoundText[] {
  return itemsAt(container, 'volumes')
    .filter((volume) => textAt(volume, 'type')?.text === 'image')
    .flatMap((volume) => findInComposeText(textAt(volume, 'source')));
}

function asOutput({ at, explains }: FoundText): FoundText {
  return { kind: 'output', at, explains };
}

/** Keys of a build that name its results, and where it caches them. */
const RESULTS = ['tags', 'cache_from', 'cache_to'];

function findInBuild(service: DataNode): readonly FoundText[] {
  const results = RESULTS.flatMap((key) => itemsAt(service, 'build', key));
  const contexts = entriesIn(nodeAt(service, 'build', 'additional_contexts'));
  return [
    ...findInInlineDockerfile(textAt(service, 'build', 'dockerfile_inline'), fillAsCompose),
    ...findInNamedContexts(contexts, findInComposeText),
    ...results.flatMap((node) => (node.kind === 'text' ? [output(node)] : [])),
  ];
}

/** Returns the entries of a map, or of a list of texts `name=value`. */
function entriesIn(node: DataNode | undefined): readonly MapEntry[] {
  const listed = itemsAt(node).flatMap(
    (item) => (item.kind === 'text' ? assignmentIn(item) : undefined) ?? [],
  );
  return [...entriesAt(node), ...listed];
}

/**
 * Finds the files that a Compose file names: other Compose files in `include` and `extends`, and the Dockerfiles of builds.
 * Relative paths start at the project directory, which is that of the first file of a run. What is not a path in the
 * repository is skipped (https://docs.docker.com/reference/compose-file/include/).
 */
function findComposeFiles(root: DataNode): readonly FoundText[] {
  const services = valuesAt(root, 'services');
  return [
    ...itemsAt(root, 'include').flatMap(findInclude),
    ...services.flatMap((service) => findExtended(textAt(service, 'extends', 'file'))),
    ...services.flatMap((service) => findDockerfile(nodeAt(service, 'build'))),
  ];
}

/** The first file of an entry gives the base directory of all of them, unless it has one of its own. */
function findInclude(entry: DataNode): readonly FoundText[] {
  const one = entry.kind === 'text' ? entry : textAt(entry, 'path');
  const nodes = one === undefined ? itemsAt(entry, 'path') : [one];
  const paths = nodes.flatMap((node) => (node.kind === 'text' ? [node] : []));
  const directory = textAt(entry, 'project_directory');
  const base = directory === undefined ? directoryOf(fill(paths[0])) : fill(directory);
  return paths.map((node) => findPath(node, fill(node), { of: 'compose', base, isDefault: false }));
}

function findExtended(file: TextNode | undefined): readonly FoundText[] {
  if (file === undefined) return [];
  return [findPath(file, fill(file), { of: 'compose', base: undefined, isDefault: false })];
}

/**
 * Finds the Dockerfile of a build, unless it is inline. It is in the context, which is the project directory if neither a
 * service that this one extends nor another file of the project sets it. A build with nothing but arguments adds them to
 * those of such a service.
 */
function findDockerfile(build: DataNode | undefined): readonly FoundText[] {
  const context = build?.kind === 'text' ? build : textAt(build, 'context');
  const file = textAt(build, 'dockerfile');
  if (textAt(build, 'dockerfile_inline') !== undefined) return [];
  const directory = context === undefined ? '.' : fill(context);
  const args = findArguments(build);
  const named = { of: 'dockerfile', base: undefined, isDefault: file === undefined, args } as const;
  const how = { ...named, context: context === undefined ? null : directory };
  const isInside = directory !== undefined && !isElsewhere(directory);
  if (context !== undefined && !isInside) return [findPath(context, directory, how)];
  if (file === undefined && context !== undefined) return [findPath(context, `${directory}/Dockerfile`, how)];
  if (file === undefined) {
    const [first] = args;
    return first === undefined
      ? []
      : [{ kind: 'path', at: first.at, explains: [], path: 'Dockerfile', ...how }];
  }
  const name = fill(file);
  return [findPath(file, name === undefined || isElsewhere(name) ? name : `${directory}/${name}`, how)];
}

/** A value that is not there comes from the environment, if that has one. */
function findArguments(build: DataNode | undefined): readonly FoundArgument[] {
  return entriesIn(nodeAt(build, 'args')).flatMap(({ key, value }) =>
    value.kind === 'text' ? [findComposeArgument(key.text, value)] : [],
  );
}

function fill(node: TextNode | undefined): string | undefined {
  const filled = node && fillDefaults(node.source);
  return filled && readableText(filled.text);
}

function directoryOf(path: string | undefined): string | undefined {
  return path?.replace(/[^/]*$/, '.');
}
