import { advisoryState, canonicalId } from '../advisory.ts';
import type { Advisory } from '../advisory.ts';
import { shortDigest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import { formatDay, formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { findBuild, lagOf, newestBuild } from '../tag-history.ts';
import type { Build, Lag } from '../tag-history.ts';
import { describeAdvisory } from './advisory-wording.ts';
import { tagKey } from './answers.ts';
import type { Answer, Answers, TagAnswer } from './answers.ts';
import type { AdvisoryFacts, Observation, Rule } from './finding.ts';
import { artifactName, historicImage } from './image-use.ts';
import type { ImageUse, ScannedImages, UnreadUse } from './image-use.ts';

export interface ObserveOptions {
  readonly answers: Answers;
  /** The host whose images have a history. */
  readonly registry: string;
  readonly now: Instant;
}

/** Everything that is wrong with the references of one tree, judged on the answers alone. No order is promised. */
export function observe(scanned: ScannedImages, options: ObserveOptions): readonly Observation[] {
  return [...scanned.unread.map(observeUnread), ...scanned.uses.flatMap((use) => observeUse(use, options))];
}

function observeUnread(unread: UnreadUse): Observation {
  const isFile = unread.scope === 'file';
  return {
    rule: isFile ? 'not-checked' : 'unresolvable',
    weight: 'blocking',
    key: `${isFile ? 'file' : 'text'}|${unread.file}|${unread.written}|${unread.reason}`,
    file: unread.file,
    line: unread.line,
    reference: unread.written,
    title: isFile ? 'the file could not be read' : 'no fixed image',
    message: unread.reason,
    remedy: isFile
      ? 'Mend the file, or leave it out with `exclude` in .github/mooring.yml.'
      : 'Write the whole reference, give its variable a default, or leave it out with a comment `mooring: ignore`.',
  };
}

function observeUse(use: ImageUse, options: ObserveOptions): readonly Observation[] {
  const image = historicImage(use.reference, options.registry);
  if (image === undefined) return [observeOtherRegistry(use, options.registry)];
  if (image.tag === undefined) return [observeTagless(use)];
  const answer = options.answers.tags.get(tagKey(formatImage(use.reference), image.tag));
  if (answer === undefined) return [];
  const advisories = options.answers.advisories.get(artifactName(image.name));
  return [
    ...observeHistory(use, answer, options.now),
    ...observeEndOfLife(use, image.tag, answer),
    ...observeAdvisories(use, advisories, buildInUse(use, answer)),
  ];
}

function observeHistory(use: ImageUse, answer: TagAnswer, now: Instant): readonly Observation[] {
  const unpinned = use.reference.digest === undefined ? [observeUnpinned(use, answer)] : [];
  if (answer.history.kind === 'unknown') return [...unpinned, notChecked(use, 'history', answer.history)];
  const { digest } = use.reference;
  const newest = newestBuild(answer.history.value);
  if (digest === undefined || newest === undefined) return unpinned;
  const lag = lagOf(answer.history.value, digest, now);
  switch (lag.kind) {
    case 'newest':
      return [];
    case 'behind':
      return [observeBehind(use, lag, newest)];
    case 'not-in-history':
      return [observeUnknownDigest(use, answer.history.value.length)];
  }
}

function observeUnpinned(use: ImageUse, answer: TagAnswer): Observation {
  const newest = answer.history.kind === 'known' ? newestBuild(answer.history.value) : undefined;
  const tagged = canonicalReference(use.reference);
  return about(use, 'unpinned', {
    title: 'not pinned',
    message: `${tagged} names a tag, and a tag can move between two builds.`,
    remedy: newest === undefined ? 'Pin it to a digest.' : `Pin it: ${tagged}@${newest.digest}`,
  });
}

function observeBehind(use: ImageUse, lag: Extract<Lag, { kind: 'behind' }>, newest: Build): Observation {
  return about(use, 'behind', {
    title: `${count(lag.builds, 'build')} behind`,
    message: `The pinned build has been superseded for ${count(lag.days, 'day')}; ${count(lag.builds, 'newer build')} exist${lag.builds === 1 ? 's' : ''}.`,
    remedy: `Move the pin to ${newest.digest}, built ${formatDay(newest.at)}.`,
  });
}

function observeUnknownDigest(use: ImageUse, builds: number): Observation {
  const digest = use.reference.digest === undefined ? '' : shortDigest(use.reference.digest);
  return about(use, 'unknown-digest', {
    title: 'digest is not in the history of its tag',
    message: `${digest} is none of the ${count(builds, 'build')} that this tag has had. It may be another tag's build, or one platform's manifest.`,
    remedy: 'Check where the digest came from, and pin the digest of the image index.',
  });
}

function observeEndOfLife(use: ImageUse, tag: string, answer: TagAnswer): readonly Observation[] {
  if (answer.endOfLife.kind === 'unknown') return [notChecked(use, 'end of life', answer.endOfLife)];
  const endOfLife = answer.endOfLife.value;
  if (!endOfLife.deprecated) return [];
  const image = formatImage(use.reference);
  const remedy =
    endOfLife.successor === undefined
      ? `Move to a tag of ${image} that is still maintained.`
      : `Move to ${image}:${endOfLife.successor}.`;
  return [
    about(
      use,
      'end-of-life',
      {
        title: `tag ${tag} is past its end of life`,
        message: `${image}:${tag} is deprecated: it gets no more fixes.`,
        remedy,
      },
      `${image}:${tag}`,
    ),
  ];
}

function observeAdvisories(
  use: ImageUse,
  answer: Answer<readonly Advisory[]> | undefined,
  build: Build | undefined,
): readonly Observation[] {
  if (answer === undefined) return [];
  if (answer.kind === 'unknown') return [notChecked(use, 'advisories', answer)];
  return answer.value.flatMap((advisory) => {
    const state = advisoryState(advisory, build?.at);
    if (state.kind === 'closed') return [];
    const id = canonicalId(advisory);
    const observation = about(
      use,
      'advisory',
      describeAdvisory(advisory, state, use.reference, build),
      `${formatImage(use.reference)}|${id}`,
    );
    return [{ ...observation, advisory: factsOf(advisory, state) }];
  });
}

function factsOf(
  advisory: Advisory,
  state: Exclude<ReturnType<typeof advisoryState>, { kind: 'closed' }>,
): AdvisoryFacts {
  return {
    id: canonicalId(advisory),
    aliases: [...advisory.aliases].sort(),
    advisoryId: advisory.advisoryId,
    uid: advisory.uid,
    status: state.kind === 'open' ? 'under_investigation' : 'affected_fix_available',
    package: null,
    fixedVersion: null,
    severity: { rating: 'unscored', score: null },
    platforms: [],
    since: formatInstant(state.kind === 'open' ? state.since : state.fixedAt),
    events: advisory.events
      .filter(({ approved }) => approved)
      .map(({ kind, at }) => ({ kind, at: formatInstant(at) })),
  };
}

/** The build that a use stands for: the pinned one where the history knows it, the newest where nothing is pinned. */
function buildInUse(use: ImageUse, answer: TagAnswer): Build | undefined {
  if (answer.history.kind === 'unknown') return undefined;
  const { digest } = use.reference;
  return digest === undefined ? newestBuild(answer.history.value) : findBuild(answer.history.value, digest);
}

function observeOtherRegistry(use: ImageUse, registry: string): Observation {
  return about(use, 'other-registry', {
    title: `not an image of ${registry}`,
    message: `${canonicalReference(use.reference)} lies on ${use.reference.host}, which has no tag history; it was not judged.`,
    remedy: `Use the image of the same name on ${registry}, if there is one.`,
  });
}

function observeTagless(use: ImageUse): Observation {
  return about(use, 'unresolvable', {
    title: 'a digest without its tag',
    message: `${canonicalReference(use.reference)} does not say of which tag it is a build, so its history cannot be asked for.`,
    remedy: 'Write the tag before the digest: image:tag@sha256:…',
  });
}

function notChecked(
  use: ImageUse,
  what: string,
  answer: Extract<Answer<unknown>, { kind: 'unknown' }>,
): Observation {
  return about(
    use,
    'not-checked',
    {
      title: `${what} could not be checked`,
      message: `${answer.problem.message}.`,
      remedy: answer.problem.hint,
    },
    `${what}|${formatImage(use.reference)}|${answer.problem.code}`,
  );
}

function about(
  use: ImageUse,
  rule: Rule,
  words: Pick<Observation, 'title' | 'message' | 'remedy'>,
  subject: string = canonicalReference(use.reference),
): Observation {
  return {
    rule,
    weight: 'blocking',
    key: `${rule}|${subject}`,
    file: use.file,
    line: use.line,
    reference: canonicalReference(use.reference),
    ...words,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
