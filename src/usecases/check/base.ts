import type { ComparedBase } from '../../domain/check/judge.ts';
import type { FileTree } from '../../ports/file-tree.ts';

/** The base with its files. If `isChange`, head is an unmerged change, whose own configuration does not apply. */
export type Base = { readonly isChange: boolean } & (
  | (Extract<ComparedBase, { kind: 'tree' }> & {
      readonly tree: FileTree;
      /** The newest files of the base, if the change starts from older ones: their configuration applies. */
      readonly newest?: FileTree;
    })
  | Exclude<ComparedBase, { kind: 'tree' }>
);
