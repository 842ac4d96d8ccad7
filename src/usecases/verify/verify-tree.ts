import type { Instant } from '../../domain/instant.ts';
import type { ImageReference } from '../../domain/image-reference.ts';
import type { ListedImage } from '../../domain/listing/image-list.ts';
import { listedTag } from '../../domain/listing/image-list.ts';
import { pinKey } from '../../domain/pin/pin-origin.ts';
import { upstreamOf } from '../../domain/pin/pin-config.ts';
import type { Mirror } from '../../domain/pin/pin-config.ts';
import { judgePins, unreadFiles } from '../../domain/verify/verification.ts';
import type { FoundPin, Verification, VerifyRule } from '../../domain/verify/verification.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { listImages } from '../listing/list-images.ts';
import type { VerifyOptions } from './search-origin.ts';
import { verifyPins } from './verify-pins.ts';

export interface VerifyTreeOptions {
  readonly tree: FileTree;
  readonly now: Instant;
  readonly verify: VerifyOptions;
  /** Where pins of mirrors have their history. */
  readonly mirrors: readonly Mirror[];
  readonly failOn: readonly VerifyRule[];
}

/**
 * Where every pin of a tree comes from, judged by the rules that are to fail. A digest alone is held against the tag of
 * the comment behind it, and that of a mirror against the history of what it mirrors. Throws `config_file_*` for settings
 * that cannot be read, and `run_deadline`; what could not be asked is part of the outcome.
 */
export async function verifyTree(options: VerifyTreeOptions): Promise<Verification> {
  const { tree, now, verify, mirrors, failOn } = options;
  const { images, skipped } = await listImages({ tree, now });
  const asked = images.map((image) => ({ image, reference: askedReference(image, mirrors) }));
  const references = asked.map(({ reference }) => reference);
  const origins = await verifyPins(references, verify);
  const found = asked.flatMap(({ image, reference }): readonly FoundPin[] => {
    const origin = origins.get(pinKey(reference));
    const { digest, tag } = reference;
    return digest === undefined || origin === undefined ? [] : [{ image, tag, digest, origin }];
  });
  return { at: now, failOn, pins: judgePins(found, failOn), unread: unreadFiles(skipped) };
}

function askedReference(image: ListedImage, mirrors: readonly Mirror[]): ImageReference {
  const { reference } = image;
  return { ...reference, ...upstreamOf(mirrors, reference), tag: listedTag(image) };
}
