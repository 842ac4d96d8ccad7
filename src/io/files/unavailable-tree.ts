import type { FileTree } from '../ports/file-tree.ts';

/** Returns the files of a base that cannot be read: each one has that as its problem. */
export function unavailableTree(): Pick<FileTree, 'read'> {
  return {
    read: async (paths) =>
      paths.map((path) => ({
        path,
        problem: 'the base of this change, which it is read from, is unavailable',
      })),
  };
}
