import { WholeAnswer } from '../requests/route-call.ts';
import { readByteRange } from './byte-range.ts';
import type { Content } from './content.ts';

/** A manifest: its bytes with their type and digest. With `headOnly` all of it but the bytes. */
export function manifestAnswer(content: Content, headOnly: boolean): WholeAnswer {
  const body = Buffer.from(content.body);
  const headers = { ...contentHeaders(content), 'content-length': String(body.length) };
  if (headOnly) return new WholeAnswer({ status: 200, headers, body: new Uint8Array() });
  return new WholeAnswer({ status: 200, headers, body }, JSON.parse(body.toString()));
}

/** A blob: its bytes, or the range of them that is asked for. With `headOnly` all of it but the bytes. */
export function blobAnswer(content: Content, range: string | undefined, headOnly: boolean): WholeAnswer {
  const body = Buffer.from(content.body);
  const headers = {
    ...contentHeaders(content),
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
  };
  const asked = headOnly ? undefined : readByteRange(range, body.length);
  if (asked === undefined) {
    const length = { 'content-length': String(body.length) };
    return new WholeAnswer({
      status: 200,
      headers: { ...headers, ...length },
      body: headOnly ? new Uint8Array() : body,
    });
  }
  const { first, last } = asked;
  return new WholeAnswer({
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  });
}

/** JSON with headers of its own. */
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
