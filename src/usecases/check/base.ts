import type { Observation } from '../../domain/check/finding.ts';
import type { Instant } from '../../domain/instant.ts';
import type { FileTree } from '../../ports/file-tree.ts';

/**
 * What is compared with: the base's files, a time, an earlier report, nothing because there is no base, or nothing because
 * it could not be had. With `isChange` it is a change that is not merged yet, whose own settings do not count.
 */
export type Base = { readonly isChange: boolean } & (
  | {
      readonly kind: 'tree';
      readonly commit: string;
      readonly tree: FileTree;
      /** The newest files of the base, where the change stands on older ones: whose settings count. */
      readonly newest?: FileTree;
    }
  | { readonly kind: 'since'; readonly since: Instant }
  | { readonly kind: 'baseline'; readonly file: string; readonly findings: readonly Observation[] }
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string; readonly hint: string }
);
