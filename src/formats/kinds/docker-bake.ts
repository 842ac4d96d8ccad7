import type { DataNode, MapEntry } from '../data-node.ts';
import { entriesAt, mapAt, mapsBelow, textAt, valuesAt } from '../data-node.ts';
import { skip } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { findInNamedContexts } from './named-context.ts';
import { fillAsHcl } from './outer-variables.ts';
import { findInText } from '../text-reference.ts';

/** Opt-in locations of a bake file. */
export interface BakeOptions {
  /** List build arguments that look like an image with a tag. */
  readonly args: boolean;
}

/** Finds the images of a bake file: in named contexts, inline Dockerfiles and opted-in build arguments. */
export function findBakeImages(root: DataNode, options: BakeOptions): readonly FoundText[] {
  const named = blocksOf(mapAt(root)?.get('target')).flatMap((map) => entriesAt(map));
  const targets = named.flatMap(({ value }) => blocksOf(value));
  const args = options.args ? targets.flatMap((target) => entriesAt(target, 'args')) : [];
  const computesImage = namesOfImageValues(root);
  return [
    ...targets.flatMap((target) => findInTarget(target, computesImage)),
    ...args.flatMap(findInArgument),
  ];
}

/** JSON can have the blocks of one type or name in a list (HCL JSON syntax specification, blocks). */
function blocksOf(node: DataNode | undefined): readonly DataNode[] {
  if (node?.kind === 'list') return node.items.filter(({ kind }) => kind === 'map');
  return node?.kind === 'map' ? [node] : [];
}

/** Returns true for an expression whose value can be an image context. */
type ComputesImage = (expression: string) => boolean;

const IMAGE_CONTEXT = 'docker-image:';

/** Top-level keys of a bake file that are blocks, not attributes. */
const BLOCKS: ReadonlySet<string> = new Set(['target', 'group', 'variable', 'function']);

/** Expressions can use an image context through a variable, function or attribute of the file. */
function namesOfImageValues(root: DataNode): ComputesImage {
  const attributes = entriesAt(root).filter(({ key }) => !BLOCKS.has(key.text));
  const named = [...entriesAt(root, 'variable'), ...entriesAt(root, 'function'), ...attributes];
  const names = new Set(named.filter(({ value }) => holdsImageContext(value)).map(({ key }) => key.text));
  return (expression) =>
    expression.includes(IMAGE_CONTEXT) ||
    (names.size > 0 && (expression.match(/[\w-]+/g) ?? []).some((word) => names.has(word)));
}

function holdsImageContext(value: DataNode): boolean {
  if (value.kind === 'text') return value.text.includes(IMAGE_CONTEXT);
  if (value.kind === 'expression') return value.written.includes(IMAGE_CONTEXT);
  const inner = [...mapsBelow(value)].flatMap((map) => map.entries.map((entry) => entry.value));
  return inner.some(
    (held) => (held.kind === 'text' || held.kind === 'expression') && holdsImageContext(held),
  );
}

function findInTarget(target: DataNode, computesImage: ComputesImage): readonly FoundText[] {
  const contexts = mapAt(target)?.get('contexts');
  const computed = [contexts, ...valuesAt(contexts)].flatMap((value) => skipComputed(value, computesImage));
  const inline = mapAt(target)?.get('dockerfile-inline');
  return [
    ...findInNamedContexts(entriesAt(contexts), (node, prefix) => findInText(node, { prefix })),
    ...computed,
    ...findInInlineDockerfile(textAt(target, 'dockerfile-inline'), fillAsHcl),
    ...(inline?.kind === 'expression' ? [skipExpression(inline.start, inline.written)] : []),
  ];
}

/** Skips a computed value. A text that begins with `docker-image://` is not one, even with a template. */
function skipComputed(value: DataNode | undefined, computesImage: ComputesImage): readonly FoundText[] {
  const written = value?.kind === 'expression' ? value.written : templateOf(value);
  if (value === undefined || written === undefined || !computesImage(written)) return [];
  return [skipExpression(value.start, written)];
}

function templateOf(value: DataNode | undefined): string | undefined {
  const isTemplate = value?.kind === 'text' && value.text.startsWith('${');
  return isTemplate ? value.text : undefined;
}

function skipExpression(at: number, written: string): FoundText {
  return skip(at, written, 'variable', 'its value comes from an expression');
}

function findInArgument({ value }: MapEntry): readonly FoundText[] {
  const isTagged = value.kind === 'text' && /^[^\s$]+[:@][^/\s]+$/.test(value.text);
  return isTagged ? findInText(value).filter(({ kind }) => kind === 'image') : [];
}
