import type { Instant } from './instant.ts';

/** The kinds of event in the life of an advisory (advisory-gate.md §3.1); `unknown` is one this version cannot name. */
export type AdvisoryEventKind =
  | 'detection'
  | 'true-positive'
  | 'false-positive'
  | 'fixed'
  | 'pending-upstream-fix'
  | 'fix-not-planned'
  | 'analysis-not-planned'
  | 'patched'
  | 'unknown';

export interface AdvisoryEvent {
  readonly kind: AdvisoryEventKind;
  readonly at: Instant;
  /** Only approved events count. */
  readonly approved: boolean;
}

/** What the platform says about one vulnerability of one artifact. */
export interface Advisory {
  readonly uid: string;
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly aliases: readonly string[];
  readonly withdrawn: boolean;
  readonly events: readonly AdvisoryEvent[];
}

/** Whether an advisory is open for one build of an image that is named like its artifact. */
export type AdvisoryState =
  | { readonly kind: 'open'; readonly event: AdvisoryEventKind; readonly since: Instant }
  | { readonly kind: 'open-until-updated'; readonly fixedAt: Instant }
  | { readonly kind: 'closed' };

/**
 * Judges an advisory by its latest approved event (advisory-gate.md §3.5; the latest by time, later in the list on a
 * tie). Without the packages inside the image no version can be compared, so a fix counts from its time: a build made
 * before it does not have it. `builtAt` undefined means that the age of the build is not known; then a fix that exists
 * anywhere is not taken for one that this build has.
 */
export function advisoryState(advisory: Advisory, builtAt: Instant | undefined): AdvisoryState {
  const latest = latestApproved(advisory.events);
  if (advisory.withdrawn || latest === undefined || latest.kind === 'false-positive')
    return { kind: 'closed' };
  if (latest.kind !== 'fixed' && latest.kind !== 'patched') {
    return { kind: 'open', event: latest.kind, since: openSince(advisory.events, latest) };
  }
  const hasFix = builtAt !== undefined && builtAt >= latest.at;
  return hasFix ? { kind: 'closed' } : { kind: 'open-until-updated', fixedAt: latest.at };
}

/** The id that people know it by: the CVE, else the GHSA, else the platform's own (advisory-gate.md §3.5). */
export function canonicalId(advisory: Pick<Advisory, 'advisoryId' | 'aliases'>): string {
  const aliases = [...advisory.aliases].sort();
  return (
    aliases.find((alias) => alias.startsWith('CVE-')) ??
    aliases.find((alias) => alias.startsWith('GHSA-')) ??
    advisory.advisoryId
  );
}

function latestApproved(events: readonly AdvisoryEvent[]): AdvisoryEvent | undefined {
  let latest: AdvisoryEvent | undefined;
  for (const event of events) {
    if (event.approved && (latest === undefined || event.at >= latest.at)) latest = event;
  }
  return latest;
}

/** When it came up: the earliest approved event after the last that closed it, or the latest event itself. */
function openSince(events: readonly AdvisoryEvent[], latest: AdvisoryEvent): Instant {
  const approved = events.filter((event) => event.approved);
  const closings = approved.filter(
    ({ kind }) => kind === 'fixed' || kind === 'false-positive' || kind === 'patched',
  );
  const closedAt = closings.reduce((time, event) => Math.max(time, event.at), Number.NEGATIVE_INFINITY);
  return approved.reduce(
    (first, event) => (event.at > closedAt && event.at < first ? event.at : first),
    latest.at,
  );
}
