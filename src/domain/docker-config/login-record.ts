import type { HostState } from './credential-text.ts';
import type { TextEdit } from './text-change.ts';
import { parseJson } from '../text/parse-json.ts';

/**
 * One login that has not been taken back yet. It is kept beside the credential file, readable by its owner alone as
 * that is: what was there before can be a credential.
 */
export interface LoginRecord {
  readonly id: string;
  readonly host: string;
  /** Milliseconds since 1970 after which what was written is of no use to anybody. */
  readonly endsAt: number;
  /** Fingerprints of what was written. */
  readonly wrote: { readonly entry: string | undefined; readonly helper: string | undefined };
  readonly prior: HostState;
  /** The sections that were not there before. */
  readonly sections: readonly string[];
  /** The permission bits of the file before; undefined where there was none. */
  readonly mode: number | undefined;
  /** The whole file after the login, as a fingerprint: empty where there is no way back to the byte any more. */
  readonly after: string;
  /** The way back to what was there before. */
  readonly undo: readonly TextEdit[];
}

/** The logins that a text of `formatRecords` tells of; none where it cannot be read: then nothing is put back. */
export function readRecords(text: string): readonly LoginRecord[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}

/** The logins as a file. */
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
  return isFields(value) && [value['entry'], value['helper']].every(isTextOrNothing);
}

function isEdit(value: unknown): value is TextEdit {
  return (
    isFields(value) &&
    typeof value['at'] === 'number' &&
    typeof value['length'] === 'number' &&
    typeof value['text'] === 'string'
  );
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
