import type { IdTokenClaims } from '../../../src/values/id-token.ts';

/** The claims of a job on the default branch of acme/shop, with whatever a test changes about them. */
export function claimsOf(changes: Partial<IdTokenClaims> = {}): IdTokenClaims {
  return {
    iss: 'https://token.actions.githubusercontent.com',
    sub: 'repo:acme/shop:ref:refs/heads/main',
    aud: 'issuer.enforce.dev',
    event_name: 'push',
    repository: 'acme/shop',
    repository_id: '8800',
    repository_owner_id: '9900',
    ref: 'refs/heads/main',
    environment: undefined,
    job_workflow_ref: 'acme/shop/.github/workflows/ci.yml@refs/heads/main',
    expiresAt: undefined,
    ...changes,
  };
}
