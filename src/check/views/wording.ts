import type { CheckReport } from '../report/check-report.ts';
import type { PlatformLifecycle, ReportedImage, ReportedLifecycle } from '../report/reported-image.ts';
import type { Level, Novelty, Verdict } from '../decide/finding.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { count, joinParts } from '../../text/plural.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import type { CheckedEvent, ViewContext } from './view-context.ts';

/** The result in one clause: the first line of every view, after the name of the program. */
export function headline({ blocking, context, report, warnings }: CheckView): string {
  switch (report.verdict) {
    case 'fail':
      return blockingText(blocking, context);
    case 'warn':
      return `${count(warnings.length, 'warning')}, no blocking problems`;
    case 'pass':
      return report.images.length === 0 ? 'no image references found' : 'no problems found';
  }
}

function blockingText(blocking: readonly ShownProblem[], { event }: ViewContext): string {
  const [first] = blocking;
  const isSame = blocking.every(({ novelty }) => novelty === first?.novelty);
  const adjective = isSame && first !== undefined ? ADJECTIVES[first.novelty] : '';
  const { subject, isBlocked } = SUBJECTS[event];
  if (!isBlocked)
    return `${count(blocking.length, joinParts([adjective, 'blocking problem'], ' '))} ${subject}`;
  return `${count(blocking.length, joinParts([adjective, 'problem'], ' '))} ${blocking.length === 1 ? 'blocks' : 'block'} ${subject}`;
}

/** The words for novelty, before a noun. */
export const ADJECTIVES: Readonly<Record<Novelty, string>> = {
  new: 'new',
  'pre-existing': 'pre-existing',
  'not-compared': '',
};

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

/** Describes the base of a comparison: `compared with main@0123abcd`. */
export function comparedText({ comparedWith }: CheckReport, { baseName }: ViewContext): string {
  switch (comparedWith.kind) {
    case 'base':
      return `compared with ${baseName === undefined ? 'base ' : `${baseName}@`}${comparedWith.commit.slice(0, 8)}`;
    case 'since':
      return `compared with ${comparedWith.since}`;
    case 'baseline':
      return `compared with ${comparedWith.file}`;
    case 'none':
      return `not compared: ${comparedWith.reason}`;
  }
}

/** How far behind an image's pin is, for a table. */
export function behindText(image: ReportedImage): string {
  if (image.behind === null) return image.pinned === null ? 'not pinned' : 'unknown';
  return lagText(image.behind);
}

/** The state of an image, for a table; a state that is unknown is never `ok`. */
export function stateText(image: ReportedImage, mode: CheckReport['mode']): string {
  const { endOfLife } = image;
  const signature = signatureText(image);
  if (image.newest === null)
    return joined([signature, lifecycleText(endOfLife), openText(image), 'not checked']);
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
