import { randomUUID } from 'node:crypto';

import type { Clock } from '../../values/clock.ts';
import { gitHubClaims } from './github-claims.ts';
import type { SubjectForm } from './github-claims.ts';
import { createJwtReader, signJwt } from './jwt.ts';
import type { JwtReading } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/** GitHub's side of the sign-in: it gives a job its token, and publishes the keys to verify it with. */
export interface GitHubIssuer {
  /** The `iss` of its tokens. */
  readonly issuer: string;
  /** The request token that a job must send. */
  readonly requestToken: string;
  readonly publicKeys: readonly object[];
  /** A token with these claims over the configured ones. */
  mint(request: {
    readonly claims: Readonly<Record<string, string>>;
    readonly audience: string | undefined;
    readonly subjectForm: SubjectForm | undefined;
  }): Promise<string>;
  /** Verifies a token as the platform does: with the published keys of this issuer. */
  read(token: string): Promise<JwtReading>;
}

/** Creates the embedded OIDC endpoint's issuer. `claims` and `subjectForm` hold if a request sets no others. */
export function createGitHubIssuer(options: {
  readonly issuer: string;
  readonly requestToken: string;
  readonly key: SigningKey;
  readonly clock: Clock;
  readonly claims: Readonly<Record<string, string>>;
  readonly subjectForm: SubjectForm;
}): GitHubIssuer {
  const { issuer, requestToken, key, clock } = options;
  return {
    issuer,
    requestToken,
    publicKeys: [key.publicJwk],
    mint: ({ claims, audience, subjectForm }) =>
      signJwt(
        gitHubClaims(
          { ...options.claims, ...claims },
          {
            issuer,
            audience,
            subjectForm: subjectForm ?? options.subjectForm,
            now: clock.now(),
            tokenId: randomUUID(),
          },
        ),
        key,
      ),
    read: createJwtReader({ key, issuer, clock }),
  };
}
