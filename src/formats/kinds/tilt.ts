import { readableText } from '../../text/byte-text.ts';
import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt } from '../data-node.ts';
import { output } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { findPath } from './named-path.ts';

/**
 * Finds the Dockerfile of a call `docker_build(ref, context, build_args, dockerfile, dockerfile_contents)` of a Tiltfile, and
 * the name of its result (https://docs.tilt.dev/api.html#api.docker_build). Paths begin at the directory of the Tiltfile.
 * Functions that wrap it take the last two by their names only, as `docker_build_with_restart` does.
 */
export function findTiltBuild(call: DataNode): readonly FoundText[] {
  const isWrapper = textAt(call, 'call')?.text !== 'docker_build';
  const ref = argument(call, 'ref', 0);
  const contents = argument(call, 'dockerfile_contents', isWrapper ? undefined : 4);
  const result = ref?.kind === 'text' ? [output(ref)] : [];
  if (contents !== undefined) return [...result, ...findInside(contents)];
  const named = argument(call, 'dockerfile', isWrapper ? undefined : 3);
  const context = named === undefined ? argument(call, 'context', 1) : undefined;
  const path = named?.kind === 'text' ? readableText(named.text) : undefined;
  if (named?.kind === 'text' && path !== undefined) return [...result, dockerfileAt(named, path)];
  if (context?.kind !== 'text') return result;
  return [...result, dockerfileAt(context, `${readableText(context.text)}/Dockerfile`)];
}

function argument(call: DataNode, name: string, index = Infinity): DataNode | undefined {
  return mapAt(call, 'keywords')?.get(name) ?? itemsAt(call, 'arguments')[index];
}

/** A text can be in `blob(…)`, which is a call of its own. */
function findInside(contents: DataNode): readonly FoundText[] {
  if (contents.kind !== 'text') return [];
  return findInInlineDockerfile(contents, (source) => ({
    source,
    variables: [],
    asWritten: (written) => written,
  }));
}

function dockerfileAt(node: TextNode, path: string): FoundText {
  return findPath(node, path, { of: 'dockerfile', base: undefined, isDefault: false });
}
