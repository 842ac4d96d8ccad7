import type { Instant } from '../../values/instant.ts';
import type { CertificateAuthority } from './certificate-authority.ts';
import type { CtLog } from './ct-log.ts';
import { entryBody } from './log-entry.ts';
import type { EntryKind } from '../../signatures/bundle/entry-kinds.ts';
import type { Signed } from './signed.ts';
import type { TimestampAuthority } from './timestamp-authority.ts';
import type { LogPlace, LoggedEntry, TransparencyLog } from './transparency-log.ts';

/** The parts of a Sigstore instance. */
export interface SigstoreInstance {
  readonly certificateAuthority: CertificateAuthority;
  readonly ctLog: CtLog;
  readonly rekorV1: TransparencyLog;
  readonly rekorV2: TransparencyLog;
  readonly timestampAuthority: TimestampAuthority;
}

export interface EntryOptions {
  /** When the log takes the entry; by default when the signature was made. */
  readonly at?: Instant;
  readonly place?: LogPlace;
}

/** Enters a signature into the log that has entries of the kind. */
export function recordEntry(
  { rekorV1, rekorV2 }: SigstoreInstance,
  kind: EntryKind,
  signed: Signed,
  { at = signed.at, place }: EntryOptions = {},
): LoggedEntry {
  const log = kind === 'hashedrekord 0.0.2' ? rekorV2 : rekorV1;
  return log.record(entryBody(kind, signed), at, place);
}
