import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { CheckReport } from '../../src/domain/check/report.ts';

/** What a runner sees of a published report. */
export interface Published {
  readonly stdout: string;
  readonly summary: string;
  readonly report: string;
  readonly sarif: string;
  readonly outputs: string;
}

/** Publishes a report as the check action does, through the toolkit of a runner, in a process of its own. */
export async function publishInChild(report: CheckReport, jobKey: string): Promise<Published> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-publish-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const views = {
    report: { path: join(folder, 'report.json'), root: folder },
    sarif: { path: join(folder, 'mooring.sarif'), root: folder },
    comment: 'always',
    commentPlace: { kind: 'none', why: 'this is a test' },
    jobKey,
  };
  const given = file('given.json', JSON.stringify({ report, views }));
  const [summary, outputs] = [file('summary.md'), file('outputs')];
  const source = (path: string): string => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);
  const script = `
    import { readFileSync } from 'node:fs';
    import { publishReport } from ${source('actions/check/publish.ts')};
    import { actionsRunner } from ${source('adapters/actions-runner.ts')};
    const { report, views } = JSON.parse(readFileSync(${JSON.stringify(given)}, 'utf8'));
    await publishReport(report, views, actionsRunner);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    {
      env: { PATH: process.env['PATH'], GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs },
      maxBuffer: 100_000_000,
    },
  );
  const read = (path: string): string => readFileSync(path, 'utf8');
  return {
    stdout,
    summary: read(summary),
    report: read(views.report.path),
    sarif: read(views.sarif.path),
    outputs: read(outputs),
  };
}
