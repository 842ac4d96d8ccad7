import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { AssessedReference } from '../../../src/check/decide/assessed-images.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { machineVariables } from './temporary-directory.ts';

/** What a runner sees of a published report. */
export interface Published {
  readonly stdout: string;
  readonly summary: string;
  readonly report: string;
  readonly sarif: string;
  /** Empty where none was written. */
  readonly openVex: string;
  readonly outputs: string;
}

/** Publishes a report as the check action does, through the toolkit of a runner, in a process of its own. */
export async function publishInChild(
  report: CheckReport,
  jobKey: string,
  assessed: readonly AssessedReference[] = [],
): Promise<Published> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-publish-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const views = {
    report: { path: join(folder, 'report.json'), root: folder },
    sarif: { path: join(folder, 'mooring.sarif'), root: folder },
    openVex: { path: join(folder, 'openvex.json'), root: folder },
    author: 'acme/shop',
    comment: 'always',
    commentPlace: { kind: 'none', reason: 'this is a test' },
    jobKey,
    context: { event: 'repository' },
    version: '1.2.3',
  };
  const given = file('given.json', JSON.stringify({ judgement: { report, assessed }, views }));
  const [summary, outputs] = [file('summary.md'), file('outputs')];
  const source = (path: string): string =>
    JSON.stringify(new URL(`../../../src/${path}`, import.meta.url).href);
  const script = `
    import { readFileSync } from 'node:fs';
    import { publish } from ${source('check/publish.ts')};
    import { actionsRunner } from ${source('runner/actions-runner.ts')};
    const { judgement, views } = JSON.parse(readFileSync(${JSON.stringify(given)}, 'utf8'));
    import { systemClock } from ${source('io/system-clock.ts')};
    await publish(judgement, views, { runner: actionsRunner, clock: systemClock });`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    {
      env: { ...machineVariables(), GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs },
      maxBuffer: 100_000_000,
    },
  );
  const read = (path: string): string => readFileSync(path, 'utf8');
  return {
    stdout,
    summary: read(summary),
    report: read(views.report.path),
    sarif: read(views.sarif.path),
    openVex: existsSync(views.openVex.path) ? read(views.openVex.path) : '',
    outputs: read(outputs),
  };
}
