import type { CheckReport, Comparison, ReportedImage, ReportedLife, ToldLife } from '../../check/report.ts';
import type { Level, Novelty, Verdict } from '../../check/finding.ts';
import { count } from '../../text/plural.ts';

/** The sentence that says how it went: the first line of every view. */
export function headline(report: CheckReport): string {
  const errors = report.findings.filter(({ level }) => level === 'error').length;
  switch (report.verdict) {
    case 'fail':
      return `Mooring check failed: ${count(errors, 'finding')} ${errors === 1 ? 'has' : 'have'} to be dealt with.`;
    case 'warn':
      return 'Mooring check passed with warnings.';
    case 'pass':
      return report.images.length === 0
        ? 'Mooring check passed: there is no image reference to check.'
        : 'Mooring check passed.';
  }
}

/** What was looked at, and what it was compared with. */
export function scope(report: CheckReport): string {
  const looked = `${count(report.images.length, 'image')} in ${count(report.files, 'file')}`;
  const compared = comparedText(report.comparedWith);
  return `${looked}, ${compared}.`;
}

function comparedText(comparedWith: Comparison): string {
  switch (comparedWith.kind) {
    case 'base':
      return `compared with base ${comparedWith.commit.slice(0, 12)}`;
    case 'since':
      return `new is what came up since ${comparedWith.since}`;
    case 'baseline':
      return `compared with ${comparedWith.file}`;
    case 'none':
      return `not compared: ${comparedWith.reason}`;
  }
}

/** How far behind an image's pin is, for a table. */
export function behindText(image: ReportedImage): string {
  if (image.behind === null) return image.pinned === null ? 'not pinned' : 'unknown';
  if (image.behind.builds === 0) return 'newest';
  return `${count(image.behind.builds, 'build')}, ${count(image.behind.days, 'day')}`;
}

/** What is the matter with an image, for a table. What nobody could look at is never called well. */
export function stateText(image: ReportedImage, mode: CheckReport['mode']): string {
  if (image.newest === null) return joined([lifeText(image.endOfLife), openText(image), 'not checked']);
  return joined([
    image.endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifeText(image.endOfLife),
    image.openAdvisories === null ? 'advisories not checked' : openText(image),
    image.pinned !== null && image.behind === null ? 'no build of this tag' : '',
  ]);
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ') || 'ok';
}

function openText({ openAdvisories }: ReportedImage): string {
  const open = openAdvisories?.length ?? 0;
  return open === 0 ? '' : count(open, 'open advisory', 'open advisories');
}

function lifeText(life: ReportedLife | null): string {
  if (life === null || life.verdict === 'pass') return '';
  const { verdict, told, daysLeft } = life;
  if (!told.exists) return verdict === 'fail' ? 'no such tag' : 'tag is gone';
  if (verdict === 'fail') return 'end of life';
  if (told.entry === 'refused') return 'end of life not checked';
  if (isInGrace(told.entry)) return 'in grace';
  if (told.deprecated) return 'deprecated';
  if (told.entry !== 'none' && told.entry.tagStatus === 'TAG_INACTIVE') return 'superseded';
  return daysLeft === null ? 'state not known' : `${count(daysLeft, 'day')} left`;
}

function isInGrace(entry: ToldLife['entry']): boolean {
  if (typeof entry === 'string') return false;
  return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
}

/** What the lists of findings are called by what was compared with: only a base belongs to a change. */
export function noveltyWords({ kind }: Comparison): NoveltyWords {
  switch (kind) {
    case 'since':
      return {
        lists: { new: 'New since then', 'carried-over': 'There before', 'not-compared': 'Findings' },
        findings: { new: 'new since then', 'carried-over': 'there before', 'not-compared': '' },
        resolved: 'resolved since then',
      };
    case 'baseline':
      return {
        lists: {
          new: 'Not in the earlier report',
          'carried-over': 'In the earlier report too',
          'not-compared': 'Findings',
        },
        findings: {
          new: 'not in the earlier report',
          'carried-over': 'in the earlier report too',
          'not-compared': '',
        },
        resolved: 'resolved since the earlier report',
      };
    case 'base':
    case 'none':
      return {
        lists: {
          new: 'New in this change',
          'carried-over': 'There before this change',
          'not-compared': 'Findings',
        },
        findings: {
          new: 'new in this change',
          'carried-over': 'there before this change',
          'not-compared': '',
        },
        resolved: 'resolved by this change',
      };
  }
}

/** In words, whether what was compared with had something too. */
export interface NoveltyWords {
  readonly lists: Readonly<Record<Novelty, string>>;
  /** Empty where nothing was compared. */
  readonly findings: Readonly<Record<Novelty, string>>;
  readonly resolved: string;
}

export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { pass: '✅', warn: '⚠️', fail: '❌' };

export const LEVEL_SIGNS: Readonly<Record<Level, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
