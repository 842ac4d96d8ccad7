import { applyEdits } from './apply-edits.ts';
import { signerEntryLines } from '../../signatures/decide/signer-entry.ts';
import type { SignerEntry } from '../../signatures/decide/signer-entry.ts';
import type { DataNode, ListNode, MapNode } from '../../formats/data-node.ts';
import { fileText } from '../../formats/open-file.ts';
import { readPlainYaml } from '../../formats/yaml/read-plain-yaml.ts';
import { parseYaml } from '../../formats/yaml/yaml-documents.ts';

/**
 * Adds entries to `trust.signers` of a configuration file, and leaves every other byte of it unchanged. Returns undefined
 * for a file in which they cannot be written so that it reads as before with the entries at the end of the list, such as
 * one with `{ … }`.
 */
export function addSigners(bytes: Uint8Array, entries: readonly SignerEntry[]): Uint8Array | undefined {
  const { whole, text, offset } = fileText(bytes);
  const parsed = parseYaml({ text, offset });
  if (parsed.kind === 'unreadable') return undefined;
  const place = findPlace(parsed.root, whole);
  if (place === undefined) return undefined;
  const lineBreak = /\r?\n/.exec(whole)?.[0] ?? '\n';
  const isOpen = place.at > offset && whole.charAt(place.at - 1) !== '\n';
  const lines = [...place.before, ...entries.flatMap(signerEntryLines).map((line) => place.indent + line)];
  const added = `${isOpen ? lineBreak : ''}${lines.join(lineBreak)}${lineBreak}`;
  const edits = [{ start: place.at, end: place.at, replacement: new TextEncoder().encode(added) }];
  const edited = applyEdits(
    bytes,
    place.remove === undefined ? edits : [...edits, { ...place.remove, replacement: NOTHING }],
  );
  return isSame(edited, withEntries(bytes, entries)) ? edited : undefined;
}

const NOTHING = new Uint8Array();
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

/** Where the lines go: at the beginning of a line or at the end of the file. */
interface Place {
  readonly at: number;
  /** Before each line of an entry. */
  readonly indent: string;
  /** The lines with the missing keys. */
  readonly before: readonly string[];
  /** An empty list on the line of its key. */
  readonly remove?: { readonly start: number; readonly end: number };
}

function findPlace(root: DataNode, whole: string): Place | undefined {
  const trust = root.kind === 'map' ? root.entries.find(({ key }) => key.text === 'trust')?.value : undefined;
  if (trust === undefined) return endOfFile(root, whole);
  if (trust.kind !== 'map' || trust.isFlow || trust.isShared) return undefined;
  const signers = trust.entries.find(({ key }) => key.text === 'signers');
  if (signers === undefined) return afterLast(trust, whole);
  const { value } = signers;
  if (value.kind !== 'list' || value.isShared) return undefined;
  return whole.charAt(value.start) === '['
    ? inPlaceOfEmpty(value, columnAt(whole, signers.key.start), whole)
    : afterItems(value, whole);
}

/** `trust:` becomes the last key of the file. */
function endOfFile(root: DataNode, whole: string): Place | undefined {
  if (root.kind !== 'empty' && (root.kind !== 'map' || root.isFlow)) return undefined;
  const [first] = root.kind === 'map' ? root.entries : [];
  const indent = first === undefined ? '' : columnAt(whole, first.key.start);
  return { at: whole.length, indent: `${indent}    `, before: [`${indent}trust:`, `${indent}  signers:`] };
}

/** `signers:` becomes the last key of the section. */
function afterLast(trust: MapNode, whole: string): Place | undefined {
  const [last] = trust.entries.slice(-1);
  const at = last && endOfLine(endOf(last.value), whole);
  if (last === undefined || at === undefined) return undefined;
  const indent = columnAt(whole, last.key.start);
  return { at, indent: `${indent}  `, before: [`${indent}signers:`] };
}

function afterItems(list: ListNode, whole: string): Place | undefined {
  const at = endOfLine(endOf(list), whole);
  return at === undefined ? undefined : { at, indent: columnAt(whole, list.start), before: [] };
}

/** An empty list in brackets is replaced by a block on the lines below it. */
function inPlaceOfEmpty(list: ListNode, indent: string, whole: string): Place | undefined {
  const [brackets = ''] = /^\[\s*\]/.exec(whole.slice(list.start)) ?? [];
  const end = list.start + brackets.length;
  const at = endOfLine(end, whole);
  if (brackets === '' || at === undefined) return undefined;
  return { at, indent: `${indent}  `, before: [], remove: { start: list.start, end } };
}

/** Returns the offset past the last text of a node; undefined if something else is last. */
function endOf(node: DataNode): number | undefined {
  if (node.kind === 'text') return node.isShared ? undefined : node.end;
  const last = node.kind === 'list' ? node.items.at(-1) : undefined;
  const value = node.kind === 'map' && !node.isFlow ? node.entries.at(-1)?.value : last;
  return value === undefined ? undefined : endOf(value);
}

/** Returns the beginning of the next line, or the end of the file; a block text ends with its line. */
function endOfLine(from: number | undefined, whole: string): number | undefined {
  if (from === undefined || whole.charAt(from - 1) === '\n') return from;
  const lineFeed = whole.indexOf('\n', from);
  return lineFeed === -1 ? whole.length : lineFeed + 1;
}

/** Returns as many spaces as are before a place on its line. */
function columnAt(whole: string, at: number): string {
  const line = whole.slice(whole.lastIndexOf('\n', at - 1) + 1, at);
  return ' '.repeat(line.replace(BYTE_ORDER_MARK, '').length);
}

/** Returns the plain value of a file with the entries; undefined if it cannot be read. */
function withEntries(bytes: Uint8Array, entries: readonly SignerEntry[]): unknown {
  const plain = readPlainYaml(bytes);
  if (plain.kind === 'unreadable') return undefined;
  const trust = memberOf(plain.value, 'trust');
  const signers = memberOf(trust, 'signers');
  const added = entries.map(({ image, signer: { issuer, identity } }) => ({ image, issuer, identity }));
  return {
    ...Object(plain.value),
    trust: { ...Object(trust), signers: [...(Array.isArray(signers) ? signers : []), ...added] },
  };
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isSame(edited: Uint8Array, wanted: unknown): boolean {
  const plain = readPlainYaml(edited);
  return (
    plain.kind === 'value' && wanted !== undefined && JSON.stringify(plain.value) === JSON.stringify(wanted)
  );
}
