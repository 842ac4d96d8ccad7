import { advisoryState, canonicalId } from '../advisory.ts';
import type { Digest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import { formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { findBuild, lagOf, newestBuild } from '../tag-history.ts';
import { tagKey } from './answers.ts';
import type { Answers } from './answers.ts';
import type { Finding, Verdict } from './finding.ts';
import { artifactName, historicImage } from './image-use.ts';
import type { ImageUse, ScannedImages } from './image-use.ts';
import type { FailOn } from './policy.ts';
import { judge } from './policy.ts';

/** What head was compared with. */
export type Comparison =
  | { readonly kind: 'base'; readonly commit: string }
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
  readonly deprecated: boolean | null;
  /** Canonical ids of the advisories that are open for the build in use, sorted; null where they are not known. */
  readonly openAdvisories: readonly string[] | null;
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** The one result of a check: every view (summary, annotations, log, file) is made from it and from nothing else. */
export interface CheckReport {
  readonly schema: 'mooring.check-report/v1';
  readonly verdict: Verdict;
  /** UTC, the platform's own time where it told one. */
  readonly checkedAt: string;
  readonly comparedWith: Comparison;
  readonly failOn: readonly FailOn[];
  /** Files that name an image, or should and could not be read. */
  readonly files: number;
  readonly images: readonly ReportedImage[];
  /** Worst first. */
  readonly findings: readonly Finding[];
}

/** Puts the report together; images in the order in which the files name them first. */
export function buildReport(parts: {
  readonly scanned: ScannedImages;
  readonly files: number;
  readonly answers: Answers;
  readonly findings: readonly Finding[];
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
    comparedWith: parts.comparedWith,
    failOn: parts.failOn,
    files: parts.files,
    images: [...groups.values()].map((uses) => reportImage(uses, parts)),
    findings: parts.findings,
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
  deprecated: null,
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
    deprecated: tag?.endOfLife.kind === 'known' ? tag.endOfLife.value.deprecated : null,
    openAdvisories: open === null ? null : [...new Set(open)].sort(),
  };
}
