import { join } from 'node:path';

import { writeWholeFile } from '../io/files/report-file.ts';
import { PACKAGE_CHANGES } from './decide/build-diff.ts';
import type { BuildDiff } from './decide/build-diff.ts';
import type { DiffPart } from './views/diff-parts.ts';
import { allChanges } from './views/package-rows.ts';
import { diffHeadline } from './views/risks.ts';
import { printable } from '../text/printable.ts';
import type { Runner } from '../runner/runner.ts';
import type { ExitStatus } from '../runner/boundary.ts';
import type { Environment } from '../runner/environment.ts';
import { writeSummary } from '../runner/write-summary.ts';
import type { ComparedBuilds } from './run.ts';
import { renderComparisons, wholeVerdict } from './render.ts';

interface PublishOptions {
  readonly runner: Runner;
  readonly environment: Pick<Environment, 'temporaryDirectory'>;
  /** All parts if empty. */
  readonly parts: readonly DiffPart[];
}

const NO_CHANGE = 'The branch changes no image.';

/** Reports comparisons in the log, the outputs, a file and the summary. Returns 1 if one is unknown for a failed request. */
export async function publishComparisons(
  comparisons: readonly ComparedBuilds[],
  { runner, environment, parts }: PublishOptions,
): Promise<ExitStatus> {
  for (const one of comparisons) reportOne(one, runner);
  if (comparisons.length === 0) runner.info(NO_CHANGE);
  const diffs = comparisons.flatMap(({ diff }) => (diff.kind === 'known' ? [diff.value] : []));
  runner.setOutput('verdict', wholeVerdict(comparisons));
  setCounts(diffs, runner);
  const view = { isAll: false, parts, width: 100 };
  const { temporaryDirectory: root } = environment;
  const path = join(root, `mooring-diff-${process.pid}.json`);
  await writeWholeFile({ path, root }, renderComparisons(comparisons, 'json', view).text);
  runner.setOutput('report', path);
  const { text } = renderComparisons(comparisons, 'markdown', view);
  await writeSummary(comparisons.length === 0 ? `${NO_CHANGE}\n` : text, runner);
  return diffs.length === comparisons.length ? 0 : 1;
}

function reportOne({ name, diff }: ComparedBuilds, runner: Runner): void {
  if (diff.kind === 'known') {
    runner.info(printable(diffHeadline(diff.value), 1_000));
    return;
  }
  const { message, hint } = diff.problem;
  runner.error(`${printable(name)}: ${printable(message, 600)}\n${printable(hint)}`, {
    title: 'Mooring diff: unknown',
  });
}

/** The changes of all comparisons together. */
function setCounts(diffs: readonly BuildDiff[], runner: Runner): void {
  const changes = diffs.flatMap(({ platforms }) => allChanges(platforms));
  for (const kind of PACKAGE_CHANGES)
    runner.setOutput(kind, String(changes.filter((change) => change.kind === kind).length));
  for (const kind of ['resolved', 'introduced'] as const) {
    const found = diffs.flatMap(({ advisories }) =>
      advisories?.kind === 'known' ? advisories[kind].map(({ id }) => id) : [],
    );
    runner.setOutput(`${kind}-advisories`, [...new Set(found)].sort().join(','));
  }
}
