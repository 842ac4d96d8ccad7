import { spawnSync } from 'node:child_process';

import type { TestProject } from 'vitest/node';

import { ownTemporaryDirectory } from './temporary-directory.ts';

let isUpdate = false;

/** Runs once before all tests, in the process that starts theirs. */
export function setup({ config }: Pick<TestProject, 'config'>): void {
  isUpdate = config.snapshotOptions.updateSnapshot === 'all';
  ownTemporaryDirectory();
  // How long a run takes depends on the machine, and so would its log.
  process.env['MOORING_PROGRESS'] = '0';
}

/** Runs once after all tests: renews the pictures of golden files that were updated. */
export function teardown(): void {
  if (isUpdate) spawnSync(process.execPath, ['test/faces/print-faces.ts', '--readme'], { stdio: 'inherit' });
}
