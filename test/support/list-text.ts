import type { Digest } from '../../src/domain/digest.ts';
import { applyEdits } from '../../src/domain/edit/apply-edits.ts';
import type { ByteEdit } from '../../src/domain/edit/apply-edits.ts';
import type { PinStyle } from '../../src/domain/edit/pinned-text.ts';
import { canonicalReference } from '../../src/domain/image-reference.ts';
import type { ImageList } from '../../src/domain/listing/image-list.ts';
import { planValueEdit } from '../../src/domain/listing/value-edit.ts';
import { fileFormat } from '../../src/formats/file-format.ts';
import type { FormatOptions } from '../../src/formats/find-images.ts';
import { readFile } from '../../src/usecases/read-file.ts';

const NO_OPT_INS: FormatOptions = { workflowMatrix: false, bakeArgs: false };

/** The list of one file, told apart by its path as in a repository. */
export async function listBytes(
  file: string,
  bytes: Uint8Array,
  options: Partial<FormatOptions> = {},
): Promise<ImageList> {
  const format = fileFormat(file);
  if (format === undefined) return { images: [], skipped: [] };
  return readFile({ file, bytes, format, options: { ...NO_OPT_INS, ...options } });
}

/** As `listBytes`, for a text: each image as `line:column reference`, each skip as `line code written`. */
export async function listText(
  file: string,
  text: string,
  options: Partial<FormatOptions> = {},
): Promise<{ readonly images: readonly string[]; readonly skipped: readonly string[] }> {
  const { images, skipped } = await listBytes(file, new TextEncoder().encode(text), options);
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
  const bytes = new TextEncoder().encode(text);
  const edits = new Map<number, ByteEdit>();
  for (const image of (await listBytes(file, bytes)).images) {
    for (const edit of planValueEdit({ image, digest, style }) ?? []) edits.set(edit.start, edit);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(applyEdits(bytes, [...edits.values()]));
}
