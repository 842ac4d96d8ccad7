import { PACKAGE_CHANGES } from '../decide/build-diff.ts';
import type {
  BuildDiff,
  ConfigChange,
  DangerousChange,
  LayersDiff,
  PackageChange,
  PackageChangeKind,
  PlatformDiff,
} from '../decide/build-diff.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { count, sentenceList } from '../../text/plural.ts';

/** A change of a package as one character, which is readable without color. */
export const CHANGE_SIGNS: Readonly<Record<PackageChangeKind, string>> = {
  downgraded: '↓',
  removed: '−',
  added: '+',
  upgraded: '↑',
  changed: '≠',
  rebuilt: '~',
};

/** The sign in Markdown, where a tilde is markup. */
export function markdownSign(kind: PackageChangeKind): string {
  return CHANGE_SIGNS[kind].replace('~', '&#126;');
}

/** How many changes of each kind there are. */
export function countKinds(changes: readonly PackageChange[]): Readonly<Record<PackageChangeKind, number>> {
  const counted = PACKAGE_CHANGES.map((kind) => [kind, changes.filter((one) => one.kind === kind).length]);
  return Object.fromEntries(counted) as Record<PackageChangeKind, number>;
}

/** `↓ 1 downgraded · − 0 removed · + 1 added · ↑ 3 upgraded · ~ 1 rebuilt · 88 unchanged`, or why it is unknown. */
export function packageCounts({ packages }: PlatformDiff): string {
  if (packages.kind === 'unknown') return `packages unknown (${packages.why})`;
  const kinds = countKinds(packages.changes);
  const unchanged = Object.values(packages.unchanged).reduce((sum, one) => sum + one, 0);
  if (packages.changes.length === 0) return `${count(unchanged, 'package')} unchanged`;
  return [
    ...PACKAGE_CHANGES.filter((kind) => kind !== 'changed' || kinds.changed > 0).map(
      (kind) => `${CHANGE_SIGNS[kind]} ${kinds[kind]} ${kind}`,
    ),
    `${unchanged} unchanged`,
  ].join(' · ');
}

/** How far the second build is from the first: `newer by 3 builds, 31 days`, `different tags`. */
export function relationText({ relation, distance, from, to }: BuildDiff): string {
  if (from.digest === to.digest) return 'same digest';
  if (relation !== 'same-tag') return relation === 'other-tag' ? 'different tags' : 'different images';
  if (distance === undefined) return 'order unknown';
  const { builds, days } = distance;
  return `${builds < 0 ? 'older' : 'newer'} by ${lagText({ builds: Math.abs(builds), days: Math.abs(days) })}`;
}

/** Sentences about the whole diff: a verdict that the facts do not explain, and an SBOM that is not verified. */
export function diffNotes({ verdict, platforms, advisories }: BuildDiff): readonly string[] {
  const facts = [...platforms.map(({ packages }) => packages), advisories];
  const isUnverified = facts.some((one) => one?.kind === 'known' && one.hasUnverifiedSbom === true);
  return [
    ...(verdict === 'rebuilt' ? ['Packages and configuration are equal; only the build differs.'] : []),
    ...(verdict === 'unknown' ? ['No difference is known, but packages could not be compared.'] : []),
    ...(isUnverified ? ['The packages come from an SBOM whose signature could not be verified.'] : []),
  ];
}

/** A dangerous change in words; with texts of the image, which are not escaped. */
export function dangerText({ danger, from, to }: DangerousChange): string {
  const change = `${from ?? 'not set'} → ${to ?? 'not set'}`;
  switch (danger) {
    case 'runs-as-root':
      return `runs as root${from === undefined ? '' : ` (was ${from})`}`;
    case 'entrypoint':
    case 'command':
      return `${danger} changed: ${change}`;
    case 'new-port':
      return `new port ${to ?? ''}`;
    case 'new-volume':
      return `new volume ${to ?? ''}`;
    case 'shell-removed':
      return `shell removed: no package provides /bin/sh${from === undefined ? '' : ` (was ${from})`}`;
    case 'libc':
    case 'interpreter': {
      const what = danger === 'libc' ? 'C library' : 'interpreter';
      return to === undefined ? `${what} removed: ${from ?? ''}` : `${what} changed: ${change}`;
    }
  }
}

/** The platforms of one side only, a clause for each side. Not escaped. */
export function platformTexts({ gonePlatforms, newPlatforms }: BuildDiff): readonly string[] {
  const clause = (platforms: readonly string[], what: string): readonly string[] =>
    platforms.length === 0
      ? []
      : [`${sentenceList(platforms)} ${platforms.length === 1 ? 'is' : 'are'} ${what}`];
  return [...clause(gonePlatforms, 'gone'), ...clause(newPlatforms, 'new')];
}

/** How many vulnerabilities are resolved, introduced and still open, or why it is unknown; empty if not requested. */
export function advisoryCounts({ advisories }: BuildDiff): string {
  if (advisories === undefined) return '';
  if (advisories.kind === 'unknown') return `advisories unknown (${advisories.why})`;
  const { resolved, introduced, stillOpen } = advisories;
  return `advisories: ${resolved.length} resolved · ${introduced.length} introduced · ${stillOpen.length} still open`;
}

/** `2 build labels changed`, those that differ with every build; empty if there are none. */
export function routineText({ config }: PlatformDiff): string {
  const routine = config.filter(({ isRoutine }) => isRoutine === true).length;
  return routine === 0 ? '' : `${count(routine, 'build label')} changed`;
}

/** Whether a value was set, unset, or replaced. */
export function configChangeKind({
  from,
  to,
}: Pick<ConfigChange, 'from' | 'to'>): 'added' | 'removed' | 'changed' {
  if (from === undefined) return 'added';
  return to === undefined ? 'removed' : 'changed';
}

/** The changed part of a configuration: `environment PATH`. Not escaped. */
export function configSubject({ field, name }: ConfigChange): string {
  return [field.replace('-', ' '), ...(name === undefined ? [] : [name])].join(' ');
}

/** How it changes: `a → b`, `added`, or `changed (value not shown)`. Not escaped. */
export function configChangeText(change: ConfigChange): string {
  const kind = configChangeKind(change);
  if (change.isSecret === true) return `${kind} (value not shown)`;
  if (change.field === 'port' || change.field === 'volume') return kind;
  if (change.isElement === true) return `${valueText(change.from ?? change.to)} ${kind}`;
  return `${valueText(change.from)} → ${valueText(change.to)}`;
}

function valueText(value: string | undefined): string {
  return value === undefined ? 'not set' : value === '' ? '""' : value;
}

/** `12.4 MB to pull, 61 MB shared; total 74.1 MB → 73.4 MB`. */
export function layersText({ shared, pulled, fromSize, toSize }: LayersDiff): string {
  const [toPull, inBoth] = [pulled, shared].map((layers) =>
    sizeText(layers.reduce((sum, { size }) => sum + size, 0)),
  );
  const total = [...new Set([fromSize, toSize].map(sizeText))].join(' → ');
  return `${toPull} to pull, ${inBoth} shared; total ${total}`;
}

/** Bytes with one decimal at most: `12.4 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000) return count(bytes, 'byte');
  const [size, unit] = bytes < 999_950 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toFixed(1).replace(/\.0$/, '')} ${unit}`;
}
