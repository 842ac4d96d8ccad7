import type { FormatEditPlace } from '../../domain/listing/format-image.ts';
import type { PinWriting } from '../../domain/listing/pin-writing.ts';
import type { DataNode, MapNode, TextNode } from '../data-node.ts';
import { itemsAt, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInMap } from '../map-reference.ts';

/**
 * The images that a kustomization puts in: `newName`, or else `name`, with `newTag` and `digest`. kustomize writes both
 * into the manifest when both are set, so that a digest is added beside the tag. `text` is the whole file.
 */
export function findKustomizeImages(root: DataNode, text: string): readonly Finding[] {
  return itemsAt(root, 'images').flatMap((item) => (item.kind === 'map' ? findInEntry(item, text) : []));
}

function findInEntry(entry: MapNode, text: string): readonly Finding[] {
  const newName = textAt(entry, 'newName');
  const repository = newName === undefined || newName.text === '' ? textAt(entry, 'name') : newName;
  const tag = textAt(entry, 'newTag');
  if (repository === undefined) return [];
  const otherwise = 'it has no tag of its own: the manifests that use it say which';
  const insertion = tag === undefined ? undefined : placeNewDigest(entry, tag, text);
  return findInMap({ repository, tag, digest: entry.get('digest'), insertion, otherwise });
}

/** A place for `digest: …` as an entry of its own: after the tag in a map in braces, else on the line below it. */
function placeNewDigest(
  entry: MapNode,
  tag: TextNode,
  text: string,
): { readonly edit: FormatEditPlace; readonly writing: PinWriting } {
  const key = entry.entries.find(({ value }) => value.start === tag.start)?.key;
  if (key === undefined || tag.style === 'block' || tag.isShared) {
    const reason = 'the tag stands where no digest can be put next to it';
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
