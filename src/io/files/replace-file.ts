import { randomUUID } from 'node:crypto';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';

/** The end of the name of a draft, after the file's own name: only a killed process leaves one. */
export const DRAFT_SUFFIX = /^[\da-f-]{36}\.mooring$/;

/**
 * Writes a file whole or not at all, from a text or its parts: to a draft beside it, which is then renamed. `mode` gives its permission bits,
 * whatever the umask, and flushes it to disk. Returns false, and writes nothing, if `isUnchanged` returns false just
 * before the rename. Throws the error of the operating system.
 */
export async function replaceFile(
  path: string,
  text: string | Iterable<string>,
  {
    mode,
    isUnchanged = () => true,
  }: { readonly mode?: number; readonly isUnchanged?: () => boolean | Promise<boolean> } = {},
): Promise<boolean> {
  const draft = `${path}.${randomUUID()}.mooring`;
  try {
    await writeFile(draft, text, {
      flag: 'wx',
      flush: mode !== undefined,
      ...(mode === undefined ? {} : { mode }),
    });
    if (mode !== undefined) await chmod(draft, mode);
    if (!(await isUnchanged())) return false;
    await rename(draft, path);
    return true;
  } finally {
    // The draft may never have been created; the error of the write is the one that matters.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
