import { MooringError } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';

const RESTORE = 'Restore a copy, or use another file; a new file is filled from the seed.';

/** The failures of a data file, by the primary result code of SQLite (sqlite.org/rescode.html), with what to change. */
const FAILURES: Readonly<Record<number, { readonly reason: string; readonly hint: string }>> = {
  5: { reason: 'is in use by another process', hint: 'Stop that platform first, or use another file.' },
  8: { reason: 'is read-only', hint: 'Check that this user can write to the file and its directory.' },
  10: { reason: 'cannot be read or written', hint: 'Check the disk, and the size limit of files.' },
  11: { reason: 'is damaged', hint: RESTORE },
  13: { reason: 'cannot be written, because the disk is full', hint: 'Free disk space, then retry.' },
  26: { reason: 'is not a database, or its first page is damaged', hint: RESTORE },
};

/**
 * Returns the failure of a data file as an error with a sentence and a hint; undefined for every other error, such as a bug
 * in a statement.
 */
export function storeFailure(error: unknown, path: string): MooringError | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  // The higher bits of an extended code are details of the same failure.
  const failure = FAILURES[error.errcode & 0xff];
  if (failure === undefined) return undefined;
  const { reason, hint } = failure;
  return new MooringError('config_file_unreadable', `the data file ${path} ${reason}`, {
    cause: error,
    hint,
  });
}

/** Returns the error for a data file whose content cannot be right. */
export function damagedFile(path: string, finding: string): MooringError {
  const message = `the data file ${path} is damaged: ${printable(finding, 200)}`;
  return new MooringError('config_file_unreadable', message, { hint: RESTORE });
}
