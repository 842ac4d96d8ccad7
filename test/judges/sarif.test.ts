import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../src/check/report/check-report.ts';
import { renderSarif } from '../support/views/rendered.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { generateReport } from '../support/samples/generated-report.ts';
import { HOSTILE_TEXTS } from '../support/samples/hostile-texts.ts';
import { reportOf } from '../support/samples/long-report.ts';
import { sampleReport } from '../support/samples/sample-report.ts';
import { hashText } from '../support/views/inert-views.ts';

interface Problem {
  readonly ruleId: string;
  readonly level?: string;
  readonly message: { readonly id?: string; readonly arguments?: readonly string[] };
}

/** Errors and warnings of the validator of SARIF's authors, each once. */
async function problemsOf(log: unknown): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-sarif-'));
  const [file, answer] = [join(folder, 'mooring.sarif'), join(folder, 'answer.sarif')];
  writeFileSync(file, JSON.stringify(log));
  await promisify(execFile)(judgePath('sarif-multitool'), ['validate', file, '--output', answer], {
    // Without it, the program requires a library of the system.
    env: { ...machineVariables(), DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' },
  });
  const { runs } = JSON.parse(readFileSync(answer, 'utf8').replace(/^\uFEFF/, '')) as {
    readonly runs: readonly { readonly results: readonly Problem[] }[];
  };
  const problems = runs.flatMap(({ results }) =>
    results.map(({ ruleId, level = 'warning', message: { arguments: [place] = [] } }) =>
      [ruleId, level, place].join(' '),
    ),
  );
  return [...new Set(problems)].filter((problem) => !problem.includes(' note '));
}

function sarif(report: CheckReport): unknown {
  return renderSarif(report, { category: 'mooring/check/', hash: hashText, version: '1.2.3' }).log;
}

const hostile = generateReport({
  findings: 400,
  resolved: 20,
  images: HOSTILE_TEXTS.length,
  notes: HOSTILE_TEXTS.length,
  files: 60,
  lines: 3,
  texts: HOSTILE_TEXTS.map(([, text]) => text),
  errors: 30,
  warnings: 30,
  placeless: 50,
  isCompared: true,
  salt: 3,
});

describe.runIf(haveJudge('sarif-multitool'))('the SARIF file of the check', () => {
  it.each<[string, CheckReport]>([
    ['a report', sampleReport()],
    ['hostile texts', hostile],
    ['more findings than fit', reportOf(6_000)],
    ['no finding', reportOf(0)],
  ])('has no error and no warning of the validator: %s', async (_, report) => {
    expect(await problemsOf(sarif(report))).toEqual([]);
  });

  it('would have: the name of a rule that is its id, and a driver without a version', async () => {
    const log = JSON.stringify(sarif(sampleReport()))
      .replace('"version":"1.2.3",', '')
      .replace('"id":"end-of-life"', '"id":"end-of-life","name":"end-of-life"');
    expect(await problemsOf(JSON.parse(log))).toEqual([
      'SARIF1001 warning runs[0].tool.driver.rules[0]',
      'SARIF2005 warning runs[0].tool.driver',
    ]);
  });
});
