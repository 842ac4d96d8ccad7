import { gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { openImagePull, sha256, STOCKED } from './image-pull.ts';
import { basic, PULLER, startTestPlatform, VIEWER, WORLD } from '../test-platform.ts';
import type { Reply } from '../test-platform.ts';

const INDEX = 'application/vnd.oci.image.index.v1+json';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

describe('a manifest', () => {
  it('has the digest that the history and the list of tags give', async () => {
    const { test, get } = await openImagePull();
    const history = (await get('_chainguard/history/3.13')).json.history;
    const reply = await get('manifests/3.13');
    expect(reply.headers).toMatchObject({
      'content-type': INDEX,
      'docker-content-digest': history.at(-1).digest,
    });
    expect(sha256(reply.text)).toBe(history.at(-1).digest);
    const tags = await test.ask('/registry/v2/tags?name=3.13', { token: await test.tokenOf(VIEWER) });
    expect(tags.json.tags[0].digest).toBe(history.at(-1).digest);
  });

  it('is there for every build of a history, by its digest', async () => {
    const { get } = await openImagePull();
    const { history } = (await get('_chainguard/history/3.12')).json;
    const replies = await Promise.all(
      history.map(({ digest }: { digest: string }) => get(`manifests/${digest}`)),
    );
    expect(replies.map(({ text }) => sha256(text))).toEqual(
      history.map(({ digest }: { digest: string }) => digest),
    );
  });

  it('is another one for each of several builds of one moment', async () => {
    const moments = '[{ at: now-1d }, { at: now-1d }, { at: now-1d }]';
    const { get } = await openImagePull(
      'acme/team/app',
      STOCKED.replace('[{ at: now-1d }] }] }\n    adv', `${moments} }] }\n    adv`),
    );
    const { history } = (await get('_chainguard/history/1')).json;
    const texts = await Promise.all(
      history.map(async ({ digest }: { digest: string }) => sha256((await get(`manifests/${digest}`)).text)),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts).toEqual(history.map(({ digest }: { digest: string }) => digest));
  });

  it('leads to everything below it, each with its digest and its size', async () => {
    const { get, bytes } = await openImagePull();
    const index = (await get('manifests/3.13')).json;
    expect(index.manifests.map((one: { platform: unknown }) => one.platform)).toEqual([
      { architecture: 'amd64', os: 'linux' },
      { architecture: 'arm64', os: 'linux' },
    ]);
    for (const entry of index.manifests) {
      const reply = await get(`manifests/${entry.digest}`);
      expect([sha256(reply.text), reply.text.length]).toEqual([entry.digest, entry.size]);
      for (const part of [reply.json.config, ...reply.json.layers]) {
        const blob = await bytes(`blobs/${part.digest}`);
        expect([sha256(blob), blob.length]).toEqual([part.digest, part.size]);
      }
    }
  });

  it('is found after a restart without its index', async () => {
    const first = await openImagePull();
    const [entry] = (await first.get('manifests/3.12')).json.manifests;
    const { config } = (await first.get(`manifests/${entry.digest}`)).json;
    const second = await openImagePull();
    expect((await second.get(`blobs/${config.digest}`)).json.architecture).toBe('amd64');
    expect((await second.get(`manifests/${entry.digest}`)).status).toBe(200);
  });

  it('is described by HEAD without its bytes', async () => {
    const { get } = await openImagePull();
    const whole = await get('manifests/3.13');
    const head = await get('manifests/3.13', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers).toEqual(whole.headers);
    expect(head.headers['content-length']).toBe(String(whole.text.length));
  });

  it.each([
    ['', INDEX],
    ['*/*', INDEX],
    [`${MANIFEST}, ${INDEX};q=0.5`, INDEX],
    ['application/*', INDEX],
    [MANIFEST, MANIFEST],
  ])('requested with Accept "%s" is %s', async (accept, type) => {
    const { get } = await openImagePull();
    const reply = await get('manifests/3.13', { headers: { accept } });
    expect(reply.headers['content-type']).toBe(type);
    if (type === MANIFEST) expect(reply.json.layers).toHaveLength(1);
  });

  it('is not replaced with another one when it is requested by digest', async () => {
    const { get } = await openImagePull();
    const digest = (await get('manifests/3.13')).headers['docker-content-digest'] ?? '';
    const reply = await get(`manifests/${digest}`, { headers: { accept: MANIFEST } });
    expect([reply.status, reply.json.errors[0].code]).toEqual([404, 'MANIFEST_UNKNOWN']);
  });

  it.each([
    ['9', 'acme/python has no 9'],
    [`sha256:${'0'.repeat(64)}`, `acme/python has no sha256:${'0'.repeat(64)}`],
    [`sha256-${'0'.repeat(64)}.att`, `acme/python has no sha256-${'0'.repeat(64)}.att`],
  ])('that is not there: %s', async (reference, why) => {
    const { get } = await openImagePull();
    const reply = await get(`manifests/${reference}`);
    expect(reply.status).toBe(404);
    expect(reply.json.errors).toEqual([
      { code: 'MANIFEST_UNKNOWN', message: `Not found: manifest unknown: ${why}` },
    ]);
  });

  it('is missing where the seed gives the digest, and says that', async () => {
    const given = `sha256:${'1'.repeat(64)}`;
    const { get } = await openImagePull(
      'acme/team/app',
      STOCKED.replace('{ at: now-1d }', `{ at: now-1d, digest: '${given}' }`),
    );
    for (const reference of ['1', given]) {
      expect((await get(`manifests/${reference}`)).json.errors[0].message).toContain(
        `the seed sets the digest ${given}, so`,
      );
    }
  });
});

describe('a blob', () => {
  it('can be had in part', async () => {
    const { get } = await openImagePull();
    const [entry] = (await get('manifests/3.13')).json.manifests;
    const { config } = (await get(`manifests/${entry.digest}`)).json;
    const whole = await get(`blobs/${config.digest}`);
    const part = await get(`blobs/${config.digest}`, { headers: { range: 'bytes=5-9' } });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(5, 10)]);
    expect(part.headers['content-range']).toBe(`bytes 5-9/${whole.text.length}`);
    const tail = await get(`blobs/${config.digest}`, { headers: { range: 'bytes=-3' } });
    expect(tail.headers['content-range']).toBe(`bytes ${config.size - 3}-${config.size - 1}/${config.size}`);
    const beyond = await get(`blobs/${config.digest}`, { headers: { range: 'bytes=9999999-' } });
    expect([beyond.status, beyond.json.errors[0].code]).toEqual([416, 'RANGE_INVALID']);
    const head = await get(`blobs/${config.digest}`, { method: 'HEAD' });
    expect([head.text, head.headers['content-length']]).toEqual(['', String(config.size)]);
  });

  it('of a layer names the packages where apk keeps them', async () => {
    const { get, bytes } = await openImagePull();
    const manifests = (await get('manifests/3.13')).json.manifests;
    const layers = await Promise.all(
      manifests.map(async ({ digest }: { digest: string }) => {
        const [layer] = (await get(`manifests/${digest}`)).json.layers;
        return gunzipSync(await bytes(`blobs/${layer.digest}`)).toString();
      }),
    );
    expect(layers[0]).toContain('P:libcrypto3\nV:3.5.4-r0\nA:x86_64\no:openssl\n');
    expect(layers.map((layer) => layer.includes('P:grub-efi'))).toEqual([true, false]);
  });

  it.each([
    [`sha256:${'0'.repeat(64)}`, 404, 'BLOB_UNKNOWN'],
    ['latest', 400, 'DIGEST_INVALID'],
  ])('%s is refused', async (digest, status, code) => {
    const { get } = await openImagePull();
    const reply = await get(`blobs/${digest}`);
    expect([reply.status, reply.json.errors[0].code]).toEqual([status, code]);
  });
});

