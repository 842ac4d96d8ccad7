import { canonicalReference } from '../image-reference.ts';
import type { ImageList, ListedImage, ListedSkip } from '../listing/image-list.ts';
import { listedTag } from '../listing/listed-tag.ts';
import { printable } from '../printable.ts';
import { counted } from '../pull-request/move-wording.ts';
import { alignColumns } from './columns.ts';
import { jsonLines } from './json-lines.ts';

/** The list as `images --json` prints it. */
export interface ImagesReport {
  readonly schema: 'mooring.images/v1';
  readonly images: readonly ReportedImage[];
  readonly skipped: readonly ReportedSkip[];
}

export interface ReportedImage extends Pick<ListedImage, 'file' | 'line' | 'column' | 'kind' | 'written'> {
  /** Host, path, tag and digest, with what Docker adds by itself. */
  readonly reference: string;
  /** The tag that the image follows, from a comment behind a digest too; null where nothing tells. */
  readonly tag: string | null;
  readonly editable: boolean;
}

export interface ReportedSkip extends Pick<ListedSkip, 'file' | 'line' | 'written'> {
  readonly reason: { readonly code: ListedSkip['code']; readonly sentence: string };
}

/** The list as a value for JSON. */
export function imagesReport({ images, skipped }: ImageList): ImagesReport {
  return {
    schema: 'mooring.images/v1',
    images: images.map((image) => {
      const { file, line, column, kind, written, reference, edit } = image;
      return {
        file,
        line,
        column,
        kind,
        written,
        reference: canonicalReference(reference),
        tag: listedTag(image) ?? null,
        editable: edit.kind === 'editable',
      };
    }),
    skipped: skipped.map(({ file, line, written, code, reason }) => ({
      file,
      line,
      written,
      reason: { code, sentence: sentence(reason) },
    })),
  };
}

/** The list as JSON text: one object, each image and each skipped place on a line of its own. */
export function imagesJson(list: ImageList): string {
  const { schema, images, skipped } = imagesReport(list);
  return `{"schema":"${schema}","images":${jsonLines(images)},"skipped":${jsonLines(skipped)}}\n`;
}

/** The list as a table for people, with a line that counts what it holds. */
export function imagesTable(list: ImageList): string {
  const { images, skipped } = imagesReport(list);
  const listed = images.map(({ file, line, column, kind, reference }) => [
    `${file}:${line}:${column}`,
    kind,
    reference,
  ]);
  const left = skipped.map(({ file, line, written, reason }) => [
    `${file}:${line}`,
    'skipped',
    written === '' ? reason.sentence : `${written} – ${reason.sentence}`,
  ]);
  const count = `${counted(images.length, 'image')}, ${counted(skipped.length, 'skipped place')}`;
  // Whatever comes from a file is made harmless for a terminal.
  const rows = [...listed, ...left].map((row) => row.map((cell) => printable(cell)));
  return [...alignColumns(rows), count].map((line) => `${line}\n`).join('');
}

/** A clause as a sentence: it begins with a capital and ends with a full stop. */
export function sentence(clause: string): string {
  const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
  return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
}
