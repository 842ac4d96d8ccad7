import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../../../src/api/client/transport/call.ts';
import { routes } from '../../../../../src/api/routes.ts';
import { readEndpoints } from '../../../../../src/api/client/transport/endpoints.ts';
import { createRegistryTokens } from '../../../../../src/api/client/registry/registry-tokens.ts';
import type { RegistryTokens } from '../../../../../src/api/client/registry/registry-tokens.ts';
import { Secret } from '../../../../../src/values/secret.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/api/http.ts';
import { fakeClock } from '../../../../support/platform/fake-clock.ts';
import type { FakeClock } from '../../../../support/platform/fake-clock.ts';
import { json, scriptedHttp } from '../../../../support/platform/scripted-http.ts';

const IMAGE = { organization: 'acme', name: 'python' };
const endpoints = readEndpoints({
  apiUrl: 'https://api.test',
  issuerUrl: 'https://issuer.test',
  tokenUrl: '',
  registryUrl: '',
  registry: 'registry.test',
});

function tokensOver(...answers: readonly HttpResponse[]): {
  readonly tokens: RegistryTokens;
  readonly clock: FakeClock;
  readonly requests: readonly HttpRequest[];
  readonly masked: readonly string[];
} {
  const { send, requests } = scriptedHttp(...answers);
  const clock = fakeClock();
  const masked: string[] = [];
  const tokens = createRegistryTokens({
    clock,
    call: createCaller({ send, clock, endpoints, routes }),
    passwordFor: ({ organization }) => (organization === 'acme' ? new Secret('password') : undefined),
    onSecret: (secret) => masked.push(secret.reveal()),
  });
  return { tokens, clock, requests, masked };
}

const first = json(200, { token: 'first', expires_in: 300 });
const second = json(200, { token: 'second', expires_in: 300 });

describe('api/client/registry/registry-tokens', () => {
  it('requests one token per image for all concurrent callers, and masks it', async () => {
    const { tokens, requests, masked } = tokensOver(first, second);
    const given = await Promise.all([tokens.tokenFor(IMAGE), tokens.tokenFor(IMAGE)]);
    expect(given.map((token) => token.reveal())).toEqual(['first', 'first']);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://registry.test/token?scope=repository%3Aacme%2Fpython%3Apull',
    ]);
    expect(masked).toEqual(['first']);
  });

  it.each([
    ['30 s before its end', first, 270_000],
    ['after 30 s where it names no life', json(200, { token: 'first' }), 30_000],
  ])('requests a new token %s', async (_, answer, staleAfterMs) => {
    const { tokens, clock } = tokensOver(answer, second);
    await tokens.tokenFor(IMAGE);
    clock.advance(staleAfterMs - 1);
    expect((await tokens.tokenFor(IMAGE)).reveal()).toBe('first');
    clock.advance(1);
    expect((await tokens.tokenFor(IMAGE)).reveal()).toBe('second');
  });

  it('sends a password only for the images that have one, and keeps images apart', async () => {
    const { tokens, requests } = tokensOver(first, second);
    await tokens.tokenFor(IMAGE);
    const open = await tokens.tokenFor({ organization: 'images', name: 'python' });
    expect(open.reveal()).toBe('second');
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      `Basic ${btoa('_token:password')}`,
      undefined,
    ]);
  });

  it('lets a refusal stand for the run', async () => {
    const { tokens, requests } = tokensOver(json(403, {}), first);
    await expect(tokens.tokenFor(IMAGE)).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(tokens.tokenFor(IMAGE)).rejects.toMatchObject({ code: 'auth_forbidden' });
    expect(requests).toHaveLength(1);
  });
});
