import { objectId } from '../io/git/object-id.ts';
import type { ImageList } from './decide/image-list.ts';
import type { FormattedFile } from './named-files.ts';
import type { NamedFile } from '../formats/format-image.ts';
import type { NotedState } from './text-files.ts';

/** The list of a file by its own bytes and the rules, whatever other files there are. */
export interface ReadFile {
  readonly list: ImageList;
  readonly named: readonly NamedFile[];
  /** Whether its texts name something that its format does not. */
  readonly hasTexts: boolean;
  /** Undefined if texts are not read. */
  readonly noted: NotedState | undefined;
}

/**
 * The files of one tree that another one has as well, as they were read, so that they are read and parsed once. Equal bytes
 * count, not the index of git: a file can be changed and not added.
 */
export class SameFiles {
  readonly #ids: ReadonlyMap<string, string>;
  readonly #files = new Map<string, ReadFile>();

  /** `ids` are those of the contents of the other tree, by path. */
  constructor(ids: ReadonlyMap<string, string>) {
    this.#ids = ids;
  }

  /** Keeps what a file lists, given its text of one unit per byte, if the other tree has the same bytes at its path. */
  keep(file: FormattedFile, text: string, read: ReadFile): void {
    const id = this.#ids.get(file.path);
    if (id === undefined || takesValues(file, text)) return;
    if (objectId(Buffer.from(text, 'latin1'), id) === id) this.#files.set(keyOf(file), read);
  }

  /** Returns what a file of the other tree lists; undefined if it has to be read. */
  of(file: FormattedFile): ReadFile | undefined {
    return this.#files.get(keyOf(file));
  }
}

/** Returns true for a file whose variables other files can set. */
function takesValues({ format }: FormattedFile, text: string): boolean {
  return format.language !== 'dockerfile' && /\$|\b(?:var|local)\./.test(text);
}

function keyOf({ format, path }: FormattedFile): string {
  return `${path}\n${JSON.stringify(format)}`;
}
