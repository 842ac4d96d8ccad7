import { decideByTime } from '../../../src/advisories/decide/advisory-by-time.ts';
import { decideAdvisoryStatus, decideUnrecognized } from '../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent, AdvisoryEventKind } from '../../../src/advisories/decide/advisory-timeline.ts';
import { weightOf } from '../../../src/check/decide/advisory-weight.ts';
import type { AdvisoryFacts, Level, Verdict, Weight } from '../../../src/check/decide/finding.ts';
import type { Rule } from '../../../src/config/policy/rule-ids.ts';
import type { GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import type { ComparedPlace } from '../../../src/references/decide/places.ts';
import { isImprovement } from '../../../src/check/compare/updates.ts';
import { verdictOfFindings, weigh } from '../../../src/check/decide/weigh.ts';
import type { Baseline } from '../../../src/check/compare/novelty.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import type { PlatformLifecycle, ReportedImage } from '../../../src/check/report/reported-image.ts';
import { decideLifecycle } from '../../../src/end-of-life/decide/lifecycle.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { placedFindings } from './placed-findings.ts';
import { allPlaces } from '../../../src/check/decide/placed.ts';
import { updatesOf } from '../../../src/check/report/place-lists.ts';
import type { PlacedFinding } from './placed-findings.ts';
import type { Instant } from '../../../src/values/instant.ts';

/** What comes out when a report is judged again, from nothing but what stands in it. */
export interface Replay {
  readonly verdict: Verdict;
  /** Rule, weight, status and level of each finding, in the order of the report. */
  readonly findings: readonly string[];
  /** What the images would have as findings, of the rules that are about an image alone: `rule file:line`, sorted. */
  readonly expected: readonly string[];
}

/** Judges every finding of a report again, and tells which findings its images have to have. */
export function replayReport(report: CheckReport): Replay {
  const judged = placedFindings(report).map((finding) => replayFinding(finding, report));
  return {
    verdict: verdictOfFindings(judged),
    findings: judged.map(({ rule, weight, status, level }) => describe(rule, weight, status, level)),
    expected: report.images.flatMap((image) => expectedOf(image, report)).toSorted(),
  };
}

/** What the report itself says, in the same words. */
export function recordedIn(report: CheckReport): Replay {
  const about = new Set<Rule>(['end-of-life', 'behind', 'too-far-behind', 'pin-required']);
  return {
    verdict: report.verdict,
    findings: placedFindings(report).map(({ rule, weight, level, advisory }) =>
      describe(rule, weight, advisory?.status, level),
    ),
    expected: placedFindings(report)
      .filter(({ rule }) => about.has(rule))
      .map(({ rule, file, line }) => `${rule} ${file}:${line}`)
      .toSorted(),
  };
}

function describe(rule: Rule, weight: Weight, status: string | undefined, level: Level): string {
  return [rule, weight, status ?? '', level].join(' ');
}

interface Judged extends PlacedFinding {
  readonly status: string | undefined;
}

function replayFinding(finding: PlacedFinding, report: CheckReport): Judged {
  const policy = policyAt(report, finding.policy);
  const { weight, status } = replayWeight(finding, policy, report);
  const [weighed] = weigh([{ ...finding, weight }], baselineFor(finding, report), () => policy);
  if (weighed === undefined) throw new Error('nothing was weighed');
  const level = finding.exception === undefined ? weighed.level : 'notice';
  return { ...finding, weight, level, status };
}

function replayWeight(
  finding: PlacedFinding,
  policy: GatePolicy,
  report: CheckReport,
): { readonly weight: Weight; readonly status: string | undefined } {
  const { advisory, rule } = finding;
  const now = parseInstant(report.checkedAt);
  const image = imageOf(finding, report);
  if (advisory !== undefined) {
    const decision = decide(advisory, image);
    const assessment = { ...PLACEHOLDER, decision, severity: advisory.severity };
    return { weight: weightOf(assessment, policy, now) ?? 'minor', status: decision.status };
  }
  if (rule === 'end-of-life' && image?.endOfLife !== null && image !== undefined) {
    const verdict = lifeVerdict(image, image.endOfLife.reported, { policy, now });
    return { weight: verdict === 'fail' ? 'blocking' : 'warning', status: undefined };
  }
  return { weight: finding.weight, status: undefined };
}

/** Weighing looks at the decision and the severity alone. */
const PLACEHOLDER = {
  id: '',
  names: [],
  advisory: {
    uid: '',
    advisoryId: '',
    aliases: [],
    artifactName: '',
    events: [],
    severity: { rating: 'unscored', score: null },
  },
  package: undefined,
  platforms: [],
} as const;

function decide(advisory: AdvisoryFacts, image: ReportedImage | undefined) {
  const events = (advisory.events ?? [UNREADABLE]).map(toEvent);
  const { package: installed } = advisory;
  if (installed !== null) {
    const decision = decideAdvisoryStatus({ events, installed: installed.version });
    return advisory.unrecognized === undefined ? decision : decideUnrecognized(decision);
  }
  return decideByTime({ events, builtAt: image === undefined ? undefined : builtAt(image) });
}

type EventFacts = NonNullable<AdvisoryFacts['events']>[number];

const UNREADABLE: EventFacts = { kind: 'unknown', at: 'never', versions: [] };

const FIELDS: Readonly<Record<AdvisoryEventKind, (versions: readonly string[]) => Partial<AdvisoryEvent>>> = {
  detection: ([artifactVersion]) => ({ detection: { scanv1: { artifactVersion } } }),
  'true-positive': () => ({ truePositiveDetermination: {} }),
  'false-positive': () => ({ falsePositiveDetermination: {} }),
  fixed: ([fixedVersion]) => ({ fixed: { fixedVersion } }),
  'pending-upstream-fix': () => ({ pendingUpstreamFix: {} }),
  'fix-not-planned': () => ({ fixNotPlanned: {} }),
  'analysis-not-planned': () => ({ analysisNotPlanned: {} }),
  patched: (patchedVersions) => ({ patched: { patchedVersions } }),
  unknown: () => ({}),
};

function toEvent({ kind, at, versions }: EventFacts): AdvisoryEvent {
  return { createTime: at, reviewState: 'REVIEW_STATE_APPROVED', ...FIELDS[kind](versions) };
}

/** The findings that follow from the facts of an image, at each of its places. */
function expectedOf(image: ReportedImage, report: CheckReport): readonly string[] {
  return image.places.flatMap(({ file, line, policy }) =>
    rulesFor(image, policyAt(report, policy), report).map((rule) => `${rule} ${file}:${line}`),
  );
}

function rulesFor(image: ReportedImage, policy: GatePolicy, report: CheckReport): readonly Rule[] {
  const now = parseInstant(report.checkedAt);
  const { behind, endOfLife, pinned } = image;
  const verdict = endOfLife === null ? 'pass' : lifeVerdict(image, endOfLife.reported, { policy, now });
  const isTooFar = policy.maxLagDays !== null && behind !== null && behind.days > policy.maxLagDays;
  const rules: readonly (Rule | '')[] = [
    verdict === 'pass' ? '' : 'end-of-life',
    behind === null || behind.builds === 0 ? '' : isTooFar ? 'too-far-behind' : 'behind',
    pinned === null && policy.requirePins ? 'pin-required' : '',
  ];
  return rules.filter((rule) => rule !== '');
}

function lifeVerdict(
  { pinned }: ReportedImage,
  { isDenied, entry, ...told }: PlatformLifecycle,
  { policy, now }: { readonly policy: GatePolicy; readonly now: Instant },
): Verdict {
  const dates =
    typeof entry === 'string'
      ? entry
      : { ...entry, graceExpiry: entry.graceExpiry ?? undefined, eolDate: entry.eolDate ?? undefined };
  const life = { ...told, entry: dates, successor: undefined };
  const given = { isPinned: pinned !== null, now, isDenied: isDenied ?? undefined };
  return decideLifecycle(life, { ...given, limits: policy }).verdict;
}

/** When the build that a use stands for was made: the pinned one, or the newest. */
function builtAt({ history, newestBuiltAt, pinned }: ReportedImage): Instant | undefined {
  const at =
    pinned === null ? newestBuiltAt : history?.around.findLast(({ digest }) => digest === pinned)?.at;
  return at === null || at === undefined ? undefined : parseInstant(at);
}

function imageOf(finding: PlacedFinding, { images }: CheckReport): ReportedImage | undefined {
  return images.find(
    ({ image, pinned, places }) =>
      places.some(({ file, line }) => file === finding.file && line === finding.line) &&
      finding.reference.startsWith(image) &&
      (pinned === null || finding.reference.endsWith(pinned)),
  );
}

function policyAt({ policies }: CheckReport, number: number): GatePolicy {
  const found = policies[number];
  if (found === undefined) throw new Error(`the report has no policy ${number}`);
  return found;
}

/** A base that makes a finding as new as the report says that it is, and its place an update if the report has it. */
function baselineFor({ novelty, packageChanges }: PlacedFinding, report: CheckReport): Baseline {
  const updates = updatesOf(report);
  const isUpdate = ({ file, line, reference }: ComparedPlace): boolean =>
    updates.some(
      (one) =>
        allPlaces(one).some((place) => place.file === file && place.line === line) &&
        one.to === reference &&
        isImprovement(one),
    );
  return { kind: 'compared', noveltyOf: () => novelty, packageChangesOf: () => packageChanges, isUpdate };
}
