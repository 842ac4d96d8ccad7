import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/files/work-tree.ts';
import { escapeMarkdown } from '../../domain/text/markdown.ts';
import { checkImages } from '../../usecases/check/check-images.ts';
import type { Runner } from '../../ports/runner.ts';
import { runAction } from '../boundary.ts';
import type { ActionContext, ExitStatus } from '../boundary.ts';
import { readEnvironment } from '../environment.ts';
import type { Environment } from '../environment.ts';
import { endpointsOf, readInputs } from '../service-inputs.ts';
import { askIfNeeded } from './ask-if-needed.ts';
import { findBase } from './base.ts';
import { CheckInputs, policyOf } from './inputs.ts';
import { publishReport } from './publish.ts';
import { removeEarlierFiles, viewsOf } from './views.ts';

/** The check action, from its inputs to its exit status. */
export async function runCheck(): Promise<void> {
  await runAction(check);
}

async function check(context: ActionContext): Promise<ExitStatus> {
  const inputs = readInputs(CheckInputs, (name) => context.runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  // A wrong place is said before anything is asked.
  const views = viewsOf(inputs, environment);
  await removeEarlierFiles(inputs, environment, context.runner);
  const whyNot = await findReasonToSkip(inputs, environment);
  if (whyNot !== undefined) return saySkipped(whyNot, context.runner);
  const head = createWorkTree(environment.workspace, execCommand);
  const result = await checkImages({
    head,
    base: await findBase({
      environment,
      head,
      command: execCommand,
      clock: context.clock,
      githubToken: inputs['github-token'],
      since: inputs.since,
      baseline: inputs.baseline,
    }),
    inputs: policyOf(inputs),
    registry: endpoints.registry,
    startedAt: context.clock.now(),
    ask: (uses, platforms) =>
      askIfNeeded(uses, platforms, {
        send: context.send,
        clock: context.clock,
        endpoints,
        timeoutSeconds: inputs['timeout-seconds'],
        organization: inputs.organization,
        mask: (text) => context.runner.mask(text),
        say: (line) => context.runner.info(line),
        open: async (call, onSecret) => {
          const { openCheckAccess } = await import('./access.ts');
          return openCheckAccess(call, onSecret, { inputs, endpoints, environment });
        },
      }),
  });
  await publishReport(result, views, context);
  return result.report.verdict === 'fail' ? 1 : 0;
}

async function findReasonToSkip(inputs: CheckInputs, environment: Environment): Promise<string | undefined> {
  if (inputs['when-unavailable'] !== 'skip') return undefined;
  const { whySkipped } = await import('./access.ts');
  return whySkipped({ inputs, environment });
}

/** The verdict is neither of those of a check: nothing was looked at, and that is said where people look. */
async function saySkipped(why: string, runner: Runner): Promise<ExitStatus> {
  runner.notice(`The check is skipped: ${why}.`, { title: 'Mooring check' });
  runner.setOutput('verdict', 'skipped');
  await runner.writeSummary(`## Mooring check skipped\n\nNothing was looked at: ${escapeMarkdown(why)}.\n`);
  return 0;
}
