import { readableText } from '../../text/byte-text.ts';
import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { entriesAt, itemsAt, nodeAt, textAt, valuesAt } from '../data-node.ts';
import { output, skip } from '../found-text.ts';
import type { FoundArgument, FoundText } from '../found-text.ts';
import { writtenText } from '../rows/forms.ts';
import type { ValueNode } from '../rows/forms.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { fillNothing, readBuildArguments } from './build-arguments.ts';
import type { FillText } from './build-arguments.ts';
import { findPath, isElsewhere } from './named-path.ts';
import { findInNamedContexts } from './named-context.ts';
import { fillAsHcl } from './outer-variables.ts';
import { findInText } from '../text-reference.ts';

/** Finds the images of a bake file: in named contexts and inline Dockerfiles, and the Dockerfiles that it builds. */
export function findBakeImages(root: DataNode): readonly FoundText[] {
  const named = blocksOf(nodeAt(root, 'target')).flatMap((map) => entriesAt(map));
  const targets = named.flatMap(({ value }) => blocksOf(value));
  const computesImage = imageComputation(root);
  return [
    ...findDockerfiles(targets),
    ...findBuilds(named, fillVariables(root)),
    ...targets.flatMap((target) => findInTarget(target, computesImage)),
  ];
}

/** Finds the Dockerfile of each target with its arguments, all of which a target can inherit from others. */
function findBuilds(named: readonly MapEntry[], fill: FillText): readonly FoundText[] {
  const targets = Map.groupBy(named, ({ key }) => key.text);
  return named.flatMap(({ value }) =>
    blocksOf(value).flatMap((target) => {
      const chain = inheritedBy(target, targets);
      const first = (key: string): TextNode | undefined =>
        chain.map((link) => textAt(link, key)).find((text) => text !== undefined);
      const all = chain.toReversed().flatMap((link) => readBuildArguments(nodeAt(link, 'args'), fill));
      const args = [...new Map(all.map((argument) => [argument.name, argument])).values()];
      const [file, context] = [first('dockerfile'), first('context')];
      const directory = context?.text ?? '.';
      const name = file?.text ?? 'Dockerfile';
      if (first('dockerfile-inline') !== undefined || !isFixed(directory) || !isFixed(name)) return [];
      const at = file ?? context ?? { start: target.start, end: target.start, text: name };
      return [findDockerfile(at, `${directory}/${name}`, args)];
    }),
  );
}

/** Returns a target and those that it inherits from, the ones whose values count first. Later names win over earlier ones. */
function inheritedBy(
  target: DataNode,
  targets: ReadonlyMap<string, readonly MapEntry[]>,
): readonly DataNode[] {
  const reached = new Set([target]);
  // A set can grow while it is walked.
  for (const one of reached) {
    if (reached.size > MOST_CONTEXTS) break;
    const names = itemsAt(one, 'inherits').toReversed();
    for (const name of names) {
      const entries = name.kind === 'text' ? (targets.get(name.text) ?? []) : [];
      for (const parent of entries.flatMap(({ value }) => blocksOf(value))) reached.add(parent);
    }
  }
  return [...reached];
}

/** A value that is one variable of the file has its default, which is edited where it stands. */
function fillVariables(root: DataNode): FillText {
  const variables = new Map(entriesAt(root, 'variable').map(({ key, value }) => [key.text, value]));
  return (node) => {
    const [, name] = /^\$\{\s*([\w-]+)\s*\}$/.exec(writtenText(node)) ?? [];
    const value = name === undefined ? undefined : textAt(variables.get(name), 'default');
    return fillNothing(value ?? node);
  };
}

/** A target can inherit its context, so a Dockerfile can be in any context of the file; the others are not missing. */
function findDockerfiles(targets: readonly DataNode[]): readonly FoundText[] {
  const contexts = targets.map((target) => textAt(target, 'context')?.text ?? '.').filter(isFixed);
  const files = targets.flatMap((target) => textAt(target, 'dockerfile') ?? []);
  const directories = new Set(['.', ...contexts].slice(0, MOST_CONTEXTS));
  return files
    .filter(({ text }) => isFixed(text))
    .flatMap((file) =>
      [...directories].map((directory) => findDockerfile(file, `${directory}/${file.text}`)),
    );
}

function findDockerfile(
  node: Pick<TextNode, 'start' | 'end' | 'text'>,
  path: string,
  args?: readonly FoundArgument[],
): FoundText {
  return findPath(node, readableText(path), { of: 'dockerfile', base: undefined, isDefault: true, args });
}

