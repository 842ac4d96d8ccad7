import { dropEmptySections, readCredentialText, readHost, setHost } from './credential-text.ts';
import { fingerprintState } from './log-in.ts';
import type { CredentialFile, Fingerprint } from './log-in.ts';
import type { LoginRecord } from './login-record.ts';
import { applyEdits } from './text-change.ts';

/**
 * What came of taking a login back: `restored` what was there before, `handed-on` to a later login that is still in
 * use, `left` since somebody else has changed it meanwhile, `as-before` since the registry has what it had already,
 * `unknown` since there is no such login.
 */
export type LogOutResult = 'restored' | 'handed-on' | 'left' | 'as-before' | 'unknown';

/** Milliseconds after its end from which on a login that nobody took back is forgotten. */
const FORGOTTEN_MS = 86_400_000;

/**
 * The file without the login: what the registry had before it, and the file to the byte where nothing else changed. It
 * works on the logins as on a chain: one from the middle of it only makes its successor remember what it remembered
 * itself, so that jobs that share a home do not log each other out, in whatever order they end.
 */
export function logOut(
  file: CredentialFile,
  id: string,
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): CredentialFile & { readonly result: LogOutResult } {
  const mine = file.records.find((record) => record.id === id);
  if (mine === undefined) return { ...file, result: 'unknown' };
  const others = file.records.filter((record) => record !== mine && record.endsAt + FORGOTTEN_MS > now);
  const successor = others.find((record) => follows(record, mine, fingerprint));
  if (successor !== undefined) {
    const relinked: LoginRecord = { ...successor, prior: mine.prior, ...originOf(mine, successor) };
    const records = others.map((record) => (record === successor ? relinked : record));
    return { ...file, records, result: 'handed-on' };
  }
  const { text } = file;
  if (text === undefined) return { ...file, records: others, result: 'left' };
  return restore({ ...file, text, records: others }, mine, { now, fingerprint });
}

function restore(
  file: CredentialFile & { readonly text: string },
  mine: LoginRecord,
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): CredentialFile & { readonly result: LogOutResult } {
  const living = lastLiving(mine, file.records, { now, fingerprint });
  if (living === mine && fingerprint(file.text) === mine.after) {
    const before = mine.mode === undefined ? undefined : applyEdits(file.text, mine.undo);
    return { ...file, text: before, mode: mine.mode, result: 'restored' };
  }
  const bare = readCredentialText(file.text, file.path);
  const present = fingerprintState(readHost(bare, mine.host), fingerprint);
  if (!isSame(present, mine.wrote)) {
    const isBefore = isSame(present, fingerprintState(mine.prior, fingerprint));
    return { ...file, result: isBefore ? 'as-before' : 'left' };
  }
  const put = setHost(bare, mine.host, living.prior).text;
  const text = dropEmptySections(put, [...mine.sections, ...living.sections]);
  const isEmpty = living.mode === undefined && text.replaceAll(/\s/g, '') === '{}';
  return {
    ...file,
    text: isEmpty ? undefined : text,
    mode: isEmpty ? undefined : (living.mode ?? file.mode),
    records: file.records.filter((record) => record !== living),
    result: 'restored',
  };
}

/** Follows the chain back over logins that have ended without being taken back: their credentials help nobody. */
function lastLiving(
  mine: LoginRecord,
  others: readonly LoginRecord[],
  { now, fingerprint }: { readonly now: number; readonly fingerprint: Fingerprint },
): LoginRecord {
  const before = others.find((record) => record.endsAt <= now && follows(mine, record, fingerprint));
  if (before === undefined) return mine;
  return lastLiving(
    before,
    others.filter((record) => record !== before),
    { now, fingerprint },
  );
}

function follows(later: LoginRecord, earlier: LoginRecord, fingerprint: Fingerprint): boolean {
  return later.host === earlier.host && isSame(fingerprintState(later.prior, fingerprint), earlier.wrote);
}

/** What the successor takes over beside the entry. Its own way back to the byte led through the login that goes. */
function originOf(
  mine: LoginRecord,
  successor: LoginRecord,
): Pick<LoginRecord, 'mode' | 'sections' | 'after' | 'undo'> {
  return {
    mode: mine.mode,
    sections: [...new Set([...mine.sections, ...successor.sections])],
    after: '',
    undo: [],
  };
}

function isSame(one: LoginRecord['wrote'], other: LoginRecord['wrote']): boolean {
  return one.entry === other.entry && one.helper === other.helper;
}
