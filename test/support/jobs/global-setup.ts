import { ownTemporaryDirectory } from './temporary-directory.ts';

/** Runs once before all tests, in the process that starts theirs. */
export function setup(): void {
  ownTemporaryDirectory();
  // How long a run takes depends on the machine, and so would its log.
  process.env['MOORING_PROGRESS'] = '0';
}
