import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';

import { applyEdit } from './docker-config.ts';
import { isNamed } from '../../text/field-name.ts';
import type { HostState, TextEdit } from './docker-config.ts';
import { MooringError } from '../../values/errors.ts';

/** Where credentials are in the file of the docker CLI and of containers-auth.json(5). */
const SECTIONS = { entry: 'auths', helper: 'credHelpers' } as const;
const PARTS = ['entry', 'helper'] as const;
const STORE = 'credsStore';
const FIELDS: readonly string[] = [...Object.values(SECTIONS), STORE];

/**
 * Returns the text of a credential file, ready for changes: without the byte order mark, which docker rejects, and `{}`
 * for an empty file. Throws `config_file_invalid` if docker could not read it.
 */
export function readCredentialText(text: string, path: string): string {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return '{}';
  requireJson(bare, path);
  const root = parseTree(bare);
  if (root?.type !== 'object') throw invalid(path, 'is not a JSON object');
  requireUnique(
    keysOf(root).flatMap((key) => FIELDS.find((name) => isNamed(key, name)) ?? []),
    path,
  );
  for (const name of Object.values(SECTIONS)) {
    const section = findValue(root, fieldOf(root, name));
    if (section === undefined || section.type === 'null') continue;
    if (section.type !== 'object') throw invalid(path, `has a field ${name} that is not an object`);
    requireUnique(keysOf(section), path);
  }
  return bare;
}

/** Returns the name of the credential store for all registries, if the file names one. */
export function readStore(text: string): string | undefined {
  const root = parseTree(text);
  const store: unknown = findValue(root, fieldOf(root, STORE))?.value;
  return typeof store === 'string' && store !== '' ? store : undefined;
}

/** Returns the keys of `auths` below the registry (`cgr.dev/acme`): podman and skopeo prefer them to the registry's own. */
export function keysBelow(text: string, host: string): readonly string[] {
  return keysOf(findSection(text, 'auths')).filter((key) => key.startsWith(`${host}/`));
}

/** Returns what the text holds for the registry. */
export function readHost(text: string, host: string): HostState {
  const valueOf = (section: string): string | undefined => {
    const value = findValue(findSection(text, section), host);
    return value === undefined ? undefined : text.slice(value.offset, endOf(value));
  };
  return { entry: valueOf(SECTIONS.entry), helper: valueOf(SECTIONS.helper) };
}

/** A changed text, with the edits that undo the change, in order, and the sections that it added. */
export interface ChangedText {
  readonly text: string;
  readonly undo: readonly TextEdit[];
  readonly sections: readonly string[];
}

/** Sets what the text holds for the registry, and changes nothing else. */
export function setHost(text: string, host: string, state: HostState): ChangedText {
  let changed: ChangedText = { text, undo: [], sections: [] };
  for (const part of PARTS) changed = setPart(changed, SECTIONS[part], host, state[part]);
  return changed;
}

/** Removes those of the sections that are empty. */
export function dropEmptySections(text: string, sections: readonly string[]): string {
  return sections.reduce((current, name) => {
    const root = parseTree(current);
    const section = findSection(current, name);
    const isEmpty = section !== undefined && membersOf(section).length === 0;
    const edit = root === undefined || !isEmpty ? undefined : removeMember(root, fieldOf(root, name));
    return edit === undefined ? current : applyEdit(current, edit).text;
  }, text);
}

function setPart(changed: ChangedText, name: string, host: string, value: string | undefined): ChangedText {
  const { text } = changed;
  const section = findSection(text, name);
  if (section === undefined) {
    if (value === undefined) return changed;
    const root = parseTree(text);
    if (root === undefined) throw new MooringError('internal_bug', 'a credential text is no object');
    const edit = setMember(text, root, fieldOf(root, name), `{${JSON.stringify(host)}: ${value}}`);
    return { ...withEdit(changed, edit), sections: [...changed.sections, name] };
  }
  const edit = value === undefined ? removeMember(section, host) : setMember(text, section, host, value);
  return edit === undefined ? changed : withEdit(changed, edit);
}

function withEdit(changed: ChangedText, edit: TextEdit): ChangedText {
  const { text, undo } = applyEdit(changed.text, edit);
  return { ...changed, text, undo: [undo, ...changed.undo] };
}

/** Sets a member of the object to a JSON value. A new member goes last, indented like the one before it. */
function setMember(text: string, object: Node, key: string, value: string): TextEdit {
  const known = findValue(object, key);
  if (known !== undefined) return { at: known.offset, length: known.length, text: value };
  const member = `${JSON.stringify(key)}: ${value}`;
  const [previous, last] = [membersOf(object).at(-2), membersOf(object).at(-1)];
  if (last === undefined) return { at: object.offset + 1, length: 0, text: member };
  const gap = text.slice(previous === undefined ? object.offset : endOf(previous), last.offset);
  const [blanks = ''] = /[ \t\r\n]*$/.exec(gap) ?? [];
  return { at: endOf(last), length: 0, text: `,${blanks}${member}` };
}

/** Removes a member with the comma that belongs to it; returns undefined if there is none. */
function removeMember(object: Node, key: string): TextEdit | undefined {
  const members = membersOf(object);
  const index = members.findLastIndex((member) => keyOf(member) === key);
  const known = members[index];
  if (known === undefined) return undefined;
  const [before, after] = [members[index - 1], members[index + 1]];
  const start =
    before === undefined ? (after === undefined ? object.offset + 1 : known.offset) : endOf(before);
  const end = before === undefined && after !== undefined ? after.offset : endOf(known);
  return { at: start, length: end - start, text: '' };
}

/** Returns the section; undefined if there is none, or `null` in its place. */
function findSection(text: string, name: string): Node | undefined {
  const root = parseTree(text);
  const section = findValue(root, fieldOf(root, name));
  return section?.type === 'object' ? section : undefined;
}

/** Returns the name of a field as the file spells it. */
function fieldOf(root: Node | undefined, name: string): string {
  return keysOf(root).find((key) => isNamed(key, name)) ?? name;
}

/** Returns the value of a member: of several with one name the last, as parsers do. */
function findValue(object: Node | undefined, key: string): Node | undefined {
  return membersOf(object).findLast((member) => keyOf(member) === key)?.children?.[1];
}

function membersOf(object: Node | undefined): readonly Node[] {
  return object?.type === 'object' ? (object.children ?? []) : [];
}

function keysOf(object: Node | undefined): readonly string[] {
  return membersOf(object).map(keyOf);
}

function keyOf(member: Node): string {
  return String(member.children?.[0]?.value);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function requireJson(text: string, path: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw invalid(path, 'is not valid JSON', cause);
  }
}

/** Programs disagree on which of two members with one name counts. */
function requireUnique(keys: readonly string[], path: string): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw invalid(path, `has more than one ${key}`);
    seen.add(key);
  }
}

function invalid(path: string, reason: string, cause?: unknown): MooringError {
  return new MooringError('config_file_invalid', `the credential file ${path} ${reason}`, {
    hint: 'The file is unchanged. Fix it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to a valid one.',
    ...(cause === undefined ? {} : { cause }),
  });
}
