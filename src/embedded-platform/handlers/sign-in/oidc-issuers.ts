import { timingSafeEqual } from 'node:crypto';
import { IdTokenQuery } from '../../../api/iam/token.ts';
import { readQuery } from '../../requests/read-request.ts';
import { unauthenticated } from '../../requests/refusal.ts';
import { readAuthorization } from '../../requests/route-call.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';

/** A parameter `claim.<name>` sets a claim of the token. */
const CLAIM_PREFIX = 'claim.';

/**
 * Mints the OIDC token of a job, as GitHub's endpoint (sign-in-rules.md#request-the-token). Besides `audience`, the URL
 * can set claims (`claim.ref=refs/heads/next`) and the form of the subject (`subject-format=immutable`).
 */
const mintIdToken: Handler = async (call, { github }) => {
  if (!isSame(readAuthorization(call, 'Bearer') ?? '', github.requestToken)) {
    throw unauthenticated('the request token is not valid');
  }
  const { audience, 'subject-format': subjectForm } = readQuery(IdTokenQuery, call);
  const claims = Object.fromEntries(
    [...call.query]
      .filter(([name]) => name.startsWith(CLAIM_PREFIX))
      .map(([name, values]) => [name.slice(CLAIM_PREFIX.length), String(values.at(-1))]),
  );
  return { value: await github.mint({ claims, audience, subjectForm }) };
};

/** Returns the discovery document of the embedded OIDC endpoint. */
const getIdTokenConfiguration: Handler = async (_call, { github, addresses }) => ({
  issuer: github.issuer,
  jwks_uri: `${addresses.issuerUrl}/_github/oidc/.well-known/jwks`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['id_token'],
  subject_types_supported: ['public', 'pairwise'],
});

/** The keys that verify a job's token. */
const getIdTokenKeys: Handler = async (_call, { github }) => ({ keys: github.publicKeys });

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the discovery document of the platform's issuer (OpenID Connect Discovery). */
const getIssuerConfiguration: Handler = async (_call, { addresses }) => ({
  issuer: addresses.issuerUrl,
  jwks_uri: `${addresses.issuerUrl}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['id_token'],
  subject_types_supported: ['public'],
});

/** The keys that verify the platform's tokens and the signatures of its events. */
const getIssuerKeys: Handler = async (_call, { publicKeys }) => ({ keys: publicKeys });

/** Handlers of the GitHub OIDC endpoint and of the discovery documents of both issuers. */
export const oidcIssuerHandlers = {
  mintIdToken,
  getIdTokenConfiguration,
  getIdTokenKeys,
  getIssuerConfiguration,
  getIssuerKeys,
} satisfies Handlers;
