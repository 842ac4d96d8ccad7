import { isAbsolute, join } from 'node:path';

import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import { checkImages } from '../../usecases/check-images.ts';
import type { CheckOptions } from '../../usecases/check-images.ts';
import { runAction } from '../boundary.ts';
import type { ActionContext, ExitStatus } from '../boundary.ts';
import { readEnvironment } from '../environment.ts';
import type { Environment } from '../environment.ts';
import { endpointsOf, readInputs } from '../service-inputs.ts';
import type { Run } from './ask.ts';
import { findBase } from './base.ts';
import { findCommentPlace } from './comment-place.ts';
import { CheckInputs } from './inputs.ts';
import { publishReport } from './publish.ts';
import type { Views } from './publish.ts';

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
  await publishReport(report, viewsOf(inputs, environment), context.runner);
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

function viewsOf(inputs: CheckInputs, environment: Environment): Views {
  const inWorkspace = (path: string): string =>
    path === '' || isAbsolute(path) ? path : join(environment.workspace, path);
  const reportPath = inWorkspace(inputs['report-path']);
  return {
    reportPath:
      reportPath === '' ? join(environment.temporaryFolder, 'mooring-check-report.json') : reportPath,
    sarifPath: inWorkspace(inputs['sarif-path']),
    comment: inputs.comment,
    commentPlace: findCommentPlace(environment, inputs['github-token']),
    jobKey: inputs['job-key'],
  };
}
