import { createHash } from 'node:crypto';

/** SHA-256. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Standard base64 with padding (RFC 4648 §4). */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** PEM (RFC 7468) with a final line feed. */
export function toPem(label: 'CERTIFICATE' | 'PUBLIC KEY', der: Uint8Array): string {
  const lines = base64(der).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** JSON without white space, members sorted by name (RFC 8785): what a log signs. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
