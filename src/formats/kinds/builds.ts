import { readableText } from '../../text/byte-text.ts';
import { nodeAt, textAt } from '../data-node.ts';
import type { DataNode, ExpressionNode, TextNode } from '../data-node.ts';
import type { FoundArgument, FoundText } from '../found-text.ts';
import { MOST_FORMS } from '../rows/forms.ts';
import type { Forms, FormsOf } from '../rows/forms.ts';
import { fillNothing, readBuildArguments } from './build-arguments.ts';
import type { ArgumentValue, FillText } from './build-arguments.ts';
import { findPath, isElsewhere } from './named-path.ts';

/** The keys by which a tool builds an image from a Dockerfile. */
export interface BuildKeys {
  /** Paths of keys to the path of the Dockerfile, the first that is there counts. */
  readonly file: readonly string[];
  /** True if that path starts at the context. */
  readonly isInContext?: true;
  /** The key of the context, whose Dockerfile is built if none is named; undefined if one has to be named. */
  readonly context?: string;
  /** Paths of keys to the arguments. */
  readonly args: readonly string[];
  /** True if a path with a variable is no mistake: each run builds another one. */
  readonly isOpen?: true;
}

/** The tools that build Dockerfiles with one map of keys, by the word of their rows. */
export const BUILDS: Readonly<Partial<Record<string, BuildKeys>>> = {
  devcontainer: { file: ['build.dockerfile', 'dockerFile'], args: ['build.args'] },
  skaffold: {
    file: ['docker.dockerfile', 'kaniko.dockerfile'],
    isInContext: true,
    context: 'context',
    args: ['docker.buildArgs', 'kaniko.buildArgs'],
  },
  // https://github.com/docker/build-push-action#inputs
  'build-push-action': { file: ['file'], context: 'context', args: ['build-args'], isOpen: true },
};

/** Builders of Skaffold that read no Dockerfile. */
const OTHER_BUILDERS = ['buildpacks', 'jib', 'ko', 'bazel', 'custom'];

/** Finds the Dockerfile that is built, with its arguments. */
export function findInBuild(node: DataNode, keys: BuildKeys, formsOf: FormsOf): readonly FoundText[] {
  if (OTHER_BUILDERS.some((builder) => nodeAt(node, builder) !== undefined)) return [];
  const file = keys.file.map((path) => textAt(node, ...path.split('.'))).find((text) => text !== undefined);
  const context = keys.context === undefined ? undefined : textAt(node, keys.context);
  if (file === undefined && keys.context === undefined) return [];
  const directory = contextOf(context?.text ?? '.');
  const path = file === undefined ? `${directory}/Dockerfile` : pathOf(file.text, directory, keys);
  const at = file ?? context ?? { start: node.start, end: node.start, text: 'Dockerfile' };
  const isVariable = /\$|\{\{/.test(path);
  if (isVariable && (keys.isOpen === true || file === undefined)) return [];
  const readArguments = (fill: FillText): readonly FoundArgument[] =>
    keys.args.flatMap((one) => readBuildArguments(nodeAt(node, ...one.split('.')), fill));
  return possibleArguments(readArguments, formsOf).map((args) => {
    const how = { of: 'dockerfile', base: undefined, isDefault: file === undefined, args } as const;
    return findPath(at, isVariable ? undefined : readableText(path), how);
  });
}

/** Returns the arguments with each choice of the values of their variables. A value is unknown in too many choices. */
function possibleArguments(
  readArguments: (fill: FillText) => readonly FoundArgument[],
  formsOf: FormsOf,
): readonly (readonly FoundArgument[])[] {
  const all: (readonly (ArgumentValue | undefined)[])[] = [];
  readArguments((node) => {
    const values = valuesOf(node, formsOf(node));
    all.push(values);
    return values[0];
  });
  const count = all.reduce((product, values) => product * values.length, 1);
  if (count > MOST_FORMS) return [readArguments((node) => (formsOf(node) ? undefined : fillNothing(node)))];
  return Array.from({ length: count }, (_, choice) => {
    let [rest, index] = [choice, 0];
    return readArguments(() => {
      const values = all[index] ?? [];
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      index += 1;
      return value;
    });
  });
}

/** Returns the values of a text; undefined stands for those that are not known. One of several is not edited. */
function valuesOf(
  node: TextNode | ExpressionNode,
  forms: Forms | undefined,
): readonly (ArgumentValue | undefined)[] {
  if (forms === undefined) return [fillNothing(node)];
  const isOnly = !forms.isOpen && forms.filled.length === 1;
  const values = forms.filled.map(({ node: { source }, isPart, isUsedElsewhere, explains }) => ({
    source,
    isWhole: isOnly && !isPart && !isUsedElsewhere,
    explains,
  }));
  return forms.isOpen ? [...values, undefined] : values;
}

/** A repository as a context is this one, in most cases, from its root or `:directory` on. */
function contextOf(context: string): string {
  const [, inside = '.'] =
    /^(?:\{\{\s*defaultContext\s*\}\}|[^:]+:\/\/.*?|git@.*?)(?::([^:/].*))?$/.exec(context) ?? [];
  return isElsewhere(context) || context.startsWith('{{') ? inside : context;
}

function pathOf(file: string, directory: string, { isInContext }: BuildKeys): string {
  return isInContext === true && !isElsewhere(file) ? `${directory}/${file}` : file;
}
