import type { RepositoryConfig } from '../config/read-config.ts';
import { isLfsPointer, LFS_NEEDLE, LFS_REASON } from '../formats/lfs-pointer.ts';
import { knownRegistries } from '../formats/text/known-registries.ts';
import type { KnownRegistries } from '../formats/text/known-registries.ts';
import { findLiterals } from '../formats/text/find-literals.ts';
import { isTextName, textClass } from '../formats/text/text-language.ts';
import type { TextClass } from '../formats/text/text-language.ts';
import type { FileReading, FileTree } from '../io/ports/file-tree.ts';
import type { ByteSpan } from '../text/source-text.ts';
import { textOfBytes } from '../text/byte-text.ts';
import { canonicalHost } from '../values/image-reference.ts';
import { skipFile } from './decide/image-list.ts';
import type { ImageList } from './decide/image-list.ts';
import { listTexts } from './read-file.ts';

/** The texts of a tree in which a known registry was found. */
export interface SearchedTexts {
  readonly tree: Pick<FileTree, 'contentIds'>;
  readonly paths: readonly string[];
}

/** The tree and the rules of a listing of texts. */
export interface TextListing {
  readonly tree: FileTree;
  readonly rules: Pick<RepositoryConfig, 'isExcluded' | 'text'>;
  /** The registry of the run. */
  readonly registry: string;
  /** Those of a tree that this one is compared with: an equal file is not searched again. */
  readonly like?: SearchedTexts | undefined;
}

/** A file over this is not read line by line. */
const LARGEST = 2 * 1024 * 1024;
/** Where a NUL makes a file binary, as git decides it. */
const FIRST_BYTES = 8000;

/** The state of a noted file, for a tree that has the same one. */
export interface NotedState {
  readonly spans: readonly ByteSpan[] | undefined;
  readonly isOpen: boolean;
  readonly isFound: boolean;
}

/** Stands for the explained bytes of a file in which nothing is left. */
const ALL: readonly ByteSpan[] = [];

/** The rules for the texts of one file, and its bytes that its own format explains. */
export interface NotedText {
  readonly path: string;
  /** One unit per byte. */
  readonly text: string;
  readonly explained: readonly ByteSpan[];
}

/**
 * Reads the texts of a tree: of every file in which a known registry stands. Files that a reader of their format reads are noted
 * as they are read; the others are found by a search that runs meanwhile.
 */
export class TextFiles {
  readonly #options: TextListing;
  readonly #registries: KnownRegistries;
  readonly #searched: Promise<readonly string[] | undefined>;
  /** The files that were noted, and their bytes that are explained; undefined without a known registry, ALL if nothing is left. */
  readonly #noted = new Map<string, readonly ByteSpan[] | undefined>();
  /** Those of which something is not explained. */
  readonly #open = new Set<string>();
  readonly #found = new Set<string>();

  constructor(options: TextListing) {
    this.#options = options;
    const { registry, rules, tree, like } = options;
    this.#registries = textRegistries(rules, registry);
    const { needles } = this.#registries;
    this.#searched = like === undefined ? search(tree, [...needles, LFS_NEEDLE]) : likeBefore(tree, like);
    this.#searched.catch(() => undefined);
  }

  /** Notes a file with what its format explains; returns whether its texts name something besides. */
  note(file: NotedText): boolean {
    const { path, text, explained } = file;
    const before = this.#noted.get(path);
    if (before === ALL) return false;
    if (!this.#registries.pattern.test(text)) {
      this.#noted.set(path, before);
      return false;
    }
    const spans = [...(before ?? []), ...explained];
    this.#found.add(path);
    const { images, skipped } = this.#read({ ...file, explained: spans });
    const isOpen = images.length + skipped.length > 0;
    this.#noted.set(path, isOpen ? spans : ALL);
    if (isOpen) this.#open.add(path);
    else this.#open.delete(path);
    return isOpen;
  }

