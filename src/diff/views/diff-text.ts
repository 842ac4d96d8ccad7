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
import { count, joinParts, sentenceList } from '../../text/plural.ts';
import { isShown } from './diff-parts.ts';
import type { ShownParts } from './diff-parts.ts';

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

/** `46 upgraded, 1 downgraded, 1 added`, without kinds that do not occur; a noun goes with the first number. */
export function kindWords(changes: readonly PackageChange[], noun?: string): string {
  const kinds = WORDS.flatMap((kind) => {
    const many = changes.filter((one) => one.kind === kind).length;
    return many === 0 ? [] : [{ kind, many }];
  });
  return kinds
    .map(({ kind, many }, index) => `${noun && index === 0 ? count(many, noun) : many} ${kind}`)
    .join(', ');
}

/** The most frequent kind of change first. */
const WORDS: readonly PackageChangeKind[] = [
  'upgraded',
  'downgraded',
  'added',
  'removed',
  'changed',
  'rebuilt',
];

/** A number of a diff in words, under its name. */
export interface NamedNumbers {
  readonly name: 'Advisories' | 'Packages' | 'Pull';
  /** Not escaped. */
  readonly text: string;
}

/** Returns the numbers of one platform in words; those of advisories are about all platforms. */
export function numbersOf(
  { packages, layers, verdict }: PlatformDiff,
  { advisories }: Pick<BuildDiff, 'advisories'>,
  options: ShownParts,
): readonly NamedNumbers[] {
  const isSame = verdict === 'identical';
  const parts = [
    { part: 'advisories', name: 'Advisories', text: advisoryWords(advisories) },
    { part: 'packages', name: 'Packages', text: isSame ? '' : packageWords(packages) },
    { part: 'layers', name: 'Pull', text: isSame ? '' : pullText(layers) },
  ] as const;
  return parts.filter(({ part, text }) => text !== '' && isShown(part, options));
}

function packageWords(packages: PlatformDiff['packages']): string {
  if (packages.kind === 'unknown') return `unknown (${packages.why})`;
  const unchanged = Object.values(packages.unchanged).reduce((sum, one) => sum + one, 0);
  return joinParts([kindWords(packages.changes), `${unchanged} unchanged`], ', ');
}

function advisoryWords(advisories: BuildDiff['advisories']): string {
  if (advisories === undefined) return '';
  if (advisories.kind === 'unknown') return `unknown (${advisories.why})`;
  const { resolved, introduced, stillOpen } = advisories;
  const counts = [
    [resolved.length, 'resolved'],
    [introduced.length, 'added'],
    [stillOpen.length, 'still open'],
  ] as const;
  return counts.flatMap(([many, what]) => (many === 0 ? [] : [`${many} ${what}`])).join(', ') || 'none';
}

/** `12.4 MB new of 73.4 MB`. */
export function pullText({ pulled, toSize }: LayersDiff): string {
  const size = pulled.reduce((sum, layer) => sum + layer.size, 0);
  return `${sizeText(size)} new of ${sizeText(toSize)}`;
}

/** `nginx:1.29`, or both names. */
export function nameText({ from, to }: BuildDiff): string {
  const names = [from, to].map(({ image, tag = to.tag ?? from.tag }) => {
    const name = image.slice(image.lastIndexOf('/') + 1);
    return tag === undefined ? name : `${name}:${tag}`;
  });
  return [...new Set(names)].join(' → ');
}

/** The first compared platform, whose facts are listed first, and those that only the second build has. */
export function platformText({ platforms, newPlatforms }: BuildDiff): string {
  const added = newPlatforms.length === 0 ? '' : `${sentenceList(newPlatforms)} added`;
  return joinParts([platforms[0]?.platform ?? '', added], ', ');
}

/** How far the second build is from the first: `newer by 3 builds, 31 days`, `different tags`. */
export function relationText({ relation, distance, from, to }: BuildDiff): string {
  if (from.digest === to.digest) return 'same digest';
  if (relation !== 'same-tag') return relation === 'other-tag' ? 'different tags' : 'different images';
  if (distance === undefined) return 'order unknown';
  const { builds, days } = distance;
  return `${builds < 0 ? 'older' : 'newer'} by ${lagText({ builds: Math.abs(builds), days: Math.abs(days) })}`;
}

/** Returns a sentence about facts without a verified signature; empty if there are none. */
export function unverifiedText({ platforms, advisories }: BuildDiff): string {
  const facts = [...platforms.map(({ packages }) => packages), advisories];
  return facts.some((one) => one?.kind === 'known' && one.hasUnverifiedSbom === true)
    ? 'The packages come from an SBOM whose signature could not be verified.'
    : '';
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

/** Bytes with one decimal at most: `12.4 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000) return count(bytes, 'byte');
  const [size, unit] = bytes < 999_950 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toFixed(1).replace(/\.0$/, '')} ${unit}`;
}
