import { WholeAnswer } from '../requests/route-call.ts';
import type { Content } from './content/content.ts';
import { Refusal } from '../requests/refusal.ts';

/** Returns a manifest: its bytes with their type and digest. With `headOnly` all of it but the bytes. */
export function manifestAnswer(content: Content, headOnly: boolean): WholeAnswer {
  const body = Buffer.from(content.body);
  const headers = { ...contentHeaders(content), 'content-length': String(body.length) };
  if (headOnly) return new WholeAnswer({ status: 200, headers, body: new Uint8Array() });
  return new WholeAnswer({ status: 200, headers, body }, JSON.parse(body.toString()));
}

/** Returns a blob: its bytes, or the range of them that is requested. With `headOnly` all of it but the bytes. */
export function blobAnswer(content: Content, range: string | undefined, headOnly: boolean): WholeAnswer {
  const body = Buffer.from(content.body);
  const headers = {
    ...contentHeaders(content),
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
  };
  const requested = headOnly ? undefined : readByteRange(range, body.length);
  if (requested === undefined) {
    const length = { 'content-length': String(body.length) };
    return new WholeAnswer({
      status: 200,
      headers: { ...headers, ...length },
      body: headOnly ? new Uint8Array() : body,
    });
  }
  const { first, last } = requested;
  return new WholeAnswer({
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  });
}

/** Returns JSON with headers of its own. */
export function jsonAnswer(
  value: unknown,
  headers: Readonly<Record<string, string>>,
  type = 'application/json',
): WholeAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return new WholeAnswer({ status: 200, headers: { 'content-type': type, ...headers }, body }, value);
}

function contentHeaders({ mediaType, digest }: Content): Readonly<Record<string, string>> {
  return { 'content-type': mediaType, 'docker-content-digest': digest, etag: `"${digest}"` };
}

/**
 * Returns true if an Accept header takes the media type: each of `type/name`, `type/*` and `*\/*` may be on the list.
 */
export function accepts(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header.trim() === '') return true;
  const [type = ''] = mediaType.split('/', 1);
  const taken = new Set(header.split(',').map((one) => one.replace(/;.*$/s, '').trim().toLowerCase()));
  return [mediaType, `${type}/*`, '*/*'].some((pattern) => taken.has(pattern));
}

/** The first and the last byte that are requested, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the range of a Range header for a body of this size (RFC 9110 §14.1.2), or undefined for the whole: without a
 * header, and for a form that is not known, which is to be ignored. Throws a 416 for a range outside of the body.
 */
function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first <= last) return { first, last };
  throw new Refusal('INVALID_ARGUMENT', `Invalid argument: range: the content has ${size} bytes`, {
    status: 416,
    headers: { 'content-range': `bytes */${size}` },
    registryCode: 'RANGE_INVALID',
  });
}
