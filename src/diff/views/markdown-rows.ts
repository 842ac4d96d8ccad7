import type { PlatformDiff } from '../decide/build-diff.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { factsText, idList } from '../../advisories/views/vulnerability-text.ts';
import { breakable, escapeMarkdown, small, strong, tableHead, tableRow } from '../../text/markdown.ts';
import { joined } from '../../text/unbroken.ts';
import { NO_VALUE, riskJoint } from './risks.ts';
import type { Risk } from './risks.ts';
import { configSubject, configChangeText, markdownSign } from './diff-text.ts';
import { SYSTEM_TYPE } from './package-rows.ts';
import type { PackageRow } from './package-rows.ts';
import { listText } from '../../text/plural.ts';

/** The most vulnerabilities of a package, folded packages, and added vulnerabilities. */
const MOST = { vulnerabilities: 3, folded: 10, adds: 10 };

/** UTF-16 units of a name and of a value. */
const LONGEST = { name: 100, value: 400 };

/** A table in Markdown, its head and its rows. */
interface MarkdownTable {
  readonly before: string;
  readonly lines: readonly string[];
}

/** The rows of packages, with a column of advisories if there are any. */
export function packageTable(rows: readonly PackageRow[], heading: string): MarkdownTable {
  const hasWhy = rows.some(({ resolves, introduces }) => resolves.length + introduces.length > 0);
  return {
    before: signHead([heading, 'From', 'To', ...(hasWhy ? ['Advisories'] : [])]),
    lines: rows.map((row) =>
      tableRow([
        markdownSign(row.kind),
        nameCell(row),
        ...[row.from, row.to].map((version) => versionCell(version)),
        ...(hasWhy ? [whyCell(row)] : []),
      ]),
    ),
  };
}

/** The head of a table whose first column has a sign. */
function signHead(heads: readonly string[]): string {
  return `${tableHead(['', ...heads]).replace('---', ':-:')}\n`;
}

function versionCell(version: string): string {
  return version === '' ? '–' : joined(breakable(version, LONGEST.name));
}

/** The rows of changes that can break or weaken a build. */
export function riskTable(risks: readonly Risk[]): MarkdownTable {
  return {
    before: signHead(['Changes that can break or weaken your build']),
    lines: risks.map((risk) => tableRow(['⚠️', riskCell(risk)])),
  };
}

function riskCell({ subject, change, note, adds }: Risk): string {
  const isCommand = subject === 'entrypoint' || subject === 'command';
  const values = change?.map((value) =>
    isCommand && value !== NO_VALUE
      ? `<code>${breakable(value, LONGEST.value)}</code>`
      : joined(breakable(value, LONGEST.value)),
  );
  return [
    strong(breakable(subject, LONGEST.name)),
    values === undefined ? '' : `: ${values.join(' → ')}`,
    note === '' ? '' : `${riskJoint(note)}${escapeMarkdown(note, LONGEST.value)}`,
    adds.length === 0
      ? ''
      : `${values === undefined ? ': ' : ', adds '}${listText(adds, MOST.adds, (one) => factsText(values === undefined ? one : { ...one, packages: [] }))}`,
  ].join('');
}

/** A name with the folded packages below it, and the type of a package that is not the system's. */
function nameCell({ name, type, folded }: PackageRow): string {
  const others = [
    ...(type === SYSTEM_TYPE ? [] : [breakable(type, LONGEST.name)]),
    ...(folded.length === 0 ? [] : [listText(folded, MOST.folded, (one) => breakable(one, LONGEST.name))]),
  ];
  return `${breakable(name, LONGEST.name)}${others.map((one) => `<br>${small(one)}`).join('')}`;
}

function whyCell({ resolves, introduces }: PackageRow): string {
  const ids = (found: readonly MoveVulnerability[]): string =>
    idList(
      found.map(({ id }) => id),
      MOST.vulnerabilities,
    );
  return [
    ...(resolves.length === 0 ? [] : [`✅ ${ids(resolves)}`]),
    ...(introduces.length === 0 ? [] : [`❌ ${ids(introduces)}`]),
  ].join('<br>');
}

/** The rows of a configuration. */
export function configTable({ config }: PlatformDiff, isAll: boolean): MarkdownTable {
  const shown = config.filter(({ isRoutine }) => isAll || isRoutine !== true);
  return {
    before: `${tableHead(['Configuration', 'Change'])}\n`,
    lines: shown.map((one) =>
      tableRow([
        breakable(configSubject(one), LONGEST.name),
        breakable(configChangeText(one), LONGEST.value),
      ]),
    ),
  };
}