/** More do not occur in practice, and every Dockerfile is looked for in each. */
const MOST_CONTEXTS = 100;

function isFixed(text: string): boolean {
  return !text.includes('$') && !isElsewhere(text);
}

/** JSON can have the blocks of one type or name in a list (HCL JSON syntax specification, blocks). */
function blocksOf(node: DataNode | undefined): readonly DataNode[] {
  if (node?.kind === 'list') return node.items.filter(({ kind }) => kind === 'map');
  return node?.kind === 'map' ? [node] : [];
}

/** Returns true for an expression whose value can be an image context. */
type ComputesImage = (expression: string) => boolean;

const IMAGE_CONTEXT = 'docker-image://';

/** Top-level keys of a bake file that are blocks, not attributes. */
const BLOCKS: ReadonlySet<string> = new Set(['target', 'group', 'variable', 'function']);

/** Functions can make a text of anything, and escapes are not read in expressions. */
const CAN_BE_ANYTHING = /[\w-][ \t]*\(|\\[uU]/;

/**
 * Expressions can put an image context together from texts of their own and from those of variables, functions and
 * attributes of the file that they name: then each of its characters is in one of these texts.
 */
function imageComputation(root: DataNode): ComputesImage {
  const attributes = entriesAt(root).filter(({ key }) => !BLOCKS.has(key.text));
  const named = [...entriesAt(root, 'variable'), ...entriesAt(root, 'function'), ...attributes];
  const texts = [...Map.groupBy(named, ({ key }) => key.text)].map(
    ([name, same]) => [name, same.flatMap(({ value }) => valuesBelow(value)).map(writtenText)] as const,
  );
  const values = new Map(texts);
  return (expression) => {
    const reached = new Set([expression]);
    for (const text of reached) {
      const words = text === expression || /[$%]\{/.test(text) ? (text.match(/[\w-]+/g) ?? []) : [];
      for (const word of words) for (const one of values.get(word) ?? []) reached.add(one);
    }
    const all = [...reached].join('\n').toLowerCase();
    return (
      CAN_BE_ANYTHING.test(all) || Array.from(IMAGE_CONTEXT).every((character) => all.includes(character))
    );
  };
}

/** Returns the texts and expressions of a value. */
function valuesBelow(value: DataNode): readonly ValueNode[] {
  if (value.kind === 'text' || value.kind === 'expression') return [value];
  return (value.kind === 'list' ? value.items : valuesAt(value)).flatMap(valuesBelow);
}

/** Keys of a target that name its results, and where it caches them. */
const RESULTS = ['tags', 'cache-from', 'cache-to', 'output'];

function findInTarget(target: DataNode, computesImage: ComputesImage): readonly FoundText[] {
  const contexts = nodeAt(target, 'contexts');
  const computed = [contexts, ...valuesAt(contexts)].flatMap((value) => skipComputed(value, computesImage));
  const inline = nodeAt(target, 'dockerfile-inline');
  const results = RESULTS.flatMap((key) => nodeAt(target, key) ?? []).flatMap(valuesBelow);
  return [
    ...results.flatMap((node) => (node.kind === 'text' ? [output(node)] : [])),
    ...findInNamedContexts(entriesAt(contexts), (node, prefix) => findInText(node, { prefix })),
    ...computed,
    ...findInInlineDockerfile(textAt(target, 'dockerfile-inline'), fillAsHcl),
    ...(inline?.kind === 'expression' ? [skipExpression(inline.start, inline.written)] : []),
  ];
}

/** Skips a computed value. A text that begins with `docker-image://` is not one, even with a template. */
function skipComputed(value: DataNode | undefined, computesImage: ComputesImage): readonly FoundText[] {
  if (value?.kind === 'expression' && computesImage(value.written))
    return [skipExpression(value.start, value.written)];
  if (value?.kind !== 'text' || value.text.startsWith(IMAGE_CONTEXT)) return [];
  // `<<-` removes blanks of Unicode as well, in front of the context.
  if (value.style === 'block' && value.text.includes(IMAGE_CONTEXT))
    return [skipExpression(value.start, value.text)];
  const template = value.text.search(/[$%]\{/);
  const isOpen =
    template > 0 ? IMAGE_CONTEXT.startsWith(value.text.slice(0, template)) : computesImage(value.text);
  return template !== -1 && isOpen ? [skipExpression(value.start, value.text)] : [];
}

function skipExpression(at: number, written: string): FoundText {
  return skip(at, written, 'variable', 'its value comes from an expression');
}
