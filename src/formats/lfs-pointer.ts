import { textOfBytes } from '../text/byte-text.ts';

/** A pointer is smaller (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const TOO_LARGE = 1024;

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:[^\n]*\n)*?oid sha256:[\da-f]{64}\r?\n/;

/** Returns true for a file that Git LFS has put a pointer in the place of, in a checkout without `lfs: true`. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < TOO_LARGE && POINTER.test(textOfBytes(bytes));
}

/** Why a pointer is not read, as a clause. */
export const LFS_REASON = 'its content is in Git LFS, which this checkout did not fetch (`lfs: true`)';

/** A lower-case text in every pointer. */
export const LFS_NEEDLE = 'git-lfs.github.com/spec/v1';
