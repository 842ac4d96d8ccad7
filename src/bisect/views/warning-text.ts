import type { BisectWarning } from '../decide/session-warnings.ts';
import { shortDigest } from '../../values/digest.ts';
import { count } from '../../text/plural.ts';

/** Returns a reason to doubt the result of a session as sentences. */
export function warningText(warning: BisectWarning): string {
  if (warning.kind === 'not-monotone') {
    const [older, newer] = [warning.older, warning.newer].map(({ digest }) => shortDigest(digest));
    return `The failure comes and goes: ${newer} is newer than ${older}, but has the verdict of the older end.`;
  }
  const { build, expected, wrong, runs, advice } = warning;
  const flaky = `The ${expected} end ${shortDigest(build.digest)} had a different verdict in ${wrong} of ${count(runs, 'run')}.`;
  if (advice === undefined) return `${flaky} Make the command reliable first.`;
  return `${flaky} Set \`repeat\` to ${advice.repeat} and \`bad-if\` to ${advice.badIf}.`;
}
