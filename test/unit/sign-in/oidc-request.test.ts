import { describe, expect, it } from 'vitest';

import { readEnvironment } from '../../../src/runner/environment.ts';
import { fallbackWithoutToken, findOidcRequest } from '../../../src/sign-in/oidc-request.ts';

const URL_TEXT = 'https://run-actions-1.actions.githubusercontent.com/x/idtoken?api-version=2.0';

async function find(variables: Readonly<Record<string, string>>, head?: string) {
  const environment = await readEnvironment({ GITHUB_REPOSITORY: 'acme/shop', ...variables });
  const sha = '0'.repeat(40);
  const pullRequest = { number: 1, base: { sha }, head: { sha, repo: { full_name: head ?? 'acme/shop' } } };
  return findOidcRequest({ ...environment, event: { pull_request: pullRequest } });
}

function requestAt(url: string, variables: Readonly<Record<string, string>> = {}) {
  return find({ ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't', ...variables });
}

describe('the endpoint that a job requests its OIDC token from', () => {
  it.each([
    ['GitHub', URL_TEXT, {}],
    ['data residency', 'https://actions.acme.ghe.com/idtoken', {}],
    [
      'a GitHub server',
      'https://github.acme.test/_services/x',
      { GITHUB_SERVER_URL: 'https://github.acme.test' },
    ],
    ['this machine, for tests', 'http://127.0.0.1:8080/token', {}],
  ])('is taken where it is %s', async (_, url, variables) => {
    expect(await requestAt(url, variables)).toMatchObject({ kind: 'request', url: new URL(url) });
  });

  it.each([
    ['plain http', 'http://run-actions-1.actions.githubusercontent.com/'],
    ['another host', 'https://evil.test/'],
    ['a host that ends alike', 'https://evilactions.githubusercontent.com/'],
    ['a host that begins alike', 'https://actions.githubusercontent.com.evil.test/'],
    ['user info', 'https://actions.githubusercontent.com@evil.test/'],
    ['no URL', 'token'],
  ])('is refused where it is %s', async (_, url) => {
    await expect(requestAt(url)).rejects.toMatchObject({ code: 'config_endpoint_invalid' });
  });

  it.each([{ ACTIONS_ID_TOKEN_REQUEST_URL: URL_TEXT }, { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' }])(
    'is refused where the runner set only %o',
    async (variables) => {
      await expect(find(variables)).rejects.toMatchObject({ code: 'auth_id_token_half_set' });
    },
  );
});

describe('a job without an OIDC token', () => {
  const FORK = {
    head: 'someone/shop',
    why: /fork someone\/shop/,
    hint: /No permission changes this.* if the action has that input/,
  };
  const DEPENDABOT = { variables: { GITHUB_ACTOR: 'dependabot[bot]' }, why: /Dependabot/, hint: FORK.hint };
  const FORGOTTEN = { variables: {}, why: /cannot request/, hint: /id-token: write/ };

  async function findNone({ variables = {}, head }: { variables?: Record<string, string>; head?: string }) {
    const found = await find(variables, head);
    if (found.kind === 'request') throw new Error('it has one');
    return found;
  }

  it.each([
    { cause: 'a fork', ...FORK, whenUnavailable: 'skip', kind: 'skipped' },
    { cause: 'a fork', ...FORK, whenUnavailable: 'anonymous', kind: 'anonymous' },
    { cause: 'Dependabot', ...DEPENDABOT, whenUnavailable: 'skip', kind: 'skipped' },
    { cause: 'Dependabot', ...DEPENDABOT, whenUnavailable: 'anonymous', kind: 'anonymous' },
    { cause: 'a missing permission', ...FORGOTTEN, whenUnavailable: 'anonymous', kind: 'anonymous' },
  ] as const)(
    'for $cause and $whenUnavailable: $kind, and why',
    async ({ whenUnavailable, kind, why, ...job }) => {
      const fallback = fallbackWithoutToken(await findNone(job), whenUnavailable);
      expect(fallback).toEqual({ kind, reason: expect.stringMatching(why) as string });
    },
  );

  it.each([
    { cause: 'a fork', ...FORK, whenUnavailable: 'fail' },
    { cause: 'Dependabot', ...DEPENDABOT, whenUnavailable: 'fail' },
    { cause: 'a missing permission', ...FORGOTTEN, whenUnavailable: 'fail' },
    { cause: 'a missing permission, which would switch a check off', ...FORGOTTEN, whenUnavailable: 'skip' },
  ] as const)('for $cause and $whenUnavailable: fails', async ({ whenUnavailable, why, hint, ...job }) => {
    const none = await findNone(job);
    expect(() => fallbackWithoutToken(none, whenUnavailable)).toThrow(
      expect.objectContaining({
        code: 'auth_no_id_token',
        message: expect.stringMatching(why) as string,
        hint: expect.stringMatching(hint) as string,
      }),
    );
  });
});
