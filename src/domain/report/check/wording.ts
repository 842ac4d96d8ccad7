import type {
  CheckReport,
  Comparison,
  ReportedImage,
  ReportedLifecycle,
  PlatformLifecycle,
} from '../../check/report.ts';
import type { Finding, Level, Novelty, Verdict } from '../../check/finding.ts';
import { lagText } from '../../history/lag.ts';
import { count } from '../../text/plural.ts';

/** The result in one sentence: the first line of every view. */
export function headline(report: CheckReport): string {
  const blocking = report.findings.filter(({ level }) => level === 'error');
  const warnings = report.findings.filter(({ level }) => level === 'warning');
  switch (report.verdict) {
    case 'fail':
      return `Mooring check failed: ${blockingText(blocking, report.comparedWith)}.`;
    case 'warn':
      return `Mooring check passed with ${count(warnings.length, 'warning')}.`;
    case 'pass':
      return report.images.length === 0
        ? 'Mooring check passed: no image references found.'
        : 'Mooring check passed.';
  }
}

function blockingText(blocking: readonly Finding[], { kind }: Comparison): string {
  const [first] = blocking;
  const isSame = blocking.every(({ novelty }) => novelty === first?.novelty);
  const adjective = isSame && first !== undefined && first.novelty !== 'not-compared' ? first.novelty : '';
  if (kind !== 'base') return count(blocking.length, joinWords(adjective, 'blocking problem'));
  const problems = count(blocking.length, joinWords(adjective, 'problem'));
  return `${problems} ${blocking.length === 1 ? 'blocks' : 'block'} this change`;
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** Describes the scope of a check and the base that it was compared with. */
export function scope(report: CheckReport): string {
  const checked = `${count(report.images.length, 'image')} in ${count(report.files, 'file')}`;
  return `${checked}, ${comparedText(report.comparedWith)}.`;
}

function comparedText(comparedWith: Comparison): string {
  switch (comparedWith.kind) {
    case 'base':
      return `compared with base ${comparedWith.commit.slice(0, 12)}`;
    case 'since':
      return `new since ${comparedWith.since}`;
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
  if (image.newest === null) return joined([lifecycleText(endOfLife), openText(image), 'not checked']);
  return joined([
    endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifecycleText(endOfLife),
    image.openAdvisories === null ? 'advisories not checked' : openText(image),
    image.pinned !== null && image.behind === null ? 'digest not in history' : '',
  ]);
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ') || 'ok';
}

function openText({ openAdvisories }: ReportedImage): string {
  const open = openAdvisories?.length ?? 0;
  return open === 0 ? '' : count(open, 'open advisory', 'open advisories');
}

function lifecycleText(lifecycle: ReportedLifecycle | null): string {
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

/** The words for what is new and what is not, by the kind of comparison. */
export function noveltyWords({ kind }: Comparison): NoveltyWords {
  switch (kind) {
    case 'since':
      return { ...wordsFor('new since then'), resolved: 'resolved since then' };
    case 'baseline':
      return { ...wordsFor('new since the baseline'), resolved: 'resolved since the baseline' };
    case 'base':
    case 'none':
      return { ...wordsFor('new in this change'), resolved: 'resolved by this change' };
  }
}

function wordsFor(isNew: string): Pick<NoveltyWords, 'lists' | 'findings'> {
  return {
    lists: { new: capitalized(isNew), 'pre-existing': 'Pre-existing', 'not-compared': 'Findings' },
    findings: { new: isNew, 'pre-existing': 'pre-existing', 'not-compared': '' },
  };
}

/** A text with a capital first letter. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The novelty of findings in words. */
export interface NoveltyWords {
  /** The titles of the lists. */
  readonly lists: Readonly<Record<Novelty, string>>;
  /** Empty if nothing was compared. */
  readonly findings: Readonly<Record<Novelty, string>>;
  readonly resolved: string;
}

export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { pass: '✅', warn: '⚠️', fail: '❌' };

export const LEVEL_SIGNS: Readonly<Record<Level, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
