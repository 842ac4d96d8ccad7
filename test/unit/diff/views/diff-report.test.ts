import { describe, expect, it } from 'vitest';

import { DiffReport } from '../../../../src/diff/report.ts';
import { diffJson, diffReport } from '../../../../src/diff/views/diff-report.ts';
import {
  sampleConfig,
  sampleDiff,
  sampleDiffs,
  samplePlatform,
} from '../../../support/samples/sample-diff.ts';
import { schemaErrors } from '../../../support/views/schema-errors.ts';

describe('diff/views/diff-report', () => {
  it.each(Object.entries(sampleDiffs()))(
    '%s: the JSON is as the schema says, and all of the report',
    (_, diff) => {
      const value: unknown = JSON.parse(diffJson(diff));
      expect(value).toEqual(diffReport(diff));
      expect(DiffReport.parse(value)).toEqual(value);
      expect(schemaErrors('diff.v1.json', value)).toEqual([]);
    },
  );

  it('never has the value of a secret, even if the diff has one', () => {
    const config = [
      sampleConfig('environment', { name: 'A_TOKEN', from: 'hidden', to: 'hidden-too', isSecret: true }),
      sampleConfig('environment', { name: 'B_TOKEN', to: 'hidden', isSecret: true }),
      sampleConfig('environment', { name: 'C_TOKEN', from: 'hidden', isSecret: true }),
    ];
    const diff = sampleDiff({ platforms: [samplePlatform({ config })] });
    expect(diffJson(diff)).not.toContain('hidden');
    expect(diffReport(diff).platforms[0]?.config.map(({ change }) => change)).toEqual([
      'changed',
      'added',
      'removed',
    ]);
  });

  it('counts the unchanged packages of each type in the order of the types', () => {
    const packages = { kind: 'known', changes: [], unchanged: { pypi: 1, apk: 2 } } as const;
    const [platform] = diffReport(sampleDiff({ platforms: [samplePlatform({ packages })] })).platforms;
    expect(JSON.stringify(platform?.packages)).toContain('"unchanged":{"apk":2,"pypi":1}');
  });
});
