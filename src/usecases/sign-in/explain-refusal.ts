import type { Endpoints } from '../../client/transport/endpoints.ts';
import { diagnose } from '../../domain/claim-doctor/diagnose.ts';
import { renderDiagnosis } from '../../domain/claim-doctor/render.ts';
import { MooringError } from '../../domain/errors.ts';
import type { IdTokenClaims } from '../../domain/id-token.ts';
import type { ClaimMatch } from '../../domain/identity/claim-match.ts';

/** What is known where an exchange was refused. */
export interface RefusedSignIn {
  readonly claims: IdTokenClaims;
  readonly identity: string;
  /** Undefined where the identity may not be read. */
  readonly claimMatch: ClaimMatch | undefined;
  readonly endpoints: Pick<Endpoints, 'apiUrl'>;
  /** The audience that holds where the identity names none: the host name of the issuer. */
  readonly defaultAudience: string;
}

/**
 * The error of an exchange with what keeps token and identity apart, and the fix
 * (sign-in-rules.md#claim-mismatches).
 */
export function explainRefusal(error: unknown, refused: RefusedSignIn): unknown {
  if (!(error instanceof MooringError)) return error;
  if (error.code === 'platform_not_found') {
    return new MooringError('auth_unknown_identity', error.message, { cause: error });
  }
  if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden') return error;
  const { claims, identity, claimMatch, endpoints, defaultAudience } = refused;
  const diagnosis = diagnose(claims, claimMatch, defaultAudience);
  const lines = renderDiagnosis(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
  return new MooringError('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
}
