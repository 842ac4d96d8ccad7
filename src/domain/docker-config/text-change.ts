import { findMember } from './json-members.ts';
import type { JsonObject } from './json-members.ts';

/** A piece of a text with another one in its place; counted in characters of UTF-16. */
export interface TextEdit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** The text with the edit, and the edit that takes it back. */
export function applyEdit(text: string, edit: TextEdit): { readonly text: string; readonly undo: TextEdit } {
  const end = edit.at + edit.length;
  return {
    text: text.slice(0, edit.at) + edit.text + text.slice(end),
    undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
  };
}

/** The text with all edits, one after the other, each meaning the text that the one before it left. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce((current, edit) => applyEdit(current, edit).text, text);
}

/** Gives a member of the object this value (JSON). A new one goes last, indented as the one before it. */
export function setMember(text: string, object: JsonObject, key: string, value: string): TextEdit {
  const known = findMember(object, key);
  if (known !== undefined) return { at: known.from, length: known.to - known.from, text: value };
  const member = `${JSON.stringify(key)}: ${value}`;
  const last = object.members.at(-1);
  if (last === undefined) return { at: object.open + 1, length: 0, text: member };
  const before = object.members.at(-2)?.to ?? object.open;
  const [blanks = ''] = /[ \t\r\n]*$/.exec(text.slice(before, last.start)) ?? [];
  return { at: last.to, length: 0, text: `,${blanks}${member}` };
}

/** Takes a member out, with the comma that belonged to it; undefined when it is not there. */
export function removeMember(object: JsonObject, key: string): TextEdit | undefined {
  const { members, open } = object;
  const known = findMember(object, key);
  if (known === undefined) return undefined;
  const index = members.indexOf(known);
  const [before, after] = [members[index - 1], members[index + 1]];
  if (before !== undefined) return { at: before.to, length: known.to - before.to, text: '' };
  if (after !== undefined) return { at: known.start, length: after.start - known.start, text: '' };
  return { at: open + 1, length: known.to - open - 1, text: '' };
}
