import type { CheckReport, Resolved } from '../../check/report.ts';
import type { Finding, Rule } from '../../check/finding.ts';
import { shortDigest } from '../../digest.ts';
import { printable } from '../../text/printable.ts';
import { alignColumns } from '../columns.ts';
import { behindText, headline, noveltyWords, scope, stateText } from './wording.ts';
import type { NoveltyWords } from './wording.ts';

/** Renders the report for a log or a terminal: a table of the images, then the findings with their fixes. */
export function renderText(report: CheckReport): readonly string[] {
  const words = noveltyWords(report.comparedWith);
  return [
    ...imageTable(report),
    '',
    ...report.findings
      .filter(({ level }) => level !== 'notice')
      .flatMap((finding) => findingLines(finding, words)),
    ...noticeLine(report.findings),
    ...resolvedLine(report.resolved, words),
    ...report.notes.map((note) => printable(note, 500)),
    `${headline(report)} ${printable(scope(report), 600)}`,
  ];
}

function imageTable({ images, mode }: CheckReport): readonly string[] {
  if (images.length === 0) return [];
  return alignColumns([
    ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
    ...images.map((image) => [
      printable(image.image, 80),
      image.pinned === null ? '-' : shortDigest(image.pinned),
      image.newest === null ? '-' : shortDigest(image.newest),
      image.newestBuiltAt?.slice(0, 10) ?? '-',
      behindText(image),
      stateText(image, mode),
    ]),
  ]);
}

function findingLines(finding: Finding, words: NoveltyWords): readonly string[] {
  const sign = finding.level === 'error' ? 'FAIL' : 'warn';
  const novelty = words.findings[finding.novelty];
  const place = finding.file === '' ? 'this run' : `${printable(finding.file)}:${finding.line}`;
  return [
    `${sign}  ${place}  ${printable(finding.title)}${novelty === '' ? '' : ` (${novelty})`}`,
    `      ${printable(finding.message, 500)}`,
    `      → ${printable(finding.remedy, 500)}`,
    '',
  ];
}

function noticeLine(findings: readonly Finding[]): readonly string[] {
  const notices = findings.filter(({ level }) => level === 'notice');
  if (notices.length === 0) return [];
  return [`note  ${countByRule(notices)}; see the report.`, ''];
}

function resolvedLine(resolved: readonly Resolved[], words: NoveltyWords): readonly string[] {
  if (resolved.length === 0) return [];
  return [`ok    ${countByRule(resolved)} ${words.resolved}; see the report.`, ''];
}

function countByRule(found: readonly { readonly rule: Rule }[]): string {
  const byRule = Map.groupBy(found, ({ rule }) => rule);
  return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}
