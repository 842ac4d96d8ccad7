import type { Finding } from '../check/finding.ts';
import type { CheckReport, ReportedImage } from '../check/report.ts';
import { shortDigest } from '../digest.ts';
import { code, details, escapeMarkdown, table } from '../markdown.ts';
import { behindText, count, headline, LEVEL_SIGNS, noveltyText, scope, stateText } from './wording.ts';

/** GitHub drops a step summary of more than 1 MiB, whole (advisory-gate.md §5); this stays below it, in UTF-8 bytes. */
const MOST_BYTES = 1_000_000;

const SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' } as const;

/** The report as Markdown for the summary of a workflow run: verdict, what to do, one row per image, the rest folded. */
export function renderSummary(report: CheckReport): string {
  const failing = report.findings.filter(({ level }) => level === 'error');
  const others = report.findings.filter(({ level }) => level !== 'error');
  const sections = [
    `## ${SIGNS[report.verdict]} ${escapeMarkdown(headline(report))}`,
    escapeMarkdown(scope(report)),
    failing.length === 0 ? '' : `### What to do\n\n${findingTable(failing)}`,
    report.images.length === 0 ? '' : `### Images\n\n${imageTable(report.images)}`,
    others.length === 0
      ? ''
      : details(
          `${count(others.length, 'more finding')} that ${others.length === 1 ? 'does' : 'do'} not fail this check`,
          findingTable(others),
        ),
    report.images.length === 0 ? '' : FOOTNOTE,
  ].filter((section) => section !== '');
  return `${fit(sections).join('\n\n')}\n`;
}

const FOOTNOTE =
  '<sub>Days behind count from the first build newer than the pin. Advisories are matched by the name of the image; the packages inside it were not read.</sub>';

function findingTable(findings: readonly Finding[]): string {
  return table(
    ['', 'Where', 'What', 'What to do'],
    findings.map((finding) => [
      LEVEL_SIGNS[finding.level],
      code(`${finding.file}:${finding.line}`),
      [`**${escapeMarkdown(finding.title)}**`, noveltyText(finding), escapeMarkdown(finding.message)]
        .filter((part) => part !== '')
        .join('<br>'),
      escapeMarkdown(finding.remedy),
    ]),
  );
}

function imageTable(images: readonly ReportedImage[]): string {
  return table(
    ['Image', 'Pinned', 'Newest build', 'Behind', 'State'],
    images.map((image) => [
      code(image.image),
      image.pinned === null ? '—' : code(shortDigest(image.pinned)),
      image.newest === null ? '—' : `${code(shortDigest(image.newest))}<br>${day(image.newestBuiltAt)}`,
      behindText(image),
      stateText(image),
    ]),
  );
}

function day(timestamp: string | null): string {
  return timestamp === null ? '' : timestamp.slice(0, 10);
}

/** Leaves out whole lines from the end of the longest sections until it fits, and says so. */
function fit(sections: readonly string[]): readonly string[] {
  const size = (text: string): number => new TextEncoder().encode(text).length;
  const total = sections.reduce((sum, section) => sum + size(section) + 2, 0);
  if (total <= MOST_BYTES) return sections;
  const share = Math.floor((MOST_BYTES - 1_000) / sections.length);
  return sections.map((section) => (size(section) <= share ? section : cutLines(section, share, size)));
}

function cutLines(section: string, share: number, size: (text: string) => number): string {
  const lines = section.split('\n');
  const kept: string[] = [];
  let used = 200;
  for (const line of lines) {
    used += size(line) + 1;
    if (used > share) break;
    kept.push(line);
  }
  const closing = section.startsWith('<details>') ? '\n\n</details>' : '';
  return `${kept.join('\n')}\n\n… ${count(lines.length - kept.length, 'more line')}; the report file has them all.${closing}`;
}
