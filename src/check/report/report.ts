import type { Digest } from '../../values/digest.ts';
import type { EolEntry, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import type { AssumedFix } from '../../advisories/decide/assumed-fixes.ts';
import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import type { Severity } from '../../values/severity.ts';
import type { EndOfLifeFacts, Finding, Level, Observation, Verdict } from '../decide/finding.ts';
import type { ReportedFix } from '../fixes/fix.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { FailOn } from '../../config/policy/policy-options.ts';
import type { ReportedSignature } from '../../signatures/report/reported-signature.ts';

/** The base that head was compared with. */
export type Comparison =
  | { readonly kind: 'base'; readonly commit: string }
  /** Everything since a time, UTC, is new. */
  | { readonly kind: 'since'; readonly since: string }
  /** Everything that an earlier report does not list is new. */
  | { readonly kind: 'baseline'; readonly file: string }
  | { readonly kind: 'none'; readonly reason: string };

/** One image reference with its facts. */
export interface ReportedImage {
  /** `host/path:tag`, without the digest. */
  readonly image: string;
  readonly pinned: Digest | null;
  readonly newest: Digest | null;
  readonly newestBuiltAt: string | null;
  /** Null if the reference is not pinned, its digest is not in the tag's history, or the history is unknown. */
  readonly behind: { readonly builds: number; readonly days: number } | null;
  readonly endOfLife: ReportedLifecycle | null;
  /** Null if the history is unknown. */
  readonly history: ReportedHistory | null;
  /** Null if advisories were matched by the name of the image only. */
  readonly packages: ReportedPackages | null;
  /** Canonical ids of the advisories open for the build in use by the policy of any place, sorted; null if unknown. */
  readonly openAdvisories: readonly string[] | null;
  /** The vulnerabilities that are taken for fixed by an inference; absent without any. */
  readonly assumedFixes?: readonly AssumedFix[];
  /** How its advisories were matched. Earlier reports lack it. */
  readonly judgedBy?: JudgedBy;
  /** By the signatures of the build in use; absent if they were not looked up. Earlier reports lack it. */
  readonly signature?: ReportedSignature;
  /** The build to update to; absent if no newer build is known to clear a vulnerability. */
  readonly fix?: ReportedFix;
  readonly places: readonly ReportedPlace[];
}

/**
 * How the advisories of an image were matched: by an SBOM (the attached one, or the one from the platform's API), by its name
 * only, not at all because a request failed, or not because another registry hosts it.
 */
export type JudgedBy = keyof Omit<Coverage['images'], 'total'>;

/** How many images and packages a check judged. */
export interface Coverage {
  /** The numbers of references, each once; `total` is the sum of the others. */
  readonly images: {
    readonly total: number;
    /** By the attached SBOM. */
    readonly sbom: number;
    /** By the SBOM of the platform's API. */
    readonly api: number;
    /** By the name of the image only. */
    readonly name: number;
    /** Not at all: a request failed. */
    readonly none: number;
    readonly otherRegistry: number;
  };
  /** Packages of known distributions, on all platforms. */
  readonly packages: number;
  /** Packages of other distributions, whose advisories are unknown. */
  readonly unrecognizedPackages: number;
  /** The platforms without an SBOM, with the number of images that another platform's SBOM judged. */
  readonly missingPlatforms: readonly { readonly platform: string; readonly images: number }[];
  /** Absent if signatures are not looked up. */
  readonly signatures?: SignatureCoverage;
}

/** The numbers of images by what is known of their signatures; the sum of all but the last is that of all images. */
export interface SignatureCoverage {
  readonly verified: number;
  /** Not signed, signed by another signer or as another image, or signed invalidly. */
  readonly rejected: number;
  /** Not verifiable, not checked, or of a build that is not known. */
  readonly unknown: number;
  /** Of the registry, but without a known signer. */
  readonly noKnownSigner: number;
  /** Of other registries, without a configured signer. */
  readonly otherRegistry: number;
  /** The images judged by an SBOM whose signature is not verified. */
  readonly unverifiedSboms: number;
}

/** A place where an image is used, with the index of its policy in the report. */
export interface ReportedPlace {
  readonly file: string;
  readonly line: number;
  readonly policy: number;
  /** Whether the image is part of the final image of its Dockerfile; absent if that is not known. */
  readonly isFinal?: boolean;
}

/** A finding with the index of its policy in the report, and the number of its problem. */
export interface ReportedFinding extends Finding {
  readonly policy: number;
  /** From 0, worst first; findings with one number have one cause and one fix. Earlier reports lack it. */
  readonly problem?: number;
}

/** The lifecycle of a tag, with the worst verdict of its places (advisory-rules.md#end-of-life-decisions). */
export interface ReportedLifecycle extends EndOfLifeFacts {
  readonly verdict: Verdict;
  /** The lifecycle on the platform, on which the verdict is based. */
  readonly reported: PlatformLifecycle;
}

/** The lifecycle of a tag on the platform. An entry of `none`: it has none; `refused`: it denied access. */
export interface PlatformLifecycle extends Pick<TagLifecycle, 'exists' | 'deprecated'> {
  readonly entry: 'none' | 'refused' | LifecycleEntry;
  /** Whether the organization's policy blocks pulls; null if it was not requested or not accessible. */
  readonly isDenied: boolean | null;
}

/** A lifecycle entry with the values of the platform. */
export interface LifecycleEntry extends Pick<EolEntry, 'tagStatus' | 'graceStatus' | 'isBroken'> {
  readonly graceExpiry: string | null;
  readonly eolDate: string | null;
  /** The package that the image is there for; absent if the platform names none. */
  readonly mainPackage?: { readonly name: string; readonly version: string };
}

/** An excerpt of a history. */
export interface ReportedHistory {
  readonly builds: number;
  /** The builds around the pin and the newest ones, oldest first. UTC. */
  readonly around: readonly { readonly digest: Digest; readonly at: string }[];
  /** Whole days from the pinned build to each newer one, each number once; empty if none is pinned or newer. */
  readonly newerAfterDays?: readonly number[];
  /** The usual days between two builds; null with fewer than three builds. */
  readonly usualDays?: number | null;
}

export interface ReportedPackages {
  /** `attestation`: the SBOM attached to the image; `sbom`: the one from the platform's API. */
  readonly source: 'attestation' | 'sbom';
  /** The number of packages on all platforms. */
  readonly count: number;
  readonly platforms: readonly string[];
  /** The platforms that a place needs and that have no SBOM, sorted; absent if none. */
  readonly missing?: readonly string[];
  /** The number of packages of other distributions on all platforms; absent if 0. */
  readonly unrecognized?: number;
  /** The platforms whose SBOM is used although its signature is not verified, sorted; absent if none. */
  readonly unverified?: readonly string[];
}

/** A finding of the base that head does not have. */
export type Resolved = Pick<
  Observation,
  'rule' | 'key' | 'file' | 'line' | 'reference' | 'title' | 'advisory'
>;

/** A place whose build differs from that of the base, with the effect on its advisories, by vulnerability. */
export interface ReportedUpdate {
  readonly file: string;
  /** 1-based, in head. */
  readonly line: number;
  /** `host/path` of head, without tag and digest. */
  readonly image: string;
  /** The canonical references of base and head. */
  readonly from: string;
  readonly to: string;
  /** By the build times; `unknown` if one of them is, or if the path of the image changed. */
  readonly direction: 'forward' | 'backward' | 'unknown';
  /** The ids of vulnerabilities that only the build of the base has, sorted. */
  readonly resolved: readonly string[];
  /** The vulnerabilities that only the build of head has, worst first. */
  readonly introduced: readonly UpdateVulnerability[];
  /** The number of vulnerabilities that both builds have. */
  readonly carriedOver: number;
}

export interface UpdateVulnerability {
  readonly id: string;
  readonly status: AdvisoryStatus;
  readonly level: Level;
}

/** The numbers of open problems, each an image with a vulnerability, by severity. */
export type Trend = Readonly<Record<Severity['rating'], { readonly head: number; readonly base: number }>>;

/**
 * The result of a check, from which every view (summary, annotations, log, file) is rendered. It contains everything that
 * the verdict is based on, so the verdict can be recomputed without the service.
 */
export interface CheckReport {
  readonly schema: 'mooring.check-report/v1';
  readonly verdict: Verdict;
  /** UTC, by the platform's clock if it reports one. */
  readonly checkedAt: string;
  /** `anonymous`: the run was unauthenticated and checked public data only. */
  readonly mode: 'signed-in' | 'anonymous';
  readonly comparedWith: Comparison;
  readonly failOn: readonly FailOn[];
  /** Every policy that applied to a place or a finding, in the order of their first use. */
  readonly policies: readonly GatePolicy[];
  /** Limits of this check, for readers, in whole sentences. */
  readonly notes: readonly string[];
  /** The number of files with image references, including unreadable ones. */
  readonly files: number;
  readonly images: readonly ReportedImage[];
  /** Worst first. */
  readonly findings: readonly ReportedFinding[];
  /** The findings of the base that head does not have, by rule, then by key. */
  readonly resolved: readonly Resolved[];
  /** Earlier reports lack it. */
  readonly coverage?: Coverage;
  /** The places whose build the change replaced, by file and line. */
  readonly updates?: readonly ReportedUpdate[];
  /** Absent if the base has no advisories to compare with. */
  readonly trend?: Trend;
}
