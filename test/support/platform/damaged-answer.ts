import type { HttpRequest, HttpResponse } from '../../../src/api/http.ts';
import type { MemoryPlatform } from './memory-platform.ts';

/** Returns an answer as it arrives after something became of it on its way. */
export type Damage = (answer: HttpResponse) => HttpResponse;

/** Returns a success with another body. */
export function success(answer: HttpResponse, body: string): HttpResponse {
  return { ...answer, status: 200, body: Buffer.from(body) };
}

/** Returns the damage that changes fields of the JSON; those that become undefined are left out. */
export function withFields(change: (fields: Readonly<Record<string, unknown>>) => object): Damage {
  return (answer) => {
    const fields = JSON.parse(Buffer.from(answer.body).toString()) as Readonly<Record<string, unknown>>;
    return success(answer, JSON.stringify({ ...fields, ...change(fields) }));
  };
}

/** Bodies that can take the place of any other; `isEmpty` if routes that have nothing to say can answer so. */
export const REPLACEMENTS: Readonly<Record<string, { readonly damage: Damage; readonly isEmpty?: true }>> = {
  'no body': { damage: (answer) => success(answer, ''), isEmpty: true },
  'no content': { damage: (answer) => ({ ...success(answer, ''), status: 204 }), isEmpty: true },
  '{}': { damage: (answer) => success(answer, '{}'), isEmpty: true },
  null: { damage: (answer) => success(answer, 'null') },
  '[]': { damage: (answer) => success(answer, '[]') },
  HTML: { damage: (answer) => success(answer, '<!doctype html><title>Sign in</title>') },
  'JSON that is cut': { damage: (answer) => success(answer, '{"items": [{"uid": "a') },
};

/** Takes an item out of each list of the answer that counts its items, and an answer away that has none. */
const shorten: Damage = (answer) => {
  const text = Buffer.from(answer.body).toString();
  if (!text.startsWith('{') || !text.includes('"totalCount"')) return { ...answer, status: 503 };
  return withFields((fields) => ({
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        Array.isArray(value) ? [[name, value.slice(1)] as const] : [],
      ),
    ),
    totalCount: String(Math.max(1, Number(fields['totalCount']))),
    nextPageToken: '',
  }))(answer);
};

/** Everything that can become of an answer: other bodies, refusals, and a list that is short. */
export const DAMAGES: readonly Damage[] = [
  ...Object.values(REPLACEMENTS).map(({ damage }) => damage),
  (answer) => ({ ...answer, status: 503, body: new Uint8Array() }),
  (answer) => ({ ...answer, status: 403, body: new Uint8Array() }),
  shorten,
];

/** Returns what a request asks for, apart from what differs from run to run. */
export function targetOf({ method, url }: Pick<HttpRequest, 'method' | 'url'>): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('page_token');
  return `${method} ${pathname}?${searchParams.toString()}`;
}

/** Returns a platform of which every answer to one request is damaged, however often it is requested. */
export function damagedAt(memory: MemoryPlatform, target: string, damage: Damage): MemoryPlatform {
  return {
    ...memory,
    send: async (request) => {
      const answer = await memory.send(request);
      return targetOf(request) === target ? damage(answer) : answer;
    },
  };
}