describe('the names of the tags', () => {
  it('come in order, hidden ones too, in pages that lead to the next', async () => {
    const { test, get } = await openImagePull();
    const all = (await get('tags/list')).json;
    expect(all).toEqual({ name: 'acme/python', tags: all.tags.toSorted() });
    expect(all.tags).toContain('latest-20261101');
    const seen: string[] = [];
    let next: string | undefined = '/v2/acme/python/tags/list?n=2';
    const { token } = (
      await test.ask('/token?scope=repository:acme/python:pull', {
        headers: basic('_token', await test.registryPasswordOf(PULLER)),
      })
    ).json;
    while (next !== undefined) {
      const page: Reply = await test.ask(next, { token });
      seen.push(...page.json.tags);
      next = /^<(.+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(all.tags);
    expect((await get('tags/list?n=0')).json.tags).toEqual([]);
    expect((await get('tags/list?n=-1')).status).toBe(400);
  });
});

describe('who may pull', () => {
  it('requires a token, and names the token endpoint', async () => {
    const test = await startTestPlatform(WORLD);
    const ping = await test.ask('/v2/');
    expect(ping.status).toBe(401);
    expect(ping.headers['www-authenticate']).toBe(
      'Bearer realm="https://platform.test/token",service="platform.test"',
    );
    const { token } = (await test.ask('/token?scope=repository:images/static:pull')).json;
    expect((await test.ask('/v2/', { token })).status).toBe(200);
    expect((await test.ask('/v2/images/static/manifests/latest', { token })).status).toBe(200);
    for (const path of [
      'manifests/3.13',
      'tags/list',
      `blobs/sha256:${'0'.repeat(64)}`,
      `referrers/sha256:${'0'.repeat(64)}`,
    ]) {
      const reply = await test.ask(`/v2/acme/python/${path}`, { token });
      expect([reply.status, reply.json.errors[0].code]).toEqual([403, 'DENIED']);
    }
  });
});
