import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  basic,
  PULLER,
  startTestPlatform,
  WORLD,
} from '../../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';

const SCOPE = 'scope=repository:acme/python:pull';

/** Where a token can be shown, and whether it is taken there. */
const DOORS: Readonly<Record<string, (test: TestPlatform, token: string) => Promise<boolean>>> = {
  api: async (test, token) => (await test.ask('/registry/v2/repos', { token })).status === 200,
  exchange: async (test, token) =>
    (await test.ask(`/sts/exchange?aud=platform.test&identity=${PULLER}`, { token })).status === 200,
  password: async (test, token) =>
    (await test.ask(`/token?${SCOPE}`, { headers: basic('_token', token) })).status === 200,
  history: async (test, token) =>
    (await test.ask('/v2/acme/python/_chainguard/history/3.13', { token })).status === 200,
  mint: async (test, token) => (await test.ask(test.platform.line.oidcRequestUrl, { token })).status === 200,
};

/** Every kind of token there is, all of them good, and the doors that each is for. */
const TOKENS: readonly (readonly [string, (test: TestPlatform) => Promise<string>, readonly string[]])[] = [
  ["a job's", idToken, ['exchange']],
  ['of the API', (test) => test.tokenOf(PULLER), ['api']],
  ['of the registry', (test) => test.registryPasswordOf(PULLER), ['password', 'history']],
  ['for an image', imageToken, ['history']],
  ['for requesting tokens', async (test) => test.platform.line.oidcRequestToken, ['mint']],
];

async function idToken(test: TestPlatform): Promise<string> {
  const { line } = test.platform;
  return (await test.ask(`${line.oidcRequestUrl}&audience=platform.test`, { token: line.oidcRequestToken }))
    .json.value;
}

async function imageToken(test: TestPlatform): Promise<string> {
  const headers = basic('_token', await test.registryPasswordOf(PULLER));
  return (await test.ask(`/token?${SCOPE}`, { headers })).json.token;
}

describe('a token', () => {
  it.each(TOKENS)('%s opens its own doors and no other', async (_, make, own) => {
    const test = await startTestPlatform(WORLD);
    const token = await make(test);
    const opened = [];
    for (const [door, open] of Object.entries(DOORS)) {
      if (await open(test, token)) opened.push(door);
    }
    expect(opened).toEqual(own);
  });

  it('of this platform for any other audience opens none', async () => {
    const test = await startTestPlatform(WORLD);
    const near = [
      'https://platform.test/',
      'http://platform.test',
      'PLATFORM.TEST',
      'platform.test:443',
      'https://platform.test/token',
    ];
    const audiences = fc.oneof(fc.constantFrom(...near), fc.webUrl(), fc.domain(), fc.string());
    await fc.assert(
      fc.asyncProperty(audiences, async (audience) => {
        const token = await test.platform.issueToken({ identity: PULLER, audience });
        for (const open of Object.values(DOORS)) expect(await open(test, token)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
});
