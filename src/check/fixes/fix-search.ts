import { isClosed } from '../../advisories/decide/advisory-status.ts';
import type { Advisory } from '../../advisories/decide/advisory.ts';
import { buildsAfter } from '../../values/tag-history.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { assessPackages } from '../../advisories/decide/assess.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import type { AssessImage } from '../decide/assessed-images.ts';
import { isNewestBuild, judgedTag, tagEvidenceOf } from '../decide/evidence.ts';
import { artifactNames } from '../../sbom/decide/image-packages.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { ImagePackages, PlatformPackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { ReferenceFixes } from './fix.ts';
import { fixKey, isFixable, unknownFixes } from './fix-result.ts';
import type { CheckedBuild, CheckedBuilds, OpenVulnerability } from './fix-result.ts';
import { packageFamily } from '../../advisories/decide/package-family.ts';

/** The most builds of one reference to check. */
const MOST_BUILDS = 7;

/** A search for the builds of a tag that have the fixes of one reference (advisory-rules.md#builds-with-a-fix). */
export type FixSearch = Omit<CheckedBuilds, 'checked'>;

/** A search to run, or its result if no build has to be fetched. */
export type FixQuestion =
  | { readonly kind: 'search'; readonly search: FixSearch }
  | { readonly kind: 'result'; readonly fixes: ReferenceFixes };

/**
 * Prepares the search for one reference; undefined if no package of it has a vulnerability with a fix, or if it uses the
 * newest build.
 */
export function prepareSearch(
  reference: ImageReference,
  { evidence, assess }: { readonly evidence: Evidence; readonly assess: AssessImage },
): FixQuestion | undefined {
  const { digest } = reference;
  const tag = judgedTag(reference, evidence);
  const known = tagEvidenceOf(reference, evidence);
  if (digest === undefined || isNewestBuild(reference, known)) return undefined;
  const { assessments } = assess(reference, []);
  const open = assessments.filter(isOpen);
  if (!open.some(isFixable)) return undefined;
  const history = known?.history.kind === 'known' ? known.history.value : undefined;
  if (history === undefined) return unknown(open, "the tag's history is unknown");
  const newer = buildsAfter(history, digest);
  if (newer === undefined) return unknown(open, "the digest is not in the tag's history");
  return { kind: 'search', search: { reference: { ...reference, tag }, newer, open } };
}

function unknown(open: readonly OpenVulnerability[], reason: string): FixQuestion {
  return { kind: 'result', fixes: unknownFixes(open, reason) };
}

function isOpen(one: Assessment): one is OpenVulnerability {
  const { status } = one.decision;
  return one.package !== undefined && status !== 'unreviewed' && !isClosed(status);
}

/**
 * Returns the builds to check next: at first the newest, the first that can have the fixes by their time, and the one
 * before; then, by time again or in the middle, those between the earliest build that clears all that the latest known one
 * clears and the one before it that does not. Empty at the end of the search.
 */
export function nextBuilds({ newer, open, checked }: CheckedBuilds): readonly Build[] {
  const newest = newer.at(-1);
  const fixable = open.filter(isFixable);
  if (newest === undefined || checked.size >= MOST_BUILDS) return [];
  if (checked.size === 0) return [...guessedBuilds(newer, fixable).filter((one) => one !== newest), newest];
  const isCleared = ({ digest }: Build, one: OpenVulnerability): boolean => {
    const found = checked.get(digest);
    return found?.kind === 'known' && found.cleared.has(fixKey(one));
  };
  const latest = newer.findLast(({ digest }) => checked.get(digest)?.kind === 'known');
  const wanted = fixable.filter((one) => latest !== undefined && isCleared(latest, one));
  if (wanted.length === 0) return [];
  const earliest = newer.findIndex((build) => wanted.every((one) => isCleared(build, one)));
  const before = newer.slice(0, earliest).findLastIndex(({ digest }) => checked.has(digest));
  const between = newer.slice(before + 1, earliest);
  const guessed = guessedBuilds(newer, wanted).filter((one) => between.includes(one));
  const middle = Math.floor((between.length - 1) / 2);
  const next = guessed.length > 0 ? guessed : between.slice(middle, middle + 1);
  return next.slice(0, MOST_BUILDS - checked.size);
}

