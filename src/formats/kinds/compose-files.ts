import { readableText } from '../../text/byte-text.ts';
import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt, valuesAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { fillDefaults } from './compose-text.ts';
import { findPath, isElsewhere } from './named-path.ts';

/**
 * Finds the files that a Compose file names: other Compose files in `include` and `extends`, and the Dockerfiles of builds.
 * Relative paths start at the project directory, which is that of the first file of a run. What is not a path in the
 * repository is skipped (https://docs.docker.com/reference/compose-file/include/).
 */
export function findComposeFiles(root: DataNode): readonly FoundText[] {
  const services = valuesAt(root, 'services');
  return [
    ...itemsAt(root, 'include').flatMap(findInclude),
    ...services.flatMap((service) => findExtended(textAt(service, 'extends', 'file'))),
    ...services.flatMap((service) => findDockerfile(mapAt(service)?.get('build'))),
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
 * service that this one extends nor another file of the project sets it.
 */
function findDockerfile(build: DataNode | undefined): readonly FoundText[] {
  const context = build?.kind === 'text' ? build : textAt(build, 'context');
  const file = textAt(build, 'dockerfile');
  if (textAt(build, 'dockerfile_inline') !== undefined) return [];
  const directory = context === undefined ? '.' : fill(context);
  const named = { of: 'dockerfile', base: undefined, isDefault: file === undefined } as const;
  const how = { ...named, context: context === undefined ? null : directory };
  const isInside = directory !== undefined && !isElsewhere(directory);
  if (context !== undefined && !isInside) return [findPath(context, directory, how)];
  if (file === undefined)
    return context === undefined ? [] : [findPath(context, `${directory}/Dockerfile`, how)];
  const name = fill(file);
  return [findPath(file, name === undefined || isElsewhere(name) ? name : `${directory}/${name}`, how)];
}

function fill(node: TextNode | undefined): string | undefined {
  const filled = node && fillDefaults(node.source);
  return filled && readableText(filled.text);
}

function directoryOf(path: string | undefined): string | undefined {
  return path?.replace(/[^/]*$/, '.');
}
