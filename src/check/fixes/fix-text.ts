import { formatDay, parseInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';
import type { ReportedFix } from './fix.ts';
import { allowedFrom } from '../../end-of-life/decide/pull-policy.ts';
import type { PullPolicy } from '../../end-of-life/decide/pull-policy.ts';
import type { AdvisoryFix } from '../decide/finding.ts';

/** The facts for the text about a fix. */
export interface FixWords {
  /** Undefined for a build that was not searched. */
  readonly fix: AdvisoryFix | undefined;
  readonly best: ReportedFix | undefined;
  /** The organization's policies for pulling builds of the image. */
  readonly pullPolicies: readonly PullPolicy[];
  readonly now: Instant;
}

/** Where a fix is, as the end of a title, and what to do. */
export function describeFix(given: FixWords): { readonly state: string; readonly remedy: string } {
  const { fix } = given;
  switch (fix?.kind) {
    case 'build':
      return { state: 'is fixed in a newer build', remedy: useBuild(fix, given) };
    case 'none-yet':
      return {
        state: 'is fixed; no build has it yet',
        remedy: 'No build has the fix yet. Wait for the next one, or use an image without the vulnerability.',
      };
    case 'not-known':
      return {
        state: 'has a fix',
        remedy: `Update to a build with the fix. Which one has it is unknown: ${printable(fix.reason, 300)}.`,
      };
    case undefined:
      return { state: 'has a fix', remedy: 'Update to a build with the fix.' };
  }
}

function useBuild(
  { builtAt, digest, reference }: Extract<AdvisoryFix, { kind: 'build' }>,
  { best, now, pullPolicies }: FixWords,
): string {
  const at = parseInstant(builtAt);
  const from = allowedFrom(at, pullPolicies);
  const denied =
    from === undefined || from <= now
      ? ''
      : ` The organization's cooldown policy denies pulls of it until ${formatDay(from)}.`;
  const clears = best?.digest === digest && best.of > 1 ? `: clears ${countText(best)}` : '';
  return `Use ${reference} (built ${formatDay(at)})${clears}.${denied}`;
}

/** Returns the number of vulnerabilities that a build clears: `12 of 14 fixable vulnerabilities`. */
function countText({ clears, of }: ReportedFix): string {
  return clears === of ? `all ${of} fixable vulnerabilities` : `${clears} of ${of} fixable vulnerabilities`;
}
