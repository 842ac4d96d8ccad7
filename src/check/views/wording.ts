import type { CheckReport } from '../report/check-report.ts';
import type { PlatformLifecycle, ReportedImage, ReportedLifecycle } from '../report/reported-image.ts';
import type { Level, Verdict } from '../decide/finding.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { count, joinParts } from '../../text/plural.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { ADJECTIVES } from './view-context.ts';
import type { CheckedEvent, ViewContext } from './view-context.ts';

/** The result in one clause: the first line of every view. */
export function headline({ blocking, context, report, warnings }: CheckView): string {
  const { images, verdict } = report;
  const unchecked = uncheckedText(images);
  switch (verdict) {
    case 'fail':
      return `${blockingText(blocking, context)}${unchecked === '' ? '' : '; no image was checked'}`;
    case 'warn':
      return unchecked === '' ? warningText(warnings) : unchecked;
    case 'pass':
      return unchecked === '' ? passText(images) : unchecked;
  }
}

function passText(images: CheckReport['images']): string {
  if (images.length === 0) return 'No image references found';
  const checked = images.length - images.filter(isUnchecked).length;
  const all = count(images.length, 'image');
  return `No problems in ${checked === images.length ? all : `${checked} of ${all}`}`;
}

function warningText(warnings: readonly ShownProblem[]): string {
  const adjective = commonAdjective(warnings);
  const others = adjective === ADJECTIVES['pre-existing'] ? 'new' : 'blocking';
  return `${count(warnings.length, joinParts([adjective, 'warning'], ' '))}, no ${others} problems`;
}

/** The clause that a check has checked no image at all, and why; empty if it has checked one, or if there is none. */
export function uncheckedText(images: CheckReport['images']): string {
  if (images.length === 0 || !images.every(isUnchecked)) return '';
  const others = images.filter(({ judgedBy }) => judgedBy === 'otherRegistry').length;
  const isOne = images.length === 1;
  const which = isOne ? 'it' : images.length === 2 ? 'both' : 'all';
  const [subject, where] = others < images.length ? [String(others), others === 1] : [which, isOne];
  const verb = others === 0 ? 'could not be checked' : `${isOne ? 'was' : 'were'} not checked`;
  const why =
    others === 0 ? '' : `: ${subject} ${where ? 'is in another registry' : 'are in other registries'}`;
  const isSigned = images.every(({ signature }) => signature?.status === 'verified');
  return `${count(images.length, 'image')} ${isSigned ? `${isOne ? 'was' : 'were'} checked by signature only` : verb}${why}`;
}

/** Whether nothing but the signature of an image could be looked up. */
function isUnchecked({ judgedBy = 'none', newest }: ReportedImage): boolean {
  return newest === null && (judgedBy === 'none' || judgedBy === 'otherRegistry');
}

/** The need of a check that passes without a checked image; empty for any other. */
export function neededText({ notices, report: { images, verdict } }: CheckView): string {
  const other = notices.find(({ rule }) => rule === 'other-registry');
  if (other === undefined || verdict !== 'pass' || uncheckedText(images) === '') return '';
  return `${other.remedy} \`mooring pin\` pins images of any registry; if \`trust.signers\` in .github/mooring.yml lists their signers, their signatures are verified.`;
}

function blockingText(blocking: readonly ShownProblem[], { event }: ViewContext): string {
  const adjective = commonAdjective(blocking);
  const { subject, isBlocked } = SUBJECTS[event];
  const noun = joinParts([adjective, isBlocked ? 'problem' : 'blocking problem'], ' ');
  const verb = isBlocked ? (blocking.length === 1 ? 'blocks ' : 'block ') : '';
  return `${count(blocking.length, noun)} ${verb}${subject}`;
}

/** The adjective for the novelty of problems; empty if they do not have one. */
function commonAdjective([first, ...others]: readonly ShownProblem[]): string {
  const isSame = first !== undefined && others.every(({ novelty }) => novelty === first.novelty);
  return isSame ? ADJECTIVES[first.novelty] : '';
}

const SUBJECTS: Readonly<Record<CheckedEvent, { readonly subject: string; readonly isBlocked: boolean }>> = {
  'pull-request': { subject: 'this pull request', isBlocked: true },
  'merge-group': { subject: 'this merge group', isBlocked: true },
  change: { subject: 'this change', isBlocked: true },
  push: { subject: 'on this push', isBlocked: false },
  repository: { subject: 'in this repository', isBlocked: false },
};

