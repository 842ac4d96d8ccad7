import type { SignedContent } from '../../../src/signatures/decide/signed-content.ts';

/** Members and places on the way into a JSON value. */
export type JsonPath = readonly (string | number)[];

/** Takes the value at a path, and gives the one to put there; undefined removes the member. */
export type Change = (value: unknown) => unknown;

/** Returns a JSON value with another one at a path. */
export function edited(value: unknown, [key, ...rest]: JsonPath, change: Change): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, place) => (place === key ? edited(item, rest, change) : item));
  const members = typeof value === 'object' && value !== null ? value : {};
  const old: unknown = Object.entries(members).find(([name]) => name === key)?.[1];
  return { ...members, [key]: edited(old, rest, change) };
}

/** Returns a bundle, or the envelope of an attestation, with another value at a path of its JSON. */
export function editJson(content: SignedContent, path: JsonPath, change: Change): SignedContent {
  const json: unknown = JSON.parse(Buffer.from(content.bytes).toString());
  return { ...content, bytes: Buffer.from(JSON.stringify(edited(json, path, change))) };
}

/** Annotations of a legacy layer, by short names. */
const ANNOTATIONS = {
  signature: 'dev.cosignproject.cosign/signature',
  certificate: 'dev.sigstore.cosign/certificate',
  chain: 'dev.sigstore.cosign/chain',
  entry: 'dev.sigstore.cosign/bundle',
} as const;

/** Returns a legacy layer with another annotation; undefined removes it. */
export function editAnnotation(
  content: SignedContent,
  name: keyof typeof ANNOTATIONS,
  change: (text: string) => string | undefined,
): SignedContent {
  if (content.form === 'bundle') throw new Error('a bundle has no annotations');
  const { [ANNOTATIONS[name]]: old = '', ...others } = content.annotations;
  const text = change(old);
  return { ...content, annotations: { ...others, ...(text !== undefined && { [ANNOTATIONS[name]]: text }) } };
}

/** Returns a legacy layer with another value in the JSON of its log entry. */
export function editEntry(content: SignedContent, path: JsonPath, change: Change): SignedContent {
  return editAnnotation(content, 'entry', (text) => JSON.stringify(edited(JSON.parse(text), path, change)));
}

/** Changes a value if it is text. */
export function onText(change: (text: string) => string): Change {
  return (value) => (typeof value === 'string' ? change(value) : value);
}

/** Changes one bit of bytes in base64. */
export function flipBase64(text: string, place = 10): string {
  return Buffer.from(flipped(Buffer.from(text, 'base64'), place)).toString('base64');
}

/** Bytes with one bit changed; a negative place counts from the end. */
export function flipped(bytes: Uint8Array, place: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = place < 0 ? bytes.length + place : place;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** Returns the paths of all texts, numbers and truth values in a JSON value. */
export function leavesOf(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => leavesOf(item, [...path, place]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}
