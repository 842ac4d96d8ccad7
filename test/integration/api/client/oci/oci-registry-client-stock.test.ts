import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createUndiciHttp } from '../../../../../src/io/http/undici-http.ts';
import type { RegistryLogin } from '../../../../../src/api/client/oci/oci-authorization.ts';
import { createOciRegistryClient } from '../../../../../src/api/client/oci/oci-registry-client.ts';
import type { OciRegistryClient } from '../../../../../src/api/client/oci/oci-registry-client.ts';
import { Secret } from '../../../../../src/values/secret.ts';
import type { HttpRequest, HttpSend } from '../../../../../src/api/http.ts';
import type { EmbeddedPlatform } from '../../../../../src/embedded-platform/platform.ts';
import { ANN, haveTools, startStockRegistry } from '../../../../support/jobs/debian-tools.ts';
import type { StockAuth } from '../../../../support/jobs/debian-tools.ts';
import { fakeClock } from '../../../../support/platform/fake-clock.ts';
import type { FakeClock } from '../../../../support/platform/fake-clock.ts';
import { pushImage } from '../../../../support/platform/push-image.ts';
import type { PushedImage } from '../../../../support/platform/push-image.ts';
import { startRawServer } from '../../../../support/platform/raw-server.ts';
import { startSocketPlatform } from '../../../../support/platform/socket-platform.ts';
import { digestOf } from '../../../../support/samples/sample-check.ts';
import { NOBODY, OWNER, PULLER, WORLD } from '../../../embedded-platform/test-platform.ts';

const KNOWN = login(ANN.username, ANN.password);

const http = createUndiciHttp();
const closing: (() => unknown)[] = [() => http.close()];

afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function login(username: string, password: string): RegistryLogin {
  return { kind: 'password', username, password: new Secret(password) };
}

function basic(username: string, password: string): string {
  return `Basic ${btoa(`${username}:${password}`)}`;
}

interface Seen {
  readonly client: OciRegistryClient;
  readonly clock: FakeClock;
  readonly requests: readonly HttpRequest[];
  readonly secrets: readonly string[];
}

/** The client on real sockets; `change` stands between it and the registry. */
function clientAs(who?: RegistryLogin, change: (send: HttpSend) => HttpSend = (send) => send): Seen {
  const requests: HttpRequest[] = [];
  const secrets: string[] = [];
  const clock = fakeClock();
  const client = createOciRegistryClient({
    send: change(async (request) => {
      requests.push(request);
      return http.send(request);
    }),
    clock,
    loginFor: async () => who,
    tokenHosts: [],
    onSecret: (secret) => secrets.push(secret.reveal()),
  });
  return { client, clock, requests, secrets };
}

function linesOf(requests: readonly HttpRequest[]): readonly string[] {
  return requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}

async function stock(auth: StockAuth): Promise<string> {
  const { host, stop } = await startStockRegistry(auth);
  closing.push(stop);
  return host;
}

