import { beforeAll, describe, expect, it } from 'vitest';

import { registryToken } from '../registry/registry-asks.ts';
import { SPY, startTestPlatform, WORLD } from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

const TAGS = ['3', 'latest', 'latest-dev', 'latest-20261101'];

const organization = (name: string, open: string): string => `
  - name: ${name}
    public: ${open}
    repos: [{ name: app, tags: [${TAGS.map((tag) => `{ name: '${tag}', history: [{ at: now-1d }] }`).join(', ')}] }]`;

describe('an image of a public organization', () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(WORLD + organization('free', 'true') + organization('open', 'all-tags'));
  });
  const pull = async (path: string, identity?: string): Promise<Reply> => {
    const image = path.split('/').slice(0, 2).join('/');
    const { token } = (await registryToken(test, [image], identity)).json;
    return test.ask(`/v2/${path}`, { token });
  };
  const paths = (tag: string): readonly string[] => [`manifests/${tag}`, `_chainguard/history/${tag}`];
  const statuses = async (image: string, tag: string, identity?: string): Promise<readonly number[]> =>
    Promise.all(paths(tag).map(async (path) => (await pull(`${image}/${path}`, identity)).status));

  it.each(['latest', 'latest-dev'])('can be pulled anonymously by its tag %s', async (tag) => {
    expect(await statuses('free/app', tag)).toEqual([200, 200]);
  });

  it.each(['3', 'latest-20261101', 'none'])('cannot be pulled anonymously by its tag %s', async (tag) => {
    expect(await statuses('free/app', tag)).toEqual([403, 403]);
    const { json } = await pull(`free/app/manifests/${tag}`);
    expect(json.errors[0]).toMatchObject({
      code: 'DENIED',
      message: 'Permission denied: only the tags latest and latest-dev can be pulled anonymously',
    });
  });

  it('can be pulled by any tag by every identity', async () => {
    for (const tag of TAGS) expect(await statuses('free/app', tag, SPY)).toEqual([200, 200]);
  });

  it('can be pulled anonymously by any tag if the seed opens them', async () => {
    for (const tag of TAGS) expect(await statuses('open/app', tag)).toEqual([200, 200]);
  });

  it('has the names of the tags that can be pulled', async () => {
    expect((await pull('free/app/tags/list')).json.tags).toEqual(['latest', 'latest-dev']);
    expect((await pull('free/app/tags/list?n=1&last=latest')).json.tags).toEqual(['latest-dev']);
    expect((await pull('free/app/tags/list', SPY)).json.tags).toEqual(TAGS.toSorted());
    expect((await pull('open/app/tags/list')).json.tags).toEqual(TAGS.toSorted());
  });

  it('can be pulled anonymously by digest, and its signature be verified', async () => {
    const { digest } = (await pull('free/app/_chainguard/history/latest')).json.history[0];
    expect((await pull(`free/app/manifests/${digest}`)).status).toBe(200);
    expect((await pull(`free/app/manifests/${digest.replace(':', '-')}.sig`)).status).toBe(200);
  });
});
