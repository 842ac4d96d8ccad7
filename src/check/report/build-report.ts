import type { Digest } from '../../values/digest.ts';
import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { lagOf } from '../../tag-history/decide/lag.ts';
import { newestBuild } from '../../values/tag-history.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import { judgedTag, tagEvidenceOf } from '../decide/evidence.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Finding, ResolvedFinding } from '../decide/finding.ts';
import { policyFor, policyForPlace } from '../../config/policy/gate-policy.ts';
import type { GatePolicies, GatePolicy } from '../../config/policy/gate-policy.ts';
import { platformsOf } from '../../references/decide/image-use.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse, ScannedImages } from '../../references/decide/image-use.ts';
import type { AssessImage } from '../decide/assessed-images.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import { weightOf } from '../decide/advisory-weight.ts';
import { assumedFixes } from '../../advisories/decide/assumed-fixes.ts';
import { coverageOf, judgementOf } from './coverage.ts';
import { problemsOf } from '../decide/problems.ts';
import type { CheckReport, Comparison } from './check-report.ts';
import { createPlaceLists } from './place-lists.ts';
import type { Update } from './place-lists.ts';
import type { ReportedImage } from './reported-image.ts';
import { historyAround } from './reported-history.ts';
import { reportLifecycle } from './reported-lifecycle.ts';
import { reportedSignature } from '../../signatures/report/signature.ts';
import { verdictOfFindings } from '../decide/weigh.ts';

/** The parts of a report. */
export interface ReportParts {
  readonly scanned: ScannedImages;
  readonly files: number;
  readonly evidence: Evidence;
  readonly assess: AssessImage;
  readonly findings: readonly Finding[];
  readonly resolved: readonly ResolvedFinding[];
  readonly updates?: readonly Update[];
  readonly trend?: CheckReport['trend'];
  readonly notes: readonly string[];
  readonly mode: CheckReport['mode'];
  readonly comparedWith: Comparison;
  readonly policies: GatePolicies;
  /** The platforms of uses that name none. */
  readonly platforms: readonly string[];
  readonly registry: string;
  readonly signatures: SignatureMode;
  readonly now: Instant;
}

/** Builds the report, with images in the order in which the files first name them. */
export function buildReport(parts: ReportParts): CheckReport {
  const groups = Map.groupBy(parts.scanned.uses, (use) => canonicalReference(use.reference));
  const table = createPolicyTable();
  const images = [...groups.values()].flatMap((uses) => reportImage(uses, { ...parts, table }));
  const lists = createPlaceLists();
  const numbers = new Map(
    problemsOf(parts.findings).flatMap((problem, number) => problem.findings.map((one) => [one, number])),
  );
  const findings = parts.findings.map((finding) => {
    const policy = table.numberOf(policyForPlace(parts.policies, finding));
    return Object.assign({ policy, problem: numbers.get(finding) ?? 0 }, lists.numbered(finding));
  });
  const { trend, updates } = parts;
  const resolved = parts.resolved.map((one) => lists.numbered(one));
  const updated = updates?.map((one) => lists.numbered(one));
  return {
    schema: 'mooring.check-report/v1',
    verdict: verdictOfFindings(parts.findings),
    checkedAt: formatInstant(parts.now),
    mode: parts.mode,
    comparedWith: parts.comparedWith,
    failOn: parts.policies.inputs.failOn ?? parts.policies.everywhere.failOn,
    notes: parts.notes,
    files: parts.files,
    policies: table.all(),
    images,
    findings,
    placeLists: lists.all(),
    resolved,
    coverage: coverageOf(images, parts.signatures),
    ...(updated === undefined ? {} : { updates: updated }),
    ...(trend === undefined ? {} : { trend }),
  };
}

/** The facts for the images of a report. */
export interface ImageFacts {
  readonly evidence: Evidence;
  readonly assess: AssessImage;
  readonly policies: GatePolicies;
  /** The platforms of uses that name none. */
  readonly platforms: readonly string[];
  readonly registry: string;
  readonly now: Instant;
  readonly table: PolicyTable;
}

/**
 * Reports the image of all uses of one reference; nothing if there are none. Policies and platforms can differ between
 * places: the worst one counts, so that an image never looks better than one of its findings.
 */
