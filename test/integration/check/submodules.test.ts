import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { noEvidence, judge } from '../../../src/check/decide/judge.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { readCheckTrees } from '../../../src/check/read-trees.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { found } from '../../support/platform/check-memory.ts';
import { schemaErrors } from '../../support/views/schema-errors.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

async function checked(head: FileTree, tree: FileTree): Promise<CheckReport> {
  const base = { isChange: true, kind: 'tree', commit: 'a'.repeat(40), tree } as const;
  const trees = await readCheckTrees({ head, base, startedAt: NOW });
  return judge(trees, noEvidence(NOW), { inputs: {}, registry: 'cgr.dev' }).report;
}

describe('submodules', () => {
  it('fail a change that adds one, and are warnings after that', async () => {
    const [before, after] = [textTree({}), textTree({}, ['vendor/lib'])];
    const added = await checked(after, before);
    expect([added.verdict, found(added)]).toEqual(['fail', ['error not-checked new vendor/lib']]);
    expect(schemaErrors('check-report.v1.json', added)).toEqual([]);
    const kept = await checked(after, after);
    expect([kept.verdict, found(kept)]).toEqual(['warn', ['warning not-checked pre-existing vendor/lib']]);
  });

  it.each(['vendor/lib', 'vendor/**', 'vendor/lib/**'])('are left out by `exclude: [%s]`', async (glob) => {
    const tree = textTree({ '.github/mooring.yml': `exclude: ["${glob}"]\n` }, ['vendor/lib', 'x']);
    const { skipped } = await listImages({ tree, now: NOW });
    expect(skipped.map(({ file, code }) => `${file} ${code}`)).toEqual(['x submodule']);
  });
});
