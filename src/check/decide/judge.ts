import type { Instant } from '../../values/instant.ts';
import { formatInstant } from '../../values/instant.ts';
import { assessedImages, createAssessor } from './assessed-images.ts';
import type { AssessedReference, AssessImage } from './assessed-images.ts';
import { buildReport } from '../report/build-report.ts';
import type { ChangeDiffs } from '../compare/changed-references.ts';
import { compareBase, sideOfTree } from '../compare/compared-base.ts';
import type { ComparedBase } from '../compare/compared-base.ts';
import type { GateConfig } from '../../config/policy/gate-policy.ts';
import { NO_EVIDENCE } from './evidence.ts';
import type { Evidence, RunAccess } from './evidence.ts';
import { acceptedBy, applyExceptions, unusedExceptions, withoutExceptions } from './exceptions.ts';
import type { Observation } from './finding.ts';
import { policyForPlace } from '../../config/policy/gate-policy.ts';
import type { GatePolicies, GatePolicy, SeverityLimits } from '../../config/policy/gate-policy.ts';
import type { ScannedImages } from '../../references/decide/image-use.ts';
import {
  CONFIG_CHANGED,
  CONFIG_UNAVAILABLE,
  noteOnAnonymous,
  noteOnIgnores,
  notesOnExceptions,
  notesOnNoImages,
  notesOnTexts,
} from './notes.ts';
import { observe } from './observe.ts';
import type { ObserveOptions } from './observe.ts';
import { rulesOnFiles } from './use-groups.ts';
import { notesOnSigners } from './signatures.ts';
import { weigh } from './weigh.ts';
import type { CheckReport, Comparison } from '../report/check-report.ts';
import type { TrustConfig } from '../../signatures/decide/trust-settings.ts';
import { observeMissingBase } from '../rules/base-unavailable.ts';
import { observeUnreadableConfig } from '../rules/config.ts';
import { observeExceptions } from '../rules/exception.ts';
import { observeOverBudget } from '../rules/over-budget.ts';
import { reportUpdates } from '../compare/updates.ts';

/** The references and the configuration of head and base, as read from their files. */
export interface CheckTrees {
  readonly base: ComparedBase;
  /** The configuration that applies. */
  readonly config: {
    readonly check: GateConfig;
    /** `edited`: by this change, without effect yet; `not-applied`: the base of a change is unavailable. */
    readonly state: 'applied' | 'edited' | 'not-applied';
    /** Why the configuration file of the base cannot be read. */
    readonly problem?: string;
    readonly trust: TrustConfig;
  };
  readonly head: ScannedImages & { readonly files: number };
  /** Undefined if the base has no files of its own, or none that can be read. */
  readonly before: ScannedImages | undefined;
  /** Comments `mooring: ignore` that a change adds, and that do not apply yet. */
  readonly addedComments: number;
}

/** The evidence of a run, with the time and the access it was fetched with. */
export interface FetchedEvidence {
  readonly evidence: Evidence;
  readonly now: Instant;
  readonly access: RunAccess;
  /** The assessor that the search for fixes used, so that nothing is assessed twice; judging creates one without it. */
  readonly assess?: AssessImage;
  /** Absent if no builds were compared. */
  readonly diffs?: ChangeDiffs;
}

/** Returns the evidence of a run that has nothing to fetch. */
export function noEvidence(now: Instant): FetchedEvidence {
  return { evidence: NO_EVIDENCE, now, access: { mode: 'signed-in', organization: '' } };
}

interface JudgeOptions extends Pick<ObserveOptions, 'registry' | 'exploits'> {
  readonly inputs: Partial<GatePolicy>;
}

export interface Judgement {
  readonly report: CheckReport;
  /** Every vulnerability status of every package of head, findings or not: the input of OpenVEX. */
  readonly assessed: readonly AssessedReference[];
}

/**
 * Judges head by the evidence: finds what is wrong on both sides, compares them, and weighs each finding by the policy.
 * `inputs` override the configuration; `registry` is the host whose images have a history; `exploits` is the user's data on
 * exploits.
 */
