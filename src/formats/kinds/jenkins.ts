import { readableText } from '../../text/byte-text.ts';
import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findPath } from './named-path.ts';

/**
 * Finds the Dockerfile of each block `dockerfile { filename '…'; dir '…' }` among the calls of a pipeline, relative to the
 * root of the repository (https://www.jenkins.io/doc/book/pipeline/syntax/#agent). Without `filename` it is `Dockerfile`.
 */
export function findJenkinsDockerfiles(calls: DataNode): readonly FoundText[] {
  const inBlocks = itemsAt(calls).flatMap((call) => {
    const block = textAt(call, 'block');
    return block?.text === 'dockerfile' ? [{ call, block }] : [];
  });
  return [...Map.groupBy(inBlocks, ({ block }) => block.start).values()].flatMap((same) => {
    const value = (name: string): DataNode | undefined =>
      same
        .filter(({ call }) => textAt(call, 'call')?.text === name)
        .flatMap(({ call }) => itemsAt(call, 'arguments'))
        .at(0);
    const [first] = same;
    return first === undefined ? [] : [dockerfileOf(first.block, value('filename'), value('dir'))];
  });
}

function dockerfileOf(
  block: TextNode,
  filename: DataNode | undefined,
  directory: DataNode | undefined,
): FoundText {
  const node = [filename, directory].find((one) => one?.kind === 'text') ?? block;
  const parts = [directory, filename].flatMap((one) =>
    one?.kind === 'text' ? [readableText(one.text)] : [],
  );
  const isOpen = [filename, directory].some((one) => one?.kind === 'expression');
  const path = filename === undefined ? [...parts, 'Dockerfile'] : parts;
  const how = { of: 'dockerfile', base: undefined, isDefault: filename === undefined } as const;
  return findPath(node.kind === 'text' ? node : block, isOpen ? undefined : path.join('/'), how);
}
