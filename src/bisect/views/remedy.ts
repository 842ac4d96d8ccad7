import { formatInstant } from '../../values/instant.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { joinParts, listText } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import { pairOf } from './bisect-words.ts';
import type { BisectFindings } from './bisect-words.ts';

/** The commands and rules that work around a failure, to copy. */
export interface Remedy {
  /** The command that pins the last good build; undefined if the newer build is the good one. */
  readonly rollback: string | undefined;
  /** The rule that skips every affected build; undefined if the newer build is the good one. */
  readonly deny: { readonly image: string; readonly from: string } | undefined;
  /** A sentence: what to do if the failure is fixed, or what a rollback brings back. */
  readonly notes: readonly string[];
}

/** Most vulnerabilities that a sentence names. */
const MOST_NAMED = 5;

/**
 * Returns what to do about the failure; undefined if the result does not name the builds that have it. Vulnerabilities are
 * written by `textOf`.
 */
export function remedyOf(findings: BisectFindings, textOf = plainFacts): Remedy | undefined {
  const { result, session, diff } = findings;
  const pair = pairOf(findings);
  if (pair === undefined || result.kind === 'flaky') return undefined;
  const { image, tag, find } = session.plan;
  if (find === 'first-good') {
    if (result.kind === 'range') return undefined;
    const note = `Update the pin to the first good build, ${pair.good.digest}; no deny entry is needed.`;
    return { rollback: undefined, deny: undefined, notes: [note] };
  }
  const first = result.kind === 'range' ? (result.untested[0] ?? pair.bad) : pair.bad;
  const from = formatInstant(first.at).replace('.000Z', 'Z');
  const back = diff?.advisories?.kind === 'known' ? diff.advisories.resolved : [];
  return {
    rollback: `mooring pin --only '${image}:${tag}' --write --rollback ${pair.good.digest}`,
    deny: { image: `${image}:${tag}`, from },
    notes:
      back.length === 0
        ? []
        : [
            `The last good build still has ${listText(back, MOST_NAMED, textOf)}, which the first bad build resolves.`,
          ],
  };
}

/** `CVE-2026-1002 (high 7.5, tzdata)`. */
function plainFacts({ id, packages, severity: { rating, score } }: MoveVulnerability): string {
  const facts = [score === null ? '' : `${rating} ${score.toFixed(1)}`, listText(packages, MOST_NAMED)];
  const known = joinParts(facts, ', ');
  return printable(known === '' ? id : `${id} (${known})`);
}

/** Returns the rule as lines of `.github/mooring.yml`; names of images need no escapes. */
export function denyLines({ deny }: Remedy): readonly string[] {
  if (deny === undefined) return [];
  const { image, from } = deny;
  return [
    'pin:',
    '  deny: # add `until` once a build is good again',
    `    - image: '${image}'`,
    `      from: ${from}`,
    "      reason: 'fails since this build (found by bisect)'",
  ];
}
