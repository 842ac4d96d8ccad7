import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../../../src/values/digest.ts';
import type { RegistryLogin } from '../../../../../src/api/client/oci/oci-authorization.ts';
import { createOciRegistryClient } from '../../../../../src/api/client/oci/oci-registry-client.ts';
import type { OciRegistryClient } from '../../../../../src/api/client/oci/oci-registry-client.ts';
import { Secret } from '../../../../../src/values/secret.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/api/http.ts';
import { fakeClock } from '../../../../support/platform/fake-clock.ts';
import { startMemoryPlatform } from '../../../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../../../support/platform/memory-platform.ts';
import { digestOf } from '../../../../support/samples/sample-check.ts';
import { json } from '../../../../support/platform/scripted-http.ts';
import { IDENTITY } from '../../../../support/samples/shop.ts';

const STATIC = { organization: 'chainguard', name: 'static' };
const NODE = { organization: 'acme', name: 'node' };

/** The client on the embedded platform as on any other registry: by its challenges alone. */
function clientOn(
  { send, clock }: Pick<MemoryPlatform, 'send' | 'clock'>,
  login?: RegistryLogin,
): { readonly client: OciRegistryClient; readonly secrets: readonly string[] } {
  const secrets: string[] = [];
  const client = createOciRegistryClient({
    send,
    clock,
    loginFor: async () => login,
    tokenHosts: [],
    onSecret: (secret) => secrets.push(secret.reveal()),
  });
  return { client, secrets };
}

async function loginOf({ platform }: MemoryPlatform): Promise<RegistryLogin> {
  const token = await platform.issueToken({ identity: IDENTITY, audience: platform.line.registry });
  return { kind: 'password', username: '_token', password: new Secret(token) };
}

describe('on a registry that gives tokens', () => {
  it('finds the digest of the index of a public image unauthenticated, with one request each', async () => {
    const memory = await startMemoryPlatform();
    const { registry } = await memory.registryClients();
    const newest = (await registry.tagHistory(STATIC, 'latest')).at(-1)?.digest;
    const before = memory.requests.length;
    const { client, secrets } = clientOn(memory);
    const image = { host: memory.endpoints.registry, path: 'chainguard/static' };
    expect(await client.digestOf(image, 'latest')).toBe(newest);
    expect(
      memory.requests.slice(before).map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ).toEqual(['GET /v2/', 'GET /token', 'HEAD /v2/chainguard/static/manifests/latest']);
    expect(secrets).toHaveLength(1);
    await client.digestOf(image, 'latest');
    expect(memory.requests.slice(before)).toHaveLength(4);
  });

  it('pulls a private image with a login, which goes to the token endpoint alone', async () => {
    const memory = await startMemoryPlatform();
    const { registry } = await memory.registryClients();
    const newest = (await registry.tagHistory(NODE, '22')).at(-1)?.digest;
    const before = memory.requests.length;
    const { client } = clientOn(memory, await loginOf(memory));
    const image = { host: memory.endpoints.registry, path: 'acme/node' };
    expect(await client.digestOf(image, '22')).toBe(newest);
    const basic = memory.requests
      .slice(before)
      .filter(({ headers }) => headers['authorization']?.startsWith('Basic '));
    expect(basic.map(({ url }) => new URL(url).pathname)).toEqual(['/token']);
  });

  it.each([
    ['an image that the caller cannot see', 'acme/node', '22', 'auth_'],
    ['a tag that is not there', 'chainguard/static', 'latest-dev', 'platform_not_found'],
    ['a digest that is not there', 'chainguard/static', digestOf('f'), 'platform_not_found'],
  ])('says so of %s', async (_, path, reference, code) => {
    const memory = await startMemoryPlatform();
    const { client } = clientOn(memory);
    const image = { host: memory.endpoints.registry, path };
    await expect(client.digestOf(image, reference)).rejects.toThrow(
      expect.objectContaining({ code: expect.stringContaining(code) as string }),
    );
  });

  it('tries again when a registry has a bad moment', async () => {
    const memory = await startMemoryPlatform({
      faults: [{ route: 'headManifest', nth: 1, status: 503, body: {} }],
    });
    const { client } = clientOn(memory);
    const image = { host: memory.endpoints.registry, path: 'chainguard/static' };
    expect(await client.digestOf(image, 'latest')).toMatch(/^sha256:/);
  });

  it('reads an index by its digest', async () => {
    const memory = await startMemoryPlatform();
    const { client } = clientOn(memory);
    const image = { host: memory.endpoints.registry, path: 'chainguard/static' };
    const { manifest } = await client.manifest(image, await client.digestOf(image, 'latest'));
    expect('manifests' in manifest ? manifest.manifests.length : 0).toBeGreaterThan(1);
  });
});

