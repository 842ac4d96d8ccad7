import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import type { InstalledPackage } from '../../sbom/decide/image-packages.ts';
import type { Digest } from '../../values/digest.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import type { ReferenceFixes, ReportedFix } from './fix.ts';
import type { AdvisoryFix } from '../decide/finding.ts';

const FIXABLE: AdvisoryStatus = 'affected_fix_available';

/** The build in use, and what a search for fixes of it found; undefined for one that was not searched. */
export interface FixOptions {
  readonly isNewest: boolean;
  readonly fixes: ReferenceFixes | undefined;
}

/** Where the fix of a vulnerability is; undefined if there is none, or it was not searched. */
export function fixOf(assessment: Assessment, { isNewest, fixes }: FixOptions): AdvisoryFix | undefined {
  if (assessment.decision.status !== FIXABLE) return undefined;
  if (assessment.package === undefined) return { kind: 'not-known', reason: 'matched by image name only' };
  return isNewest ? { kind: 'none-yet' } : fixes?.byVulnerability.get(fixKey(assessment));
}

/** The key of a vulnerability of a package in a build. */
export function fixKey({ id, package: installed }: Pick<Assessment, 'id' | 'package'>): string {
  return `${installed?.name} ${installed?.version} ${id}`;
}

/** A vulnerability of a known package. */
export type OpenVulnerability = Assessment & { readonly package: InstalledPackage };

/** Whether a vulnerability has a fix that the build does not have. */
export function isFixable({ decision }: Pick<Assessment, 'decision'>): boolean {
  return decision.status === FIXABLE;
}

/** The result of checking one newer build: the open vulnerabilities that it clears, by `fixKey`; or why it is unknown. */
export type CheckedBuild =
  | { readonly kind: 'known'; readonly cleared: ReadonlySet<string> }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The newer builds of a reference that were checked, and what each of them clears. */
export interface CheckedBuilds {
  /** With the tag of the builds. */
  readonly reference: ImageReference;
  /** Oldest first; at least one. */
  readonly newer: TagHistory;
  readonly open: readonly OpenVulnerability[];
  readonly checked: ReadonlyMap<Digest, CheckedBuild>;
}

/**
 * Returns where the fix of each vulnerability is: in the earliest build that clears the most, otherwise in the earliest
 * checked one that clears it. If none does, no build has the fix yet, unless the newest is unknown.
 */
export function fixesIn({ reference, newer, open, checked }: CheckedBuilds): ReferenceFixes {
  const known = newer.flatMap((build) => {
    const found = checked.get(build.digest);
    return found?.kind === 'known' ? [{ build, cleared: found.cleared }] : [];
  });
  const best = bestOf(known, open);
  const candidates = best === undefined ? known : [best, ...known];
  const newest = newer.at(-1);
  const newestFound = newest === undefined ? undefined : checked.get(newest.digest);
  const without: AdvisoryFix =
    newestFound?.kind === 'known'
      ? { kind: 'none-yet' }
      : { kind: 'not-known', reason: `newest build: ${newestFound?.reason ?? 'not checked'}` };
  const fixes = open.filter(isFixable).map((one) => {
    const key = fixKey(one);
    const found = candidates.find(({ cleared }) => cleared.has(key));
    return [key, found === undefined ? without : inBuild(found.build, reference)] as const;
  });
  return { best: best?.reported, byVulnerability: new Map(fixes) };
}

/** The result for vulnerabilities whose newer builds could not be searched. */
export function unknownFixes(open: readonly OpenVulnerability[], reason: string): ReferenceFixes {
  const fixes = open.filter(isFixable).map((one) => [fixKey(one), { kind: 'not-known', reason }] as const);
  return { best: undefined, byVulnerability: new Map(fixes) };
}

interface KnownBuild {
  readonly build: Build;
  readonly cleared: ReadonlySet<string>;
}

interface BestBuild extends KnownBuild {
  /** Undefined if no vulnerability is gone from all packages. */
  readonly reported: ReportedFix | undefined;
}

/**
 * The earliest build that clears the most vulnerabilities or, if equal, the most packages of them. A vulnerability counts if
 * all packages that have it have a fix, and is cleared if it is gone from all of them.
 */
function bestOf(known: readonly KnownBuild[], open: readonly OpenVulnerability[]): BestBuild | undefined {
  const fixable = [...Map.groupBy(open, ({ id }) => id).values()].filter((group) => group.every(isFixable));
  const counted = known.map((one) => ({
    clears: fixable.filter((group) => group.every((each) => one.cleared.has(fixKey(each)))).length,
    packages: open.filter((each) => isFixable(each) && one.cleared.has(fixKey(each))).length,
    ...one,
  }));
  const [best] = counted.toSorted((a, b) => b.clears - a.clears || b.packages - a.packages);
  if (best === undefined || best.packages === 0) return undefined;
  const { at, digest } = best.build;
  const { clears } = best;
  const reported = { digest, builtAt: formatInstant(at), clears, of: fixable.length };
  return { ...best, reported: clears === 0 ? undefined : reported };
}

function inBuild({ at, digest }: Build, reference: ImageReference): AdvisoryFix {
  const written = canonicalReference({ ...reference, digest });
  return { kind: 'build', digest, builtAt: formatInstant(at), reference: written };
}
