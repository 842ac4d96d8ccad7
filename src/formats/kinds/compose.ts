import { sliceSource } from '../../domain/source/source-text.ts';
import type { SourceText } from '../../domain/source/source-text.ts';
import { composeService } from './compose-service.ts';
import type { ComposeService } from './compose-service.ts';
import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { entriesAt, itemsAt, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInInlineDockerfile } from './inline-dockerfile.ts';
import { findInNamedContexts } from './named-context.ts';
import { fillAsCompose } from './outer-variables.ts';
import { findInSource } from '../text-reference.ts';

/** `${NAME:-` and `${NAME-`, what Compose takes the rest for where the variable is not set. */
const DEFAULT = /^\$\{[A-Za-z_]\w*:?-/;

/**
 * The images of a Compose file: of services that are not built, of what runs before them, of volumes that are images, and
 * those that builds take: in `dockerfile_inline` and `additional_contexts`. The `image` of a service with `build` is the
 * name of the result, which Docker refuses to have a digest.
 */
export function findComposeImages(root: DataNode): readonly Finding[] {
  const entries = entriesAt(root, 'services');
  const services = new Map(entries.map(({ key, value }) => [key.text, value]));
  return entries.flatMap(({ value }) => findInService(composeService(value, services)));
}

function findInService({ own, isBuilt, image }: ComposeService): readonly Finding[] {
  const named = isBuilt ? findWithDefault(image).map(asOutput) : findWithDefault(textAt(own, 'image'));
  const hooks = itemsAt(own, 'pre_start');
  const before = hooks.flatMap((hook) => findWithDefault(textAt(hook, 'image')));
  return [...named, ...before, ...[own, ...hooks].flatMap(findInVolumes), ...findInBuild(own)];
}

function findInVolumes(container: DataNode): readonly Finding[] {
  return itemsAt(container, 'volumes')
    .filter((volume) => textAt(volume, 'type')?.text === 'image')
    .flatMap((volume) => findWithDefault(textAt(volume, 'source')));
}

function asOutput({ at }: Finding): Finding {
  return { kind: 'output', at };
}

function findInBuild(service: DataNode): readonly Finding[] {
  const contexts = entriesAt(service, 'build', 'additional_contexts');
  const listed = itemsAt(service, 'build', 'additional_contexts').flatMap(asEntry);
  return [
    ...findInInlineDockerfile(textAt(service, 'build', 'dockerfile_inline'), fillAsCompose),
    ...findInNamedContexts([...contexts, ...listed], defaultOf),
  ];
}

/** `name=value` as an item of a list. */
function asEntry(item: DataNode): readonly MapEntry[] {
  if (item.kind !== 'text') return [];
  const equals = item.text.indexOf('=');
  if (equals === -1) return [];
  return [{ key: partOf(item, 0, equals), value: partOf(item, equals + 1, item.text.length) }];
}

function partOf(
  { text, source, start, end, style, isShared, aliases, tagComment }: TextNode,
  from: number,
  to: number,
): TextNode {
  return {
    kind: 'text',
    text: text.slice(from, to),
    source: sliceSource(source, from, to),
    start,
    end,
    style,
    isShared,
    aliases,
    tagComment,
  };
}

/** Where the whole text is a variable with a default, the default is the image: nothing else depends on its text. */
function findWithDefault(node: TextNode | undefined): readonly Finding[] {
  return node === undefined ? [] : findInSource(defaultOf(node.source), node);
}

function defaultOf(source: SourceText): SourceText {
  const { text } = source;
  let from = 0;
  let to = text.length;
  for (let opening = DEFAULT.exec(text); opening !== null; opening = DEFAULT.exec(text.slice(from, to))) {
    if (!text.endsWith('}', to)) return source;
    from += opening[0].length;
    to -= 1;
  }
  const inner = sliceSource(source, from, to);
  return /[{}$]/.test(inner.text) ? source : inner;
}
