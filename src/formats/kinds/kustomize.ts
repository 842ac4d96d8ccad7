import type { FormatEditPlace } from '../../domain/listing/format-image.ts';
import type { PinWriting } from '../../domain/listing/pin-writing.ts';
import type { DataNode, MapNode, TextNode } from '../data-node.ts';
import { itemsAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/**
 * Finds the images that a kustomization sets: `newName`, or else `name`, with `newTag` and `digest`. If both
 * of the latter are set, kustomize writes both into the manifest, so a digest is added next to the tag.
 * `text` is the whole file.
 */
export function findKustomizeImages(root: DataNode, text: string): readonly FoundText[] {
  return itemsAt(root, 'images').flatMap((item) => (item.kind === 'map' ? findInEntry(item, text) : []));
}

function findInEntry(entry: MapNode, text: string): readonly FoundText[] {
  const newName = textAt(entry, 'newName');
  const repository = newName === undefined || newName.text === '' ? textAt(entry, 'name') : newName;
  const tag = textAt(entry, 'newTag');
  if (repository === undefined) return [];
  const untaggedReason = 'no tag; the manifests that use it set one';
  const insertion = tag === undefined ? undefined : placeNewDigest(entry, tag, text);
  return findInMap({ repository, tag, digest: entry.get('digest'), insertion, untaggedReason });
}

/** Returns the place of a new entry `digest: …`: after the tag in a flow map, otherwise on the next line. */
function placeNewDigest(
  entry: MapNode,
  tag: TextNode,
  text: string,
): { readonly edit: FormatEditPlace; readonly writing: PinWriting } {
  const key = entry.entries.find(({ value }) => value.start === tag.start)?.key;
  if (key === undefined || tag.style === 'block' || tag.isShared) {
    const reason = 'no digest can be added next to its tag';
    return { edit: { kind: 'not-editable', code: 'no-digest-here', reason }, writing: writingOf('') };
  }
  if (entry.isFlow) return { edit: placeAt(tag.end), writing: writingOf(', digest: ') };
  const lineFeed = text.indexOf('\n', tag.end);
  const next = lineFeed === -1 ? text.length : lineFeed;
  const end = text.charAt(next - 1) === '\r' ? next - 1 : next;
  const indent = ' '.repeat(key.start - text.lastIndexOf('\n', key.start) - 1);
  return { edit: placeAt(end), writing: writingOf(`${end === next ? '\n' : '\r\n'}${indent}digest: `) };
}

function placeAt(offset: number): FormatEditPlace {
  return { kind: 'editable', text: '', spans: [{ start: offset, end: offset }], replaceableFrom: 0 };
}

function writingOf(before: string): PinWriting {
  return { part: 'digest', before, after: '', styles: ['tag@digest'] };
}
