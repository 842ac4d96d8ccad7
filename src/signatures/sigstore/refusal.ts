import { VerificationError } from '@sigstore/verify';

import type { SignatureCheck, UnverifiedContent } from '../verify-signature.ts';

/** Ends the verification of one content; caught where that begins. */
class Refusal extends Error {
  readonly outcome: UnverifiedContent;

  constructor(outcome: UnverifiedContent) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** Throws that the content failed a check; `reason` is a clause without a full stop. */
export function refuse(check: SignatureCheck, reason: string): never {
  throw new Refusal({ kind: 'invalid', check, reason });
}

/** Throws that the content is neither valid nor forged for all that is known here. */
export function leaveOpen(why: 'unknown-authority' | 'unknown-key' | 'too-large', reason: string): never {
  throw new Refusal({ kind: 'unverifiable', why, reason });
}

/** The checks of the library, by its codes (signing-rules.md#checks). */
const LIBRARY_CHECKS: Readonly<Record<string, readonly [SignatureCheck, string]>> = {
  TLOG_ERROR: ['log-entry', 'the same log entry is given twice'],
  TLOG_INCLUSION_PROOF_ERROR: ['log-entry', 'the proof that its entry is in the log is wrong'],
  TLOG_INCLUSION_PROMISE_ERROR: ['log-entry', "the log's signature of its entry is wrong"],
  TLOG_MISSING_INCLUSION_ERROR: ['log-entry', 'nothing proves that its entry is in the log'],
  TLOG_BODY_ERROR: ['log-entry', 'its log entry is about something else'],
  CERTIFICATE_ERROR: [
    'certificate',
    'its certificate was not issued and logged by the authorities of the trust root',
  ],
  SIGNATURE_ERROR: ['signature', 'it does not fit what is signed'],
  TIMESTAMP_ERROR: ['timestamp', 'its timestamp is wrong or given twice'],
};

/**
 * Returns the outcome of an error while content was verified. Whatever is neither ours nor one of the library's codes comes
 * from content that cannot be parsed: the library throws errors of any type for it.
 */
export function outcomeOf(error: unknown): UnverifiedContent {
  if (error instanceof Refusal) return error.outcome;
  const code = error instanceof VerificationError ? error.code : '';
  const [check, reason] = LIBRARY_CHECKS[code] ?? ['malformed', 'its proof is malformed'];
  return { kind: 'invalid', check, reason };
}

/** Runs `parse`, and throws that `part` is malformed for whatever it throws. */
export function parsing<T>(check: SignatureCheck, part: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    return refuse(check, `${part} is malformed`);
  }
}
