import type { DataNode, MapEntry } from './data-node.ts';
import { mapAt, textAt, valuesAt } from './data-node.ts';
import type { Finding } from './finding.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { findInNamedContexts } from './named-context.ts';
import { findInText } from './text-reference.ts';

/** What a user can ask for beyond the images that a bake file names directly. */
export interface BakeOptions {
  /** Build arguments that read as an image with a tag are images. */
  readonly args: boolean;
}

/** The images of a bake file: those of named contexts and of inline Dockerfiles; of build arguments when told. */
export function findBakeImages(root: DataNode, options: BakeOptions): readonly Finding[] {
  const targets = valuesAt(root, 'target');
  const args = options.args ? targets.flatMap((target) => mapAt(target, 'args')?.entries ?? []) : [];
  return [...targets.flatMap(findInTarget), ...args.flatMap(findInArgument)];
}

function findInTarget(target: DataNode): readonly Finding[] {
  const contexts = findInNamedContexts(mapAt(target, 'contexts')?.entries ?? []);
  return [...contexts, ...findInInlineDockerfile(textAt(target, 'dockerfile-inline'))];
}

function findInArgument({ value }: MapEntry): readonly Finding[] {
  const isTagged = value.kind === 'text' && /^[^\s$]+[:@][^/\s]+$/.test(value.text);
  return isTagged ? findInText(value).filter(({ kind }) => kind === 'image') : [];
}
