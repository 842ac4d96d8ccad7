import { describe, it } from 'vitest';

import { SIGN_IN_ROWS } from './sign-in-rows.ts';

describe.concurrent('the fault matrix', () => {
  for (const { row, fault, expected, cases } of SIGN_IN_ROWS) {
    for (const [name, run] of Object.entries(cases)) it(`row ${row}: ${fault}: ${expected} (${name})`, run);
  }
});
