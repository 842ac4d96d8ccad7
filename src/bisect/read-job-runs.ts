import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { JobRun } from './decide/run-verdict.ts';
import { MooringError } from '../values/errors.ts';
import { parseJson } from '../text/parse-json.ts';
import { DigestText } from '../api/registry/tag.ts';

/** The line that a job of a parallel round reports: a JSON object with the exit status of the command. */
const JobRunLine = z.object({
  digest: DigestText,
  code: z.int().min(0).max(255),
  ms: z.int().min(0).default(0),
  host: z.string().default(''),
});

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

/** Reads the runs that a job reports. Throws `config_input_invalid` with the file. */
function readJobRunLines(text: string, file: string): readonly JobRun[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { data } = JobRunLine.safeParse(parseJson(line));
      if (data !== undefined)
        return { digest: data.digest, end: { kind: 'exit', code: data.code }, ms: data.ms, host: data.host };
      throw new MooringError('config_input_invalid', `${file} is not the verdict of a job`, {
        hint: 'Write one line: {"digest":"sha256:…","code":0} with the exit status of the command.',
      });
    });
}
