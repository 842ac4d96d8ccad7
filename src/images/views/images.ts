import { withoutDigest, canonicalReference } from '../../values/image-reference.ts';
import type { ImageList } from '../../references/decide/image-list.ts';
import { listedTag } from '../../references/decide/image-list.ts';
import { printable } from '../../text/printable.ts';
import { alignColumns } from '../../text/columns.ts';
import { jsonList, jsonValues } from '../../text/json-lines.ts';
import { count } from '../../text/plural.ts';
import { sentence } from '../../text/sentence.ts';
import type { ImagesReport } from '../report.ts';

const SCHEMA = 'mooring.images/v1';

/** The list as a value for JSON. */
export function imagesReport({ images, skipped }: ImageList): ImagesReport {
  return {
    schema: SCHEMA,
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

/** The images of a file, as JSON text. */
export interface FileJson {
  readonly path: string;
  readonly images: string;
  readonly skipped: string;
}

/** The part of the JSON text that a file has in it. A large tree is held as such text, which is small and left alone. */
export function fileJson(path: string, list: ImageList): FileJson {
  const { images, skipped } = imagesReport(list);
  return { path, images: jsonValues(images), skipped: jsonValues(skipped) };
}

/** The files as JSON text, in the order of their paths: one object, each image and each skipped place on its own line. */
export function imagesJson(files: readonly FileJson[]): string {
  const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const images = jsonList(inOrder.map((file) => file.images));
  const skipped = jsonList(inOrder.map((file) => file.skipped));
  return `{"schema":"${SCHEMA}","images":${images},"skipped":${skipped}}\n`;
}

/** Returns the list as a table for people, then a line that counts references, distinct images (host, path and tag) and skips. */
export function imagesTable(list: ImageList): string {
  // Prose, fixtures and links can be hundreds: they are in the JSON form only.
  const shown = list.skipped.filter(({ isAside }) => isAside !== true);
  const unread = list.skipped.filter(({ code }) => code === 'unread').length;
  const { images, skipped } = imagesReport({ images: list.images, skipped: shown });
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
  const distinct = new Set(images.map(({ reference }) => withoutDigest(reference))).size;
  const files = new Set(images.map(({ file }) => file)).size;
  const totals = [
    `${count(images.length, 'reference')} to ${count(distinct, 'image')} in ${count(files, 'file')}`,
    ...(skipped.length === 0 ? [] : [`${count(skipped.length, 'place')} skipped`]),
    ...(unread === 0 ? [] : [`${count(unread, 'text')} not read`]),
  ];
  // Whatever comes from a file is made harmless for a terminal.
  const rows = [...listed, ...left].map((row) => row.map((cell) => printable(cell)));
  const table = rows.length === 0 ? [] : alignColumns([['PLACE', 'KIND', 'IMAGE'], ...rows]);
  return [...table, totals.join(', ')].map((line) => `${line}\n`).join('');
}
