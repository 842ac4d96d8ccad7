import { shortDigest } from '../../values/digest.ts';
import { formatDay } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { endText } from './bisect-words.ts';
import type { BisectPlan, BisectRun, BisectStep, RunVerdict } from '../decide/session.ts';

const VERDICTS: Readonly<Record<RunVerdict, string>> = {
  good: 'good',
  bad: 'bad',
  skip: 'skipped',
  abort: 'no verdict',
};

/** Returns the line about a run, with how many builds and runs are left by the step after it. */
export function progressLine(
  { candidates }: Pick<BisectPlan, 'candidates'>,
  run: BisectRun,
  next: BisectStep,
): string {
  const index = candidates.findIndex(({ digest }) => digest === run.digest);
  const day = candidates[index] === undefined ? '' : `${formatDay(candidates[index].at)}, `;
  const left =
    next.kind === 'done'
      ? ''
      : `; ${count(next.left, 'build')} left, about ${count(next.stepsLeft + 1, 'run')}`;
  const build = `Build ${index + 1} of ${candidates.length} (${day}${shortDigest(run.digest)})`;
  return `${build}: ${VERDICTS[run.verdict]} ${howLong(run)}${left}`;
}

function howLong({ end, ms, verdict }: BisectRun): string {
  if (end.kind === 'removed' || end.kind === 'lost') return `(${endText(end)})`;
  const seconds = ms < 9_950 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000);
  const isObvious = verdict === 'good' || (verdict === 'bad' && end.kind === 'exit' && end.code === 1);
  return `after ${seconds} s${isObvious ? '' : ` (${endText(end)})`}`;
}
