/** The bytes of a file, or why it could not be read. */
export type FileReading =
  | { readonly path: string; readonly bytes: Uint8Array }
  | {
      readonly path: string;
      readonly problem: string;
      /** True if nothing exists at this path. */
      readonly isAbsent?: true;
    };

/** The files of a repository: the work tree, a commit read with git, or a commit read from GitHub. */
export interface FileTree {
  /** Lists the paths of all files, relative to the root, with `/`, sorted by code unit. */
  list(): Promise<readonly string[]>;
  /** Lists the same paths in batches as they become known; absent if all are known at once. */
  listInBatches?(): AsyncIterable<readonly string[]>;
  /** Lists the paths of submodules, sorted: commits of other repositories, whose files are not in the list. */
  submodules(): Promise<readonly string[]>;
  /**
   * Lists the paths of text files with one of some lower-case texts in them, in any case, and possibly others; undefined if they
   * cannot be searched faster than by reading them. Absent if that is known.
   */
  search?(texts: readonly string[]): Promise<readonly string[] | undefined>;
  /** Returns the ID that git gives the content of each file, without links; absent if it is not known. */
  contentIds?(): Promise<ReadonlyMap<string, string>>;
  /**
   * Reads the files at these paths, in this order. Returns a problem for a file that cannot be read. Throws
   * `config_base_unreadable` if the content of a commit is no longer available.
   */
  read(paths: readonly string[]): Promise<readonly FileReading[]>;
}
