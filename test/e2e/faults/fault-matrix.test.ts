import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { FAULT_MATRIX } from './fault-matrix.ts';

describe.concurrent('the fault matrix', () => {
  for (const { row, fault, expected, cases } of FAULT_MATRIX) {
    for (const [name, run] of Object.entries(cases)) {
      it(`row ${row}: ${fault}: ${expected} (${name})`, async () => {
        const { failure } = await run();
        if (failure !== undefined) throw failure;
      });
    }
  }
});

describe('what the matrix says of itself', () => {
  it('has every row from 1 to 70, once, and runs each of them', () => {
    expect(FAULT_MATRIX.map(({ row }) => row)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    expect(FAULT_MATRIX.filter(({ cases }) => Object.keys(cases).length === 0)).toEqual([]);
  });

  it('names tests that exist for what cannot run here', () => {
    const named = FAULT_MATRIX.flatMap(({ instead = [] }) => instead);
    expect(named.length).toBeGreaterThan(0);
    for (const { file, test } of named) expect(readFileSync(file, 'utf8')).toContain(test);
  });
});
