import { MooringError } from '../values/errors.ts';
import { readInstant, toInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import { printable } from '../text/printable.ts';
import type { Command } from '../io/ports/command.ts';

/** A name of a commit that is no option and no range: `main`, `v1.2`, `HEAD~3`, a hash. */
const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;

/**
 * Parses a time: a UTC time, or the date of a commit of the repository in a directory. A day alone is
 * ambiguous and therefore rejected. Throws `config_input_invalid`.
 */
export async function readAsOf(text: string, directory: string, command: Command): Promise<Instant> {
  const time = readInstant(text);
  if (time !== undefined) return time;
  if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text)) throw invalid(text);
  const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
  const { exitCode, stdout } = await command('git', args, { directory });
  const seconds = new TextDecoder().decode(stdout).trim();
  if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds)) throw invalid(text);
  return toInstant(Number(seconds) * 1_000);
}

function invalid(text: string): MooringError {
  return new MooringError(
    'config_input_invalid',
    `as-of: "${printable(text, 80)}" is not a UTC time such as 2026-05-01T00:00:00Z or a commit of this repository`,
    {
      hint: 'For a commit, make sure that it was fetched (`fetch-depth: 0`).',
    },
  );
}
