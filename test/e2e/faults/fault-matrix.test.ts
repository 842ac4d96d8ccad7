import { describe, it } from 'vitest';

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