/** The first build after the fixes that the newest can have, and the one before it. */
function guessedBuilds(newer: TagHistory, fixable: readonly OpenVulnerability[]): readonly Build[] {
  const newest = newer.at(-1);
  const released = fixable.flatMap((one) => one.decision.fixedAt ?? []);
  const last = released.filter((at) => newest !== undefined && at <= newest.at).reduce(later, -1);
  const first = last === -1 ? -1 : newer.findIndex(({ at }) => at >= last);
  return first === -1 ? [] : newer.slice(Math.max(0, first - 1), first + 1);
}

function later(one: number, other: number): number {
  return Math.max(one, other);
}

/** The names whose advisories decide which of the open vulnerabilities a newer build clears. */
export function comparedNames(
  open: readonly OpenVulnerability[],
  fetched: Fetched<ImagePackages>,
): readonly string[] {
  if (fetched.kind === 'unknown' || fetched.value.source === 'name') return [];
  const platforms = comparedPackages(open, fetched.value.platforms);
  return artifactNames({ ...fetched.value, platforms }, { path: '' });
}

/** Checks which of the open vulnerabilities a newer build clears. If a fact about the build is unknown, so is the build. */
export function checkBuild(
  open: readonly OpenVulnerability[],
  fetched: Fetched<ImagePackages>,
  advisories: Evidence['advisories'],
): CheckedBuild {
  if (fetched.kind === 'unknown') return { kind: 'unknown', reason: fetched.problem.message };
  if (fetched.value.source === 'name') return { kind: 'unknown', reason: fetched.value.reason };
  const platforms = comparedPackages(open, fetched.value.platforms);
  const unread = comparedNames(open, fetched).find((name) => advisories.get(name)?.kind !== 'known');
  if (unread !== undefined) return { kind: 'unknown', reason: `the advisories for ${unread} are unknown` };
  const advisoriesOn = (name: string): readonly Advisory[] => {
    const found = advisories.get(name);
    return found?.kind === 'known' ? found.value : [];
  };
  const byPlatform = new Map(platforms.map((one) => [one.platform, openOn(one, advisoriesOn)]));
  const missing = open.flatMap((one) => one.platforms).find((platform) => !byPlatform.has(platform));
  if (missing !== undefined) return { kind: 'unknown', reason: `no SBOM for ${missing}` };
  const cleared = open.filter((one) => !one.platforms.some((platform) => byPlatform.get(platform)?.(one)));
  return { kind: 'known', cleared: new Set(cleared.map(fixKey)) };
}

/** Returns whether a vulnerability is still open on a platform of a newer build. */
function openOn(
  platform: PlatformPackages,
  advisoriesOn: (name: string) => readonly Advisory[],
): (one: OpenVulnerability) => boolean {
  const present = new Set(platform.packages.map(({ name }) => name));
  const open = assessPackages([platform], advisoriesOn).filter(isOpen);
  const keys = new Set(
    open.flatMap(({ names, package: { name } }) =>
      names.flatMap((alias) => [`${name} ${alias}`, `~${packageFamily(name)} ${alias}`]),
    ),
  );
  return ({ names, package: { name } }) => {
    const subject = present.has(name) ? name : `~${packageFamily(name)}`;
    return names.some((alias) => keys.has(`${subject} ${alias}`));
  };
}

/**
 * The packages of a newer build that decide about open vulnerabilities: those with the same name or, if the platform has
 * no such package any more, with the same name without version parts.
 */
function comparedPackages(
  open: readonly OpenVulnerability[],
  platforms: readonly PlatformPackages[],
): readonly PlatformPackages[] {
  const names = new Set(open.map((one) => one.package.name));
  return platforms.map(({ platform, packages }) => {
    const present = new Set(packages.map(({ name }) => name));
    const gone = new Set([...names].filter((name) => !present.has(name)).map(packageFamily));
    const isCompared = (name: string): boolean =>
      names.has(name) || (gone.size > 0 && gone.has(packageFamily(name)));
    return { platform, packages: packages.filter(({ name }) => isCompared(name)) };
  });
}
