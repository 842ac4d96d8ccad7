import { isCapability } from '../../contract/iam/capability.ts';
import type { Capability } from '../../contract/iam/capability.ts';
import type { JwtClaims } from './jwt.ts';

/** Limits of a token (sign-in-rules.md#limited-tokens). Without a list there is no limit; an empty list allows nothing. */
export interface TokenLimits {
  readonly capabilities?: readonly Capability[] | undefined;
  /** Uids of groups. */
  readonly scopes?: readonly string[] | undefined;
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
    scopes: scopes === undefined ? undefined : toTexts(scopes),
  };
}

/** Returns the bearer within further limits, which can only narrow those that it has. */
export function limitBearer(bearer: Bearer, { capabilities, scopes }: TokenLimits): Bearer {
  return {
    identityUid: bearer.identityUid,
    capabilities: narrow(bearer.capabilities, capabilities, (wanted, held) => wanted === held),
    scopes: narrow(bearer.scopes, scopes, isGroupWithin),
  };
}

/** Returns true for the group itself and for every group below it. */
export function isGroupWithin(uid: string, group: string): boolean {
  return uid === group || uid.startsWith(`${group}/`);
}

function narrow<Item>(
  held: readonly Item[] | undefined,
  wanted: readonly Item[] | undefined,
  isWithin: (wanted: Item, held: Item) => boolean,
): readonly Item[] | undefined {
  if (held === undefined || wanted === undefined) return wanted ?? held;
  return wanted.filter((item) => held.some((limit) => isWithin(item, limit)));
}

function toTexts(claim: unknown): readonly string[] {
  return Array.isArray(claim) ? claim.filter((item) => typeof item === 'string') : [];
}
