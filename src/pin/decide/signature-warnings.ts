import { trustWarning } from '../../signatures/decide/trust-text.ts';
import type { PinMove, PinSkip, PinSkipCode } from './pin-plan.ts';
import type { SignatureHold } from '../../signatures/decide/signature-hold.ts';
import { SIGNATURE_CODES } from '../../signatures/decide/signature-hold.ts';

/** Returns whether a skip is because of the signatures of the selected build. */
export function isUnverified({ code }: Pick<PinSkip, 'code'>): boolean {
  return SIGNATURE_CODES.some((one) => one === code);
}

/** Returns the skip of an update that is held. */
export function signatureSkip({
  code,
  reason,
  hint,
}: SignatureHold): Pick<PinSkip, 'reason'> & { readonly kind: 'skip'; readonly code: PinSkipCode } {
  return { kind: 'skip', code, reason: `${reason}. ${hint.replace(/\.$/, '')}` };
}

/** A warning at the first place of a build that is proposed although it is not verified. */
export interface SignatureWarning extends Pick<PinMove, 'file' | 'line'> {
  readonly text: string;
}

/** Returns one warning per build that a plan proposes unverified. Images without a known signer are only counted. */
export function signatureWarnings(moves: readonly PinMove[]): readonly SignatureWarning[] {
  const byBuild = Map.groupBy(moves, ({ image, tag, to }) => `${image}:${tag}@${to}`);
  return [...byBuild].flatMap(([build, [first]]) => {
    const text = first?.trust && trustWarning(build, first.trust);
    return first === undefined || text === undefined ? [] : [{ file: first.file, line: first.line, text }];
  });
}
