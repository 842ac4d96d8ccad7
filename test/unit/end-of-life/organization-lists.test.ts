import { describe, expect, it } from 'vitest';

import { createList } from '../../../src/api/client/platform/list.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { fetchOrganizationLists } from '../../../src/end-of-life/organization-lists.ts';

const ORGANIZATION = 'a'.repeat(40);
const DIGEST = parseDigest(`sha256:${'d'.repeat(64)}`);
const wanted = Array.from({ length: 8 }, (_, index) => ({ name: `app-${index}`, tags: new Set(['1']) }));

/** Lists of a platform that has one tag of this uid. */
function listsOf(uid: string | undefined): ReturnType<typeof fetchOrganizationLists> {
  const tag = { name: '1', digest: DIGEST, deprecated: true, ...(uid === undefined ? {} : { uid }) };
  return fetchOrganizationLists(ORGANIZATION, wanted, {
    platform: { listRepos: () => listOf([]), listTags: () => listOf([tag]) },
    versionOne: { listEolTags: () => createList(() => listOf([])) },
  });
}

async function* listOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

describe('end-of-life/organization-lists', () => {
  it('find a tag by the repository that its uid begins with', async () => {
    const lists = listsOf(`${ORGANIZATION}/0123/4567`);
    expect(await lists.tag(`${ORGANIZATION}/0123`, '1')).toMatchObject({ deprecated: true });
  });

  it.each([undefined, 'opaque', 'of/another/form', `${ORGANIZATION}/9999/4567`])(
    'return nothing for an unlisted image, with a tag of the uid %s',
    async (uid) => {
      const lists = listsOf(uid);
      const repo = `${ORGANIZATION}/0123`;
      expect([await lists.tag(repo, '1'), await lists.eolTag(repo, '1'), await lists.repo('app-1')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});
