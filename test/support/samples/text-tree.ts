import type { FileTree } from '../../../src/io/ports/file-tree.ts';

/** A file tree of texts in memory, and of submodules. */
export function textTree(
  files: Readonly<Record<string, string>>,
  submodules: readonly string[] = [],
): FileTree {
  return {
    submodules: async () => submodules,
    list: async () => Object.keys(files).sort(),
    read: async (paths) =>
      paths.map((path) => {
        const text = files[path];
        return text === undefined
          ? { path, problem: 'it does not exist', isAbsent: true }
          : { path, bytes: new TextEncoder().encode(text) };
      }),
  };
}
