import type { Digest } from '../digest.ts';
import type { EolEntry, TagLifecycle } from './lifecycle.ts';
import type { EndOfLifeFacts, Finding, Observation, Verdict } from './finding.ts';
import type { FailOn, GatePolicy } from './gate-policy.ts';

/** What head was compared with. */
export type Comparison =
  | { readonly kind: 'base'; readonly commit: string }
  /** What came up since a time, UTC, is new. */
  | { readonly kind: 'since'; readonly since: string }
  /** What a committed file does not list is new. */
  | { readonly kind: 'baseline'; readonly file: string }
  | { readonly kind: 'none'; readonly reason: string };

/** One image and tag as it is used, with the facts that people compare. */
export interface ReportedImage {
  /** `host/path:tag`, without the digest. */
  readonly image: string;
  readonly pinned: Digest | null;
  readonly newest: Digest | null;
  readonly newestBuiltAt: string | null;
  /** Null where the reference is not pinned, or the pin is none of the tag's builds, or nothing is known. */
  readonly behind: { readonly builds: number; readonly days: number } | null;
  readonly endOfLife: ReportedLife | null;
  /** What the history was when it was judged; null where it could not be read. */
  readonly history: ReportedHistory | null;
  /** Where the packages were read from; null where only the image's own name was compared with advisories. */
  readonly packages: ReportedPackages | null;
  /**
   * Canonical ids of the advisories that are open for the build in use, sorted, by the policy of any of its places; null
   * where they are not known.
   */
  readonly openAdvisories: readonly string[] | null;
  readonly places: readonly ReportedPlace[];
}

/** A place where an image is used, and which of the report's policies holds there, counted from 0. */
export interface ReportedPlace {
  readonly file: string;
  readonly line: number;
  readonly policy: number;
}

/** A finding, and which of the report's policies it was judged by, counted from 0. */
export interface ReportedFinding extends Finding {
  readonly policy: number;
}

/** A policy that held for some of what was found. */
export interface ReportedPolicy extends Omit<GatePolicy, 'maxLag'> {
  /** The longest that a pin may be behind its tag. */
  readonly maxLagDays: number | null;
}

/**
 * The life of a tag: its verdict by advisory-rules.md#end-of-life-decisions, at the worst of its places, and
 * the facts behind it.
 */
export interface ReportedLife extends EndOfLifeFacts {
  readonly verdict: Verdict;
  /** What the platform said, and the verdict was made of. */
  readonly told: ToldLife;
}

/** What the platform says of the life of a tag; `none`: it lists no such tag, `refused`: it could not be asked. */
export interface ToldLife extends Pick<TagLifecycle, 'exists' | 'deprecated'> {
  readonly entry: 'none' | 'refused' | ToldEntry;
  /** Whether the organization's policy denies pulls of it; null where nobody could or needed to be asked. */
  readonly isDenied: boolean | null;
}

/** An entry of the list of tags with their dates, as the platform writes it. */
export interface ToldEntry extends Pick<EolEntry, 'tagStatus' | 'graceStatus' | 'isBroken'> {
  readonly graceExpiry: string | null;
  readonly eolDate: string | null;
}

/** A history in brief. */
export interface ReportedHistory {
  readonly builds: number;
  /** The builds around the pin and the newest ones, oldest first: enough for a picture. UTC. */
  readonly around: readonly { readonly digest: Digest; readonly at: string }[];
}

export interface ReportedPackages {
  /** `attestation`: the signed bill of materials beside the image; `sbom`: what the platform's API has. */
  readonly source: 'attestation' | 'sbom';
  /** Packages of all platforms together. */
  readonly count: number;
  readonly platforms: readonly string[];
}

/** Something that the base had and head has not. */
export type Resolved = Pick<
  Observation,
  'rule' | 'key' | 'file' | 'line' | 'reference' | 'title' | 'advisory'
>;

/**
 * The one result of a check: every view (summary, annotations, log, file) is made from it and from nothing else. What was
 * judged, and by which policy, is in it: its verdict can be reached again without asking anybody.
 */
export interface CheckReport {
  readonly schema: 'mooring.check-report/v1';
  readonly verdict: Verdict;
  /** UTC, the platform's own time where it told one. */
  readonly checkedAt: string;
  /** `anonymous`: nobody is signed in, so that only what is public was judged. */
  readonly mode: 'signed-in' | 'anonymous';
  readonly comparedWith: Comparison;
  readonly failOn: readonly FailOn[];
  /** Every policy that held for a place or a finding, in the order in which they are first needed. */
  readonly policies: readonly ReportedPolicy[];
  /** What a reader has to know of how this came about, in whole sentences. */
  readonly notes: readonly string[];
  /** Files that name an image, or should and could not be read. */
  readonly files: number;
  readonly images: readonly ReportedImage[];
  /** Worst first. */
  readonly findings: readonly ReportedFinding[];
  /** What the base had and head has not; by rule, then by key. */
  readonly resolved: readonly Resolved[];
}
