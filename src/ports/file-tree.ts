/** What came of reading one file: its bytes, or why there are none. */
export type FileReading =
  | { readonly path: string; readonly bytes: Uint8Array }
  | {
      readonly path: string;
      readonly problem: string;
      /** The tree has nothing of this name at all: neither a file nor a link nor a folder. */
      readonly isAbsent?: true;
    };

/** The files of a repository at one moment: the work tree, a commit read with git, or a commit read from GitHub. */
export interface FileTree {
  /** Paths of all files, relative to the root, with `/`, sorted by code unit. */
  list(): Promise<readonly string[]>;
  /** The paths of `list` in portions, as soon as they are known; left out by a tree that knows all of them at once. */
  listInBatches?(): AsyncIterable<readonly string[]>;
  /**
   * The files at these paths, in this order. A file that cannot be read is part of the answer, not an error; but a commit
   * whose content cannot be had any more throws `config_base_unreadable`.
   */
  read(paths: readonly string[]): Promise<readonly FileReading[]>;
}