export function reportImage(uses: readonly ImageUse[], facts: ImageFacts): readonly ReportedImage[] {
  const [use] = uses;
  if (use === undefined) return [];
  const { reference } = use;
  const judged = uses.map((one) => {
    const policy = policyFor(facts.policies, one);
    const platforms = platformsOf(one, facts.platforms);
    return { use: one, policy, platforms, number: facts.table.numberOf(policy) };
  });
  const places = judged.map(({ use: { file, line, isFinal }, number }) => ({
    file,
    line,
    policy: number,
    ...(isFinal === undefined ? {} : { isFinal }),
  }));
  const variants = new Map(judged.map((one) => [`${one.number} ${one.platforms.join(' ')}`, one]));
  const pinned = reference.digest ?? null;
  const tag = judgedTag(reference, facts.evidence);
  const image = canonicalReference({ ...reference, tag, digest: undefined });
  const named = tag === undefined ? formatImage(reference) : image;
  const known =
    historicImage(reference, facts.registry) === undefined
      ? {}
      : knownOf(reference, { ...facts, variants: [...variants.values()] });
  const trust = facts.evidence.signatures.get(canonicalReference(reference));
  const signature = trust === undefined ? {} : { signature: reportedSignature(trust) };
  return [{ ...UNKNOWN, ...known, ...signature, image: named, pinned, places }];
}

const UNKNOWN = {
  newest: null,
  newestBuiltAt: null,
  behind: null,
  endOfLife: null,
  history: null,
  packages: null,
  openAdvisories: null,
  judgedBy: 'otherRegistry',
} as const;

type Known = Omit<ReportedImage, 'image' | 'pinned' | 'places'>;

interface Judged extends Pick<ImageFacts, 'assess' | 'evidence' | 'now'> {
  /** The distinct policies and platforms of its places. */
  readonly variants: readonly { readonly policy: GatePolicy; readonly platforms: readonly string[] }[];
}

function knownOf(reference: ImageReference, facts: Judged): Known {
  const { evidence } = facts;
  const answer = tagEvidenceOf(reference, evidence);
  const history = answer?.history.kind === 'known' ? answer.history.value : undefined;
  const newest = history === undefined ? undefined : newestBuild(history);
  const packages = evidence.packages.get(canonicalReference(reference));
  const fix = evidence.fixes.get(canonicalReference(reference))?.best;
  const assumed = assumedFixes(
    facts.variants.flatMap(({ platforms }) => facts.assess(reference, platforms).assessments),
  );
  const needed = [...new Set(facts.variants.flatMap(({ platforms }) => platforms))];
  return {
    newest: newest?.digest ?? null,
    newestBuiltAt: newest === undefined ? null : formatInstant(newest.at),
    behind: behindOf(history, reference.digest),
    endOfLife: reportLifecycle(reference, answer, facts),
    history: history === undefined ? null : historyAround(history, reference.digest),
    ...judgementOf(packages, needed, openAdvisories(reference, facts)),
    ...(assumed.length === 0 ? {} : { assumedFixes: assumed }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function behindOf(history: TagHistory | undefined, digest: Digest | undefined): ReportedImage['behind'] {
  if (history === undefined || digest === undefined) return null;
  const lag = lagOf(history, digest);
  switch (lag.kind) {
    case 'newest':
      return { builds: 0, days: 0 };
    case 'behind':
      return { builds: lag.builds, days: lag.days };
    case 'not-in-history':
      return null;
  }
}

function openAdvisories(
  reference: ImageReference,
  { assess, variants, now }: Judged,
): readonly string[] | null {
  const open = new Set<string>();
  for (const { platforms, policy } of variants) {
    const { assessments, unknown } = assess(reference, platforms);
    if (unknown.length > 0) return null;
    for (const one of assessments) if (weightOf(one, policy, now) !== undefined) open.add(one.id);
  }
  return [...open].sort();
}

/** The policies of a report, each once; images and findings name them by number. */
export interface PolicyTable {
  /** Returns the number of a policy, counted from 0, and adds the policy if it is new. */
  numberOf(policy: GatePolicy): number;
  /** Returns the policies in the order of their numbers. */
  all(): readonly GatePolicy[];
}

/** Creates an empty table. */
export function createPolicyTable(): PolicyTable {
  const numbers = new Map<string, number>();
  const policies: GatePolicy[] = [];
  return {
    numberOf: (policy) => {
      const key = JSON.stringify(policy);
      const number = numbers.get(key) ?? policies.push(policy) - 1;
      numbers.set(key, number);
      return number;
    },
    all: () => policies,
  };
}
