import { isAbsolute, join } from 'node:path';

import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import { MooringError } from '../../domain/errors.ts';
import { checkImages } from '../../usecases/check-images.ts';
import type { CheckOptions } from '../../usecases/check-images.ts';
import { runAction } from '../boundary.ts';
import type { ActionContext, ExitStatus } from '../boundary.ts';
import { readEnvironment } from '../environment.ts';
import type { Environment } from '../environment.ts';
import { endpointsOf, readInputs } from '../service-inputs.ts';
import type { Run } from './ask.ts';
import { findBase } from './base.ts';
import { CheckInputs } from './inputs.ts';
import { publishReport } from './publish.ts';

/** The check action, from its inputs to its exit status. */
export async function runCheck(): Promise<void> {
  await runAction(check);
}

async function check(context: ActionContext): Promise<ExitStatus> {
  const inputs = readInputs(CheckInputs, (name) => context.runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const report = await checkImages({
    head: createWorkTree(environment.workspace, execCommand),
    base: await findBase(environment, execCommand, inputs['github-token']),
    failOn: inputs['fail-on'],
    registry: endpoints.registry,
    startedAt: context.clock.now(),
    ask: (uses) => askIfNeeded(uses, { ...context, inputs, endpoints, environment }),
  });
  await publishReport(report, reportPath(inputs, environment), context.runner);
  return report.verdict === 'fail' ? 1 : 0;
}

/**
 * Asks about the images that have a history to be asked for. The client is loaded for that alone: a check with nothing
 * to ask starts without it.
 */
async function askIfNeeded(uses: readonly ImageUse[], run: Run): ReturnType<CheckOptions['ask']> {
  const { registry } = run.endpoints;
  const historic = uses.filter((use) => historicImage(use.reference, registry)?.tag !== undefined);
  if (historic.length === 0) {
    return { answers: { tags: new Map(), advisories: new Map() }, now: run.clock.now() };
  }
  const { ask } = await import('./ask.ts');
  return ask(historic, run);
}

function reportPath(inputs: CheckInputs, environment: Environment): string {
  const path = inputs['report-path'];
  if (path === '') return join(environment.temporaryFolder, 'mooring-check-report.json');
  if (path.includes('\0'))
    throw new MooringError('config_input_invalid', 'input report-path: must not contain NUL');
  return isAbsolute(path) ? path : join(environment.workspace, path);
}
