import type { Finding, Level, Novelty } from '../../check/finding.ts';
import type { CheckReport } from '../../check/report.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import type { Section } from './fit.ts';
import { capitalized, LEVEL_SIGNS, noveltyWords } from './wording.ts';

/** The lists of findings, most relevant first. */
const LISTS: readonly Novelty[] = ['new', 'not-compared', 'pre-existing'];

const IMPORTANCE: Readonly<Record<Level, number>> = { error: 1, warning: 3, notice: 5 };

/**
 * The findings as Markdown sections: new ones, then pre-existing ones. In each, blocking findings are open and the rest is
 * collapsed. Worst first, in the order of the report.
 */
export function findingSections({
  comparedWith,
  findings,
}: Pick<CheckReport, 'comparedWith' | 'findings'>): readonly Section[] {
  const { lists } = noveltyWords(comparedWith);
  return LISTS.flatMap((novelty) =>
    listSections(
      findings.filter((one) => one.novelty === novelty),
      lists[novelty],
    ),
  );
}

function listSections(findings: readonly Finding[], title: string): readonly Section[] {
  if (findings.length === 0) return [];
  const failing = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const notices = findings.filter(({ level }) => level === 'notice');
  return [
    { before: `### ${title}: ${findings.length}`, entries: [], after: '', importance: 0, noun: '' },
    ...open(failing),
    ...folded(warnings, count(warnings.length, 'warning')),
    ...folded(notices, count(notices.length, 'note')),
  ];
}

function open(findings: readonly Finding[]): readonly Section[] {
  return sectionOf(findings, HEAD, '');
}

function folded(findings: readonly Finding[], title: string): readonly Section[] {
  return sectionOf(findings, `<details><summary>${title}</summary>\n\n${HEAD}`, '</details>');
}

const HEAD = tableHead(['', 'Location', 'Problem', 'Fix']);

function sectionOf(findings: readonly Finding[], before: string, after: string): readonly Section[] {
  const [first] = findings;
  if (first === undefined) return [];
  return [
    {
      before,
      entries: findings.map(findingRow),
      after,
      importance: IMPORTANCE[first.level],
      noun: 'finding',
    },
  ];
}

function findingRow(finding: Finding): string {
  const { exception } = finding;
  return tableRow([
    LEVEL_SIGNS[finding.level],
    finding.file === '' ? 'this run' : place(finding),
    [
      strong(finding.title),
      escapeMarkdown(finding.message, 1_000),
      exception === undefined
        ? ''
        : escapeMarkdown(`Accepted until ${printable(exception.until, 40)}: ${exception.reason}`, 400),
    ]
      .filter((part) => part !== '')
      .join('<br>'),
    escapeMarkdown(finding.remedy, 600),
  ]);
}

/** Cuts a long path, but keeps the line number. */
function place({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return code(`${cutText(file, 400)}:${line}`);
}

/** Asterisks around an empty text would be visible. */
function strong(text: string): string {
  const escaped = escapeMarkdown(text, 300);
  return escaped === '' ? '' : `**${escaped}**`;
}

/** The resolved findings, collapsed. */
export function resolvedSection({
  comparedWith,
  resolved,
}: Pick<CheckReport, 'comparedWith' | 'resolved'>): readonly Section[] {
  if (resolved.length === 0) return [];
  const words = noveltyWords(comparedWith).resolved;
  return [
    {
      before: `<details><summary>✅ ${capitalized(words)}: ${resolved.length}</summary>\n\n${tableHead(['Location', 'Problem'])}`,
      entries: resolved.map(({ file, line, title, reference }) =>
        tableRow([
          place({ file, line }),
          [strong(title), escapeMarkdown(reference, 500)].filter((part) => part !== '').join('<br>'),
        ]),
      ),
      after: '</details>',
      importance: 6,
      noun: 'resolved finding',
    },
  ];
}
