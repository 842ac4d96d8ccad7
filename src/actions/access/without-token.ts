import type { NoOidcRequest } from './oidc-request.ts';
import type { WhenUnavailable } from '../service-inputs.ts';

/**
 * What `when-unavailable` makes of a missing token. Only what GitHub refuses to forks and to Dependabot may be skipped:
 * a missing permission is a mistake of the workflow, which would switch a check off for good. Whoever asks for
 * `anonymous` gets less than a sign-in would give, never more. Throws the reason where the run may not go on.
 */
export function wayWithout(
  { kind, error }: NoOidcRequest,
  whenUnavailable: WhenUnavailable,
): { readonly kind: 'anonymous' | 'skipped'; readonly why: string } {
  const maySkip = whenUnavailable === 'skip' && kind === 'untrusted';
  if (whenUnavailable !== 'anonymous' && !maySkip) throw error;
  return { kind: maySkip ? 'skipped' : 'anonymous', why: error.message };
}