  /** Returns the state of a noted file. */
  stateOf(path: string): NotedState {
    return {
      spans: this.#noted.get(path),
      isOpen: this.#open.has(path),
      isFound: this.#found.has(path),
    };
  }

  /** Notes a file as another tree with the same one did. */
  noteAgain(path: string, { spans, isOpen, isFound }: NotedState): void {
    this.#noted.set(path, spans);
    if (isOpen) this.#open.add(path);
    if (isFound) this.#found.add(path);
  }

  /** Returns the files that are left to read: `paths` are all files of the tree. */
  async rest(paths: ReadonlySet<string>): Promise<readonly string[]> {
    const searched = (await this.#searched) ?? [...paths];
    const others = searched.filter(
      (path) => paths.has(path) && !this.#noted.has(path) && !this.#options.rules.isExcluded(path),
    );
    return [...this.#open, ...others].filter((path) => this.#classOf(path).kind !== 'document');
  }

  /** Lists what the texts of a file name; undefined without a known registry. */
  list(reading: FileReading): { readonly text: string; readonly list: ImageList } | undefined {
    const file = reading.path;
    // A link to a directory, or a file that is gone: a reader of its format would have said so.
    if ('problem' in reading) return undefined;
    const { bytes } = reading;
    const text = textOfBytes(bytes);
    // Of a picture or an archive the content would not be text either.
    if (isLfsPointer(bytes))
      return isTextName(file) ? { text, list: skipFile(file, 'lfs-pointer', LFS_REASON) } : undefined;
    const isBinary = text.slice(0, FIRST_BYTES).includes('\0');
    const readable = isBinary ? text.replaceAll('\0', '') : text;
    if (!this.#registries.pattern.test(readable)) return undefined;
    this.#found.add(file);
    if (isBinary) {
      const [first] = findLiterals(readable, this.#registries);
      return first && { text, list: skipFile(file, 'unread', 'a binary file', first.source.text) };
    }
    if (bytes.length > LARGEST && this.#noted.get(file) === undefined) {
      const reason = `it has a known registry and more than ${LARGEST} bytes`;
      return { text, list: skipFile(file, 'too-large', reason) };
    }
    return { text, list: this.#read({ path: file, text, explained: this.#noted.get(file) ?? [] }) };
  }

  /** Returns the files with a known registry, once all are listed. */
  found(): SearchedTexts {
    return { tree: this.#options.tree, paths: [...this.#found] };
  }

  #classOf(path: string): TextClass {
    return textClassBy(this.#options.rules, path);
  }

  #read(file: NotedText): ImageList {
    const { isPinned } = this.#options.rules.text;
    return listTexts({
      ...file,
      registries: this.#registries,
      textClass: this.#classOf(file.path),
      isPinned,
    });
  }
}

/** Returns how the texts of a file count, by its path and the configuration. */
export function textClassBy({ text }: Pick<RepositoryConfig, 'text'>, path: string): TextClass {
  if (text.isExcluded(path)) return { kind: 'document' };
  return text.isIncluded(path) ? { kind: 'read' } : textClass(path);
}

/** The registries that are read from texts: that of the run, and those that the configuration names. */
export function textRegistries({ text }: Pick<RepositoryConfig, 'text'>, registry: string): KnownRegistries {
  return knownRegistries([canonicalHost(registry), ...text.registries]);
}

async function search(tree: FileTree, needles: readonly string[]): Promise<readonly string[] | undefined> {
  return needles.length === 0 ? [] : tree.search?.(needles);
}

/**
 * The files of a tree that can have a known registry, given those of another one: the same files where they are equal, and every
 * file that differs.
 */
async function likeBefore(tree: FileTree, like: SearchedTexts): Promise<readonly string[] | undefined> {
  const [ids, others] = await Promise.all([tree.contentIds?.(), like.tree.contentIds?.()]);
  if (ids === undefined || others === undefined || others.size === 0) return undefined;
  const found = new Set(like.paths);
  return [...ids].flatMap(([path, id]) => (found.has(path) || others.get(path) !== id ? [path] : []));
}
