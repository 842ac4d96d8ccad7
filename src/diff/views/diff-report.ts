import type {
  BuildDiff,
  ConfigChange,
  ConfigField,
  DangerousChange,
  DiffVerdict,
  PackageChange,
  PackagesDiff,
  PlatformDiff,
} from '../decide/build-diff.ts';
import type { ImageLayer, ComparedBuild } from '../decide/build-facts.ts';
import type { Digest } from '../../values/digest.ts';
import { formatInstant } from '../../values/instant.ts';
import type { MoveAdvisories, MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import { configChangeKind } from './diff-text.ts';

/** A build as JSON has it: null if unknown. */
export interface ReportedBuild {
  readonly image: string;
  readonly tag: string | null;
  readonly digest: Digest;
  readonly builtAt: string | null;
}

/** A package that changes, with null for unknown facts. */
export interface ReportedPackageChange extends Omit<PackageChange, 'architecture' | 'origin'> {
  readonly architecture: string | null;
  readonly origin: string | null;
}

type Unknown = { readonly state: 'unknown'; readonly why: string };

/** The packages of two builds on one platform, or why they are unknown. */
export type ReportedPackages =
  | {
      readonly state: 'known';
      readonly isVerified: boolean;
      readonly changes: readonly ReportedPackageChange[];
      readonly unchanged: Readonly<Record<string, number>>;
    }
  | Unknown;

/** The values of a change, null if not set; both are null for a secret. */
export interface ReportedConfigChange {
  readonly field: ConfigField;
  readonly name: string | null;
  readonly change: 'added' | 'removed' | 'changed';
  readonly from: string | null;
  readonly to: string | null;
  readonly isSecret: boolean;
  readonly isRoutine: boolean;
  readonly isElement: boolean;
}

export interface ReportedDanger extends Pick<DangerousChange, 'danger'> {
  readonly from: string | null;
  readonly to: string | null;
}

export interface ReportedPlatform {
  readonly platform: string;
  readonly verdict: DiffVerdict;
  readonly from: Digest;
  readonly to: Digest;
  readonly packages: ReportedPackages;
  readonly config: readonly ReportedConfigChange[];
  readonly dangers: readonly ReportedDanger[];
  readonly layers: {
    readonly shared: readonly ImageLayer[];
    readonly pulled: readonly ImageLayer[];
    readonly fromSize: number;
    readonly toSize: number;
  };
}

/** The vulnerabilities of two builds, or why they are unknown. */
export type ReportedAdvisories =
  | {
      readonly state: 'known';
      readonly isVerified: boolean;
      readonly resolved: readonly MoveVulnerability[];
      readonly introduced: readonly MoveVulnerability[];
      readonly stillOpen: readonly MoveVulnerability[];
    }
  | Unknown;

/** The differences of two builds, as `diff --json` prints them. */
export interface DiffReport {
  readonly schema: 'mooring.diff/v1';
  readonly verdict: DiffVerdict;
  readonly relation: BuildDiff['relation'];
  readonly from: ReportedBuild;
  readonly to: ReportedBuild;
  readonly distance: { readonly builds: number; readonly days: number } | null;
  readonly compareUrl: string | null;
  readonly advisories: ReportedAdvisories | null;
  readonly gonePlatforms: readonly string[];
  readonly newPlatforms: readonly string[];
  readonly platforms: readonly ReportedPlatform[];
}

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

function reportedBuild({ image, tag, digest, builtAt }: ComparedBuild): ReportedBuild {
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

function reportedPackages(packages: PackagesDiff): ReportedPackages {
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
}: ConfigChange): ReportedConfigChange {
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

function reportedAdvisories(advisories: MoveAdvisories): ReportedAdvisories {
  if (advisories.kind === 'unknown') return { state: 'unknown', why: advisories.why };
  const { resolved, introduced, stillOpen, hasUnverifiedSbom } = advisories;
  return { state: 'known', isVerified: hasUnverifiedSbom !== true, resolved, introduced, stillOpen };
}