describe.runIf(haveTools('docker-registry'))('a stock registry without a login', () => {
  let image: { readonly host: string; readonly path: string };
  let pushed: PushedImage;

  beforeAll(async () => {
    image = { host: await stock({ kind: 'nobody-asked' }), path: 'team/app' };
    pushed = await pushImage(image, '1.2');
  });

  it('returns the digest of the index with one HEAD once the client knows that no login is needed', async () => {
    const { client, requests } = clientAs();
    expect(await client.digestOf(image, '1.2')).toBe(pushed.index);
    expect(linesOf(requests)).toEqual(['GET /v2/', 'HEAD /v2/team/app/manifests/1.2']);
  });

  it('gives the index, in which the platforms are', async () => {
    const { manifest } = await clientAs().client.manifest(image, pushed.index);
    const entries = 'manifests' in manifest ? manifest.manifests : [];
    expect(entries.map(({ platform, digest }) => [platform?.architecture, digest])).toEqual(
      Object.entries(pushed.manifests),
    );
  });

  it.each([
    ['a tag', '9.9'],
    ['a digest', digestOf('f')],
  ])('says of %s that it is not there', async (_, reference) => {
    await expect(clientAs().client.digestOf(image, reference)).rejects.toThrow(
      expect.objectContaining({ code: 'platform_not_found' }),
    );
  });

  it('has a digest where it has it, with a HEAD', async () => {
    const { client, requests } = clientAs();
    expect(await client.digestOf(image, pushed.manifests['arm64'] ?? '')).toBe(pushed.manifests['arm64']);
    expect(requests.at(-1)?.method).toBe('HEAD');
  });

  it('is read and hashed if the registry returns no digests', async () => {
    const { client, requests } = clientAs(undefined, (send) => async (request) => {
      const response = await send(request);
      const { 'docker-content-digest': told, ...headers } = response.headers;
      return told === undefined ? response : { ...response, headers };
    });
    expect(await client.digestOf(image, '1.2')).toBe(pushed.index);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'HEAD', 'GET']);
  });

  it('is not believed when the bytes are others than those of the digest', async () => {
    const { client } = clientAs(undefined, (send) => async (request) => {
      const response = await send(request);
      return { ...response, body: new TextEncoder().encode('{"schemaVersion":2,"manifests":[]}') };
    });
    await expect(client.manifest(image, pushed.index)).rejects.toThrow(/has the digest sha256:/);
  });

  it('is queried again after Retry-After when it is rate limiting', async () => {
    let refusals = 0;
    const { client, clock, requests } = clientAs(undefined, (send) => async (request) => {
      const response = await send(request);
      if (request.method !== 'HEAD' || (refusals += 1) > 2) return response;
      return { status: 429, headers: { 'retry-after': '7' }, body: new Uint8Array() };
    });
    expect(await client.digestOf(image, '1.2')).toBe(pushed.index);
    expect([clock.pauses, requests.length]).toEqual([[7_000, 7_000], 4]);
  });

  it('fails when Retry-After exceeds the time left', async () => {
    const { client, clock } = clientAs(undefined, () => async () => ({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: new Uint8Array(),
    }));
    await expect(client.digestOf(image, '1.2')).rejects.toThrow(
      expect.objectContaining({
        code: 'platform_rate_limited',
        message: expect.stringContaining('3600 s') as string,
      }),
    );
    expect(clock.pauses).toEqual([]);
  });
});

describe.runIf(haveTools('docker-registry'))('a stock registry with passwords', () => {
  let image: { readonly host: string; readonly path: string };
  let pushed: PushedImage;

  beforeAll(async () => {
    image = { host: await stock({ kind: 'basic', users: ANN.line }), path: 'team/app' };
    pushed = await pushImage({ ...image, authorization: basic(ANN.username, ANN.password) }, '1.2');
  });

  it('accepts a password, which is masked first', async () => {
    const { client, requests, secrets } = clientAs(KNOWN);
    expect(await client.digestOf(image, '1.2')).toBe(pushed.index);
    expect(linesOf(requests)).toEqual(['GET /v2/', 'HEAD /v2/team/app/manifests/1.2']);
    expect(requests[0]?.headers['authorization']).toBeUndefined();
    expect(secrets).toEqual([ANN.password]);
  });

  it.each([
    ['an anonymous client', undefined],
    ['a wrong password', login(ANN.username, 'guess-1')],
    [
      'a refresh token, which is for token endpoints',
      { kind: 'identity-token', token: new Secret('refresh-1') } as const,
    ],
  ])('refuses %s, with the remedy and without the secret', async (_, who) => {
    const { client } = clientAs(who);
    const refusal: unknown = await client.digestOf(image, '1.2').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'auth_rejected',
      hint: expect.stringContaining('docker login') as string,
    });
    expect(JSON.stringify(refusal) + String(refusal)).not.toMatch(/guess-1|refresh-1/);
  });

  it('receives the password itself, and no host that a proxy redirects to does', async () => {
    const front = await startRawServer((request, response) => {
      const isKnown = request.headers.authorization !== undefined;
      if (isKnown) response.writeHead(307, { location: `http://${image.host}${request.url}` });
      else response.writeHead(401, { 'www-authenticate': 'Basic realm="front"' });
      response.end();
    });
    closing.push(front.close);
    const { client, requests } = clientAs(KNOWN);
    await expect(client.digestOf({ ...image, host: new URL(front.origin).host }, '1.2')).rejects.toThrow(
      expect.objectContaining({ code: 'platform_redirected' }),
    );
    expect(requests.filter(({ url }) => new URL(url).host === image.host)).toEqual([]);
  });
});

