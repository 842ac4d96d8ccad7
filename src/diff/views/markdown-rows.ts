import type { PlatformDiff } from '../decide/build-diff.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { idList } from '../../advisories/views/vulnerability-text.ts';
import { breakable, small, tableHead, tableRow } from '../../text/markdown.ts';
import { configSubject, configChangeText, markdownSign } from './diff-text.ts';
import { SYSTEM_TYPE } from './package-rows.ts';
import type { PackageRow } from './package-rows.ts';
import { listText } from '../../text/plural.ts';

/** The most vulnerabilities in a cell, and folded packages. */
const MOST = { vulnerabilities: 3, folded: 10 };

/** UTF-16 units of a name and of a value. */
const LONGEST = { name: 100, value: 400 };

/** A table in Markdown, its head and its rows. */
interface MarkdownTable {
  readonly before: string;
  readonly lines: readonly string[];
}

/** The rows of packages, with a column of advisories if there are any. */
export function packageTable(rows: readonly PackageRow[]): {
  readonly before: string;
  readonly lines: readonly string[];
} {
  const hasWhy = rows.some(({ resolves, introduces }) => resolves.length + introduces.length > 0);
  return {
    before: `${tableHead(['', 'Package', 'From', 'To', ...(hasWhy ? ['Why'] : [])])}\n`,
    lines: rows.map((row) =>
      tableRow([
        markdownSign(row.kind),
        nameCell(row),
        ...[row.from, row.to].map((version) => (version === '' ? '–' : breakable(version, LONGEST.name))),
        ...(hasWhy ? [whyCell(row)] : []),
      ]),
    ),
  };
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
    ...(resolves.length === 0 ? [] : [`✅ resolves ${ids(resolves)}`]),
    ...(introduces.length === 0 ? [] : [`❌ introduces ${ids(introduces)}`]),
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
