import type { AdvisoryStatus } from '../advisory/advisory-status.ts';
import { noteOf } from '../advisory/advisory-timeline.ts';
import type { AdvisoryEvent } from '../advisory/advisory-timeline.ts';
import { formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import { formatDay } from '../instant.ts';
import { cutText } from '../text/printable.ts';
import type { Assessment } from './assess.ts';
import type { Observation } from './finding.ts';

/**
 * What each status means for somebody who builds on the image (the public names:
 * advisory-rules.md#status-names).
 */
const WORDS: Readonly<Record<AdvisoryStatus, Words>> = {
  affected_fix_available: {
    now: (it) => `affects ${it}, and is fixed in a newer version`,
    remedy: 'Move to the newest build.',
  },
  affected: {
    now: (it) => `affects ${it}, and has no fix yet`,
    remedy: 'Build on an image without it until a fix is out.',
  },
  affected_wont_fix: {
    now: (it) => `affects ${it}, and will not be fixed`,
    remedy: 'Move to a supported version of the image.',
  },
  affected_pending_upstream: {
    now: (it) => `affects ${it}, and waits for a fix upstream`,
    remedy: 'Build on an image without it until upstream has a fix.',
  },
  under_investigation: {
    now: (it) => `is under investigation for ${it}`,
    remedy: 'Wait for the verdict, or build on an image without it.',
  },
  unknown: {
    now: (it) => `cannot be decided for ${it}: its versions or its state are not known here`,
    remedy: 'Read the advisory, and update Mooring.',
  },
  unknown_not_analysed: {
    now: (it) => `will not be analysed for ${it}`,
    remedy: 'Move to a supported version of the image.',
  },
  unreviewed: { now: (it) => `is not reviewed yet for ${it}`, remedy: 'Wait for the review.' },
  // These close an advisory: they are in OpenVEX, and never in a finding.
  fixed_assumed: { now: (it) => `is taken to be fixed in ${it}`, remedy: 'Nothing to do.' },
  fixed: { now: (it) => `is fixed in ${it}`, remedy: 'Nothing to do.' },
  not_affected: { now: (it) => `does not affect ${it}`, remedy: 'Nothing to do.' },
};

interface Words {
  /** What the vulnerability does to `it`, as a clause. */
  readonly now: (it: string) => string;
  readonly remedy: string;
}

/** The use of an image that an advisory is told for. */
export interface ToldUse {
  readonly reference: ImageReference;
  /** Whether it is the newest build of its tag: then there is no newer one to move to. */
  readonly isNewest: boolean;
  /** What it is built for. */
  readonly platforms: readonly string[];
}

/** Title, facts and remedy of an open advisory, for the report. */
export function describeAdvisory(
  assessment: Assessment,
  { reference, isNewest, platforms }: ToldUse,
): Pick<Observation, 'title' | 'message' | 'remedy'> {
  const { id, advisory, decision, severity } = assessment;
  const { now, remedy } = WORDS[decision.status];
  const own = id === advisory.advisoryId ? [] : [advisory.advisoryId];
  const rated = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
  const more = [...own, ...rated].join(', ');
  const installed = nameAndVersion(assessment);
  const image = formatImage(reference);
  const isFixed = decision.status === 'affected_fix_available';
  const fix = isFixed && decision.fixedVersion !== undefined ? ` (${decision.fixedVersion})` : '';
  const sign = isFixed ? 'the fix is of' : 'open since';
  const since = decision.since === undefined ? '' : `; ${sign} ${formatDay(decision.since)}`;
  const where = installed === undefined ? '' : ` in ${installed}`;
  const what = now(
    installed === undefined ? image : `${installed} of ${image}${onSome(assessment, platforms)}`,
  );
  const isAwaited = isFixed && isNewest;
  const fixed = isAwaited ? 'is fixed, but in no build of this tag yet' : 'is fixed in a newer build';
  return {
    title: `${id}${where} ${isFixed ? fixed : 'is open'}`,
    message: `${more === '' ? id : `${id} (${more})`} ${what}${fix}${since}.${quoted(decision.event)}`,
    remedy: isAwaited ? AWAIT_BUILD : remedy,
  };
}

const AWAIT_BUILD = 'Wait for the next build of this tag, or build on an image without it.';

/** Where it is not the same on all platforms. */
function onSome({ platforms: found }: Assessment, platforms: readonly string[]): string {
  const isEverywhere = platforms.every((platform) => found.includes(platform));
  return isEverywhere || found.length === 0 ? '' : ` on ${found.join(', ')}`;
}

/** UTF-16 units of a note that are told. */
const LONGEST_NOTE = 400;

/** The words of the service on what it decided, marked as such. */
function quoted(event: AdvisoryEvent | undefined): string {
  const note = event === undefined ? '' : noteOf(event);
  return note === '' ? '' : ` The advisory says: “${cutText(note, LONGEST_NOTE)}”`;
}

function nameAndVersion({ package: installed }: Assessment): string | undefined {
  return installed === undefined ? undefined : `${installed.name} ${installed.version}`;
}
