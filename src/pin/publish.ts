import { printable } from '../text/printable.ts';
import { namedOutcome, overallOperation } from './views/outcome.ts';
import { endOfLifeWarnings } from './decide/end-of-life-warnings.ts';
import type { PinPlan, PinSkip } from './decide/pin-plan.ts';
import { isUnverified, signatureWarnings } from './decide/signature-warnings.ts';
import { diffLines, pinLines, pinsOutput, renderPinSummary, skipCauses } from './views/pins.ts';
import type { PinSummary } from './views/pins.ts';
import type { Runner } from '../runner/runner.ts';
import type { PlannedPins } from './plan-pins.ts';
import type { ProposedPins } from './pull-request/propose-pins.ts';
import { writeSummary } from '../runner/write-summary.ts';

/** The result of a run of the pin action: the plan, its outcomes on GitHub, and the options of its texts. */
export type PinReport = Pick<PlannedPins, 'plan' | 'files'> &
  ProposedPins &
  Pick<PinSummary, 'isDryRun' | 'links' | 'rule'>;

/** Logs the plan, before anything is written. */
export function publishPlan({ plan, files, warnings }: PlannedPins, runner: Runner, dryRun: boolean): void {
  for (const warning of warnings) runner.warning(warning, { title: 'Mooring pin' });
  const isWarned = (skip: Pick<PinSkip, 'code'>): boolean =>
    skip.code === 'lookup-failed' || isUnverified(skip);
  const quiet = { ...plan, skipped: plan.skipped.filter((skip) => !isWarned(skip)) };
  for (const line of pinLines(quiet)) runner.info(printable(line, 1_000));
  for (const { text, code, ...place } of skipCauses(plan.skipped.filter(isWarned))) {
    const title = `Mooring pin: ${code === 'lookup-failed' ? 'lookup failed' : 'not verified'}`;
    runner.warning(printable(`${text}.`, 900), { title, ...place });
  }
  for (const { text, ...place } of signatureWarnings(plan.moves))
    runner.warning(printable(text, 900), { title: 'Mooring pin: not verified', ...place });
  for (const { text, ...place } of endOfLifeWarnings(plan.moves))
    runner.warning(printable(text, 600), { title: 'Mooring pin: end of life', ...place });
  if (!dryRun) return;
  for (const line of diffLines(files)) runner.info(line);
  runner.info(files.length === 0 ? 'Dry run: no changes.' : 'Dry run: no files were written.');
}

/** Says what became of the plan: log, annotations, outputs, summary. */
export async function publishOutcome(
  { plan, files, outcomes, mismatches, ...options }: PinReport,
  runner: Runner,
): Promise<void> {
  for (const { path, why } of mismatches)
    runner.warning(`${printable(path, 300)} was skipped: ${why}.`, { title: 'Mooring pin' });
  for (const { said, warnings } of outcomes) {
    runner.info(printable(said, 1_000));
    for (const warning of warnings) runner.warning(printable(warning, 1_000), { title: 'Mooring pin' });
  }
  if (outcomes.some(({ startsNoChecks }) => startsNoChecks))
    runner.notice(NO_CHECKS, { title: 'Mooring pin' });
  const named = namedOutcome(outcomes);
  runner.setOutput('pull-request-number', String(named?.number ?? ''));
  runner.setOutput('pull-request-url', named?.url ?? '');
  runner.setOutput('operation', overallOperation(outcomes));
  runner.setOutput(
    'pull-requests',
    JSON.stringify(
      outcomes.map(({ number, url, operation, branch }) => ({ number, url, operation, branch })),
    ),
  );
  const done = withoutLeftOut(plan, mismatches);
  const leftOut = new Set(mismatches.map(({ path }) => path));
  publishPins(
    done,
    files.map(({ path }) => path).filter((path) => !leftOut.has(path)),
    runner,
  );
  await writeSummary(renderPinSummary({ ...options, plan: done, outcomes }), runner);
}

/** Returns the plan as carried out: the updates of files that were left out are listed as skipped. */
function withoutLeftOut({ moves, skipped }: PinPlan, mismatches: PinReport['mismatches']): PinPlan {
  const whys = new Map(mismatches.map(({ path, why }) => [path, why]));
  const stays = moves.flatMap(({ file, line, written }): PinPlan['skipped'] => {
    const reason = whys.get(file);
    return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
  });
  return { moves: moves.filter(({ file }) => !whys.has(file)), skipped: [...skipped, ...stays] };
}

function publishPins({ moves }: PinPlan, changed: readonly string[], runner: Runner): void {
  runner.setOutput('pins', pinsOutput(moves));
  runner.setOutput('changed-files', changed.join('\n'));
}

const NO_CHECKS =
  'GitHub does not run workflows for pull requests created with `GITHUB_TOKEN`. Approve the waiting runs there, or set `github-token` to the token of a GitHub App.';
