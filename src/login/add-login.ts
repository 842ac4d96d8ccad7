import type { CredentialFile, Fingerprint, HostState, LoginRecord } from './decide/docker-config.ts';
import { keysBelow, readCredentialText, readHost, readStore, setHost } from './decide/docker-config-text.ts';

/** Credentials to write: base64 of `user:password` in the file itself, or the name of a credential helper. */
export type Credentials =
  | { readonly kind: 'entry'; readonly basic: string }
  | { readonly kind: 'helper'; readonly name: string };

/** One login of a registry in a credential file. */
export interface Login {
  readonly id: string;
  readonly host: string;
  readonly credentials: Credentials;
  /** When the current token expires, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Which programs read the file: the docker CLI and containers-auth.json(5) interpret it differently. */
  readonly readBy: 'docker' | 'containers';
}

/** The default limit of a job (`timeout-minutes`): for that long a helper refreshes the token of its job. */
const REFRESHED_MS = 21_600_000;

/** Only the owner can read a file with credentials in it. */
const OWNER_ONLY = 0o600;

/**
 * Adds a login to the file and leaves every other byte of it unchanged. Throws `config_file_invalid` for a file that
 * cannot be parsed.
 */
export function addLogin(file: CredentialFile, login: Login, fingerprint: Fingerprint): CredentialFile {
  const before = readCredentialText(file.text ?? '', file.path);
  const prior = readHost(before, login.host);
  const state = stateOf(login, prior, readStore(before) !== undefined);
  const changed = setHost(before, login.host, state);
  const cleaned = file.text === undefined || file.text === before ? [] : [undoCleaning(file.text, before)];
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

/** The parts of a credential file that concern a login, besides the credentials of the registry. */
export interface CredentialFileFacts {
  readonly text: string;
  /** The credential store for all registries, if the file names one. */
  readonly store: string | undefined;
  /** The keys below the registry, which podman and skopeo prefer to the registry's own. */
  readonly keysBelow: readonly string[];
}

/** Reads a credential file before a login. Throws `config_file_invalid` for a file that cannot be parsed. */
export function inspectCredentialFile(text: string, path: string, host: string): CredentialFileFacts {
  const bare = readCredentialText(text, path);
  return { text: bare, store: readStore(bare), keysBelow: keysBelow(bare, host) };
}

/** Replaces each value by its fingerprint, which does not depend on how the value is formatted. */
export function fingerprintState(state: HostState, fingerprint: Fingerprint): LoginRecord['wrote'] {
  const of = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : fingerprint(JSON.stringify(JSON.parse(value)));
  return { entry: of(state.entry), helper: of(state.helper) };
}

/**
 * Docker tries `credHelpers` first, then the store for all registries, then `auths`: a helper of this registry has to go,
 * and beside a store an empty name says that this registry is not in it (docker/cli, `getConfiguredCredentialStore`).
 * The programs of containers-auth.json(5) have no store, and would try to run a program with an empty name.
 */
function stateOf({ credentials, readBy }: Login, prior: HostState, hasStore: boolean): HostState {
  if (credentials.kind === 'helper') return { entry: prior.entry, helper: JSON.stringify(credentials.name) };
  const entry = JSON.stringify({ auth: credentials.basic });
  return { entry, helper: hasStore && readBy === 'docker' ? '""' : undefined };
}

/** Returns the edit that restores the original text, with its byte order mark, or empty. */
function undoCleaning(original: string, cleaned: string): LoginRecord['undo'][number] {
  return { at: 0, length: cleaned.length, text: original };
}
