import { isDigest } from '../values/digest.ts';
import { offsetAt } from '../text/source-text.ts';
import { readImageReference } from '../values/image-reference.ts';
import type { FormatEditPlace } from './format-image.ts';
import { numberText } from './number-tag.ts';
import { WHOLE_REFERENCE } from './pin-writing.ts';
import type { PinWriting } from './pin-writing.ts';
import { spanOf, textAtAnyCase } from './data-node.ts';
import type { DataNode, EmptySlot, MapNode, TextNode } from './data-node.ts';
import { explained, skip, textPlace } from './found-text.ts';
import type { FoundText, SkippedText } from './found-text.ts';
import { findOpenPart, editPlaceOf } from './text-reference.ts';

/** An image whose name, tag and digest are separate texts. */
export interface MapReference {
  /** A host that the tool adds before the registry. */
  readonly host?: string | undefined;
  readonly registry?: DataNode | undefined;
  /** There is no image without it. */
  readonly repository: TextNode | undefined;
  readonly tag?: DataNode | undefined;
  readonly digest?: DataNode | undefined;
  /** A tool that makes something of its own of a tag that is an unquoted number or boolean. */
  readonly numbers?: 'helm' | 'kustomize';
  /** The reason for skipping a map without a tag, as a clause; undefined if the tool takes `latest`. */
  readonly untaggedReason?: string | undefined;
}

interface NamedMap extends MapReference {
  readonly repository: TextNode;
}

/**
 * Finds the image that a map names in parts. An existing digest, even an empty one, is edited; otherwise the
 * digest is added to the tag, in quotes. A map without a tag can be skipped. A tag that is a number to the tool is reported, and
 * the image has the tag that the tool makes of it, which a pin writes, unless that is none.
 */
export function findInMap({ repository, ...parts }: MapReference): readonly FoundText[] {
  if (repository === undefined || repository.text === '') return [];
  const map = { ...parts, repository };
  const note = findNumberTag(map);
  if (note === undefined) return findReference(map, textOf(map.tag));
  return note.tag === undefined ? [note.skip] : [...findReference(map, note.tag), note.skip];
}

interface NumberTag {
  readonly skip: SkippedText;
  /** The tag that the tool takes; undefined if it is none. */
  readonly tag: string | undefined;
}

/** Returns a tag that the tool does not take as it is written, or undefined. */
function findNumberTag({ tag, numbers }: MapReference): NumberTag | undefined {
  if (tag?.kind !== 'text' || tag.style !== 'plain' || tag.isText === true) return undefined;
  const { text } = tag;
  const printed = numberText(text);
  if (printed === undefined || (numbers !== 'kustomize' && printed === text)) return undefined;
  const reasons = {
    helm: `Helm reads it as ${printed}`,
    kustomize: 'kustomize takes only a text',
    yaml: 'YAML reads it as another value',
  };
  const reason = reasons[numbers ?? 'yaml'];
  const place = textPlace(tag);
  if (numbers === 'helm' && /^\w[\w.-]*$/.test(printed))
    return { skip: skip(place, text, 'read-as-number', `${reason}, which is the tag here`), tag: printed };
  return { skip: skip(place, text, 'number-tag', `${reason}; write it in quotes`), tag: undefined };
}

/** Finds the image of a map with the tag that its tool takes. */
function findReference(map: NamedMap, taken: string): readonly FoundText[] {
  const written = writtenReference(map, textOf(map.tag));
  const { repository } = map;
  const at = Math.max(repository.start, offsetAt(repository.source, 0));
  const explains = [map.registry, repository, map.tag, map.digest].flatMap((part) =>
    part?.kind === 'text' ? [spanOf(part)] : [],
  );
  const open = findOpenPart(written, { at, explains });
  if (open !== undefined) return [open];
  const reading = readImageReference(writtenReference(map, taken));
  if (reading.kind === 'invalid') {
    return [
      skip({ at, explains }, written, 'invalid-reference', `invalid image reference: ${reading.reason}`),
    ];
  }
  const { reference } = reading;
  const { untaggedReason } = map;
  if (reference.tag === undefined && reference.digest === undefined && untaggedReason !== undefined) {
    return [skip({ at, explains }, written, 'tag-elsewhere', untaggedReason)];
  }
  const { place, edited } = choosePlace(map, taken);
  const { isShared, aliases } = edited;
  return [{ kind: 'image', at, written, reference, ...place, isShared, aliases, explains }];
}

/**
 * Finds the image that an entry of a kustomization sets: `newName`, or else `name`, with `newTag` and `digest`. A digest is
 * written into `newTag`, because Renovate skips entries that have both
 * (https://docs.renovatebot.com/modules/manager/kustomize/).
 */
export function findKustomizeImage(entry: MapNode): readonly FoundText[] {
  const name = textAtAnyCase(entry, 'name');
  const newName = textAtAnyCase(entry, 'newName');
  const tag = textAtAnyCase(entry, 'newTag');
  const digest = textAtAnyCase(entry, 'digest');
  const repository = newName === undefined || newName.text === '' ? name : newName;
  if (repository === undefined) return [];
  const found =
    findTagInName(repository, tag) ??
    findInMap({
      repository,
      tag,
      digest: digest?.text === '' ? undefined : digest,
      numbers: 'kustomize',
      untaggedReason: 'no tag; the manifests that use it set one',
    });
  if (name === undefined) return found;
  const replaced = found.map((one) => asReplacement(one, name.text));
  return repository === name ? replaced : [...replaced, explained(name)];
}

/** Kustomize adds a tag to any name: a name that has one is then no image. */
function findTagInName(repository: TextNode, tag: TextNode | undefined): readonly FoundText[] | undefined {
  if (!/:[^/]*$/.test(repository.text)) return undefined;
  const reason = 'kustomize adds a tag to this name, which has one; write the tag as newTag';
  const written = tag === undefined ? repository.text : `${repository.text}:${tag.text}`;
  return [skip(textPlace(repository), written, 'invalid-reference', reason)];
}

function asReplacement(found: FoundText, of: string): FoundText {
  return found.kind === 'image' ? { ...found, override: { kind: 'replacement', of } } : found;
}

function writtenReference({ host = '', registry, repository, digest }: NamedMap, tag: string): string {
  return [
    ...[host, textOf(registry)].map((part) => (part === '' ? '' : `${part}/`)),
    repository.text,
    tag === '' ? '' : `:${tag}`,
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

/** `taken` is the tag that the tool takes, which a pin writes. */
function choosePlace({ repository, tag, digest }: NamedMap, taken: string): ChosenPlace {
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
  const edit = editPlaceOf(tag.source);
  return {
    place: { edit: edit.kind === 'editable' ? { ...edit, text: taken } : edit, writing },
    edited: tag,
  };
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
