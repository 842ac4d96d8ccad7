import { isDigest } from '../domain/digest.ts';
import { offsetAt } from '../domain/source/source-text.ts';
import { readImageReference } from '../domain/image-reference.ts';
import type { FormatEditPlace } from '../domain/listing/format-image.ts';
import { WHOLE_REFERENCE } from '../domain/listing/pin-writing.ts';
import type { PinWriting } from '../domain/listing/pin-writing.ts';
import type { DataNode, EmptySlot, TextNode } from './data-node.ts';
import { skip } from './finding.ts';
import type { Finding } from './finding.ts';
import { findOpenPart, placeOf } from './text-reference.ts';

/** An image whose name, tag and digest stand in texts of their own. */
export interface MapReference {
  readonly registry?: DataNode | undefined;
  readonly repository: TextNode;
  readonly tag: DataNode | undefined;
  readonly digest: DataNode | undefined;
  /** Where a digest goes in when the map has none; the tag takes it when this is undefined. */
  readonly insertion?: { readonly edit: FormatEditPlace; readonly writing: PinWriting } | undefined;
  /** Who decides over the tag when the map has none, as a clause. */
  readonly otherwise: string;
}

/**
 * The image that a map names by parts. Its digest is edited where it has one, even an empty one; else its tag takes the
 * digest, in quotes. Skipped where the map leaves the tag to something else.
 */
export function findInMap(map: MapReference): readonly Finding[] {
  const written = writtenReference(map);
  const { repository } = map;
  const at = Math.max(repository.start, offsetAt(repository.source, 0));
  const open = findOpenPart(written, at);
  if (open !== undefined) return [open];
  const reading = readImageReference(written);
  if (reading.kind === 'invalid') {
    return [skip(at, written, 'invalid-reference', `it is no image reference: ${reading.why}`)];
  }
  const { reference } = reading;
  if (reference.tag === undefined && reference.digest === undefined) {
    return [skip(at, written, 'tag-elsewhere', map.otherwise)];
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
  /** The text that changes, or that the new entry is put next to. */
  readonly edited: Pick<TextNode, 'isShared' | 'aliases'>;
}

function choosePlace({ repository, tag, digest, insertion }: MapReference): ChosenPlace {
  if (digest?.kind === 'text' && (isDigest(digest.text) || digest.style === 'quoted')) {
    return { place: { edit: placeOf(digest.source), writing: PART_WRITING.digest }, edited: digest };
  }
  if (digest?.kind === 'empty' && digest.slot !== undefined) {
    return { place: placeInSlot(digest.slot), edited: { isShared: false, aliases: 0 } };
  }
  if (tag?.kind !== 'text' || tag.text === '') {
    const writing = { ...WHOLE_REFERENCE, tagComment: repository.tagComment };
    return { place: { edit: placeOf(repository.source), writing }, edited: repository };
  }
  if (insertion !== undefined && digest === undefined && !tag.text.includes('@'))
    return { place: insertion, edited: tag };
  const writing = tag.style === 'plain' ? PART_WRITING.plainTag : PART_WRITING.tag;
  return { place: { edit: placeOf(tag.source), writing }, edited: tag };
}

function placeInSlot({ start, end, written, before, after }: EmptySlot): ChosenPlace['place'] {
  const edit = { kind: 'editable', text: written, spans: [{ start, end }], replaceableFrom: 0 } as const;
  return { edit, writing: { ...PART_WRITING.digest, before, after } };
}

const PART_WRITING = {
  digest: { part: 'digest', before: '', after: '', styles: ['tag@digest'] },
  tag: { part: 'tag', before: '', after: '', styles: ['tag@digest'] },
  // In quotes, no reader can take the new text for a number or a map.
  plainTag: { part: 'tag', before: '"', after: '"', styles: ['tag@digest'] },
} as const satisfies Record<string, PinWriting>;
