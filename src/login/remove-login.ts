import { applyEdit } from './decide/docker-config.ts';
import type { CredentialFile, Fingerprint, LoginRecord } from './decide/docker-config.ts';
import { dropEmptySections, readCredentialText, readHost, setHost } from './decide/docker-config-text.ts';
import { fingerprintState } from './add-login.ts';

/**
 * The outcome of removing a login: `restored` the previous credentials, `handed-on` to a later login that is still in
 * use, `changed` by another program meanwhile and left unchanged, `as-before` since the registry already has its
 * previous credentials, `unknown` if there is no such login.
 */
export type RemovalOutcome = 'restored' | 'handed-on' | 'changed' | 'as-before' | 'unknown';

/** Milliseconds after its end from which a login that was never removed is forgotten. */
const FORGOTTEN_MS = 86_400_000;

/**
 * Removes a login: restores the previous credentials of the registry, and the file byte for byte if nothing else changed.
 * Logins form a chain: removing one from its middle only makes its successor remember what it remembered itself, so that
 * jobs that share a home directory do not log each other out, in whatever order they end.
 */
export function removeLogin(
  file: CredentialFile,
  id: string,
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): CredentialFile & { readonly outcome: RemovalOutcome } {
  const removed = file.records.find((record) => record.id === id);
  if (removed === undefined) return { ...file, outcome: 'unknown' };
  const others = file.records.filter((record) => record !== removed && record.endsAt + FORGOTTEN_MS > now);
  const successor = others.find((record) => follows(record, removed, fingerprint));
  if (successor !== undefined) {
    const relinked: LoginRecord = { ...successor, prior: removed.prior, ...originOf(removed, successor) };
    const records = others.map((record) => (record === successor ? relinked : record));
    return { ...file, records, outcome: 'handed-on' };
  }
  const { text } = file;
  if (text === undefined) return { ...file, records: others, outcome: 'changed' };
  return restore({ ...file, text, records: others }, removed, { now, fingerprint });
}

function restore(
  file: CredentialFile & { readonly text: string },
  removed: LoginRecord,
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): CredentialFile & { readonly outcome: RemovalOutcome } {
  const origin = skipExpired(removed, file.records, { now, fingerprint });
  if (origin === removed && fingerprint(file.text) === removed.after) {
    return { ...file, text: undoLogin(file.text, removed), mode: removed.mode, outcome: 'restored' };
  }
  const bare = readCredentialText(file.text, file.path);
  const current = fingerprintState(readHost(bare, removed.host), fingerprint);
  if (!isSame(current, removed.wrote)) {
    const isBefore = isSame(current, fingerprintState(removed.prior, fingerprint));
    return { ...file, outcome: isBefore ? 'as-before' : 'changed' };
  }
  const reset = setHost(bare, removed.host, origin.prior).text;
  const text = dropEmptySections(reset, [...removed.sections, ...origin.sections]);
  const isEmpty = origin.mode === undefined && text.replaceAll(/\s/g, '') === '{}';
  return {
    ...file,
    text: isEmpty ? undefined : text,
    mode: isEmpty ? undefined : (origin.mode ?? file.mode),
    records: file.records.filter((record) => record !== origin),
    outcome: 'restored',
  };
}

/** Returns the text before the login; undefined if there was no file. */
function undoLogin(text: string, { mode, undo }: LoginRecord): string | undefined {
  if (mode === undefined) return undefined;
  return undo.reduce((current, edit) => applyEdit(current, edit).text, text);
}

/** Follows the chain back over expired logins that were never removed: their credentials are useless. */
function skipExpired(
  removed: LoginRecord,
  others: readonly LoginRecord[],
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): LoginRecord {
  const previous = others.find((record) => record.endsAt <= now && follows(removed, record, fingerprint));
  if (previous === undefined) return removed;
  return skipExpired(
    previous,
    others.filter((record) => record !== previous),
    { now, fingerprint },
  );
}

function follows(later: LoginRecord, earlier: LoginRecord, fingerprint: Fingerprint): boolean {
  return later.host === earlier.host && isSame(fingerprintState(later.prior, fingerprint), earlier.wrote);
}

/** Returns what the successor takes over besides the entry. Its own undo edits led through the removed login. */
function originOf(
  removed: LoginRecord,
  successor: LoginRecord,
): Pick<LoginRecord, 'mode' | 'sections' | 'after' | 'undo'> {
  return {
    mode: removed.mode,
    sections: [...new Set([...removed.sections, ...successor.sections])],
    after: '',
    undo: [],
  };
}

function isSame(one: LoginRecord['wrote'], other: LoginRecord['wrote']): boolean {
  return one.entry === other.entry && one.helper === other.helper;
}
