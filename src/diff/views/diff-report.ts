import type { BuildDiff, ConfigChange, PackagesDiff, PlatformDiff } from '../decide/build-diff.ts';
import type { ImageLayer, ComparedBuild } from '../decide/build-facts.ts';
import { formatInstant } from '../../values/instant.ts';
import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import { configChangeKind } from './diff-text.ts';
import type { DiffReport } from '../report.ts';

type ReportedPlatform = DiffReport['platforms'][number];

/** The diff as JSON text, each platform on a line of its own. */
export function diffJson(diff: BuildDiff): string {
  const { platforms, ...head } = diffReport(diff);
  return `${jsonWithLists({ ...head }, { platforms })}\n`;
}

/** Returns the diff as a value for JSON. Values that can be secrets are left out. */
export function diffReport(diff: BuildDiff): DiffReport {
  const { verdict, relation, distance, advisories, gonePlatforms, newPlatforms } = diff;
  return {
    schema: 'mooring.diff/v1',
    verdict,
    relation,
    from: reportedBuild(diff.from),
    to: reportedBuild(diff.to),
    distance: distance ?? null,
    compareUrl: diff.compareUrl ?? null,
    advisories: advisories === undefined ? null : reportedAdvisories(advisories),
    gonePlatforms,
    newPlatforms,
    platforms: diff.platforms.map(reportedPlatform),
  };
}

function reportedBuild({ image, tag, digest, builtAt }: ComparedBuild): DiffReport['from'] {
  return { image, tag: tag ?? null, digest, builtAt: builtAt === undefined ? null : formatInstant(builtAt) };
}

function reportedPlatform(one: PlatformDiff): ReportedPlatform {
  const { platform, verdict, from, to, layers } = one;
  return {
    platform,
    verdict,
    from,
    to,
    packages: reportedPackages(one.packages),
    config: one.config.map(reportedConfig),
    dangers: one.dangers.map(({ danger, ...values }) => ({ danger, ...nullable(values) })),
    layers: {
      shared: layers.shared.map(reportedLayer),
      pulled: layers.pulled.map(reportedLayer),
      fromSize: layers.fromSize,
      toSize: layers.toSize,
    },
  };
}

function reportedLayer({ digest, size }: ImageLayer): ImageLayer {
  return { digest, size };
}

function reportedPackages(packages: PackagesDiff): ReportedPlatform['packages'] {
  if (packages.kind === 'unknown') return { state: 'unknown', why: packages.why };
  const changes = packages.changes.map(({ kind, type, name, architecture, origin, from, to }) => {
    return { kind, type, name, architecture: architecture ?? null, origin: origin ?? null, from, to };
  });
  const unchanged = Object.entries(packages.unchanged).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    state: 'known',
    isVerified: packages.hasUnverifiedSbom !== true,
    changes,
    unchanged: Object.fromEntries(unchanged),
  };
}

function reportedConfig({
  field,
  name,
  from,
  to,
  isSecret,
  isRoutine,
  isElement,
}: ConfigChange): ReportedPlatform['config'][number] {
  const values = isSecret === true ? { from: null, to: null } : nullable({ from, to });
  return {
    field,
    name: name ?? null,
    change: configChangeKind({ from, to }),
    ...values,
    isSecret: isSecret === true,
    isRoutine: isRoutine === true,
    isElement: isElement === true,
  };
}

function nullable({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }): {
  readonly from: string | null;
  readonly to: string | null;
} {
  return { from: from ?? null, to: to ?? null };
}

function reportedAdvisories(advisories: MoveAdvisories): DiffReport['advisories'] {
  if (advisories.kind === 'unknown') return { state: 'unknown', why: advisories.why };
  const { resolved, introduced, stillOpen, hasUnverifiedSbom } = advisories;
  return { state: 'known', isVerified: hasUnverifiedSbom !== true, resolved, introduced, stillOpen };
}