describe.runIf(haveTools('docker-registry'))('a stock registry that sends its clients for tokens', () => {
  let platform: EmbeddedPlatform;
  let image: { readonly host: string; readonly path: string };
  let pushed: PushedImage;

  beforeAll(async () => {
    const started = await startSocketPlatform(WORLD);
    ({ platform } = started);
    closing.push(started.close);
    const { tokenUrl, registry } = platform.line;
    const certificate = await (await fetch(`${tokenUrl}/token/certificate`)).text();
    const host = await stock({ kind: 'token', realm: `${tokenUrl}/token`, service: registry, certificate });
    image = { host, path: 'acme/python' };
    pushed = await pushImage({ ...image, authorization: `Bearer ${await pushToken()}` }, '3.13');
  });

  async function passwordOf(identity: string): Promise<string> {
    return platform.issueToken({ identity, audience: platform.line.registry });
  }

  async function pushToken(): Promise<string> {
    const answer = await fetch(`${platform.line.tokenUrl}/token?scope=repository:acme/python:pull,push`, {
      headers: { authorization: basic('_token', await passwordOf(OWNER)) },
    });
    return ((await answer.json()) as { readonly token: string }).token;
  }

  it('is pulled from with a token for this image alone; the login goes to the token endpoint alone', async () => {
    const password = await passwordOf(PULLER);
    const { client, requests, secrets } = clientAs(login('_token', password));
    expect(await client.digestOf(image, '3.13')).toBe(pushed.index);
    expect(linesOf(requests)).toEqual(['GET /v2/', 'GET /token', 'HEAD /v2/acme/python/manifests/3.13']);
    expect(new URL(requests[1]?.url ?? '').searchParams.get('scope')).toBe('repository:acme/python:pull');
    const schemes = requests.map(({ headers }) => headers['authorization']?.split(' ')[0]);
    expect(schemes).toEqual([undefined, 'Basic', 'Bearer']);
    expect(secrets).toEqual([password, requests[2]?.headers['authorization']?.split(' ')[1]]);
  });

  it.each([
    ['an anonymous client', undefined],
    ['an identity that cannot pull', NOBODY],
  ])('refuses %s', async (_, identity) => {
    const who = identity === undefined ? undefined : login('_token', await passwordOf(identity));
    await expect(clientAs(who).client.digestOf(image, '3.13')).rejects.toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^auth_/) as string }),
    );
  });

  it.each(['https://tokens.test/token', 'http://127.0.0.1.tokens.test/token', 'http://user@127.0.0.1/token'])(
    'is not followed to %s, and no login goes there',
    async (realm) => {
      const { tokenUrl, registry } = platform.line;
      const certificate = await (await fetch(`${tokenUrl}/token/certificate`)).text();
      const host = await stock({ kind: 'token', realm, service: registry, certificate });
      const { client, requests } = clientAs(KNOWN);
      await expect(client.digestOf({ ...image, host }, '3.13')).rejects.toThrow(
        /, which .*: no credentials were sent/,
      );
      expect(requests.map(({ url, headers }) => [new URL(url).host, headers['authorization']])).toEqual([
        [host, undefined],
      ]);
    },
  );
});
