import { z } from 'zod';

import type { JobRun } from './decide/fold-verdicts.ts';
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

/** Reads the runs that a job reports. Throws `config_input_invalid` with the file. */
export function readJobRunLines(text: string, file: string): readonly JobRun[] {
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
