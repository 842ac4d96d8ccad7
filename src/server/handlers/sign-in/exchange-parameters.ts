import { RefreshRequest } from '../../../contract/iam/token.ts';
import { readQuery } from '../../requests/query.ts';
import { invalidArgument, Refusal } from '../../requests/refusal.ts';
import type { RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/**
 * What an exchange is asked, in the address, in a form, or in both; a body of any other kind is ignored, as the
 * service does (sign-in-rules.md#exchange-request). Throws UNIMPLEMENTED for what would narrow the token:
 * ignoring it would give out a broader one than was asked for.
 */
export function exchangeParameters(call: RouteCall): URLSearchParams {
  const parameters = new URLSearchParams(call.url.searchParams);
  for (const [name, value] of formOf(call)) parameters.append(name, value);
  const unsupported = ['cap', 'scope', 'scopes', 'identity_provider', 'identityProvider'].find((name) =>
    parameters.has(name),
  );
  if (unsupported === undefined) return parameters;
  throw new Refusal('UNIMPLEMENTED', `The embedded platform does not know the parameter ${unsupported}`);
}

/** The audiences that a token is wanted for. Throws INVALID_ARGUMENT where there is none, or one that is not known. */
export function readAudiences(
  parameters: URLSearchParams,
  { addresses }: Pick<Services, 'addresses'>,
): readonly string[] {
  const { aud: audiences = [] } = readQuery(RefreshRequest, parameters);
  // The service's own words for it (sign-in-rules.md#exchange-request).
  if (audiences.length === 0) throw new Refusal('INVALID_ARGUMENT', 'Audience must be specified');
  const unknown = audiences.find(
    (audience) => audience !== addresses.apiUrl && audience !== addresses.registry,
  );
  if (unknown !== undefined) throw invalidArgument('aud', `unknown audience "${unknown.slice(0, 120)}"`);
  return audiences;
}

function formOf(call: RouteCall): URLSearchParams {
  const [mediaType = ''] = (call.headers['content-type'] ?? '').split(';', 1);
  const isForm = mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  return new URLSearchParams(isForm ? call.body : '');
}
