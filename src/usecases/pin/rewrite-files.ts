import type { Pin } from '../../domain/edit/pin-plan.ts';
import type { PinStyle } from '../../domain/edit/pinned-text.ts';
import type { ListedImage } from '../../domain/listing/image-list.ts';
import type { RewrittenFile } from '../../domain/pin/plan.ts';
import type { FileReading, FileTree } from '../../ports/file-tree.ts';
import { formatByRules } from '../listing/list-images.ts';
import { pinFile } from './pin-file.ts';
import type { PinFileResult } from './pin-file.ts';
import type { ListingRules } from '../config/read-config.ts';

/** The pins of a whole repository. */
export interface RewriteRequest {
  readonly tree: FileTree;
  readonly listing: ListingRules;
  readonly pins: readonly Pin[];
  readonly style: PinStyle;
}

export interface RewriteResult {
  /** In the order of the paths; files that come out as they were are not among them. */
  readonly files: readonly RewrittenFile[];
  /** The images that could not be given their digests, and why, as clauses. */
  readonly dropped: ReadonlyMap<ListedImage, string>;
}

/** Writes pins into the files that name their images, in memory: see `pinFile`. */
export async function rewriteFiles({ tree, listing, pins, style }: RewriteRequest): Promise<RewriteResult> {
  const byFile = Map.groupBy(pins, ({ image }) => image.file);
  const paths = [...byFile.keys()].sort();
  const readings = await tree.read(paths);
  const files: RewrittenFile[] = [];
  const dropped = new Map<ListedImage, string>();
  for (const [index, path] of paths.entries()) {
    const reading = readings[index] ?? { path, problem: 'it was not given' };
    const wanted = byFile.get(path) ?? [];
    // oxlint-disable-next-line no-await-in-loop -- editing is work of this one thread, so that nothing is waited for
    const result = await rewrite(reading, { listing, pins: wanted, style });
    for (const { pin, reason } of result.dropped) dropped.set(pin.image, reason);
    if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
      files.push({ path, before: reading.bytes, after: result.bytes });
  }
  return { files, dropped };
}

async function rewrite(
  reading: FileReading,
  { listing, pins, style }: Omit<RewriteRequest, 'tree'>,
): Promise<PinFileResult> {
  const format = formatByRules(reading.path, listing);
  if ('problem' in reading || format === undefined) {
    const reason = 'problem' in reading ? reading.problem : 'the file is no longer read';
    return { bytes: new Uint8Array(), pinned: [], dropped: pins.map((pin) => ({ pin, reason })) };
  }
  const { path: file, bytes } = reading;
  return pinFile({ file, bytes, format, options: listing.options, pins, style });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
