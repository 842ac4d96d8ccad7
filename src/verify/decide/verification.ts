import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import type { ListedImage, ListedSkip } from '../../references/decide/image-list.ts';
import { concernsFile } from '../../references/decide/image-list.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { outcomeOfTrust } from '../../signatures/decide/trust-outcomes.ts';
import type { LookingMode } from '../../signatures/decide/trust-outcomes.ts';

/**
 * The findings about a pin that is not a build of its own tag, by the rules of a check: `foreign-digest` it is a build of
 * another tag of its image, or of none · `platform-manifest` it is one platform's image inside a build of the tag ·
 * `not-checked` a request failed, a search had too many, its signatures could not be verified, or a file that can hold pins
 * could not be read · `other-registry` its registry keeps no history · `wrong-signer`, `bad-signature`, `unsigned` the
 * outcome of verifying its signatures.
 */
export const VERIFY_RULES = [
  'foreign-digest',
  'platform-manifest',
  'not-checked',
  'other-registry',
  'wrong-signer',
  'bad-signature',
  'unsigned',
] as const;
export type VerifyRule = (typeof VERIFY_RULES)[number];

/** The rules that fail by default: as in a check. */
export const VERIFY_FAIL_ON: readonly VerifyRule[] = [
  'foreign-digest',
  'not-checked',
  'wrong-signer',
  'bad-signature',
  'unsigned',
];

/** A finding about a pin. */
interface PinFinding {
  readonly rule: VerifyRule;
  /** False for a warning, even if its rule fails. */
  readonly canFail: boolean;
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
  readonly signatureFinding?: PinFinding | undefined;
  /** The first one that fails, otherwise the first one; undefined for a build of the tag itself without findings. */
  readonly rule: VerifyRule | undefined;
  readonly fails: boolean;
}

/** A file that could not be read. */
export interface UnreadFile extends ListedSkip {
  readonly fails: boolean;
}

/** All pins of a repository. */
export interface Verification {
  readonly at: Instant;
  readonly failOn: readonly VerifyRule[];
  /** In the order of paths and lines. */
  readonly pins: readonly VerifiedPin[];
  /** Whole files that may hold pins and could not be read. */
  readonly notChecked: readonly UnreadFile[];
}

/** A pin that is not known yet to be anything. */
export type FoundPin = Pick<
  VerifiedPin,
  'image' | 'tag' | 'digest' | 'origin' | 'trust' | 'signatureFinding'
>;

/** Judges each pin by the rules that are to fail. */
export function judgePins(found: readonly FoundPin[], failOn: readonly VerifyRule[]): readonly VerifiedPin[] {
  return found.map((pin) => {
    const rule = ruleOf(pin.origin);
    const ofOrigin = rule === undefined ? undefined : { rule, canFail: true };
    const findings = [ofOrigin, pin.signatureFinding].filter((one) => one !== undefined);
    const failing = findings.find((one) => one.canFail && failOn.includes(one.rule));
    return { ...pin, rule: (failing ?? findings[0])?.rule, fails: failing !== undefined };
  });
}

/** Returns `fail` if any pin or file fails. */
export function pinVerdict({ notChecked, pins }: Pick<Verification, 'notChecked' | 'pins'>): 'pass' | 'fail' {
  return [...pins, ...notChecked].some(({ fails }) => fails) ? 'fail' : 'pass';
}

/**
 * Returns the skipped files that could not be read and can hold pins. As in a check without a base, a place that a repository
 * can keep is only a warning.
 */
export function unreadFiles(
  skipped: readonly ListedSkip[],
  failOn: readonly VerifyRule[],
): readonly UnreadFile[] {
  const fails = failOn.includes('not-checked');
  return skipped.flatMap((skip) =>
    concernsFile(skip.code) ? [{ ...skip, fails: fails && !KEPT.has(skip.code) }] : [],
  );
}

/** Of other repositories, and of data: the check fails only changes that add them. */
const KEPT: ReadonlySet<ListedSkip['code']> = new Set(['not-followed', 'lfs-pointer', 'submodule']);

function ruleOf(origin: PinOrigin): VerifyRule | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'foreign':
    case 'other-tag':
      return 'foreign-digest';
    case 'not-checked':
      return origin.code === 'other-registry' ? 'other-registry' : 'not-checked';
    case 'platform-manifest':
      return 'platform-manifest';
  }
}

/**
 * Returns the finding about the signatures of a pin, as the table of the check says (signing-rules.md#consequences); undefined
 * if there is none. `needsSigner` is false for an image that is used without a known signer.
 */
export function signatureRule(
  trust: BuildTrust,
  { mode, needsSigner }: { readonly mode: LookingMode; readonly needsSigner: boolean },
): PinFinding | undefined {
  const { check, rule } = outcomeOfTrust(trust, needsSigner);
  const canFail = check[mode] === 'fails';
  return rule !== undefined && (canFail || check[mode] === 'warning') ? { rule, canFail } : undefined;
}
