import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import { linesToFix } from './views/fix-diff.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Runner } from '../runner/runner.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import { readVersion } from '../runner/read-version.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { findSkipReason, openCheckAccess } from './access.ts';
import { findBase } from './base.ts';
import { CheckInputs, overridesOf, rejectReplacedInputs, requireBothOrNeither } from './inputs.ts';
import { publish } from './publish.ts';
import { checkImages } from './run.ts';
import { removeEarlierFiles, viewsOf } from './write-views.ts';
import { lineKey } from './views/view-context.ts';
import type { ProblemPlace } from './views/view-context.ts';
import type { FileTree } from '../io/ports/file-tree.ts';

/** The check action, from its inputs to its exit status; `launcher` is the URL of its module. */
export async function runCheck(launcher: string): Promise<void> {
  await runAction((context) => check(context, launcher));
}

async function check(context: ActionContext, launcher: string): Promise<ExitStatus> {
  const { clock, runner } = context;
  rejectReplacedInputs((name) => runner.input(name));
  const inputs = await readInputs(CheckInputs, (name) => runner.input(name));
  requireBothOrNeither(inputs);
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const views = viewsOf(inputs, environment, await readVersion(launcher));
  await removeEarlierFiles(inputs, environment, runner);
  const skipReason = findSkipReason(inputs, environment);
  if (skipReason !== undefined) return reportSkipped(skipReason, runner);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const command = execCommandUntil(signal);
  const head = createWorkTree(environment.workspace, command);
  const base = await findBase({ inputs, environment, head, command, clock });
  const options = { head, base, ...overridesOf(inputs) };
  const world = {
    ...context,
    endpoints,
    signal,
    onWarning: (warning: string): void => runner.warning(warning),
    variables: process.env,
    directory: environment.workspace,
  };
  const judgement = await checkImages(options, {
    ...world,
    openAccess: async (_, send) => {
      const access = await openCheckAccess({ ...world, send }, inputs, environment);
      runner.info(access.status);
      return access;
    },
  });
  const lines = await readLines(head, linesToFix(judgement.report));
  await publish(judgement, { ...views, context: { ...views.context, lines } }, context);
  return judgement.report.verdict === 'fail' ? 1 : 0;
}

/** Reports that nothing was checked, with a verdict of its own. */
async function reportSkipped(reason: string, runner: Runner): Promise<ExitStatus> {
  runner.notice(`Check skipped: ${reason}.`, { title: 'Mooring check' });
  runner.setOutput('verdict', 'skipped');
  await runner.writeSummary(`## Mooring check skipped\n\nNothing was checked: ${escapeMarkdown(reason)}.\n`);
  return 0;
}

/** Reads lines of files, by `lineKey`. A line of a file that cannot be read is absent. */
async function readLines(
  tree: Pick<FileTree, 'read'>,
  places: readonly ProblemPlace[],
): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(places.map(({ file }) => file))];
  const texts = new Map<string, readonly string[]>();
  for (const reading of files.length === 0 ? [] : await tree.read(files)) {
    if ('bytes' in reading) texts.set(reading.path, new TextDecoder().decode(reading.bytes).split(/\r?\n/));
  }
  return new Map(
    places.flatMap((place) => {
      const text = texts.get(place.file)?.[place.line - 1];
      return text === undefined ? [] : [[lineKey(place), text]];
    }),
  );
}
