import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import type { ListedImage, ListedSkip } from '../../references/decide/image-list.ts';
import { concernsFile } from '../../references/decide/image-list.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { outcomeOfTrust } from '../../signatures/decide/trust-outcomes.ts';
import type { LookingMode } from '../../signatures/decide/trust-outcomes.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';

/**
 * The findings about a pin that is not a build of its own tag: `foreign-digest` it is no build of any tag of
 * its image · `other-tag` it is a build of another tag · `platform-manifest` it is one platform's image
 * inside a build of the tag · `not-verified` the registry refused or did not answer a request, or there were
 * too many to send · `no-history` its registry keeps no history, so the pin cannot be verified · `wrong-signer`,
 * `bad-signature`, `unsigned`, `signed-as-other` the outcome of verifying its signatures (`BuildTrust`) ·
 * `signature-not-verified` its signatures could not be fetched or verified · `unread` a file that can hold pins could not
 * be read.
 */
export const VERIFY_RULES = [
  'foreign-digest',
  'other-tag',
  'platform-manifest',
  'not-verified',
  'no-history',
  'wrong-signer',
  'bad-signature',
  'unsigned',
  'signed-as-other',
  'signature-not-verified',
  'unread',
] as const;
export type VerifyRule = (typeof VERIFY_RULES)[number];

/** The rules that fail by default: wrong pins, as in a check, and pins that could not be verified. */
export const VERIFY_FAIL_ON: readonly VerifyRule[] = [
  'foreign-digest',
  'other-tag',
  'not-verified',
  'wrong-signer',
  'bad-signature',
];

/** Returns the rules that fail by default, with those that fail only if signatures are required. */
export function defaultFailOn(mode: SignatureMode): readonly VerifyRule[] {
  return mode === 'require'
    ? [...VERIFY_FAIL_ON, 'unsigned', 'signed-as-other', 'signature-not-verified']
    : VERIFY_FAIL_ON;
}

/** One pin of a repository, with where its digest comes from. */
export interface VerifiedPin {
  readonly image: ListedImage;
  /** The tag that it follows, also from a comment after a digest; undefined if unknown. */
  readonly tag: string | undefined;
  readonly digest: Digest;
  readonly origin: PinOrigin;
  /** The outcome of verifying its signatures; absent if they are turned off. */
  readonly trust?: BuildTrust;
  /** The finding about its signatures; absent if there is none. */
  readonly signatureFinding?: VerifyRule | undefined;
  /** The first one that fails, otherwise the first one; undefined for a build of the tag itself without findings. */
  readonly rule: VerifyRule | undefined;
  readonly fails: boolean;
}

/** All pins of a repository. */
export interface Verification {
  readonly at: Instant;
  readonly failOn: readonly VerifyRule[];
  /** In the order of paths and lines. */
  readonly pins: readonly VerifiedPin[];
  /** Whole files that may hold pins and could not be read. */
  readonly unread: readonly ListedSkip[];
}

/** A pin that is not known yet to be anything. */
export type FoundPin = Pick<
  VerifiedPin,
  'image' | 'tag' | 'digest' | 'origin' | 'trust' | 'signatureFinding'
>;

/** Judges each pin by the rules that are to fail. */
export function judgePins(found: readonly FoundPin[], failOn: readonly VerifyRule[]): readonly VerifiedPin[] {
  return found.map((pin) => {
    const rules = [ruleOf(pin.origin), pin.signatureFinding].filter((one) => one !== undefined);
    const failing = rules.find((one) => failOn.includes(one));
    return { ...pin, rule: failing ?? rules[0], fails: failing !== undefined };
  });
}

/** Returns `fail` if any pin fails, or if a file was not read and `unread` is one of the failing rules. */
export function pinVerdict({ failOn, pins, unread }: Verification): 'pass' | 'fail' {
  const fails = pins.some((pin) => pin.fails) || (unread.length > 0 && failOn.includes('unread'));
  return fails ? 'fail' : 'pass';
}

/** Returns the skipped files that could not be read and can hold pins. */
export function unreadFiles(skipped: readonly ListedSkip[]): readonly ListedSkip[] {
  return skipped.filter(({ code }) => concernsFile(code));
}

function ruleOf(origin: PinOrigin): VerifyRule | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'foreign':
      return 'foreign-digest';
    case 'not-verified':
      return origin.code === 'no-history' ? 'no-history' : 'not-verified';
    case 'other-tag':
    case 'platform-manifest':
      return origin.kind;
  }
}

/**
 * Returns the finding about the signatures of a pin, as the table of the check says (signing-rules.md#consequences); undefined
 * if there is none. `needsSigner` is false for an image that is used without a known signer.
 */
export function signatureRule(
  trust: BuildTrust,
  { mode, needsSigner }: { readonly mode: LookingMode; readonly needsSigner: boolean },
): VerifyRule | undefined {
  const { check, rule } = outcomeOfTrust(trust, needsSigner);
  if (check[mode] !== 'fails' && check[mode] !== 'warning') return undefined;
  if (trust.kind === 'signed-as-other') return trust.kind;
  return rule === 'not-checked' ? 'signature-not-verified' : rule;
}
