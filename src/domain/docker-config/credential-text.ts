import { MooringError } from '../errors.ts';
import { findMember, findObject } from './json-members.ts';
import type { JsonObject } from './json-members.ts';
import { applyEdit, removeMember, setMember } from './text-change.ts';
import type { TextEdit } from './text-change.ts';

/** What a credential file says about one registry, as the JSON that stands there; undefined where it says nothing. */
export interface HostState {
  /** The value in `auths`: credentials in the file itself. */
  readonly entry: string | undefined;
  /** The value in `credHelpers`: the name of a program to ask. */
  readonly helper: string | undefined;
}

/** Where the two lie in the file of docker's command line and of containers-auth.json(5). */
const SECTIONS = { entry: 'auths', helper: 'credHelpers' } as const;
const PARTS = ['entry', 'helper'] as const;

/**
 * The text of a credential file, ready to be changed: without the byte order mark, on which docker fails, and `{}` for
 * a file that is empty. Throws `config_file_invalid` when it is not what docker could read.
 */
export function readCredentialText(text: string, path: string): string {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return '{}';
  parse(bare, path);
  const root = findObject(bare);
  if (root === undefined) throw invalid(path, 'is not a JSON object');
  const known = new Set<string>([...Object.values(SECTIONS), 'credsStore']);
  requireOnce(
    root.members.filter(({ key }) => known.has(key)),
    path,
  );
  for (const name of Object.values(SECTIONS)) {
    const member = findMember(root, name);
    if (member === undefined || bare.slice(member.from, member.to) === 'null') continue;
    const section = findObject(bare, member.from);
    if (section === undefined) throw invalid(path, `${name} is not an object`);
    requireOnce(section.members, path);
  }
  return bare;
}

/** The name of the program that keeps the credentials of all registries, where the file names one. */
export function readStore(text: string): string | undefined {
  const member = findMember(findObject(text), 'credsStore');
  const store: unknown = member === undefined ? undefined : JSON.parse(text.slice(member.from, member.to));
  return typeof store === 'string' && store !== '' ? store : undefined;
}

/** The keys of `auths` that are below the registry (`cgr.dev/acme`): podman and skopeo prefer them to its own. */
export function keysBelow(text: string, host: string): readonly string[] {
  const keys = sectionOf(text, 'auths')?.members.map(({ key }) => key) ?? [];
  return keys.filter((key) => key.startsWith(`${host}/`));
}

/** What the text says about the registry. */
export function readHost(text: string, host: string): HostState {
  const valueOf = (section: string): string | undefined => {
    const member = findMember(sectionOf(text, section), host);
    return member === undefined ? undefined : text.slice(member.from, member.to);
  };
  return { entry: valueOf(SECTIONS.entry), helper: valueOf(SECTIONS.helper) };
}

/** A changed text, with the edits that take the change back, in their order, and the sections that are new in it. */
export interface ChangedText {
  readonly text: string;
  readonly undo: readonly TextEdit[];
  readonly sections: readonly string[];
}

/** The text that says this about the registry, and about all others what it said before. */
export function setHost(text: string, host: string, state: HostState): ChangedText {
  let changed: ChangedText = { text, undo: [], sections: [] };
  for (const part of PARTS) changed = setPart(changed, SECTIONS[part], host, state[part]);
  return changed;
}

/** The text without those of the sections that are empty. */
export function dropEmptySections(text: string, sections: readonly string[]): string {
  return sections.reduce((current, name) => {
    const root = findObject(current);
    const isEmpty = sectionOf(current, name)?.members.length === 0;
    const edit = root === undefined || !isEmpty ? undefined : removeMember(root, name);
    return edit === undefined ? current : applyEdit(current, edit).text;
  }, text);
}

function setPart(changed: ChangedText, name: string, host: string, value: string | undefined): ChangedText {
  const { text } = changed;
  const root = findObject(text);
  if (root === undefined) throw new MooringError('internal_bug', 'a credential text is no object');
  const section = sectionOf(text, name);
  if (section === undefined) {
    if (value === undefined) return changed;
    const edit = setMember(text, root, name, `{${JSON.stringify(host)}: ${value}}`);
    return { ...withEdit(changed, edit), sections: [...changed.sections, name] };
  }
  const edit = value === undefined ? removeMember(section, host) : setMember(text, section, host, value);
  return edit === undefined ? changed : withEdit(changed, edit);
}

function withEdit(changed: ChangedText, edit: TextEdit): ChangedText {
  const { text, undo } = applyEdit(changed.text, edit);
  return { ...changed, text, undo: [undo, ...changed.undo] };
}

/** Where the section lies; undefined where there is none, or `null` in its place. */
function sectionOf(text: string, name: string): JsonObject | undefined {
  const member = findMember(findObject(text), name);
  return member === undefined ? undefined : findObject(text, member.from);
}

function parse(text: string, path: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw invalid(path, 'is not valid JSON', cause);
  }
}

/** Which of two members of one name counts, programs do not agree on. */
function requireOnce(members: JsonObject['members'], path: string): void {
  const seen = new Set<string>();
  for (const { key } of members) {
    if (seen.has(key)) throw invalid(path, `names ${key} twice`);
    seen.add(key);
  }
}

function invalid(path: string, why: string, cause?: unknown): MooringError {
  return new MooringError('config_file_invalid', `the credential file ${path} ${why}`, {
    hint: 'It was left as it is. Repair it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to one that is in order.',
    ...(cause === undefined ? {} : { cause }),
  });
}
