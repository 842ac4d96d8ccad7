import { timingSafeEqual } from 'node:crypto';

import { IdTokenQuery } from '../../../contract/iam/token.ts';
import { readQuery } from '../../requests/query.ts';
import { unauthenticated } from '../../requests/refusal.ts';
import { readAuthorization } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';

/** A parameter `claim.<name>` sets a claim of the token. */
const CLAIM_PREFIX = 'claim.';

/**
 * GitHub's endpoint for the OIDC token of a job (sign-in-rules.md#request-the-token). Beside `audience`, the
 * address may set claims (`claim.ref=refs/heads/next`) and the form of the subject
 * (`subject-format=immutable`), so that whoever hands out the address decides which job it is for.
 */
export const mintIdToken: Handler = async (call, { github }) => {
  if (!isSame(readAuthorization(call, 'Bearer') ?? '', github.requestToken)) {
    throw unauthenticated('the request token is not valid');
  }
  const parameters = call.url.searchParams;
  const { audience, 'subject-format': subjectForm } = readQuery(IdTokenQuery, parameters);
  const claims = Object.fromEntries(
    [...parameters]
      .filter(([name]) => name.startsWith(CLAIM_PREFIX))
      .map(([name, value]) => [name.slice(CLAIM_PREFIX.length), value]),
  );
  return { value: await github.mint({ claims, audience, subjectForm }) };
};

/** Where the keys of the embedded OIDC endpoint are. */
export const getIdTokenConfiguration: Handler = async (_call, { github, addresses }) => ({
  issuer: github.issuer,
  jwks_uri: `${addresses.issuerUrl}/_github/oidc/.well-known/jwks`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['id_token'],
  subject_types_supported: ['public', 'pairwise'],
});

/** The keys that verify a job's token. */
export const getIdTokenKeys: Handler = async (_call, { github }) => ({ keys: github.publicKeys });

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
