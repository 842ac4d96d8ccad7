import { ageText, durationText } from '../../values/duration.ts';
import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import type { FastLane, PinnedEndOfLife } from '../decide/pin-plan.ts';
import { breakable, escapeMarkdown } from '../../text/markdown.ts';
import { count, listText, sentenceList } from '../../text/plural.ts';
import { riskPredicates } from '../../diff/views/risks.ts';
import { kindOf } from './image-update.ts';
import type { ImageUpdate, ProposedMove } from './image-update.ts';
import { signatureWarningLines } from './signature-section.ts';
import { MOST_IDS, idList, factsText } from '../../advisories/views/vulnerability-text.ts';

/** The advisory impact of an update, for a table. */
export function impactCell(advisories: MoveAdvisories | undefined): string {
  if (advisories === undefined) return 'not checked';
  if (advisories.kind === 'unknown') return advisories.lacksSbom === true ? 'no SBOM' : 'unknown';
  const { resolved, introduced } = idsOf(advisories);
  const lines = [
    ...(resolved.length > 0 ? [`✅ fixes ${idList(resolved, MOST_IDS)}`] : []),
    ...(introduced.length > 0 ? [`❌ adds ${idList(introduced, MOST_IDS)}`] : []),
  ];
  return lines.length === 0 ? 'no change' : lines.join('<br>');
}

/** The ids that `impactCell` leaves out, as lines for a longer text. */
export function fullImpact(advisories: MoveAdvisories | undefined): readonly string[] {
  if (advisories?.kind !== 'known') return [];
  const { resolved, introduced } = idsOf(advisories);
  return [
    ...(resolved.length > MOST_IDS ? [`fixes ${idList(resolved, MOST_LISTED)}`] : []),
    ...(introduced.length > MOST_IDS ? [`adds ${idList(introduced, MOST_LISTED)}`] : []),
  ];
}

type KnownImpact = Extract<MoveAdvisories, { kind: 'known' }>;

function idsOf({ resolved, introduced }: KnownImpact): Record<'resolved' | 'introduced', readonly string[]> {
  return { resolved: resolved.map(({ id }) => id), introduced: introduced.map(({ id }) => id) };
}

const MOST_LISTED = 50;

/** Returns one sentence, in Markdown, for each image that a reviewer has to look at. */
export function reviewSentences(updates: readonly ImageUpdate[]): readonly string[] {
  const sentences = updates.flatMap((update) => {
    const { name, image, endOfLife, fastLane } = update;
    return [
      ...signatureWarningLines(update),
      ...dangerSentence(update),
      ...(fastLane === undefined ? [] : [fastLaneSentence(name, fastLane)]),
      ...(endOfLife === undefined ? [] : [endOfLifeText(image, endOfLife)]),
    ];
  });
  return [...new Set(sentences)];
}

/** Everything about an update that can break or weaken a build. Packages of an older build are older. */
function dangerSentence(update: ImageUpdate): readonly string[] {
  const { name, advisories, diff } = update;
  const dangers = (diff === undefined ? [] : riskPredicates(diff)).filter(
    (one) => !one.startsWith('adds ') && !(kindOf(update) === 'older' && one.includes('older package')),
  );
  const introduced = advisories?.kind === 'known' ? advisories.introduced : [];
  const adds = introduced.length === 0 ? [] : [`adds ${listText(introduced, MOST_IDS, factsText)}`];
  const all = [...dangers.map((one) => escapeMarkdown(one, 200)), ...adds];
  return all.length === 0 ? [] : [`**${breakable(name)}** ${sentenceList(all)}.`];
}

function fastLaneSentence(name: string, { ageMs, by, fixes, minAgeMs }: FastLane): string {
  const whose = by === undefined ? 'fixes' : `${breakable(by)}, in lockstep with it, fixes`;
  const listed = listText(fixes, MOST_IDS, factsText);
  return `**${breakable(name)}** is ${ageText(ageMs)} old and ${whose} ${listed}, so \`fast-lane\` overrides \`min-age\` (${durationText(minAgeMs)}).`;
}

function endOfLifeText(image: string, { reason, successor }: PinnedEndOfLife): string {
  const advice = successor === undefined ? 'a maintained tag' : `**${breakable(`${image}:${successor}`)}**`;
  return `${escapeMarkdown(reason, 400)}. Use ${advice}.`;
}

const MOST_REASONS = 3;

/**
 * Returns one sentence, in Markdown, for each reason why the advisory impact of updates is unknown, and one about SBOMs whose
 * signature is not verified. A missing SBOM is in the table already.
 */
export function advisoryNotes(moves: readonly ProposedMove[]): readonly string[] {
  const whys = moves.flatMap(({ advisories }) =>
    advisories?.kind === 'unknown' && advisories.lacksSbom !== true ? [advisories.why] : [],
  );
  const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, moves: same.length }));
  const more = reasons.slice(MOST_REASONS).reduce((sum, { moves: some }) => sum + some, 0);
  return [
    ...reasons
      .slice(0, MOST_REASONS)
      .map(({ why, moves: some }) => `${notKnown(some)}: ${escapeMarkdown(why, 300)}.`),
    ...(more === 0 ? [] : [`${notKnown(more)}, for other reasons.`]),
    ...unverifiedSboms(moves),
  ];
}

/** Returns one sentence about updates whose CVEs come from SBOMs that anyone could have written. */
function unverifiedSboms(moves: readonly ProposedMove[]): readonly string[] {
  const affected = moves.filter(
    ({ advisories }) => advisories?.kind === 'known' && advisories.hasUnverifiedSbom,
  );
  if (affected.length === 0) return [];
  return [
    `The CVEs of ${count(affected.length, 'update')} come from SBOMs whose signature could not be verified.`,
  ];
}

function notKnown(unknown: number): string {
  return `Advisory impact unknown for ${count(unknown, 'update')}`;
}
