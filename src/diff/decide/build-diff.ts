import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import type { Digest } from '../../values/digest.ts';
import type { ImageLayer, ComparedBuild } from './build-facts.ts';

/**
 * `identical`: the same manifest for each compared platform · `rebuilt`: other manifests with equal packages and equal
 * configuration · `changed`: anything else that is known · `unknown`: nothing that is known differs, but packages are
 * not known.
 */
export const DIFF_VERDICTS = ['identical', 'rebuilt', 'changed', 'unknown'] as const;
export type DiffVerdict = (typeof DIFF_VERDICTS)[number];

/**
 * How a package changes. `rebuilt`: only its epoch (`-rN`) went up · `changed`: its versions cannot be ordered, or it has
 * several.
 */
export const PACKAGE_CHANGES = ['downgraded', 'removed', 'added', 'upgraded', 'changed', 'rebuilt'] as const;
export type PackageChangeKind = (typeof PACKAGE_CHANGES)[number];

/** A package whose versions differ. Its key is type, name and architecture. */
export interface PackageChange {
  readonly kind: PackageChangeKind;
  /** The type of its purl: `apk`, `npm`, `pypi`. */
  readonly type: string;
  readonly name: string;
  /** Undefined if the SBOM does not name one. */
  readonly architecture: string | undefined;
  /** The source package, if it is known to differ from `name`. */
  readonly origin: string | undefined;
  /** The versions that only the first build has, in their order; empty for an added package. */
  readonly from: readonly string[];
  /** The versions that only the second build has. */
  readonly to: readonly string[];
}

/** The packages of two builds on one platform. */
export type PackagesDiff =
  | {
      readonly kind: 'known';
      /** In the order of `PACKAGE_CHANGES`, then of type, name and architecture. */
      readonly changes: readonly PackageChange[];
      /** Packages in both, by type. */
      readonly unchanged: Readonly<Record<string, number>>;
      /** An SBOM of one of them is not verified, and was used all the same. */
      readonly hasUnverifiedSbom?: true;
    }
  /** `why` is a clause. */
  | { readonly kind: 'unknown'; readonly why: string; readonly lacksSbom?: true };

/** The members of a configuration that are compared. */
export const CONFIG_FIELDS = [
  'user',
  'entrypoint',
  'command',
  'environment',
  'working-directory',
  'port',
  'volume',
  'stop-signal',
  'label',
  'healthcheck',
  'on-build',
] as const;
export type ConfigField = (typeof CONFIG_FIELDS)[number];

/** One change of a configuration. */
export interface ConfigChange {
  readonly field: ConfigField;
  /** The name of the variable, label, port or volume; undefined for the other fields. */
  readonly name: string | undefined;
  /** Undefined if it was not set. For lists such as an entrypoint, JSON; for a port or a volume, its name. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The values are not shown, since they can be secrets: `from` and `to` are then empty texts if set. */
  readonly isSecret?: true;
  /** A label that differs with every build. */
  readonly isRoutine?: true;
  /** One element of `PATH`, which the other side does not have; the elements of both are unchanged. */
  readonly isElement?: true;
}

/** The kinds of change that are likely to break or to endanger those who build on an image. */
export const DANGERS = [
  'runs-as-root',
  'entrypoint',
  'command',
  'new-port',
  'new-volume',
  'shell-removed',
  'libc',
  'interpreter',
] as const;
export type Danger = (typeof DANGERS)[number];

/** One dangerous change, with the texts from the image that name it, such as the old and the new user. */
export interface DangerousChange {
  readonly danger: Danger;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The layers of two builds on one platform; sizes in bytes, compressed. */
export interface LayersDiff {
  readonly shared: readonly ImageLayer[];
  /** Those that only the second build has: what a machine with the first one pulls. */
  readonly pulled: readonly ImageLayer[];
  readonly fromSize: number;
  readonly toSize: number;
}

/** Two builds on one platform. */
export interface PlatformDiff {
  readonly platform: string;
  readonly verdict: DiffVerdict;
  readonly from: Digest;
  readonly to: Digest;
  readonly packages: PackagesDiff;
  readonly config: readonly ConfigChange[];
  /** In the order of `DANGERS`. */
  readonly dangers: readonly DangerousChange[];
  readonly layers: LayersDiff;
}

/** The differences of two builds. Its views show the same facts (architecture.md#compute-then-render). */
export interface BuildDiff {
  readonly from: ComparedBuild;
  readonly to: ComparedBuild;
  readonly verdict: DiffVerdict;
  /** Two builds of one tag, or of different ones, of which neither is an upgrade of the other. */
  readonly relation: 'same-tag' | 'other-tag' | 'other-image';
  /** From the first build to the second; negative for a way back; undefined if one history does not have both. */
  readonly distance: { readonly builds: number; readonly days: number } | undefined;
  /** The platforms that only the first build has, and those that only the second one has. */
  readonly gonePlatforms: readonly string[];
  readonly newPlatforms: readonly string[];
  /** The compared platforms that both have. */
  readonly platforms: readonly PlatformDiff[];
  /** Both sides are judged by the same advisories; absent if none were requested. */
  readonly advisories: MoveAdvisories | undefined;
  /** `https://…/compare/A...B` of the source of the image, if both builds name one on a known forge. */
  readonly compareUrl: string | undefined;
}
