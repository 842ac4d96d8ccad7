import { canonicalId } from '../advisory.ts';
import type { Advisory, AdvisoryEventKind, AdvisoryState } from '../advisory.ts';
import { formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import { formatDay } from '../instant.ts';
import type { Build } from '../tag-history.ts';
import type { Observation } from './finding.ts';

/** What each kind of event means for somebody who builds on the image (the public names: advisory-gate.md §3.5). */
const WORDS: Readonly<Record<AdvisoryEventKind, { readonly now: string; readonly remedy: string }>> = {
  detection: {
    now: 'is under investigation',
    remedy: 'Wait for the verdict, or build on an image without it.',
  },
  'true-positive': {
    now: 'affects it, and has no fix yet',
    remedy: 'Build on an image without it until a fix is out.',
  },
  'pending-upstream-fix': {
    now: 'affects it, and waits for a fix upstream',
    remedy: 'Build on an image without it until upstream has a fix.',
  },
  'fix-not-planned': {
    now: 'affects it and will not be fixed',
    remedy: 'Move to a supported version of the image.',
  },
  'analysis-not-planned': {
    now: 'will not be analysed',
    remedy: 'Move to a supported version of the image.',
  },
  unknown: {
    now: 'is in a state that this version of Mooring does not know',
    remedy: 'Read the advisory, and update Mooring.',
  },
  // These two close an advisory or bound it in time; they get here through `open-until-updated` only.
  fixed: { now: 'is fixed', remedy: 'Move to the newest build.' },
  patched: { now: 'is patched', remedy: 'Move to the newest build.' },
  'false-positive': { now: 'does not affect it', remedy: 'Nothing to do.' },
};

/** Title, facts and remedy of an open advisory, for the report. */
export function describeAdvisory(
  advisory: Advisory,
  state: Exclude<AdvisoryState, { kind: 'closed' }>,
  reference: ImageReference,
  build: Build | undefined,
): Pick<Observation, 'title' | 'message' | 'remedy'> {
  const id = canonicalId(advisory);
  const names = id === advisory.advisoryId ? id : `${id} (${advisory.advisoryId})`;
  const image = formatImage(reference);
  if (state.kind === 'open') {
    const { now, remedy } = WORDS[state.event];
    return {
      title: `${id} is open`,
      message: `${names} on ${image} ${now}; open since ${formatDay(state.since)}.`,
      remedy,
    };
  }
  const age = build === undefined ? 'of unknown age' : `of ${formatDay(build.at)}`;
  return {
    title: `${id} is fixed in a newer build`,
    message: `${names} on ${image} has a fix since ${formatDay(state.fixedAt)}; the build in use is ${age}.`,
    remedy: 'Move to the newest build.',
  };
}
