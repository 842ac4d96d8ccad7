import type { Finding, Level, Novelty } from '../../check/finding.ts';
import type { CheckReport } from '../../check/report.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../../text/markdown.ts';
import { cutText, printable } from '../../text/printable.ts';
import type { Section } from './fit.ts';
import { LEVEL_SIGNS, noveltyWords } from './wording.ts';
import { count } from '../../text/plural.ts';

/** The lists of findings, in the order in which a reader wants them. */
const LISTS: readonly Novelty[] = ['new', 'not-compared', 'carried-over'];

const IMPORTANCE: Readonly<Record<Level, number>> = { error: 1, warning: 3, notice: 5 };

/**
 * The findings as sections of Markdown: what is new, then what was there before; in each what fails the check stands open
 * and the rest is folded. Worst first, as the report has them.
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

const HEAD = tableHead(['', 'Where', 'What', 'What to do']);

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

/** A path that is too long is cut, the line behind it is not. */
function place({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return code(`${cutText(file, 400)}:${line}`);
}

/** Asterisks around nothing would stand there as asterisks. */
function strong(text: string): string {
  const escaped = escapeMarkdown(text, 300);
  return escaped === '' ? '' : `**${escaped}**`;
}

/** What the base had and head has not: folded, for it is good news. */
export function resolvedSection({
  comparedWith,
  resolved,
}: Pick<CheckReport, 'comparedWith' | 'resolved'>): readonly Section[] {
  if (resolved.length === 0) return [];
  const words = noveltyWords(comparedWith).resolved;
  const heading = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return [
    {
      before: `<details><summary>✅ ${heading}: ${resolved.length}</summary>\n\n${tableHead(['Where it was', 'What'])}`,
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
