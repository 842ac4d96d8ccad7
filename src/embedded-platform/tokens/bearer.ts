import { isDeepStrictEqual } from 'node:util';

import { isCapability } from '../../api/iam/capability.ts';
import type { Capability } from '../../api/iam/capability.ts';
import type { JwtClaims } from './jwt.ts';

/**
 * Limits of a token (sign-in-rules.md#limited-tokens). Without a list there is no limit; an empty list of capabilities or
 * groups allows nothing.
 */
export interface TokenLimits {
  readonly capabilities?: readonly Capability[] | undefined;
  /**
   * Uids of groups, for each time that the token was limited to some. The lists cannot be merged into one: a scope keeps
   * no role that was granted below it, and none of those may return with a later, lower scope.
   */
  readonly scopes?: readonly (readonly string[])[] | undefined;
}

/** The identity that a token is for, and the limits within which the token has its rights. */
export interface Bearer extends TokenLimits {
  readonly identityUid: string;
}

/** Returns the claims of a token for the bearer; the counterpart of `readBearer`. */
export function bearerClaims({ identityUid, capabilities, scopes }: Bearer): JwtClaims {
  return {
    sub: identityUid,
    ...(capabilities === undefined ? {} : { cap: capabilities }),
    ...(scopes === undefined ? {} : { scopes }),
  };
}

/** Returns the bearer of a verified token of this platform. */
export function readBearer({ sub = '', cap, scopes }: JwtClaims): Bearer {
  return {
    identityUid: sub,
    capabilities: cap === undefined ? undefined : toTexts(cap).filter(isCapability),
    scopes: scopes === undefined ? undefined : toList(scopes).map(toTexts),
  };
}

/** Returns the bearer within further limits, which can only narrow those that it has. */
export function limitBearer(
  { identityUid, capabilities: held, scopes = [] }: Bearer,
  { capabilities: wanted, scopes: further = [] }: TokenLimits,
): Bearer {
  const isSame = isDeepStrictEqual(scopes.at(-1), further.at(0));
  const steps = [...scopes, ...further.slice(isSame ? 1 : 0)];
  return {
    identityUid,
    capabilities: held === undefined ? wanted : held.filter((one) => wanted?.includes(one) ?? true),
    scopes: steps.length === 0 ? undefined : steps,
  };
}

function toList(claim: unknown): readonly unknown[] {
  return Array.isArray(claim) ? claim : [];
}

function toTexts(claim: unknown): readonly string[] {
  return toList(claim).filter((item) => typeof item === 'string');
}
