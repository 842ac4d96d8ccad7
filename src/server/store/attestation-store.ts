import type { DatabaseSync } from 'node:sqlite';

import { parseDigest } from '../../domain/digest.ts';
import type { Digest } from '../../domain/digest.ts';
import { textColumn } from './column.ts';

/** Subjects of the attestations whose digests were returned to clients. */
export interface AttestationStore {
  /** Notes that the digests are parts of the attestation of a manifest. */
  note(repo: string, subject: Digest, parts: readonly Digest[]): void;
  /** The manifest whose attestation has the part, or undefined. */
  subjectOf(repo: string, part: Digest): Digest | undefined;
}

/** Creates the store over an open database. */
export function createAttestationStore(database: DatabaseSync): AttestationStore {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO attestation_part (repo, digest, subject) VALUES (?, ?, ?)',
  );
  const select = database.prepare('SELECT subject FROM attestation_part WHERE repo = ? AND digest = ?');
  return {
    note: (repo, subject, parts) => {
      for (const part of parts) insert.run(repo, part, subject);
    },
    subjectOf: (repo, part) => {
      const row = select.get(repo, part);
      return row === undefined ? undefined : parseDigest(textColumn(row, 'subject'));
    },
  };
}