const INDEX = { schemaVersion: 2, manifests: [] };
const INDEX_DIGEST = `sha256:${createHash('sha256').update(JSON.stringify(INDEX)).digest('hex')}`;
const NOTHING: HttpResponse = { status: 200, headers: {}, body: new Uint8Array() };
const ASKS = (realm: string): HttpResponse => ({
  status: 401,
  headers: { 'www-authenticate': `Bearer realm="${realm}",service="registry.docker.io"` },
  body: new Uint8Array(),
});

/** A client whose requests are answered by `answer`. */
function scripted(
  answer: (request: HttpRequest) => HttpResponse,
  login?: RegistryLogin,
): { readonly client: OciRegistryClient; readonly requests: readonly HttpRequest[] } {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    return answer(request);
  };
  return { client: clientOn({ send, clock: fakeClock() }, login).client, requests };
}

describe('on registries with ways of their own', () => {
  const ALPINE = { host: 'docker.io', path: 'library/alpine' };

  it('knows where Docker Hub has its API and its tokens', async () => {
    const { client, requests } = scripted(({ url, headers }) => {
      if (url.startsWith('https://auth.docker.io/token')) return json(200, { token: 'hub-token' });
      if (headers['authorization'] !== 'Bearer hub-token') return ASKS('https://auth.docker.io/token');
      return { ...NOTHING, headers: { 'docker-content-digest': digestOf('a') } };
    });
    expect(await client.digestOf(ALPINE, '3.22')).toBe(digestOf('a'));
    expect(requests.map(({ url }) => url)).toEqual([
      'https://registry-1.docker.io/v2/',
      'https://auth.docker.io/token?service=registry.docker.io&scope=repository%3Alibrary%2Falpine%3Apull',
      'https://registry-1.docker.io/v2/library/alpine/manifests/3.22',
    ]);
    expect(requests[2]?.headers['accept']).toContain('manifest.list');
  });

  it.each(['a.b:99999', '999.1.1.1', 'a.1', '[:::]:5000'])(
    'sends nothing for an image on %s, which Docker can read and no client can reach',
    async (host) => {
      const { client, requests } = scripted(() => NOTHING);
      await expect(client.digestOf({ host, path: 'x' }, '1')).rejects.toMatchObject({
        code: 'platform_unreachable',
        message: `could not look up ${host}/x:1: ${host} is not a valid host`,
      });
      expect(requests).toEqual([]);
    },
  );

  it.each(['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
    'takes %s for the name of a host',
    async (host) => {
      const found = { ...NOTHING, headers: { 'docker-content-digest': digestOf('a') } };
      const { client, requests } = scripted(() => found);
      expect(await client.digestOf({ host, path: 'x' }, '1')).toBe(digestOf('a'));
      expect(new Set(requests.map(({ url }) => url.split('/')[2]))).toEqual(new Set([host]));
    },
  );

  it('sends no login to a realm that does not belong to the registry', async () => {
    const { client, requests } = scripted(() => ASKS('https://evil.test/token'), {
      kind: 'password',
      username: 'ann',
      password: new Secret('s3cret'),
    });
    await expect(client.digestOf(ALPINE, '3.22')).rejects.toThrow('evil.test');
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(['registry-1.docker.io']);
  });

  it('exchanges an identity token, in a form', async () => {
    const { client, requests } = scripted(
      ({ method, headers }) => {
        if (method === 'POST') return json(200, { access_token: 'short' });
        if (headers['authorization'] !== 'Bearer short') return ASKS('https://auth.docker.io/token');
        return { ...NOTHING, headers: { 'docker-content-digest': digestOf('a') } };
      },
      { kind: 'identity-token', token: new Secret('refresh-me') },
    );
    await client.digestOf(ALPINE, '3.22');
    expect(requests.find(({ method }) => method === 'POST')?.body).toContain('refresh_token=refresh-me');
  });

  it('reads the manifest if a registry returns no digest', async () => {
    const { client } = scripted(({ method }) => (method === 'HEAD' ? NOTHING : json(200, INDEX)));
    expect(await client.digestOf(ALPINE, '3.22')).toBe(INDEX_DIGEST);
    expect(await client.digestOf(ALPINE, INDEX_DIGEST)).toBe(INDEX_DIGEST);
    await expect(client.digestOf(ALPINE, digestOf('a'))).rejects.toThrow('the content has the digest');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['the page of a login', new TextEncoder().encode('<html>Sign in</html>')],
    ['some JSON', new TextEncoder().encode('{"errors":[]}')],
  ])('takes %s for no manifest, neither of a tag nor of a digest', async (_, body) => {
    const { client } = scripted(() => ({ ...NOTHING, body }));
    for (const reference of ['3.22', digestOf('a')])
      await expect(client.digestOf(ALPINE, reference)).rejects.toThrow(`${reference} is not a manifest`);
  });

  it('follows a redirect unauthenticated, and never with a token', async () => {
    const moved: HttpResponse = { ...NOTHING, status: 307, headers: { location: 'https://pkg.test/v2/x' } };
    const anonymous = scripted(({ url }) => {
      if (url.endsWith('/v2/')) return NOTHING;
      return url.startsWith('https://pkg.test/')
        ? { ...NOTHING, headers: { 'docker-content-digest': digestOf('b') } }
        : moved;
    });
    expect(await anonymous.client.digestOf(ALPINE, '3.22')).toBe(digestOf('b'));
    const signedIn = scripted(({ url, headers }) => {
      if (url.includes('/token')) return json(200, { token: 'hub-token' });
      return headers['authorization'] === undefined ? ASKS('https://auth.docker.io/token') : moved;
    });
    await expect(signedIn.client.digestOf(ALPINE, '3.22')).rejects.toThrow(
      expect.objectContaining({ code: 'platform_redirected' }),
    );
    expect(signedIn.requests.some(({ url }) => url.includes('pkg.test'))).toBe(false);
  });

  it.each([
    ['before the request', (url: string) => url.endsWith('/v2/')],
    ['of the request', (url: string) => url.includes('/blobs/')],
  ])('follows the redirect of a blob without the token, after a challenge %s', async (_, isChallenged) => {
    const [text, digest] = [JSON.stringify(INDEX), parseDigest(INDEX_DIGEST)];
    const { client, requests } = scripted(({ url, headers }) => {
      if (url.includes('/token')) return json(200, { token: 'hub-token' });
      if (url.startsWith('https://storage.test/'))
        return { ...NOTHING, body: new TextEncoder().encode(text) };
      const isAnonymous = headers['authorization'] === undefined;
      if (isAnonymous && isChallenged(url)) return ASKS('https://auth.docker.io/token');
      return url.endsWith('/v2/')
        ? NOTHING
        : { ...NOTHING, status: 307, headers: { location: 'https://storage.test/blob' } };
    });
    const bytes = await client.blob(ALPINE, digest, { maxBytes: 1_000 });
    expect(new TextDecoder().decode(bytes)).toBe(text);
    expect(requests.at(-1)).toMatchObject({ url: 'https://storage.test/blob' });
    expect(requests.at(-1)?.headers['authorization']).toBeUndefined();
  });

  it('gets a new token when the one it has is refused, once', async () => {
    let tokens = 0;
    const { client } = scripted(({ url, headers }) => {
      if (url.includes('/token')) return json(200, { token: `token-${(tokens += 1)}` });
      if (headers['authorization'] !== 'Bearer token-2') return ASKS('https://auth.docker.io/token');
      return { ...NOTHING, headers: { 'docker-content-digest': digestOf('a') } };
    });
    expect(await client.digestOf(ALPINE, '3.22')).toBe(digestOf('a'));
    expect(tokens).toBe(2);
  });

  it('sends fewer requests at a time after a registry returned 429', async () => {
    let [inFlight, most, answers] = [0, 0, 0];
    const client = createOciRegistryClient({
      send: async ({ method }) => {
        inFlight += 1;
        if (answers > 20) most = Math.max(most, inFlight);
        await Promise.resolve();
        inFlight -= 1;
        if (method === 'GET') return NOTHING;
        answers += 1;
        return answers <= 20
          ? { ...NOTHING, status: 429, headers: { 'retry-after': '1' } }
          : { ...NOTHING, headers: { 'docker-content-digest': digestOf('a') } };
      },
      clock: fakeClock(),
      loginFor: async () => undefined,
      tokenHosts: [],
      onSecret: () => undefined,
    });
    const tags = Array.from({ length: 20 }, (_, index) => `3.${index}`);
    const digests = await Promise.all(tags.map(async (tag) => client.digestOf(ALPINE, tag)));
    expect(new Set(digests)).toEqual(new Set([digestOf('a')]));
    expect(most).toBe(4);
  });
});
