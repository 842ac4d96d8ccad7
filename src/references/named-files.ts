import type { NamedFile } from '../formats/format-image.ts';
import type { DockerfileCaller } from './decide/called-dockerfile.ts';
import type { ImageList, ListedSkip } from './decide/image-list.ts';
import { directoriesOf, pathInRepository } from './decide/repository-path.ts';
import { globMatcher } from '../formats/glob.ts';
import { namedFormat } from '../formats/file-format.ts';
import type { FileFormat } from '../formats/file-format.ts';

/** A file to read. */
export interface FormattedFile {
  readonly path: string;
  readonly format: FileFormat;
}

const NOT_IN_TREE = 'it is not a file of this repository';

/** Returns the places that name other files as skipped ones, to be removed once those are read. */
export function skipNamed(file: string, named: readonly NamedFile[]): readonly ListedSkip[] {
  return named.map(({ line, path: written }) => ({
    file,
    line,
    written,
    code: 'not-followed',
    reason: NOT_IN_TREE,
  }));
}

/**
 * Finds the files that other files name, however they are named themselves, so that no image can be moved to where it is
 * not looked for. The base directory of a file that is found by its own name is any directory above it: the command line
 * of a tool decides (https://docs.docker.com/reference/cli/docker/compose/#specifying-multiple-compose-files).
 */
export class NamedFiles {
  readonly #isExcluded: (path: string) => boolean;
  readonly #paths = new Set<string>();
  readonly #read = new Set<string>();
  readonly #named = new Map<string, readonly NamedFile[]>();
  readonly #bases = new Map<string, Set<string>>();
  /** Files with a base directory of theirs. */
  readonly #waiting: (readonly [file: string, base: string])[] = [];
  readonly #found = new Set<string>();
  /** Contexts of builds, and Dockerfiles that can be in any of them. */
  readonly #contexts = new Set<string>();
  readonly #openDockerfiles = new Map<NamedFile, string>();
  /** The builds of each Dockerfile, with the base directory from which it was found. */
  readonly #builds = new Map<
    string,
    Map<NamedFile, Pick<DockerfileCaller, 'file'> & { readonly base: string }>
  >();

  constructor(isExcluded: (path: string) => boolean) {
    this.#isExcluded = isExcluded;
  }

  /** Adds paths of the tree; only a file of the tree is followed, so that head and base are read alike. */
  addPaths(paths: readonly string[]): void {
    for (const path of paths) this.#paths.add(path);
  }

  /** The paths of the tree. */
  get paths(): ReadonlySet<string> {
    return this.#paths;
  }

  /** Returns true for a path of the tree. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Marks a file as one to read by its own name. */
  addListed({ path, format }: FormattedFile): void {
    this.#read.add(readingKey(path, 'kind' in format ? format.kind : 'dockerfile'));
  }

  /** Adds what a file that was read names. */
  addNamed(file: string, named: readonly NamedFile[]): void {
    this.#named.set(file, [...(this.#named.get(file) ?? []), ...named]);
    const bases = this.#bases.get(file) ?? new Set(directoriesOf(file));
    this.#bases.set(file, bases);
    for (const base of bases) this.#waiting.push([file, base]);
  }

  /** Returns the files that are named and not read yet; none once all are. */
  next(): readonly FormattedFile[] {
    const files: FormattedFile[] = [];
    for (let one = this.#waiting.pop(); one !== undefined; one = this.#waiting.pop()) {
      const [file, base] = one;
      for (const named of this.#named.get(file) ?? []) files.push(...this.#follow(file, named, base));
    }
    for (const [named, file] of this.#openDockerfiles) {
      for (const context of this.#contexts) files.push(...this.#find(file, named, context));
    }
    return files;
  }

  /** Returns the places that build Dockerfiles, by the paths of these. */
  callers(): ReadonlyMap<string, readonly DockerfileCaller[]> {
    const nearest = new Map<NamedFile, number>();
    for (const builds of this.#builds.values())
      for (const [named, { base }] of builds)
        nearest.set(named, Math.max(nearest.get(named) ?? 0, base.length));
    return new Map(
      [...this.#builds].map(([path, builds]) => [
        path,
        [...builds].map(([named, { file, base }]) => ({
          file,
          args: named.args ?? [],
          isCertain: named.context !== null && base.length === nearest.get(named),
        })),
      ]),
    );
  }

  /** Removes the places whose files were found. */
  withoutFound(file: string, { images, skipped }: ImageList): ImageList {
    return { images, skipped: skipped.filter((place) => !this.#isFound(file, place)) };
  }

  #isFound(file: string, place: ListedSkip): boolean {
    const { byComment } = place;
    const origin = byComment !== undefined && 'code' in byComment ? byComment : place;
    return origin.code === 'not-followed' && this.#found.has(placeKey(file, origin));
  }

  #follow(file: string, named: NamedFile, base: string): readonly FormattedFile[] {
    const { context } = named;
    const directory = typeof context === 'string' ? pathInRepository(base, context) : undefined;
    if (directory !== undefined) this.#contexts.add(directory);
    if (context === null) this.#openDockerfiles.set(named, file);
    return this.#find(file, named, base);
  }

  /** Returns the files that a path or a pattern names, if they are in the tree and not read yet. */
  #find(file: string, named: NamedFile, base: string): readonly FormattedFile[] {
    const path = pathInRepository(base, named.path);
    if (path === undefined) return [];
    const paths = named.isPattern === true ? [...this.#paths].filter(globMatcher(path)) : [path];
    return paths.flatMap((one) => this.#findPath(one, { file, named, base }));
  }

  #findPath(
    path: string,
    { file, named, base }: { readonly file: string; readonly named: NamedFile; readonly base: string },
  ): readonly FormattedFile[] {
    const { kind, path: written, line, base: inside, isDefault } = named;
    const isThere = this.#paths.has(path) && !this.#isExcluded(path);
    if (isThere || isDefault || this.#isExcluded(path))
      this.#found.add(placeKey(file, { line, written, reason: NOT_IN_TREE }));
    if (!isThere) return [];
    if (kind === 'dockerfile') this.#addBuild(path, named, { file, base });
    const own = directoriesOf(path)[0] ?? '';
    this.#addBase(path, inside === undefined ? own : (pathInRepository(base, inside) ?? own));
    const key = readingKey(path, kind);
    if (this.#read.has(key)) return [];
    this.#read.add(key);
    return [{ path, format: formatOf(path, kind) }];
  }

  #addBuild(path: string, named: NamedFile, found: { readonly file: string; readonly base: string }): void {
    const builds = this.#builds.get(path) ?? new Map();
    this.#builds.set(path, builds);
    const known = builds.get(named);
    if (known === undefined || known.base.length < found.base.length) builds.set(named, found);
  }

  #addBase(file: string, base: string): void {
    const bases = this.#bases.get(file) ?? new Set();
    if (bases.has(base)) return;
    this.#bases.set(file, bases.add(base));
    this.#waiting.push([file, base]);
  }
}

function formatOf(path: string, kind: NamedFile['kind']): FileFormat {
  return kind === 'dockerfile' ? { language: 'dockerfile' } : namedFormat(path, kind, true);
}

function readingKey(path: string, kind: NamedFile['kind']): string {
  return `${kind}\n${path}`;
}

function placeKey(
  file: string,
  { line, written, reason }: Pick<ListedSkip, 'line' | 'written' | 'reason'>,
): string {
  return [file, line, written, reason].join('\n');
}