export function judge(
  { base, config, head, before, addedComments }: CheckTrees,
  { access, evidence, now, assess = createAssessor(evidence), diffs = new Map() }: FetchedEvidence,
  { inputs, registry, exploits }: JudgeOptions,
): Judgement {
  const { check } = config;
  const { platforms } = check;
  const policies: GatePolicies = { ...check.policies, inputs };
  const { signatures } = config.trust;
  const rulesOn = rulesOnFiles(policies, check.exceptions);
  const given = { registry, now, policies, platforms, access, exploits, signatures, rulesOn };
  const options: ObserveOptions = { evidence, assess, ...given };
  const exceptions = observeExceptions(check.exceptions, now);
  const withBudget = (found: readonly Observation[]): readonly Observation[] => [
    ...found,
    ...observeOverBudget(countedBy(found, check.exceptions, { policies, now }), budgetOf(policies)),
  ];
  const observed = [
    ...(base.kind === 'unavailable' ? [observeMissingBase(base.reason, base.hint)] : []),
    ...(config.problem === undefined ? [] : [observeUnreadableConfig(config.problem)]),
    ...exceptions,
    ...observe(head, options),
  ];
  const accepting = { ...options, isAccepted: acceptedBy(check.exceptions, now) };
  const compared = compareBase(base, sideOfTree(head, observed, accepting), {
    ...options,
    diffs,
    before: before && sideOfTree(before, withBudget([...observe(before, options), ...exceptions]), accepting),
  });
  const observations = withBudget([...observed, ...compared.observations]);
  const weighed = weigh(observations, compared.baseline, (one) => policyForPlace(policies, one));
  const findings = applyExceptions(weighed, check.exceptions, now);
  // An unauthenticated run lacks evidence, so an exception that matches nothing may still be needed.
  const unused = access.mode === 'anonymous' ? [] : unusedExceptions(weighed, check.exceptions, now);
  const report = buildReport({
    scanned: head,
    files: head.files,
    evidence,
    assess,
    findings,
    resolved: compared.resolved,
    updates: reportUpdates(compared.updated, findings),
    ...compared.trend,
    notes: [
      ...notesOnRun(access, config.state, addedComments),
      ...notesOnSigners(head.uses, options),
      ...compared.notes,
      ...notesOnTexts(findings),
      ...notesOnNoImages(head.uses, before?.uses),
      ...notesOnExceptions(unused),
    ],
    mode: access.mode,
    comparedWith: comparisonOf(base),
    policies,
    platforms,
    registry,
    signatures,
    now,
  });
  return { report, assessed: assessedImages(head, options) };
}

/** The observations that count against the budget: no accepted ones, and if `only-fixable` is set, none that it lowers. */
function countedBy(
  observations: readonly Observation[],
  exceptions: GateConfig['exceptions'],
  { policies, now }: { readonly policies: GatePolicies; readonly now: Instant },
): readonly Observation[] {
  return withoutExceptions(observations, exceptions, now).filter(
    (one) => one.weight !== 'minor' || !policyForPlace(policies, one).onlyFixable,
  );
}

function budgetOf({ everywhere, inputs }: GatePolicies): SeverityLimits {
  return inputs.budget ?? everywhere.budget;
}

function notesOnRun(
  access: RunAccess,
  state: CheckTrees['config']['state'],
  addedComments: number,
): readonly string[] {
  return [
    ...(access.mode === 'anonymous' ? [noteOnAnonymous(access.reason)] : []),
    ...(state === 'edited' ? [CONFIG_CHANGED] : []),
    ...(state === 'not-applied' ? [CONFIG_UNAVAILABLE] : []),
    ...(addedComments === 0 ? [] : [noteOnIgnores(addedComments)]),
  ];
}

function comparisonOf(base: ComparedBase): Comparison {
  switch (base.kind) {
    case 'tree':
      return { kind: 'base', commit: base.commit };
    case 'baseline':
      return { kind: 'baseline', file: base.file };
    case 'since':
      return { kind: 'since', since: formatInstant(base.since) };
    case 'none':
    case 'unavailable':
      return { kind: 'none', reason: base.reason };
  }
}
