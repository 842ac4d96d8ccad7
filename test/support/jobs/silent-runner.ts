import { expect } from 'vitest';

import type { Runner } from '../../../src/runner/runner.ts';

const unused = (): never => expect.fail('a run wrote to the runner by itself');

/** A runner that takes log lines only: a run returns its result, and its action publishes it. */
export const SILENT_RUNNER: Runner = {
  input: unused,
  mask: unused,
  info: () => undefined,
  notice: unused,
  warning: unused,
  error: unused,
  setOutput: unused,
  exportVariable: unused,
  addPath: unused,
  saveState: unused,
  state: unused,
  writeSummary: unused,
};
