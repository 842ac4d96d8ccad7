import { capabilityHint } from '../../values/errors.ts';
import type { ErrorCode, FailedRequest, Problem } from '../../values/errors.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import { count } from '../../text/plural.ts';
import { cutText } from '../../text/printable.ts';
import type { RunAccess } from './evidence.ts';
import type { FindingCause } from './finding.ts';
import { PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';

/**
 * Returns the cause of a fact that could not be fetched, undefined if no other finding can have it. `organization` is the
 * one in the image's reference; `denied` is what the registry keeps from a run that it denies access.
 */
export function causeOf(
  problem: Problem,
  organization: string,
  access: RunAccess,
  denied: 'images' | 'signatures' = 'images',
): FindingCause | undefined {
  if (isOutOfReach(problem, organization)) {
    if (access.mode === 'anonymous') return unauthenticated(access.remedy);
    if (access.organization !== organization) return otherOrganization(organization, access.organization);
    const isPull = problem.request !== undefined && problem.request.capabilities === undefined;
    if (isPull && access.pullRemedy !== undefined) return unauthenticated(access.pullRemedy);
  }
  if (problem.request === undefined) return undefined;
  return causeOfRequest(problem, problem.request, { organization, denied });
}

/** Whether a fact is private; a tag that does not exist in the public organization is not. */
function isOutOfReach({ code, request }: Problem, organization: string): boolean {
  return needsAuthentication(code) && (organization !== PUBLIC_ORGANIZATION || request === undefined);
}

function causeOfRequest(
  { code, hint }: Problem,
  { attempts, capabilities, host, result }: FailedRequest,
  { denied, organization }: { readonly organization: string; readonly denied: 'images' | 'signatures' },
): FindingCause | undefined {
  const hostTitle = HOST_TITLES[code];
  if (hostTitle !== undefined)
    return {
      kind: code === 'auth_rejected' ? 'rejected-token' : 'unreachable-host',
      key: `${code}|${host}`,
      title: titled(`${host} ${hostTitle}`),
      message: `Requests to ${host} failed after ${count(attempts, 'try', 'tries')}: ${result}.`,
      remedy: hint,
    };
  if (code !== 'auth_forbidden') return undefined;
  if (capabilities !== undefined) return missingCapability(capabilities);
  return denied === 'images'
    ? deniedImages(organization, `${host}: ${result}`, hint)
    : deniedSignatures(organization, `${host}: ${result}`);
}

/** Returns whether a failure can mean that the request needs credentials. */
export function needsAuthentication(code: ErrorCode): boolean {
  return code.startsWith('auth_') || code === 'platform_not_found';
}

/** Returns the cause of everything that a role without one of the capabilities cannot read. */
export function missingCapability(needed: readonly string[]): FindingCause {
  const missing = needed.join(' or ');
  return {
    kind: 'missing-capability',
    key: `capability|${missing}`,
    title: titled(`Missing capability ${missing}`),
    message: `The role of this run's token lacks the capability ${missing}.`,
    remedy: capabilityHint(needed),
  };
}

function deniedImages(organization: string, result: string, remedy: string): FindingCause {
  return {
    kind: 'denied-images',
    key: `denied|${organization}`,
    title: titled(`No access to the images of ${organization}`),
    message: `The registry denied access to images of ${organization} (${result}).`,
    remedy,
  };
}

function deniedSignatures(organization: string, result: string): FindingCause {
  return {
    kind: 'denied-signatures',
    key: `denied-signatures|${organization}`,
    title: titled(`No access to the signatures of ${organization}`),
    message: `The registry denied access to the signatures of images of ${organization} (${result}).`,
    remedy: capabilityHint(['referrers.list']),
  };
}

/** Returns the cause of all signatures that could not be verified for one reason. */
export function unverifiable({
  reason,
  remedy,
}: Pick<Extract<BuildTrust, { readonly kind: 'not-verifiable' }>, 'reason' | 'remedy'>): FindingCause {
  return {
    kind: 'unverifiable-signatures',
    key: `signature|${reason}`,
    title: 'Signature could not be verified',
    message: `The signature could not be verified: ${reason}.`,
    remedy,
  };
}

/** Returns the cause of all signatures of an organization whose signers are not known, and what the platform says about that. */
export function unknownSigner(organization: string, remedy: string): FindingCause {
  return {
    kind: 'unknown-signer',
    key: `signer|${organization}`,
    title: titled(`No known signer for images of ${organization}`),
    message: `No trusted signer is known for images of ${organization}, so their signatures could not be verified.`,
    remedy,
  };
}

function unauthenticated(remedy: string): FindingCause {
  return {
    kind: 'unauthenticated',
    key: 'unauthenticated',
    title: 'Private images require authentication',
    message: 'This run has no credentials for private images, so they were not checked.',
    remedy,
  };
}

/** The run can be right, and the images another run's: a second organization in one repository. */
function otherOrganization(organization: string, own: string): FindingCause {
  const isTypo = nearestWord(organization, [own]) !== undefined;
  return {
    kind: isTypo ? 'wrong-organization' : 'other-organization',
    key: `organization|${organization}`,
    title: titled(`Images of ${organization} require its credentials`),
    message: `This run is signed in to ${own} and has no access to the images of ${organization}.`,
    remedy: isTypo
      ? `Did you mean ${own}? Correct the references.`
      : `Check them in another run, with \`organization\` set to ${organization} and its credentials.`,
  };
}

/** The titles of failures of a whole host, after its name. */
const HOST_TITLES: Readonly<Partial<Record<ErrorCode, string>>> = {
  platform_unreachable: 'is unreachable',
  platform_timeout: 'responded too slowly',
  platform_redirected: 'redirects to another address',
  platform_not_json: 'returned a non-JSON response',
  platform_unavailable: 'is unavailable',
  platform_rate_limited: 'limits the request rate',
  auth_rejected: 'rejected the token',
};

/** The longest title, in UTF-16 units. */
const LONGEST_TITLE = 70;

function titled(text: string): string {
  return cutText(text, LONGEST_TITLE);
}
