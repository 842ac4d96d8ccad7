import { advisoryState, canonicalId } from '../advisory.ts';
import type { Digest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import { formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { findBuild, lagOf, newestBuild } from '../tag-history.ts';
import type { TagHistory } from '../tag-history.ts';
import { tagKey } from './answers.ts';
import type { Answers, EndOfLife } from './answers.ts';
import type { EndOfLifeFacts, Finding, Observation, Verdict } from './finding.ts';
import { artifactName, historicImage } from './image-use.ts';
import type { ImageUse, ScannedImages } from './image-use.ts';
import type { FailOn } from './policy.ts';
import { judge } from './policy.ts';

/** What head was compared with. */
export type Comparison =
  | { readonly kind: 'base'; readonly commit: string }
  /** What came up since a time, UTC, is new. */
  | { readonly kind: 'since'; readonly since: string }
  /** What a committed file does not list is new. */
  | { readonly kind: 'baseline'; readonly file: string }
  | { readonly kind: 'none'; readonly why: string };

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
  /** Canonical ids of the advisories that are open for the build in use, sorted; null where they are not known. */
  readonly openAdvisories: readonly string[] | null;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** The life of a tag: its verdict by advisory-gate.md §4.3 and the facts behind it. */
export interface ReportedLife extends EndOfLifeFacts {
  readonly verdict: Verdict;
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

/** The one result of a check: every view (summary, annotations, log, file) is made from it and from nothing else. */
export interface CheckReport {
  readonly schema: 'mooring.check-report/v1';
  readonly verdict: Verdict;
  /** UTC, the platform's own time where it told one. */
  readonly checkedAt: string;
  /** `anonymous`: nobody is signed in, so that only what is public was judged. */
  readonly mode: 'signed-in' | 'anonymous';
  readonly comparedWith: Comparison;
  readonly failOn: readonly FailOn[];
  /** What a reader has to know of how this came about, in whole sentences. */
  readonly notes: readonly string[];
  /** Files that name an image, or should and could not be read. */
  readonly files: number;
  readonly images: readonly ReportedImage[];
  /** Worst first. */
  readonly findings: readonly Finding[];
  /** What the base had and head has not; by rule, then by key. */
  readonly resolved: readonly Resolved[];
}

/** Puts the report together; images in the order in which the files name them first. */
export function buildReport(parts: {
  readonly scanned: ScannedImages;
  readonly files: number;
  readonly answers: Answers;
  readonly findings: readonly Finding[];
  readonly resolved: readonly Resolved[];
  readonly notes: readonly string[];
  readonly mode: CheckReport['mode'];
  readonly comparedWith: Comparison;
  readonly failOn: readonly FailOn[];
  readonly registry: string;
  readonly now: Instant;
}): CheckReport {
  const groups = Map.groupBy(parts.scanned.uses, (use) => canonicalReference(use.reference));
  return {
    schema: 'mooring.check-report/v1',
    verdict: judge(parts.findings),
    checkedAt: formatInstant(parts.now),
    mode: parts.mode,
    comparedWith: parts.comparedWith,
    failOn: parts.failOn,
    notes: parts.notes,
    files: parts.files,
    images: [...groups.values()].map((uses) => reportImage(uses, parts)),
    findings: parts.findings,
    resolved: parts.resolved,
  };
}

function reportImage(
  uses: readonly ImageUse[],
  parts: { readonly answers: Answers; readonly registry: string; readonly now: Instant },
): ReportedImage {
  const places = uses.map(({ file, line }) => ({ file, line }));
  const [use] = uses;
  if (use === undefined) return { ...UNKNOWN, image: '', pinned: null, places };
  const { reference } = use;
  const pinned = reference.digest ?? null;
  const historic = historicImage(reference, parts.registry);
  const image = canonicalReference({ ...reference, digest: undefined });
  if (historic?.tag === undefined) {
    return {
      ...UNKNOWN,
      image: reference.tag === undefined && pinned !== null ? formatImage(reference) : image,
      pinned,
      places,
    };
  }
  const facts = factsOf(
    reference.digest,
    tagKey(formatImage(reference), historic.tag),
    artifactName(historic.name),
    parts,
  );
  return { ...facts, image, pinned, places };
}

type Facts = Omit<ReportedImage, 'image' | 'pinned' | 'places'>;

const UNKNOWN: Facts = {
  newest: null,
  newestBuiltAt: null,
  behind: null,
  endOfLife: null,
  history: null,
  packages: null,
  openAdvisories: null,
};

function factsOf(
  digest: Digest | undefined,
  key: string,
  artifact: string,
  parts: { readonly answers: Answers; readonly now: Instant },
): Facts {
  const tag = parts.answers.tags.get(key);
  const advisories = parts.answers.advisories.get(artifact);
  const history = tag?.history.kind === 'known' ? tag.history.value : undefined;
  const newest = history === undefined ? undefined : newestBuild(history);
  const lag = history === undefined || digest === undefined ? undefined : lagOf(history, digest, parts.now);
  const inUse = history === undefined || digest === undefined ? newest : findBuild(history, digest);
  const open =
    advisories?.kind === 'known'
      ? advisories.value
          .filter((advisory) => advisoryState(advisory, inUse?.at).kind !== 'closed')
          .map(canonicalId)
      : null;
  return {
    newest: newest?.digest ?? null,
    newestBuiltAt: newest === undefined ? null : formatInstant(newest.at),
    behind:
      lag?.kind === 'newest'
        ? { builds: 0, days: 0 }
        : lag?.kind === 'behind'
          ? { builds: lag.builds, days: lag.days }
          : null,
    endOfLife: tag?.endOfLife.kind === 'known' ? lifeOf(tag.endOfLife.value) : null,
    history: history === undefined ? null : historyAround(history, digest),
    packages: null,
    openAdvisories: open === null ? null : [...new Set(open)].sort(),
  };
}

function lifeOf(endOfLife: EndOfLife): ReportedLife {
  const verdict = endOfLife.deprecated ? 'fail' : 'pass';
  const successor = endOfLife.deprecated ? (endOfLife.successor ?? null) : null;
  return { verdict, eolDate: null, graceEnds: null, daysLeft: null, successor };
}

/** So many builds before and after the pin, and at the end, are enough for a picture. */
const AROUND = 2;

function historyAround(history: TagHistory, digest: Digest | undefined): ReportedHistory {
  const pinned = history.findLastIndex((build) => build.digest === digest);
  const isNear = (index: number): boolean =>
    index >= history.length - AROUND - 1 || (pinned !== -1 && Math.abs(index - pinned) <= AROUND);
  const around = history.filter((_, index) => isNear(index));
  return {
    builds: history.length,
    around: around.map((build) => ({ digest: build.digest, at: formatInstant(build.at) })),
  };
}
