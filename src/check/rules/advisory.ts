import { UNRECOGNIZED_ROW } from '../../advisories/decide/advisory-status.ts';
import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import {
  approvedInOrder,
  eventKind,
  isSettling,
  noteOf,
  versionsOf,
} from '../../advisories/decide/advisory-timeline.ts';
import type { AdvisoryEvent } from '../../advisories/decide/advisory-timeline.ts';
import type { Advisory } from '../../advisories/decide/advisory.ts';
import { formatImage } from '../../values/image-reference.ts';
import { formatDay, formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { cutText } from '../../text/printable.ts';
import { weightOf } from '../decide/advisory-weight.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import { fixOf } from '../fixes/fix-result.ts';
import type { FixOptions } from '../fixes/fix-result.ts';
import { describeFix } from '../fixes/fix-text.ts';
import type { FixWords } from '../fixes/fix-text.ts';
import type { AdvisoryFacts, AdvisoryFix, Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import type { Judging } from '../decide/observation.ts';
import { judgeOverdue } from './overdue-advisory.ts';

/** The build and the platforms of a use. */
export interface UsedBuild extends FixOptions, Pick<FixWords, 'pullPolicies'> {
  readonly platforms: readonly string[];
}

/** The open advisories of one use: one observation for each package and vulnerability that matters to the policy. */
export function observeAdvisories(
  use: ImageUse,
  assessments: readonly Assessment[],
  given: Pick<Judging, 'policy' | 'now'> & UsedBuild,
): readonly Observation[] {
  return assessments.flatMap((assessment) => {
    const { now, policy } = given;
    const fix = fixOf(assessment, given);
    const weight = weightOf(assessment, policy, now);
    if (weight === undefined) return [];
    const observation = observed(use, {
      rule: 'advisory',
      // A fix that no build has yet is not available.
      weight: policy.onlyFixable && fix?.kind === 'none-yet' ? 'minor' : weight,
      subject: `${formatImage(use.reference)}|${assessment.package?.name ?? ''}|${assessment.id}`,
      ...describeAdvisory(assessment, { ...given, reference: use.reference }),
      advisory: factsOf(assessment, fix),
    });
    return [judgeOverdue(observation, policy, now)];
  });
}

interface StatusWords {
  /** The end of the title; `is open` if absent. */
  readonly state?: string;
  /** A clause about the affected `subject`. */
  readonly clause: (subject: string) => string;
  readonly remedy: string;
}

const SUPPORTED = 'Use a supported version of the image.';

/** Each status in words, for users of the image (the public names: advisory-rules.md#status-names). */
const STATUS_WORDS: Readonly<Record<AdvisoryStatus, StatusWords>> = {
  affected_fix_available: {
    clause: (subject) => `affects ${subject}`,
    remedy: 'Update to a build with the fix.',
  },
  affected: {
    clause: (subject) => `affects ${subject}; no fix yet`,
    remedy: 'Use an image without it until a fix is available.',
  },
  affected_wont_fix: { clause: (subject) => `affects ${subject}; no fix is planned`, remedy: SUPPORTED },
  affected_pending_upstream: {
    clause: (subject) => `affects ${subject}; waiting for an upstream fix`,
    remedy: 'Use an image without it until upstream releases a fix.',
  },
  under_investigation: {
    state: 'is under investigation',
    clause: (subject) => `is under investigation for ${subject}`,
    remedy: 'Wait for the result, or use an image without it.',
  },
  unknown: {
    state: 'is undecided',
    clause: (subject) =>
      `is undecided for ${subject}: Mooring does not recognize its versions, state, artifact type or architecture`,
    remedy: 'Read the advisory, and update Mooring.',
  },
  unknown_not_analysed: {
    state: 'will not be analyzed',
    clause: (subject) => `will not be analyzed for ${subject}`,
    remedy: SUPPORTED,
  },
  unreviewed: {
    state: 'is not reviewed yet',
    clause: (subject) => `is not reviewed yet for ${subject}`,
    remedy: 'Wait for the review.',
  },
  // These close an advisory: OpenVEX has them, and no finding does.
  fixed_assumed: { clause: (subject) => `is probably fixed in ${subject}`, remedy: 'No action is needed.' },
  fixed: { clause: (subject) => `is fixed in ${subject}`, remedy: 'No action is needed.' },
  not_affected: { clause: (subject) => `does not affect ${subject}`, remedy: 'No action is needed.' },
};

/** The title, the message and the remedy of an open advisory. */
export function describeAdvisory(
  assessment: Assessment,
  { reference, platforms, now, ...build }: Pick<ImageUse, 'reference'> & Pick<Judging, 'now'> & UsedBuild,
): Pick<Observation, 'title' | 'message' | 'remedy'> {
  const { id, advisory, decision, severity, package: installed } = assessment;
  const { clause } = STATUS_WORDS[decision.status];
  const serviceId = id === advisory.advisoryId ? [] : [advisory.advisoryId];
  const rating = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
  const details = [...serviceId, ...rating].join(', ');
  const image = formatImage(reference);
  const version = installed === undefined ? undefined : `${installed.name} ${installed.version}`;
  const subject = version === undefined ? image : `${version} in ${image}${onSome(assessment, platforms)}`;
  const isFixed = decision.status === 'affected_fix_available';
  const { state, remedy } = isFixed
    ? describeFix({ ...build, now, fix: fixOf(assessment, build), best: build.fixes?.best })
    : { state: 'is open', ...STATUS_WORDS[decision.status] };
  return {
    title: `${id}${version === undefined ? '' : ` in ${version}`} ${state}`,
    message: `${details === '' ? id : `${id} (${details})`} ${clause(subject)}${datesOf(assessment)}.${quoted(decision.event)}`,
    remedy,
  };
}

/**
 * Where and when it is fixed, or since when it is open. Without a detection only the first update of the advisory is known,
 * and the problem may be older.
 */
function datesOf({ decision }: Assessment): string {
  const { status, fixedVersion, event, fixedAt, detectedAt, since } = decision;
  if (status === 'affected_fix_available') {
    const version = fixedVersion === undefined ? 'fixed' : `fixed in ${fixedVersion}`;
    return `; ${version}${fixedAt === undefined ? '' : ` on ${formatDay(fixedAt)}`}`;
  }
  if (since === undefined || event === undefined || isSettling(eventKind(event))) return '';
  return `. ${since === detectedAt ? 'Open since' : 'First reported on'} ${formatDay(since)}`;
}

/** Names the affected platforms, unless all are. */
function onSome({ platforms: affected }: Assessment, platforms: readonly string[]): string {
  const isEverywhere = platforms.every((platform) => affected.includes(platform));
  return isEverywhere || affected.length === 0 ? '' : ` on ${affected.join(', ')}`;
}

/** The longest quotation of a note, in UTF-16 units. */
const LONGEST_NOTE = 400;

/** The note of the service on its decision, marked as a quotation. */
function quoted(event: AdvisoryEvent | undefined): string {
  const note = event === undefined ? '' : noteOf(event);
  return note === '' ? '' : ` The advisory says: “${cutText(note, LONGEST_NOTE)}”`;
}

function factsOf(
  { id, advisory, decision, names, severity, ...rest }: Assessment,
  fix: AdvisoryFix | undefined,
): AdvisoryFacts {
  const { package: installed, platforms } = rest;
  const note = decision.event === undefined ? '' : noteOf(decision.event);
  return {
    id,
    aliases: names.filter((name) => name !== advisory.advisoryId),
    advisoryId: advisory.advisoryId,
    uid: advisory.uid,
    status: decision.status,
    package: installed === undefined ? null : { name: installed.name, version: installed.version },
    fixedVersion: decision.fixedVersion ?? null,
    severity,
    platforms,
    ...(advisory.component === undefined ? {} : { component: advisory.component }),
    ...(decision.row === UNRECOGNIZED_ROW ? { unrecognized: typeOf(advisory) } : {}),
    since: timeOf(decision.since),
    detectedAt: timeOf(decision.detectedAt),
    fixedAt: timeOf(decision.fixedAt),
    events: eventFacts(advisory),
    ...(note === '' ? {} : { note }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function typeOf({ artifactType: type = '', artifactArchitecture: architecture = '' }: Advisory) {
  return { type, architecture };
}

function timeOf(at: Instant | undefined): string | null {
  return at === undefined ? null : formatInstant(at);
}

function eventFacts({ events }: Advisory): AdvisoryFacts['events'] {
  const timeline = approvedInOrder(events) ?? null;
  return (
    timeline?.map(({ event, kind, at }) => ({ kind, at: formatInstant(at), versions: versionsOf(event) })) ??
    null
  );
}
