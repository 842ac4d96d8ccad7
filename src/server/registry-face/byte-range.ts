import { Refusal } from '../requests/refusal.ts';

/** The first and the last byte that are asked for, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The range of a Range header for a body of this size (RFC 9110 §14.1.2), or undefined for the whole: without a
 * header, and for a form that is not known, which is to be ignored. Throws a 416 for a range outside of the body.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
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
