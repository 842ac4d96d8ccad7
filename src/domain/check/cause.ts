import { capabilityHint } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { count } from '../text/plural.ts';
import { cutText } from '../text/printable.ts';
import type { Problem } from './evidence.ts';

/** The kinds of causes that several findings can have in common. */
export const CAUSE_KINDS = [
  'unauthenticated',
  'unreachable-host',
  'rejected-token',
  'missing-capability',
  'denied-images',
] as const;

/** The common cause of several findings: one fix for all of them. */
export interface Cause {
  /** Equal for every finding with this cause. */
  readonly key: string;
  readonly kind: (typeof CAUSE_KINDS)[number];
  /** The problem, in at most 70 characters. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing to do. */
  readonly remedy: string;
}

/**
 * Returns the cause of a fact that could not be fetched, undefined if no other finding can have it. `organization` is the
 * one in the image's reference.
 */
export function causeOf(
  { code, hint, request }: Problem,
  { mode, organization }: { readonly mode: 'signed-in' | 'anonymous'; readonly organization: string },
): Cause | undefined {
  if (mode === 'anonymous' && needsAuthentication(code)) return UNAUTHENTICATED;
  if (request === undefined) return undefined;
  const { attempts, capability, host, result } = request;
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
  return capability === undefined
    ? deniedImages(organization, `${host}: ${result}`, hint)
    : missingCapability(capability);
}

/** Returns whether a failure can mean that the request needs credentials. */
export function needsAuthentication(code: ErrorCode): boolean {
  return code.startsWith('auth_') || code === 'platform_not_found';
}

/** Returns the cause of everything that a role without `capability` cannot read. */
export function missingCapability(capability: string): Cause {
  return {
    kind: 'missing-capability',
    key: `capability|${capability}`,
    title: titled(`Missing capability ${capability}`),
    message: `The role of this run's token lacks the capability ${capability}.`,
    remedy: capabilityHint(capability),
  };
}

function deniedImages(organization: string, result: string, remedy: string): Cause {
  return {
    kind: 'denied-images',
    key: `denied|${organization}`,
    title: titled(`No access to the images of ${organization}`),
    message: `The registry denied access to images of ${organization} (${result}).`,
    remedy,
  };
}

const UNAUTHENTICATED: Cause = {
  kind: 'unauthenticated',
  key: 'unauthenticated',
  title: 'Private images require authentication',
  message: 'This run is unauthenticated, so private images were not checked.',
  remedy: 'Authenticated runs check them, such as the run after the merge.',
};

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
