import { MooringError } from '../../values/errors.ts';
import { DAY_MS, formatDay } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';

/** Where the trust root of a run comes from. */
export type TrustRootSource =
  /** The public-good root in this version of Mooring, and when it was last confirmed to be current. */
  | { readonly kind: 'built-in'; readonly confirmed: Instant }
  /** A file of the user; `name` is its option with its path, for messages. */
  | { readonly kind: 'file'; readonly name: string };

/** Two changes of the public instance were never further apart; older material probably lacks a key. */
const MAX_AGE_DAYS = 400;

/** Returns which trust root a message is about: the date up to which the built-in one has keys, or the name of a file. */
export function describeTrustRoot(source: TrustRootSource): string {
  return source.kind === 'built-in'
    ? `trust material up to ${formatDay(source.confirmed)}`
    : printable(source.name, 200);
}

/** Returns the one thing to do about a signature whose log or authority is not in the trust root. */
export function newerTrustRootRemedy(source: TrustRootSource): string {
  return source.kind === 'built-in'
    ? 'Update Mooring, or set `trusted-root` of the signer in `trust.signers` to a file that contains the log or authority.'
    : 'Add the log or authority to that file, or remove the option to use the built-in trust root.';
}

/** Returns the warning about a built-in trust root that is older than 400 days; undefined if it is not. */
export function trustRootWarning(source: TrustRootSource, now: Instant): string | undefined {
  if (source.kind !== 'built-in') return undefined;
  const days = Math.floor((now - source.confirmed) / DAY_MS);
  if (days <= MAX_AGE_DAYS) return undefined;
  return `The built-in trust root is ${days} days old (${describeTrustRoot(source)}): signatures by newer keys cannot be verified. Update Mooring.`;
}

/** Returns the `config_file_invalid` error of a trust root; `problem` is a clause about the file. */
export function trustRootInvalid(name: string, problem: string, cause?: unknown): MooringError {
  return new MooringError('config_file_invalid', `${printable(name, 200)}: ${problem}`, {
    cause,
    hint: 'Use a trusted_root.json, as `cosign trusted-root create` writes it.',
  });
}
