import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

import { errnoOf, MooringError } from '../../values/errors.ts';
import { writePrivateFile } from './private-directory.ts';

/** The state of a bisection: a line for its plan, and one for each run. Only its owner can read it. */
export interface SessionFile {
  /** Returns its text; undefined if there is no file. Throws `config_file_unreadable`. */
  read(): Promise<string | undefined>;
  /** Writes the whole file, and its directory if there is none. Throws `config_file_unwritable`. */
  write(text: string): Promise<void>;
  /** Appends a line, with its line break, to the file, on disk and whole or not at all. Throws `config_file_unwritable`. */
  append(line: string): Promise<void>;
}

/** The file at this path. */
export function openSessionFile(path: string): SessionFile {
  const unwritable = (cause: unknown): never => {
    throw new MooringError('config_file_unwritable', `could not write ${path}`, {
      cause,
      hint: 'Check that this user can write to the file and that the disk has free space, then run the same command with --resume.',
    });
  };
  return {
    read: async () => {
      try {
        return await readFile(path, 'utf8');
      } catch (cause) {
        if (errnoOf(cause) === 'ENOENT') return undefined;
        throw new MooringError('config_file_unreadable', `could not read ${path}`, { cause });
      }
    },
    write: async (text) => {
      await writePrivateFile(path, text).catch(unwritable);
    },
    append: async (line) => appendWhole(path, line).catch(unwritable),
  };
}

/** A write that stops halfway, as on a full disk, is taken back. */
async function appendWhole(path: string, line: string): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    const { size } = await file.stat();
    try {
      await file.writeFile(line);
      await file.datasync();
    } catch (error) {
      await file.truncate(size);
      throw error;
    }
  } finally {
    await file.close();
  }
}
