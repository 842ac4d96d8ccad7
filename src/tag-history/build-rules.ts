import { execCommand } from '../io/process/exec-command.ts';
import { readDuration } from '../values/duration.ts';
import { MooringError } from '../values/errors.ts';
import { anyText, matching, optional } from '../values/input.ts';
import { formatInstant, readInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import { readAsOf } from './read-as-of.ts';

/** An age in milliseconds; undefined where the input is not set. */
export const AgeInput = optional(readDuration, 'must be a duration such as 3d, 12h, or 0d');

/**
 * Returns the time given by the input `as-of`, undefined if it is not set. The date of a commit of the
 * repository in `directory` can be ahead of this clock; a time that is written out cannot. Throws
 * `config_input_invalid` for a text that is not a time, or for a time in the future.
 */
export async function findAsOf(text: string, directory: string, now: Instant): Promise<Instant | undefined> {
  if (text === '') return undefined;
  const asOf = await readAsOf(text, directory, execCommand);
  if (asOf <= now || readInstant(text) === undefined) return asOf;
  throw new MooringError(
    'config_input_invalid',
    `as-of: ${formatInstant(asOf)} is in the future; it is now ${formatInstant(now)}`,
    { hint: 'Remove as-of to use the current time.' },
  );
}

/** How builds are chosen, by the names that the action and the command line have for it. */
export const RuleInputs = {
  'as-of': anyText,
  'min-age': AgeInput,
  platform: matching(
    /^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/,
    'must be a platform such as linux/arm64 or linux/arm/v7',
  ),
};
