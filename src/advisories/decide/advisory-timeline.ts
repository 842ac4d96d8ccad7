import { readInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';

/**
 * One event in the life of an advisory, as the service writes it (advisory-rules.md#advisory-events): one of
 * the kinds is set.
 */
export interface AdvisoryEvent {
  readonly uid?: string | undefined;
  /** ISO 8601, UTC. */
  readonly createTime: string;
  readonly reviewState: string;
  readonly detection?:
    | { readonly scanv1?: { readonly artifactVersion?: string | undefined } | undefined }
    | undefined;
  readonly truePositiveDetermination?: Note | undefined;
  readonly falsePositiveDetermination?: (Note & { readonly type?: string | undefined }) | undefined;
  readonly fixed?: (Note & { readonly fixedVersion?: string | undefined }) | undefined;
  readonly pendingUpstreamFix?: Note | undefined;
  readonly fixNotPlanned?: Note | undefined;
  readonly analysisNotPlanned?: Note | undefined;
  readonly patched?: (Note & { readonly patchedVersions?: readonly string[] | undefined }) | undefined;
}

interface Note {
  readonly note?: string | undefined;
}

/** The field that marks an event of each kind. */
const FIELDS = [
  ['detection', 'detection'],
  ['truePositiveDetermination', 'true-positive'],
  ['falsePositiveDetermination', 'false-positive'],
  ['fixed', 'fixed'],
  ['pendingUpstreamFix', 'pending-upstream-fix'],
  ['fixNotPlanned', 'fix-not-planned'],
  ['analysisNotPlanned', 'analysis-not-planned'],
  ['patched', 'patched'],
] as const satisfies readonly (readonly [keyof AdvisoryEvent, AdvisoryEventKind])[];

/** The kinds of event that this version recognizes. */
export const KNOWN_EVENT_KINDS = [
  'detection',
  'true-positive',
  'false-positive',
  'fixed',
  'pending-upstream-fix',
  'fix-not-planned',
  'analysis-not-planned',
  'patched',
] as const;

/** The kinds of event; `unknown` is one that this version does not recognize. */
export const EVENT_KINDS = [...KNOWN_EVENT_KINDS, 'unknown'] as const;
export type AdvisoryEventKind = (typeof EVENT_KINDS)[number];

/** An approved event with its kind and time. */
export interface TimedEvent {
  readonly event: AdvisoryEvent;
  readonly kind: AdvisoryEventKind;
  readonly at: Instant;
}

/** The kind of an event. */
export function eventKind(event: AdvisoryEvent): AdvisoryEventKind {
  return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
}

/** The versions in an event: the scanned one, the first fixed one, or the patched ones. */
export function versionsOf({ detection, fixed, patched }: AdvisoryEvent): readonly string[] {
  const named = [
    detection?.scanv1?.artifactVersion,
    fixed?.fixedVersion,
    ...(patched?.patchedVersions ?? []),
  ];
  return named.filter((version) => version !== undefined);
}

/** The note of the service on an event; empty if there is none. */
export function noteOf(event: AdvisoryEvent): string {
  const said = [
    event.truePositiveDetermination,
    event.falsePositiveDetermination,
    event.fixed,
    event.pendingUpstreamFix,
    event.fixNotPlanned,
    event.analysisNotPlanned,
    event.patched,
  ];
  return said.find((one) => one !== undefined)?.note?.trim() ?? '';
}

/**
 * The approved events by time, then in the order of the list (advisory-rules.md#latest-event); undefined if one has no valid
 * time, because the latest event is unknown then.
 */
export function approvedInOrder(events: readonly AdvisoryEvent[]): readonly TimedEvent[] | undefined {
  const timed = events
    .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
    .map((event) => ({ event, kind: eventKind(event), at: readInstant(event.createTime) }));
  const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
  if (readable.length !== timed.length) return undefined;
  return readable.sort(
    (one, other) => one.at - other.at || belowMillisecond(one.event) - belowMillisecond(other.event),
  );
}

/**
 * Returns the part of a time below a millisecond, in nanoseconds. The service writes none today
 * (service-rules.md#timestamps), but its format allows it.
 */
function belowMillisecond({ createTime }: AdvisoryEvent): number {
  const [, digits = ''] = /\.\d{3}(\d{1,6})Z$/.exec(createTime) ?? [];
  return Number(digits.padEnd(6, '0'));
}

/** The times that matter for an advisory (advisory-rules.md#dates). */
export interface AdvisoryDates {
  readonly since: Instant | undefined;
  readonly detectedAt: Instant | undefined;
  readonly fixedAt: Instant | undefined;
}

/** Whether an event settles what came before it, at least for some versions. */
export function isSettling(kind: AdvisoryEventKind): boolean {
  return kind === 'false-positive' || isFix(kind);
}

function isFix(kind: AdvisoryEventKind): boolean {
  return kind === 'fixed' || kind === 'patched';
}

/**
 * Dates a decision: when the advisory was opened, when the problem was first detected, and, if a fix decided, when that
 * was released. A version without the fix had the problem before the fix; a regression starts after it.
 */
export function datesOf(timeline: readonly TimedEvent[], isByFix: boolean): AdvisoryDates {
  const settled = timeline.findLastIndex(({ kind }) => isSettling(kind));
  const fix = isByFix ? timeline.findLast(({ kind }) => isFix(kind)) : undefined;
  const dismissed = timeline.findLastIndex(({ kind }) => kind === 'false-positive');
  const open = timeline.slice((fix === undefined ? settled : dismissed) + 1);
  return {
    since: (timeline[settled + 1] ?? timeline.at(-1))?.at,
    detectedAt: open.find(({ kind }) => kind === 'detection')?.at,
    fixedAt: fix?.at,
  };
}
