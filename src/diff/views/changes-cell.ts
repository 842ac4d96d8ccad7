import type { BuildDiff } from '../decide/build-diff.ts';
import { breakable, escapeMarkdown, strong } from '../../text/markdown.ts';
import { joinParts } from '../../text/plural.ts';
import { kindWords } from './diff-text.ts';
import { allChanges } from './package-rows.ts';
import { risksOf } from './risks.ts';

/** Returns a diff in a few words for a table, in Markdown, without its advisories: `1 upgraded; **now runs as root**`. */
export function changesCell(diff: BuildDiff): string {
  const { verdict, platforms } = diff;
  const unknown = platforms.flatMap(({ packages }) => (packages.kind === 'unknown' ? [packages] : []))[0];
  const why = unknown?.lacksSbom === true ? 'no SBOM' : breakable(unknown?.why ?? 'no common platform', 100);
  if (verdict === 'identical') return 'same build';
  if (verdict === 'rebuilt') return 'rebuilt, same packages';
  if (verdict === 'unknown') return `unknown: ${why}`;
  const packages = kindWords(allChanges(platforms)) || 'same packages';
  const risks = risksOf(diff).flatMap(({ adds, predicate }) => (adds.length > 0 ? [] : [predicate]));
  const isConfigured = platforms.some(({ config }) => config.some(({ isRoutine }) => isRoutine !== true));
  return joinParts(
    [
      unknown === undefined ? packages : `packages unknown: ${why}`,
      strong(escapeMarkdown(joinParts([...new Set(risks)], ', '), 300)),
      risks.length === 0 && isConfigured ? 'configuration changed' : '',
    ],
    '; ',
  );
}
