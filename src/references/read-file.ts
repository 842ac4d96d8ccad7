import { textOfBytes } from '../text/byte-text.ts';
import { readDockerfileText } from '../dockerfile/read-dockerfile.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import type { FormatReading, NamedFile } from '../formats/format-image.ts';
import type { ImageList } from './decide/image-list.ts';
import { WHOLE_REFERENCE } from '../formats/pin-writing.ts';
import type { FileFormat } from '../formats/file-format.ts';
import type { FormatOptions } from '../formats/find-images.ts';

/** A file that was read, and what it is. */
export interface FileToRead {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  readonly options: FormatOptions;
}

/** The images that a file names, and other files to read; absent if there are none. */
export interface FileList extends ImageList {
  readonly named?: readonly NamedFile[] | undefined;
}

/** Lists the images that one file names. Loads the parsers of YAML, JSON and HCL with the first such file. */
export async function readFile({ file, bytes, format, options }: FileToRead): Promise<FileList> {
  if (format.language === 'dockerfile') return listDockerfile(file, textOfBytes(bytes));
  const { readStructuredFile } = await import('../formats/read-structured-file.ts');
  return inFile(file, readStructuredFile(format, bytes, options));
}

function inFile(file: string, { images, skipped, named }: FormatReading): FileList {
  return {
    named,
    images: images.map((image) => ({ ...image, file })),
    skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
  };
}

/** The images of a Dockerfile, given as text of one unit per byte. */
export function listDockerfile(file: string, text: string, readReference?: ReferenceReader): ImageList {
  const { images, skipped } = readDockerfileText(text, readReference);
  return {
    images: images.map(({ line, column, kind, written, reference, edit, platform, isFinal }) => ({
      file,
      line,
      column,
      kind,
      written,
      reference,
      edit,
      platform,
      isFinal,
      writing: WHOLE_REFERENCE,
    })),
    skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
  };
}
