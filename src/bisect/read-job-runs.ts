import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { readJobRunLines } from './job-run.ts';
import type { JobRun } from './decide/fold-verdicts.ts';
import { MooringError } from '../values/errors.ts';

/** Reads the runs of the jobs of a round: one file, or all files of a directory. Throws `config_file_unreadable`. */
export async function readJobRuns(path: string): Promise<readonly JobRun[]> {
  try {
    const files = (await stat(path)).isDirectory() ? await listFiles(path) : [path];
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
    );
    return texts.flatMap(({ file, text }) => readJobRunLines(text, file));
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw new MooringError('config_file_unreadable', `--verdicts ${path} could not be read`, { cause });
  }
}

async function listFiles(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
