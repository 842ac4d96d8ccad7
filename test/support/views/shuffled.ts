import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import type { HttpResponse, HttpSend } from '../../../src/api/http.ts';

/** A number of 0 to 1, another one at every call, the same ones for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A service that answers the same in another way: late by chance, so that answers overtake each other, and lists in
 * another order wherever their order says nothing (that of builds in a history and of events in an advisory does).
 */
export function shuffledSend(send: HttpSend, random: () => number): HttpSend {
  return async (request) => {
    await turns(random);
    const response = await send(request);
    await turns(random);
    return isList(new URL(request.url).pathname) ? shuffleLists(response, random) : response;
  };
}

/** The same tree, told in portions of chance. */
export function portionedTree(tree: FileTree, random: () => number): FileTree {
  return {
    list: () => tree.list(),
    submodules: () => tree.submodules(),
    listInBatches: async function* portions() {
      const all = await tree.list();
      for (let next = 0; next < all.length;) {
        const size = 1 + Math.floor(random() * 4);
        await turns(random);
        yield all.slice(next, next + size);
        next += size;
      }
    },
    read: async (paths) => {
      await turns(random);
      return tree.read(paths);
    },
  };
}

/** Lets others go first, so many times by chance. */
async function turns(random: () => number): Promise<void> {
  for (let left = Math.floor(random() * 12); left > 0; left -= 1) await new Promise(setImmediate);
}

function isList(path: string): boolean {
  return /\/(?:advisories|tags|eoltags|repos)\/?$|\/referrers\//.test(path);
}

function shuffleLists(response: HttpResponse, random: () => number): HttpResponse {
  const body: unknown = JSON.parse(new TextDecoder().decode(response.body));
  if (typeof body !== 'object' || body === null) return response;
  const shuffled = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? shuffle(value, random) : value,
  ]);
  return { ...response, body: new TextEncoder().encode(JSON.stringify(Object.fromEntries(shuffled))) };
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
