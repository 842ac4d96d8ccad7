import type { CheckReport, Resolved } from '../check/report.ts';
import type { Finding, Rule } from '../check/finding.ts';
import { shortDigest } from '../digest.ts';
import { printable } from '../printable.ts';
import { alignColumns } from './columns.ts';
import { behindText, headline, noveltyText, scope, stateText } from './wording.ts';

/** The report for a log or a terminal: one line per image in a table, then what was found and what to do about it. */
export function renderText(report: CheckReport): readonly string[] {
  return [
    ...imageTable(report.images),
    '',
    ...report.findings.filter(({ level }) => level !== 'notice').flatMap(findingLines),
    ...noticeLine(report.findings),
    ...resolvedLine(report.resolved),
    ...report.notes.map((note) => printable(note, 500)),
    `${headline(report)} ${printable(scope(report), 600)}`,
  ];
}

function imageTable(images: CheckReport['images']): readonly string[] {
  if (images.length === 0) return [];
  return alignColumns([
    ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
    ...images.map((image) => [
      printable(image.image, 80),
      image.pinned === null ? '-' : shortDigest(image.pinned),
      image.newest === null ? '-' : shortDigest(image.newest),
      image.newestBuiltAt?.slice(0, 10) ?? '-',
      behindText(image),
      stateText(image),
    ]),
  ]);
}

function findingLines(finding: Finding): readonly string[] {
  const sign = finding.level === 'error' ? 'FAIL' : 'warn';
  const novelty = noveltyText(finding);
  return [
    `${sign}  ${printable(finding.file)}:${finding.line}  ${printable(finding.title)}${novelty === '' ? '' : ` (${novelty})`}`,
    `      ${printable(finding.message, 500)}`,
    `      → ${printable(finding.remedy, 500)}`,
    '',
  ];
}

function noticeLine(findings: readonly Finding[]): readonly string[] {
  const notices = findings.filter(({ level }) => level === 'notice');
  if (notices.length === 0) return [];
  return [`note  ${countByRule(notices)}; each is in the summary and in the report.`, ''];
}

function resolvedLine(resolved: readonly Resolved[]): readonly string[] {
  if (resolved.length === 0) return [];
  return [`gone  ${countByRule(resolved)}: resolved by this change; each is in the summary.`, ''];
}

function countByRule(found: readonly { readonly rule: Rule }[]): string {
  const byRule = Map.groupBy(found, ({ rule }) => rule);
  return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}
