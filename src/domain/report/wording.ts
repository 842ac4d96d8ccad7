import type { CheckReport, Comparison, ReportedImage } from '../check/report.ts';
import type { Finding, Level, Verdict } from '../check/finding.ts';

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
      return `not compared: ${comparedWith.why}`;
  }
}

/** How far behind an image's pin is, for a table. */
export function behindText(image: ReportedImage): string {
  if (image.behind === null) return image.pinned === null ? 'not pinned' : 'unknown';
  if (image.behind.builds === 0) return 'newest';
  return `${count(image.behind.builds, 'build')}, ${count(image.behind.days, 'day')}`;
}

/** What is the matter with an image, for a table. */
export function stateText(image: ReportedImage): string {
  const open = image.openAdvisories ?? [];
  const words = [
    image.endOfLife?.verdict === 'fail' ? 'end of life' : '',
    open.length > 0 ? count(open.length, 'open advisory', 'open advisories') : '',
    image.newest === null ? 'not checked' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'ok' : words.join(', ');
}

/** Whether the base had it too; empty where nothing was compared. */
export function noveltyText(finding: Finding): string {
  switch (finding.novelty) {
    case 'new':
      return 'new in this change';
    case 'carried-over':
      return 'there before this change';
    case 'not-compared':
      return '';
  }
}

export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { pass: '✅', warn: '⚠️', fail: '❌' };

export const LEVEL_SIGNS: Readonly<Record<Level, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
