import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { bisectJson, bisectReport } from './views/bisect-report.ts';
import { bisectMarkdown } from './views/bisect-markdown.ts';
import { bisectText } from './views/bisect-text.ts';
import type { BisectFindings } from './views/bisect-words.ts';
import { inertLine, printable } from '../text/printable.ts';
import type { Runner } from '../runner/runner.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { withInterrupt } from '../cli/interrupt.ts';
import type { Access } from '../sign-in/access.ts';
import { execCommand } from '../io/process/exec-command.ts';
import { findChangeBase } from '../runner/change-base.ts';
import { gitHubOf, readEnvironment } from '../runner/environment.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { writeSummary } from '../runner/write-summary.ts';
import { BisectActionInputs } from './inputs.ts';

const TITLE = 'Mooring bisect';

/** The bisect action, from its inputs to its exit status. */
export async function runBisect(): Promise<void> {
  await runAction(bisect);
}

/** Runs the script as GitHub runs a step with `shell: bash`. Loads the clients only after the inputs are validated. */
async function bisect(context: ActionContext): Promise<ExitStatus> {
  const { runner } = context;
  const { reference, run, ...inputs } = await readInputs(BisectActionInputs, (name) => runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const { openAccess } = await import('../sign-in/open-access.ts');
  const signInAgain = async (): Promise<Access | undefined> => {
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    return openAccess(context, { inputs, endpoints, environment, signal, title: TITLE });
  };
  const first = await signInAgain();
  if (first === undefined) return 0;
  const changeBase = await findChangeBase(environment, execCommand);
  const { bisectTag } = await import('./run.ts');
  const directory = await mkdtemp(join(environment.temporaryDirectory, 'mooring-bisect-'));
  const script = join(directory, 'run.sh');
  await writeFile(script, `${run}\n`);
  const status = await withInterrupt(async (interrupt) => {
    const bisected = await bisectTag({
      ...context,
      reference,
      inputs: {
        ...inputs,
        state: join(directory, 'state.jsonl'),
        replay: '',
        'log-dir': '',
        plan: undefined,
        verdicts: '',
      },
      switches: { resume: false, keepVerdicts: false, badIfKilled: false },
      command: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', script],
      endpoints,
      changeBase,
      access: renewing(first, { clock: context.clock, signInAgain }),
      github: gitHubOf(environment, { ...context, token: inputs['github-token'] }),
      variables: process.env,
      directory: '.',
      log: (line) => runner.info(printable(line, 1_000)),
      relay: (lines) => {
        for (const line of lines.split('\n')) runner.info(inertLine(`  | ${line}`));
        return undefined;
      },
      signal: interrupt,
    });
    if (bisected.kind === 'finished') return publish(bisected.findings, runner);
    if (bisected.kind !== 'no-history') return undefined;
    runner.error('The registry keeps no history of this tag, so there is nothing to bisect.', {
      title: TITLE,
    });
    return 1;
  });
  return status === 0 ? 0 : 1;
}

/** Milliseconds: the tokens of a sign-in are valid for an hour. */
const RENEW_AFTER_MS = 30 * 60_000;

/** Gives an access that is at most half an hour old, and signs in again for it. */
function renewing(
  first: Access,
  {
    clock,
    signInAgain,
  }: {
    readonly clock: Pick<ActionContext['clock'], 'now'>;
    readonly signInAgain: () => Promise<Access | undefined>;
  },
): () => Promise<Access> {
  let [access, since] = [Promise.resolve(first), clock.now()];
  return async () => {
    if (first.registryToken !== undefined && clock.now() - since >= RENEW_AFTER_MS)
      [access, since] = [signInAgain().then((renewed) => renewed ?? first), clock.now()];
    return access;
  };
}

/** Reports the result in the log, the outputs and the summary. Returns 1 unless the first bad build is found. */
async function publish(findings: BisectFindings, runner: Runner): Promise<ExitStatus> {
  const { status, good, bad } = bisectReport(findings);
  for (const line of bisectText(findings, { width: 100 }).split('\n')) runner.info(inertLine(line));
  runner.setOutput('status', status);
  runner.setOutput('first-bad', bad?.digest ?? '');
  runner.setOutput('last-good', good?.digest ?? '');
  runner.setOutput('result', bisectJson(findings));
  await writeSummary(bisectMarkdown(findings), runner);
  return status === 'found' ? 0 : 1;
}
