import { describe, expect, it } from 'vitest';

import { diagnose } from '../../../../src/sign-in/claim-doctor/diagnose.ts';
import { renderDiagnosis } from '../../../../src/sign-in/claim-doctor/render.ts';
import type { IdTokenClaims } from '../../../../src/values/id-token.ts';
import type { ClaimMatch } from '../../../../src/sign-in/claim-doctor/claim-match.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

const TARGET = { uid: `${'a'.repeat(40)}/${'1'.repeat(16)}`, apiUrl: 'https://console-api.enforce.dev' };
const ISSUER = 'https://token.actions.githubusercontent.com';
const MAIN = 'repo:acme/shop:ref:refs/heads/main';
const WITH_IDS = 'repo:acme@9900/shop@8800:ref:refs/heads/main';
const ENVIRONMENT = 'repo:acme/shop:environment:production';

interface Row {
  readonly name: string;
  /** What the reader is told. */
  readonly cause: RegExp;
  readonly claims: Partial<IdTokenClaims>;
  readonly found: ClaimMatch;
}

/**
 * Each cause of a refusal that can be put right at the identity, as it is met
 * (sign-in-rules.md#claim-mismatches rows 7 to 16).
 */
const ROWS: readonly Row[] = [
  {
    name: 'environment-in-token',
    cause: /replaces the branch or tag/,
    claims: { sub: ENVIRONMENT },
    found: {},
  },
  {
    name: 'environment-in-identity',
    cause: /for an environment, but the job has none/,
    claims: {},
    found: { subject: ENVIRONMENT },
  },
  {
    name: 'pull-request',
    cause: /All pull requests have the same subject/,
    claims: { sub: 'repo:acme/shop:pull_request' },
    found: {},
  },
  {
    name: 'immutable-token',
    cause: /subjects with ids .*the identity has a subject without ids/,
    claims: { sub: WITH_IDS },
    found: {},
  },
  {
    name: 'immutable-identity',
    cause: /identity has a subject with ids/,
    claims: {},
    found: { subject: WITH_IDS },
  },
  {
    name: 'audience',
    cause: /another audience/,
    claims: {},
    found: { audience: 'https://console-api.enforce.dev' },
  },
  {
    name: 'branch',
    cause: /another branch/,
    claims: { sub: 'repo:acme/shop:ref:refs/heads/next' },
    found: {},
  },
  {
    name: 'issuer',
    cause: /another issuer/,
    claims: { iss: 'https://github.acme.test/_services/token' },
    found: {},
  },
  {
    name: 'case',
    cause: /subjects differ in case/,
    claims: {},
    found: { subject: 'repo:Acme/Shop:ref:refs/heads/main' },
  },
  {
    name: 'issuer-case',
    cause: /issuers differ in case/,
    claims: {},
    found: { issuer: ISSUER.toUpperCase().replace('HTTPS', 'https') },
  },
  {
    name: 'trailing-slash',
    cause: /differ by a trailing "\/"/,
    claims: {},
    found: { issuer: `${ISSUER}/` },
  },
];

describe('sign-in/claim-doctor: causes that a change of the identity fixes', () => {
  it.each(ROWS)('$name: the cause, and the fix in three forms', async ({ name, cause, claims, found }) => {
    const token = claimsOf(claims);
    const match: ClaimMatch = { issuer: ISSUER, subject: MAIN, claims: { repository_id: '8800' }, ...found };
    const text = renderDiagnosis(diagnose(token, match, 'issuer.enforce.dev'), token, TARGET).join('\n');
    expect(text.match(/^Cause: .*/gm)).toEqual([expect.stringMatching(cause)]);
    // What each of them would set is exactly what the token carries; what agreed stays.
    const [, body = '{}'] = /--data '(.*)'$/m.exec(text) ?? [];
    const fixed = (JSON.parse(body) as { claimMatch: ClaimMatch }).claimMatch;
    expect(fixed).toMatchObject({ issuer: token.iss, subject: token.sub, claims: { repository_id: '8800' } });
    expect(diagnose(token, fixed, 'issuer.enforce.dev').causes).toEqual([]);
    expect(text).toContain(
      `chainctl iam identities update ${TARGET.uid} --identity-issuer='${token.iss}' --subject='${token.sub}'`,
    );
    expect(text).toContain(`    issuer = "${token.iss}"\n    subject = "${token.sub}"`);
    if (found.audience !== undefined) {
      expect(fixed.audience).toBe(token.aud);
      expect(text).toContain(`--audience='${token.aud}'`);
      expect(text).toContain(`    audience = "${token.aud}"`);
    }
    await expect(`${text}\n`).toMatchFileSnapshot(`../../../golden/claim-doctor/causes/${name}.txt`);
  });
});
