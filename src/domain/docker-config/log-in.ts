import { readCredentialText, readHost, readStore, setHost } from './credential-text.ts';
import type { HostState } from './credential-text.ts';
import type { LoginRecord } from './login-record.ts';

/** A credential file and the logins that were written to it; the text is undefined where there is no file. */
export interface CredentialFile {
  readonly path: string;
  readonly text: string | undefined;
  /** The permission bits of the file; undefined where there is none. */
  readonly mode: number | undefined;
  readonly records: readonly LoginRecord[];
}

/** What to write: base64 of `user:password` into the file itself, or the name of a program to ask for them. */
export type Credentials =
  | { readonly kind: 'entry'; readonly basic: string }
  | { readonly kind: 'helper'; readonly name: string };

export interface Login {
  readonly id: string;
  readonly host: string;
  readonly credentials: Credentials;
  /** When the token that there is now ends, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Whose file it is: programs of docker's command line and those of containers-auth.json(5) read it differently. */
  readonly readBy: 'docker' | 'containers';
}

/** How long a job may go on by default (`timeout-minutes`): so long its helper gets new tokens, and is of use to it. */
const REFRESHED_MS = 21_600_000;

/** Only the owner may read a file with credentials in it. */
const OWNER_ONLY = 0o600;

/** A short text that stands for another one. */
export type Fingerprint = (text: string) => string;

/**
 * The file with the login in it. All else in it stays as it is, to the byte. Throws `config_file_invalid` for a file
 * that cannot be read, which is left alone.
 */
export function logIn(file: CredentialFile, login: Login, fingerprint: Fingerprint): CredentialFile {
  const before = readCredentialText(file.text ?? '', file.path);
  const prior = readHost(before, login.host);
  const state = stateOf(login, prior, readStore(before) !== undefined);
  const changed = setHost(before, login.host, state);
  const cleaned = file.text === undefined || file.text === before ? [] : [undoOfCleaning(file.text, before)];
  const record: LoginRecord = {
    id: login.id,
    host: login.host,
    endsAt: login.endsAt + (login.credentials.kind === 'helper' ? REFRESHED_MS : 0),
    wrote: fingerprintState(state, fingerprint),
    prior,
    sections: changed.sections,
    mode: file.mode,
    after: fingerprint(changed.text),
    undo: [...changed.undo, ...cleaned],
  };
  return { path: file.path, text: changed.text, mode: OWNER_ONLY, records: [...file.records, record] };
}

/** The state with a fingerprint in place of each value. However it is written, the same value has the same one. */
export function fingerprintState(state: HostState, fingerprint: Fingerprint): LoginRecord['wrote'] {
  const of = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : fingerprint(JSON.stringify(JSON.parse(value)));
  return { entry: of(state.entry), helper: of(state.helper) };
}

/**
 * Docker asks `credHelpers` first, then the store of all registries, then `auths`: a helper of this registry has to go,
 * and where there is a store an empty name says that this registry is not in it (docker/cli, `getConfiguredCredentialStore`).
 * The programs of containers-auth.json(5) know no store, and would try to run the program of the empty name.
 */
function stateOf({ credentials, readBy }: Login, prior: HostState, hasStore: boolean): HostState {
  if (credentials.kind === 'helper') return { entry: prior.entry, helper: JSON.stringify(credentials.name) };
  const entry = JSON.stringify({ auth: credentials.basic });
  return { entry, helper: hasStore && readBy === 'docker' ? '""' : undefined };
}

/** The edit from the text that could be read to the one that was there: with its byte order mark, or empty. */
function undoOfCleaning(was: string, cleaned: string): LoginRecord['undo'][number] {
  return { at: 0, length: cleaned.length, text: was };
}
