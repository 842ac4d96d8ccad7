import { describe, expect, it } from 'vitest';

import { CheckReport } from '../../../src/check/report/check-report.ts';
import { renderSummary } from '../../support/views/rendered.ts';
import type { OpenVexDocument } from '../../../src/check/views/openvex/openvex.ts';
import { generateReport } from '../../support/samples/generated-report.ts';
import { HOSTILE_TEXTS } from '../../support/samples/hostile-texts.ts';
import { annotationsOf, lineProblems } from '../../support/views/inert-views.ts';
import { publishInChild } from '../../support/jobs/publish-in-child.ts';
import { readCommands } from '../../support/jobs/runner-commands.ts';
import { assessed, image } from '../../support/samples/sample-assessment.ts';

const hostile = generateReport({
  findings: 400,
  resolved: 20,
  images: HOSTILE_TEXTS.length,
  notes: HOSTILE_TEXTS.length,
  files: 60,
  lines: 3,
  texts: HOSTILE_TEXTS.map(([, text]) => text).filter((text) => text.length < 10_000),
  errors: 30,
  warnings: 30,
  placeless: 50,
  isCompared: true,
  salt: 3,
});

describe('check/publish: what a runner makes of hostile text', () => {
  it('is the annotations that were meant, and no other command', async () => {
    const { stdout } = await publishInChild(hostile, HOSTILE_TEXTS.map(([, text]) => text).join(' '));
    const meant = annotationsOf(hostile).map(({ level, file, line, title, message }) => ({
      name: level,
      // The runner's command has no empty property.
      properties: {
        ...(title === '' ? {} : { title }),
        ...(file === '' ? {} : { file, line: String(line) }),
      },
      text: message,
    }));
    expect(meant).toHaveLength(20);
    expect(readCommands(stdout)).toEqual(meant);
    const rest = stdout.split('\n').filter((line) => !line.startsWith('::'));
    expect(rest.flatMap((line) => lineProblems('log', line))).toEqual([]);
  });

  it('is the files that were meant, whole', async () => {
    const { outputs, report, sarif, summary } = await publishInChild(hostile, 'ci / check');
    expect(summary).toBe(renderSummary(hostile));
    expect(CheckReport.parse(JSON.parse(report))).toEqual(hostile);
    const { runs } = JSON.parse(sarif) as { runs: [{ results: unknown[] }] };
    expect(runs[0].results).toHaveLength(hostile.findings.filter(({ file }) => file !== '').length);
    // GitHub takes 1 MB of outputs from a whole job (github-limits.md#outputs): they hold paths and numbers,
    // and no findings.
    expect(outputs.length).toBeLessThan(1_000);
    expect([...outputs.matchAll(/^([a-z]+)<<ghadelimiter/gm)].map(([, name]) => name)).toEqual([
      'verdict',
      'problems',
      'report',
      'sarif',
    ]);
  });

  it('is OpenVEX where there is something to state, and else a line that says so', async () => {
    const stated = image('curl', 'a', assessed({ fixed: { fixedVersion: '8.16.0-r1' } }));
    const { openVex, outputs } = await publishInChild(hostile, 'ci / check', [stated]);
    const { author, statements, timestamp } = JSON.parse(openVex) as OpenVexDocument;
    expect([author, timestamp, statements.length]).toEqual(['acme/shop', hostile.checkedAt, 1]);
    expect(outputs).toMatch(/^openvex<<ghadelimiter.*\n.*\/openvex\.json$/m);
    const none = await publishInChild(hostile, 'ci / check');
    expect([none.openVex, none.outputs.includes('openvex')]).toEqual(['', false]);
    expect(none.stdout).toMatch(/^No OpenVEX file: the packages have no reviewed/m);
  });
});
