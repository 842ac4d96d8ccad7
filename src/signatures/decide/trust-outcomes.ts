import type { BuildTrust } from './build-trust.ts';
import type { SignatureMode } from './trust-settings.ts';

/** A mode in which signatures are looked at. */
export type LookingMode = Exclude<SignatureMode, 'off'>;

/** The result in a check: `fails` whether or not a change brings it; `counted` in the coverage, without a finding. */
type CheckConsequence = 'passes' | 'counted' | 'note' | 'warning' | 'fails';

/** The result in pin and resolve: a held build keeps the old digest. */
type PinConsequence = 'used' | 'counted' | 'warning' | 'held';

interface OutcomeRow {
  /** The outcome as a table of the documentation has it. */
  readonly words: string;
  /** The rule of the check that reports it; undefined if none does. */
  readonly rule: 'wrong-signer' | 'bad-signature' | 'unsigned' | 'not-checked' | undefined;
  readonly check: Readonly<Record<LookingMode, CheckConsequence>>;
  readonly pin: Readonly<Record<LookingMode, PinConsequence>>;
}

const ALWAYS = {
  check: { report: 'fails', require: 'fails' },
  pin: { report: 'held', require: 'held' },
} as const;

const IF_REQUIRED = {
  check: { report: 'warning', require: 'fails' },
  pin: { report: 'warning', require: 'held' },
} as const;

/**
 * The meaning of each outcome of looking at a build, in each mode: the one table that the check, pin, resolve, verify and the
 * documentation read (signing-rules.md#consequences).
 */
export const TRUST_OUTCOMES = {
  verified: {
    words: 'verified',
    rule: undefined,
    check: { report: 'passes', require: 'passes' },
    pin: { report: 'used', require: 'used' },
  },
  'wrong-signer': { words: 'signed by another signer', rule: 'wrong-signer', ...ALWAYS },
  'bad-signature': { words: 'invalid signature', rule: 'bad-signature', ...ALWAYS },
  'signed-as-other': { words: 'signed as another image', rule: 'bad-signature', ...IF_REQUIRED },
  unsigned: { words: 'not signed', rule: 'unsigned', ...IF_REQUIRED },
  'not-verifiable': {
    words: 'not verifiable: an unknown authority or log, or a limit',
    rule: 'not-checked',
    ...IF_REQUIRED,
  },
  'access-denied': { words: 'registry denies access', rule: 'not-checked', ...IF_REQUIRED },
  'not-checked': {
    words: 'another request failed',
    rule: 'not-checked',
    check: { report: 'fails', require: 'fails' },
    pin: { report: 'warning', require: 'held' },
  },
  'no-known-signer': {
    words: 'no known signer',
    rule: 'not-checked',
    check: { report: 'note', require: 'fails' },
    pin: { report: 'warning', require: 'held' },
  },
  // Most images of other registries have no signer that anyone could name, so `require` is about the others.
  'other-registry': {
    words: 'no known signer, other registry',
    rule: undefined,
    check: { report: 'counted', require: 'counted' },
    pin: { report: 'counted', require: 'counted' },
  },
} as const satisfies Readonly<Record<string, OutcomeRow>>;

/** Returns the row for a build; `needsSigner` is false for an image that is used without a known signer. */
export function outcomeOfTrust(trust: BuildTrust, needsSigner: boolean): OutcomeRow {
  if (trust.kind === 'no-known-signer')
    return TRUST_OUTCOMES[needsSigner ? 'no-known-signer' : 'other-registry'];
  const isDenied = trust.kind === 'not-checked' && trust.problem.code.startsWith('auth_');
  return TRUST_OUTCOMES[isDenied ? 'access-denied' : trust.kind];
}
