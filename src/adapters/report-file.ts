import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { MooringError } from '../domain/errors.ts';

/** Writes a file whole or not at all: beside its place first, then renamed. Throws `config_file_unreadable`. */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } catch (cause) {
    // The draft may never have come to be; what matters to the caller is why.
    await rm(draft, { force: true }).catch(() => undefined);
    throw new MooringError('config_file_unreadable', `could not write ${path}`, {
      cause,
      hint: 'Check that the folder exists and that this user may write to it.',
    });
  }
}
