import { readFileSync } from 'node:fs';

import { CheckReport } from '../../../src/check/report/check-report.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from './run-launcher.ts';
import type { LauncherRun, LauncherSetup } from './run-launcher.ts';
import { IDENTITY } from '../samples/shop.ts';
import type { PlatformLine } from '../platform/start-platform.ts';

/** Runs the check action for the example's organization, as a job of a pull request does, with what a test changes. */
export function runCheckJob(
  line: PlatformLine,
  setup: Partial<LauncherSetup> & Pick<LauncherSetup, 'workspace'>,
): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(line, 'repo:acme/shop:pull_request');
  return runLauncher('check.js', {
    ...setup,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: IDENTITY, organization: 'acme', ...setup.inputs },
    environment: { ...environment, ...setup.environment },
  });
}

/** The report that a run wrote, by its schema. */
export function reportOf(run: LauncherRun): CheckReport {
  return CheckReport.parse(JSON.parse(readFileSync(run.outputs['report'] ?? '', 'utf8')));
}
