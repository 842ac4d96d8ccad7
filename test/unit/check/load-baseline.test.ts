import { describe, expect, it } from 'vitest';

import { loadBaseline } from '../../../src/check/load-baseline.ts';
import { sampleReport } from '../../support/samples/sample-report.ts';

function load(report: unknown): ReturnType<typeof loadBaseline> {
  const bytes = new TextEncoder().encode(JSON.stringify(report));
  const tree = {
    list: async () => ['report.json'],
    submodules: async () => [],
    read: async (paths: readonly string[]) => paths.map((path) => ({ path, bytes })),
  };
  return loadBaseline(tree, 'report.json');
}

describe('check/load-baseline', () => {
  it('takes a report as it was written', async () => {
    const report = sampleReport();
    expect(await load(report)).toMatchObject({ kind: 'baseline', file: 'report.json', report });
  });

  it('rejects a report from before lists of places, and says what is missing and what to do', async () => {
    const { placeLists: _, ...earlier } = sampleReport();
    await expect(load(earlier)).rejects.toMatchObject({
      code: 'config_file_invalid',
      message: expect.stringMatching(/^report\.json: not a report of a check: placeLists .*expected array/),
      hint: expect.stringMatching(/^Commit the report of an earlier check/),
    });
  });
});
