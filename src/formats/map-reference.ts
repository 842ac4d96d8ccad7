import { isDigest } from '../values/digest.ts';
import { offsetAt } from '../text/source-text.ts';
import { readImageReference } from '../values/image-reference.ts';
import type { FormatEditPlace } from './format-image.ts';
import { WHOLE_REFERENCE } from './pin-writing.ts';
import type { PinWriting } from './pin-writing.ts';
import type { DataNode, EmptySlot, TextNode } from './data-node.ts';
import { skip } from './found-text.ts';
import type { FoundText } from './found-text.ts';
import { findOpenPart, editPlaceOf } from './text-reference.ts';

/** An image whose name, tag and digest are separate texts. */
export interface MapReference {
  readonly registry?: DataNode | undefined;
  readonly repository: TextNode;
  readonly tag: DataNode | undefined;
  readonly digest: DataNode | undefined;
  /** The reason for skipping a map without a tag, as a clause. */
  readonly untaggedReason: string;
}

/**
 * Finds the image that a map names in parts. An existing digest, even an empty one, is edited; otherwise the
 * digest is added to the tag, in quotes. A map without a tag is skipped.
 */
export function findInMap(map: MapReference): readonly FoundText[] {
  const written = writtenReference(map);
  const { repository } = map;
  const at = Math.max(repository.start, offsetAt(repository.source, 0));
  const open = findOpenPart(written, at);
  if (open !== undefined) return [open];
  const reading = readImageReference(written);
  if (reading.kind === 'invalid') {
    return [skip(at, written, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
  }
  const { reference } = reading;
  if (reference.tag === undefined && reference.digest === undefined) {
    return [skip(at, written, 'tag-elsewhere', map.untaggedReason)];
  }
  const { place, edited } = choosePlace(map);
  const { isShared, aliases } = edited;
  return [{ kind: 'image', at, written, reference, ...place, isShared, aliases }];
}

function writtenReference({ registry, repository, tag, digest }: MapReference): string {
  const host = textOf(registry);
  return [
    host === '' ? '' : `${host}/`,
    repository.text,
    textOf(tag) === '' ? '' : `:${textOf(tag)}`,
    textOf(digest) === '' ? '' : `@${textOf(digest)}`,
  ].join('');
}

function textOf(node: DataNode | undefined): string {
  return node?.kind === 'text' ? node.text : '';
}

interface ChosenPlace {
  readonly place: { readonly edit: FormatEditPlace; readonly writing: PinWriting };
  /** The text to change, or to insert the new entry next to. */
  readonly edited: Pick<TextNode, 'isShared' | 'aliases'>;
}

function choosePlace({ repository, tag, digest }: MapReference): ChosenPlace {
  if (digest?.kind === 'text' && (isDigest(digest.text) || digest.style === 'quoted')) {
    return { place: { edit: editPlaceOf(digest.source), writing: PART_WRITING.digest }, edited: digest };
  }
  if (digest?.kind === 'empty' && digest.slot !== undefined) {
    return { place: placeInSlot(digest.slot), edited: { isShared: false, aliases: 0 } };
  }
  if (tag?.kind !== 'text' || tag.text === '') {
    const writing = { ...WHOLE_REFERENCE, tagComment: repository.tagComment };
    return { place: { edit: editPlaceOf(repository.source), writing }, edited: repository };
  }
  const writing = tag.style === 'plain' ? PART_WRITING.plainTag : PART_WRITING.tag;
  return { place: { edit: editPlaceOf(tag.source), writing }, edited: tag };
}

function placeInSlot({ start, end, written, before, after }: EmptySlot): ChosenPlace['place'] {
  const edit = { kind: 'editable', text: written, spans: [{ start, end }], replaceableFrom: 0 } as const;
  return { edit, writing: { ...PART_WRITING.digest, before, after } };
}

const PART_WRITING = {
  digest: { part: 'digest', before: '', after: '', styles: ['tag@digest'] },
  tag: { part: 'tag', before: '', after: '', styles: ['tag@digest'] },
  // Quotes keep parsers from reading the new text as a number or a map.
  plainTag: { part: 'tag', before: '"', after: '"', styles: ['tag@digest'] },
} as const satisfies Record<string, PinWriting>;
