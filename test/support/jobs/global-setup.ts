import { ownTemporaryFolder } from './temporary-folder.ts';

/** Runs once before all tests, in the process that starts theirs. */
export function setup(): void {
  ownTemporaryFolder();
}
