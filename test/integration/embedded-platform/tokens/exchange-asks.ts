import { ACME, startTestPlatform, VIEWER } from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const ISSUER = 'https://token.actions.githubusercontent.com';

/** A job's own token, for the platform, with claims that the query sets. */
export async function idToken(test: TestPlatform, query = ''): Promise<string> {
  const { line } = test.platform;
  const url = `${line.oidcRequestUrl}&audience=platform.test${query}`;
  return (await test.ask(url, { token: line.oidcRequestToken })).json.value;
}

/** Fields of a form that limit a token. */
export type Limits = readonly (readonly [name: string, value: string])[];

/** Exchanges a token, of a job where none is given, as a form; a list of pairs repeats fields. */
export async function exchange(
  test: TestPlatform,
  fields: Readonly<Record<string, string>> | Limits,
  token?: string,
): Promise<Reply> {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  const body = new URLSearchParams(pairs).toString();
  return test.ask('/sts/exchange', {
    method: 'POST',
    headers: FORM,
    body,
    token: token ?? (await idToken(test)),
  });
}

/** A token for an identity with limits, of the API's audience unless another is given. */
export async function limitedToken(
  test: TestPlatform,
  identity: string,
  limits: Limits,
  audience = test.platform.line.apiUrl,
): Promise<string> {
  const reply = await exchange(test, [['aud', audience], ['identity', identity], ...limits]);
  return reply.json.token;
}

/** A platform with one identity, `who`, that has the claim match. */
export async function platformWith(claimMatch: string): Promise<TestPlatform> {
  return startTestPlatform(`
organizations:
  - name: acme
    uid: ${ACME}
    identities: [{ name: who, uid: ${VIEWER}, claimMatch: ${claimMatch} }]
`);
}

/** The exchange of a job's token with these claims for one of `who`. */
export const exchangeAs = async (test: TestPlatform, query: string): Promise<Reply> =>
  exchange(test, { aud: 'platform.test', identity: VIEWER }, await idToken(test, query));