/** Describes the scope of a check: `11 images in 6 files`. */
export function scope(report: CheckReport): string {
  return `${count(report.images.length, 'image')} in ${count(report.files, 'file')}`;
}

/** The comparison of a report in words, and its base: `Compared with` and `main@0123abcd`. */
export function comparedText(
  { comparedWith }: CheckReport,
  { baseName }: ViewContext,
): readonly [words: string, base: string] {
  switch (comparedWith.kind) {
    case 'base': {
      const commit = comparedWith.commit.slice(0, 8);
      return [
        'Compared with',
        baseName === undefined || baseName.startsWith(commit) ? commit : `${baseName}@${commit}`,
      ];
    }
    case 'since':
      return ['Compared with', comparedWith.since];
    case 'baseline':
      return ['Compared with', comparedWith.file];
    case 'none':
      return [`Not compared: ${comparedWith.reason}`, ''];
  }
}

/** How far behind the pin of an image is, for a table. */
export function behindText({ behind }: ReportedImage): string {
  return behind === null ? 'unknown' : lagText(behind);
}

/** The state of an image, for a table; a state that is unknown is never `ok`. */
export function stateText(image: ReportedImage, mode: CheckReport['mode']): string {
  const { endOfLife } = image;
  const signature = signatureText(image);
  if (image.newest === null)
    return joined([
      signature,
      lifecycleText(endOfLife),
      openText(image),
      image.judgedBy === 'otherRegistry' ? 'in another registry' : 'not checked',
    ]);
  return joined([
    signature,
    endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifecycleText(endOfLife),
    image.openAdvisories === null ? unjudgedText(image) : openText(image),
    image.pinned !== null && image.behind === null ? 'digest not in history' : '',
  ]);
}

/** The problem with the signature of an image in a few words; empty if it is verified, or if none was expected. */
function signatureText({ packages, signature }: ReportedImage): string {
  switch (signature?.status) {
    case 'unsigned':
      return 'not signed';
    case 'wrong-signer':
      return 'signed by another signer';
    case 'bad-signature':
      return 'invalid signature';
    case 'signed-as-other':
      return 'signed as another image';
    case 'not-verifiable':
    case 'not-checked':
      return 'signature not verified';
    case 'verified':
      return packages?.unverified === undefined ? '' : 'SBOM not verified';
    case 'no-known-signer':
    case undefined:
      return '';
  }
}

function joined(words: readonly string[]): string {
  return joinParts(words, ', ') || 'ok';
}

function openText({ openAdvisories }: ReportedImage): string {
  const open = openAdvisories?.length ?? 0;
  return open === 0 ? '' : count(open, 'open advisory', 'open advisories');
}

/** Why the open advisories of an image are unknown. */
function unjudgedText({ judgedBy, packages }: ReportedImage): string {
  if (judgedBy === 'name') return 'not judged';
  const isPartial = packages?.missing !== undefined || packages?.unrecognized !== undefined;
  return isPartial && judgedBy !== 'none' ? 'not fully judged' : 'advisories not checked';
}

/** The lifecycle of a tag in two or three words; empty if all is well. */
export function lifecycleText(lifecycle: ReportedLifecycle | null): string {
  if (lifecycle === null || lifecycle.verdict === 'pass') return '';
  const { verdict, reported, daysLeft } = lifecycle;
  if (!reported.exists) return verdict === 'fail' ? 'no such tag' : 'tag removed';
  if (verdict === 'fail') return 'end of life';
  if (reported.entry === 'refused') return 'end of life not checked';
  if (isInGrace(reported.entry)) return 'in grace period';
  if (reported.deprecated) return 'deprecated';
  if (reported.entry !== 'none' && reported.entry.tagStatus === 'TAG_INACTIVE') return 'superseded';
  return daysLeft === null ? 'unknown status' : `${count(daysLeft, 'day')} left`;
}

function isInGrace(entry: PlatformLifecycle['entry']): boolean {
  if (typeof entry === 'string') return false;
  return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
}

export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { pass: '✅', warn: '⚠️', fail: '❌' };

export const LEVEL_SIGNS: Readonly<Record<Level, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
