import type { Digest } from '../../../src/values/digest.ts';
import type { DigestWriting } from '../../../src/pin/edit/pin-edit.ts';
import type { PinStyle } from '../../../src/formats/pin-writing.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';
import type { ImageList } from '../../../src/references/decide/image-list.ts';
import { fileFormat } from '../../../src/formats/file-format.ts';
import { pinFile } from '../../../src/pin/rewrite-files.ts';
import type { PinFileResult } from '../../../src/pin/rewrite-files.ts';
import { readFile } from '../../../src/references/read-file.ts';

/** The list of one file, told apart by its path as in a repository. */
export async function listBytes(file: string, bytes: Uint8Array): Promise<ImageList> {
  const format = fileFormat(file);
  if (format === undefined) return { images: [], skipped: [] };
  return readFile({ file, bytes, format });
}

/** As `listBytes`, for a text: each image as `line:column reference`, each skip as `line code written`. */
export async function listText(
  file: string,
  text: string,
): Promise<{ readonly images: readonly string[]; readonly skipped: readonly string[] }> {
  const { images, skipped } = await listBytes(file, new TextEncoder().encode(text));
  return {
    images: images.map(
      ({ line, column, reference, edit }) =>
        `${line}:${column} ${canonicalReference(reference)}${edit.kind === 'editable' ? '' : ` (${edit.code})`}`,
    ),
    skipped: skipped.map(({ line, code, written }) => `${line} ${code} ${written}`.trim()),
  };
}

/** A text with the digest in every image that can take it. */
export async function pinText(
  file: string,
  text: string,
  digest: Digest,
  style: PinStyle = 'tag@digest',
): Promise<string> {
  const { bytes } = await pinBytes(file, new TextEncoder().encode(text), { digest, style });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** As `pinText`, for bytes, and with what became of each image. */
export async function pinBytes(
  file: string,
  bytes: Uint8Array,
  { digest, style }: DigestWriting,
): Promise<PinFileResult> {
  const format = fileFormat(file);
  if (format === undefined) return { bytes, pinned: [], dropped: [] };
  const { images } = await readFile({ file, bytes, format });
  const pins = images.map((image) => ({ image, digest }));
  return pinFile(bytes, [{ file, bytes, format, pins, style }]);
}
