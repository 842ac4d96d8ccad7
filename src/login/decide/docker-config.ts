import { parseJson } from '../../text/parse-json.ts';

/** A credential file and the logins written to it; the text is undefined if there is no file. */
export interface CredentialFile {
  readonly path: string;
  readonly text: string | undefined;
  /** The permission bits of the file; undefined if there is none. */
  readonly mode: number | undefined;
  readonly records: readonly LoginRecord[];
}

/** The entry of a credential file for one registry, as raw JSON; undefined if there is none. */
export interface HostState {
  /** The value in `auths`: credentials in the file itself. */
  readonly entry: string | undefined;
  /** The value in `credHelpers`: the name of a credential helper. */
  readonly helper: string | undefined;
}

/** A replacement in a text; counted in UTF-16 code units. */
export interface TextEdit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/**
 * One login that has not been removed yet. It is stored beside the credential file, readable by its owner only: the
 * previous state can be a credential.
 */
export interface LoginRecord {
  readonly id: string;
  readonly host: string;
  /** Milliseconds since 1970 after which the written credentials are useless. */
  readonly endsAt: number;
  /** Fingerprints of what was written. */
  readonly wrote: { readonly entry: string | undefined; readonly helper: string | undefined };
  readonly prior: HostState;
  /** The sections that the login added. */
  readonly sections: readonly string[];
  /** The permission bits of the file before; undefined if there was none. */
  readonly mode: number | undefined;
  /** A fingerprint of the whole file after the login; empty if the file cannot be restored byte for byte. */
  readonly after: string;
  /** The edits that restore the previous text. */
  readonly undo: readonly TextEdit[];
}

/** A short text that identifies another text. */
export type Fingerprint = (text: string) => string;

/** Applies an edit; returns the text and the edit that undoes it. */
export function applyEdit(text: string, edit: TextEdit): { readonly text: string; readonly undo: TextEdit } {
  const end = edit.at + edit.length;
  return {
    text: text.slice(0, edit.at) + edit.text + text.slice(end),
    undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
  };
}

/** Parses the text of `formatRecords`. Returns none if it is malformed: then nothing is restored. */
export function readRecords(text: string): readonly LoginRecord[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}

/** Formats the records as the text of a file. */
export function formatRecords(records: readonly LoginRecord[]): string {
  return `${JSON.stringify(records)}\n`;
}

function isRecord(value: unknown): value is LoginRecord {
  if (!isFields(value)) return false;
  const { id, host, endsAt, wrote, prior, sections, mode, after, undo } = value;
  return (
    [id, host, after].every((text) => typeof text === 'string') &&
    typeof endsAt === 'number' &&
    (mode === undefined || typeof mode === 'number') &&
    isState(wrote) &&
    isState(prior) &&
    Array.isArray(sections) &&
    sections.every((name) => typeof name === 'string') &&
    Array.isArray(undo) &&
    undo.every(isEdit)
  );
}

function isState(value: unknown): value is HostState {
  return isFields(value) && [value['entry'], value['helper']].every(isTextOrUndefined);
}

function isEdit(value: unknown): value is TextEdit {
  return (
    isFields(value) &&
    typeof value['at'] === 'number' &&
    typeof value['length'] === 'number' &&
    typeof value['text'] === 'string'
  );
}

function isTextOrUndefined(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
