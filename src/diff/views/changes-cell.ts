import type { BuildDiff, Danger, PlatformDiff } from '../decide/build-diff.ts';
import { breakable } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { countKinds, markdownSign } from './diff-text.ts';
import { allChanges } from './package-rows.ts';

/** Words for dangerous changes in a cell. */
const DANGER_WORDS: Readonly<Record<Danger, string>> = {
  'runs-as-root': 'runs as root',
  entrypoint: 'entrypoint',
  command: 'command',
  'new-port': 'new port',
  'new-volume': 'new volume',
  'shell-removed': 'no shell',
  libc: 'C library',
  interpreter: 'interpreter',
};

/** Returns a diff in a few words for a table, in Markdown: `3 ↑ · 1 + · 0 − · config same · −2 CVE`. */
export function changesCell(diff: BuildDiff): string {
  const { verdict, platforms, gonePlatforms } = diff;
  const unknown = platforms.flatMap(({ packages }) => (packages.kind === 'unknown' ? [packages] : []))[0];
  const why = unknown?.lacksSbom === true ? 'no SBOM' : breakable(unknown?.why ?? 'no common platform', 100);
  if (verdict === 'identical') return 'identical';
  if (verdict === 'rebuilt') return 'rebuilt only';
  if (verdict === 'unknown') return `unknown: ${why}`;
  const dangers = new Set(platforms.flatMap((one) => one.dangers.map(({ danger }) => DANGER_WORDS[danger])));
  const isConfigSame = platforms.every(({ config }) => config.every(({ isRoutine }) => isRoutine === true));
  return [
    ...(unknown === undefined ? packageParts(platforms) : [`packages unknown: ${why}`]),
    ...(gonePlatforms.length === 0 ? [] : [`⚠️ ${count(gonePlatforms.length, 'platform')} gone`]),
    isConfigSame ? 'config same' : 'config changed',
    ...(dangers.size === 0 ? [] : [`⚠️ ${[...dangers].join(', ')}`]),
    ...advisoryWords(diff),
  ].join(' · ');
}

/** The kinds that are counted even if there are none. */
const ALWAYS_COUNTED = new Set(['upgraded', 'added', 'removed']);

/** Downgrades first. */
function packageParts(platforms: readonly PlatformDiff[]): readonly string[] {
  const kinds = countKinds(allChanges(platforms));
  const order = ['downgraded', 'upgraded', 'added', 'removed', 'changed', 'rebuilt'] as const;
  return order.flatMap((kind) =>
    kinds[kind] > 0 || ALWAYS_COUNTED.has(kind) ? [`${kinds[kind]} ${markdownSign(kind)}`] : [],
  );
}

function advisoryWords({ advisories }: BuildDiff): readonly string[] {
  if (advisories === undefined) return [];
  if (advisories.kind === 'unknown') return ['CVEs unknown'];
  const [less, more] = [advisories.resolved.length, advisories.introduced.length];
  if (less + more === 0) return ['CVEs same'];
  return [`${[...(less > 0 ? [`−${less}`] : []), ...(more > 0 ? [`+${more}`] : [])].join(' ')} CVE`];
}
