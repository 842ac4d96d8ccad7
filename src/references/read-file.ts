import { textOfBytes } from '../text/byte-text.ts';
import type { DockerfileOptions } from '../dockerfile/read-for-platforms.ts';
import type { ByteSpan } from '../text/source-text.ts';
import type { FormatReading, NamedFile } from '../formats/format-image.ts';
import type { ImageList } from './decide/image-list.ts';
import type { GivenValues } from '../formats/read-structured-file.ts';
import { readText } from '../formats/text/read-text.ts';
import type { TextToRead } from '../formats/text/read-text.ts';
import { WHOLE_REFERENCE } from '../formats/pin-writing.ts';
import type { FileFormat } from '../formats/file-format.ts';

/** A file that was read, and what it is. */
export interface FileToRead {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  /** The values of its variables that other files set; without those of a Compose file, variables have their defaults. */
  readonly given?: GivenValues | undefined;
  /** How its texts are read, for the language `text`. */
  readonly texts?: Pick<TextToRead, 'registries' | 'textClass' | 'isPinned'> | undefined;
}

/** The images that a file names, and other files to read; absent if there are none. */
export interface FileList extends ImageList {
  readonly named?: readonly NamedFile[] | undefined;
  /** The bytes of the file that have a meaning in its format. */
  readonly explained?: readonly ByteSpan[] | undefined;
}

/** Lists the images that one file names. Loads the readers of Dockerfiles, YAML, JSON and HCL with the first such file. */
export async function readFile({ file, bytes, format, given, texts }: FileToRead): Promise<FileList> {
  if (format.language === 'dockerfile') return listDockerfile(file, textOfBytes(bytes));
  if (format.language === 'text')
    return texts === undefined
      ? { images: [], skipped: [] }
      : listTexts({ ...texts, path: file, text: textOfBytes(bytes), explained: [] });
  const { readStructuredFile } = await import('../formats/read-structured-file.ts');
  return inFile(file, readStructuredFile(format, bytes, given));
}

function inFile(file: string, { images, skipped, named, explained }: FormatReading): FileList {
  return {
    named,
    explained,
    images: images.map((image) => ({ ...image, file })),
    skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
  };
}

/** The images in the texts of a file that its format does not explain. */
export function listTexts(file: TextToRead): ImageList {
  const { images, skipped } = readText(file);
  return {
    images: images.map(({ line, column, written, reference, edit, writing }) => ({
      file: file.path,
      kind: 'text',
      line,
      column,
      written,
      reference,
      edit,
      writing,
    })),
    skipped: skipped.map(({ line, written, code, reason, isAside }) => ({
      file: file.path,
      line,
      written,
      code,
      reason,
      isAside,
    })),
  };
}

/** Lists the images of a Dockerfile, given as text of one unit per byte. */
export async function listDockerfile(
  file: string,
  text: string,
  options?: DockerfileOptions,
): Promise<FileList> {
  const { readForPlatforms } = await import('../dockerfile/read-for-platforms.ts');
  const { images, skipped, explained } = readForPlatforms(text, options);
  return {
    explained,
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
