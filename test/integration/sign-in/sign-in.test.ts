import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../src/api/client/transport/call.ts';
import { routes } from '../../../src/api/routes.ts';
import { registryAudience } from '../../../src/api/client/transport/endpoints.ts';
import type { Secret } from '../../../src/values/secret.ts';
import type { HttpSend } from '../../../src/api/http.ts';
import { exchangeForAudiences } from '../../../src/sign-in/sign-in.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const IDENTITY = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102/a1b2c3d4e5f60718';

async function world(changes: Readonly<Record<string, unknown>> = {}) {
  const memory = await startMemoryPlatform(changes);
  const secrets: Secret[] = [];
  const signIn = (send: HttpSend, identity = IDENTITY) =>
    exchangeForAudiences([registryAudience(memory.endpoints)], {
      call: createCaller({ send, clock: memory.clock, endpoints: memory.endpoints, routes }),
      clock: memory.clock,
      endpoints: memory.endpoints,
      identity,
      ...memory.oidcRequest({}),
      onSecret: (secret) => secrets.push(secret),
    });
  return { memory, signIn, secrets };
}

describe('sign-in/sign-in', () => {
  it('returns the token with its expiry, after masking every secret', async () => {
    const { memory, signIn, secrets } = await world();
    const [token] = await signIn(memory.send);
    expect(token?.expiresAt).toBe(memory.clock.now() + 3_600_000);
    expect(secrets.map((secret) => secret.reveal())).toContain(token?.token.reveal());
    expect(memory.requests).toHaveLength(2);
  });

  it('requests a new OIDC token if the first one expired while the exchange was unavailable', async () => {
    const { memory, signIn } = await world();
    let exchanges = 0;
    const [token] = await signIn(async (request) => {
      if (!request.url.includes('/sts/exchange') || (exchanges += 1) > 1) return memory.send(request);
      await memory.clock.sleep(301_000);
      return memory.send(request);
    });
    expect(token).toBeDefined();
    expect(memory.requests.filter(({ url }) => url.includes('oidc'))).toHaveLength(2);
  });

  it('does not retry when a fresh token is rejected', async () => {
    const { memory, signIn } = await world({ github: { claims: { repository: 'acme/other' } } });
    await expect(signIn(memory.send)).rejects.toMatchObject({
      code: 'auth_rejected',
      message: expect.stringContaining('sub: repo:acme/other:') as string,
    });
    expect(memory.requests).toHaveLength(2);
  });

  it('takes a token without `expiry` at its word, and refuses one that has ended', async () => {
    const { memory, signIn } = await world();
    const answerWith =
      (body: (token: string) => object): HttpSend =>
      async (request) => {
        const answer = await memory.send(request);
        if (!request.url.includes('/sts/exchange')) return answer;
        const { token } = JSON.parse(new TextDecoder().decode(answer.body)) as { token: string };
        return { ...answer, body: new TextEncoder().encode(JSON.stringify(body(token))) };
      };
    const [token] = await signIn(answerWith((text) => ({ token: text })));
    expect(token?.expiresAt).toBe(memory.clock.now() + 3_600_000);
    await expect(
      signIn(answerWith((text) => ({ token: text, expiry: '2001-01-01T00:00:00Z' }))),
    ).rejects.toMatchObject({ code: 'platform_unexpected_answer' });
  });
});
