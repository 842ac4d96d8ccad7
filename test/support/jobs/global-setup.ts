import { ownTemporaryDirectory } from './temporary-directory.ts';

/** Runs once before all tests, in the process that starts theirs. */
export function setup(): void {
  ownTemporaryDirectory();
}
