import { textOfBytes } from '../../domain/source/byte-text.ts';
import { readDockerfileText } from '../../domain/dockerfile/read-dockerfile.ts';
import { assertNever } from '../../domain/errors.ts';
import type { ReferenceReader } from '../../domain/image-reference.ts';
import type { FormatReading } from '../../domain/listing/format-image.ts';
import type { ImageList } from '../../domain/listing/image-list.ts';
import { WHOLE_REFERENCE } from '../../domain/listing/pin-writing.ts';
import type { FileFormat } from '../../formats/file-format.ts';
import type { FormatOptions } from '../../formats/find-images.ts';

/** A file that was read, and what it is. */
export interface FileToRead {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  readonly options: FormatOptions;
}

/** The images that one file names. The parser of a language is loaded with the first file that is written in it. */
export async function readFile({ file, bytes, format, options }: FileToRead): Promise<ImageList> {
  switch (format.language) {
    case 'dockerfile':
      return listDockerfile(file, textOfBytes(bytes));
    case 'yaml': {
      const { readYamlFile } = await import('../../formats/structured-files.ts');
      return inFile(file, readYamlFile(format.kind, bytes, options));
    }
    case 'json': {
      const { readJsonFile } = await import('../../formats/structured-files.ts');
      return inFile(file, readJsonFile(format.kind, bytes, options));
    }
    case 'hcl': {
      const { readHclFile } = await import('../../formats/hcl/read-hcl-file.ts');
      return inFile(file, readHclFile(format.kind, bytes, options));
    }
    default:
      return assertNever(format);
  }
}

/** The images of a Dockerfile, given as text of one unit per byte. */
export function listDockerfile(file: string, text: string, readReference?: ReferenceReader): ImageList {
  const { images, skipped } = readDockerfileText(text, readReference);
  return {
    images: images.map(({ line, column, kind, written, reference, edit, platform }) => ({
      file,
      line,
      column,
      kind,
      written,
      reference,
      edit,
      platform,
      writing: WHOLE_REFERENCE,
    })),
    skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
  };
}

function inFile(file: string, { images, skipped }: FormatReading): ImageList {
  return {
    images: images.map((image) => ({ ...image, file })),
    skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
  };
}
