import { assessedImages, judgedFiles } from '../../domain/check/assessed-images.ts';
import type { AssessedReference } from '../../domain/check/assessed-images.ts';
import type { Answers } from '../../domain/check/answers.ts';
import { buildReport } from '../../domain/check/build-report.ts';
import { applyExceptions, idleExceptions, observeExceptions } from '../../domain/check/exceptions.ts';
import type { Observation } from '../../domain/check/finding.ts';
import { policyForPlace } from '../../domain/check/gate-policy.ts';
import type { GatePolicies, GatePolicy } from '../../domain/check/gate-policy.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import { observe } from '../../domain/check/observe.ts';
import type { ObserveOptions } from '../../domain/check/observe.ts';
import { weigh, weightsOf } from '../../domain/check/policy.ts';
import type { Baseline } from '../../domain/check/policy.ts';
import type { CheckReport, Comparison } from '../../domain/check/report.ts';
import { resolvedSince } from '../../domain/check/resolved.ts';
import { filesUnreadBefore, touchedLines } from '../../domain/check/touched-lines.ts';
import { formatInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { notesOnExceptions, notesOnPackages, notesOnUnread, placesOfUnreadPackages } from './notes.ts';
import type { Base } from './base.ts';
import { readTrees } from './read-trees.ts';

/** What came of asking, and how. */
export interface Asked {
  readonly answers: Answers;
  readonly now: Instant;
  /** `anonymous`: nobody is signed in, for the reason in `notes`. */
  readonly mode: CheckReport['mode'];
  readonly notes: readonly string[];
}

export interface CheckOptions {
  readonly head: FileTree;
  readonly base: Base;
  /** What the inputs of the run say; they win over the settings. */
  readonly inputs: Partial<GatePolicy>;
  readonly registry: string;
  /** What rules that end on a day are judged by. */
  readonly startedAt: Instant;
  /** Asks the service about all uses of head and base at once; the platforms are what is built for by default. */
  readonly ask: (uses: readonly ImageUse[], platforms: readonly string[]) => Promise<Asked>;
}

export interface CheckResult {
  readonly report: CheckReport;
  /** Every status of every package of head, those that are no findings too: what OpenVEX is made of. */
  readonly assessed: readonly AssessedReference[];
}

/** The whole check: find the references of head and base, ask once about all of them, observe, compare, weigh. */
export async function checkImages(options: CheckOptions): Promise<CheckResult> {
  const { registry } = options;
  const { base, settings, head, before, notes } = await readTrees(options);
  const { check } = settings.rules;
  const { platforms } = check;
  const asked = await options.ask([...head.uses, ...(before?.uses ?? [])], platforms);
  const { answers, now, mode } = asked;
  const policies: GatePolicies = { ...check.policies, inputs: options.inputs };
  const how: ObserveOptions = { answers, registry, now, policies, platforms, mode };
  const had = before === undefined ? undefined : observe(before, how);
  const exceptions = observeExceptions(check.exceptions, now);
  const own = [...observeBase(base), ...settings.observations, ...exceptions];
  const observations = [...own, ...observe(head, how)];
  const isTouched = before === undefined ? undefined : touchedLines(head, before);
  const unread = before === undefined ? new Set<string>() : filesUnreadBefore(head, before);
  const baseline = baselineOf(base, { had: had && [...had, ...exceptions], isTouched, unread, now });
  const findings = weigh(observations, baseline, (one) => policyForPlace(policies, one));
  // Of what only who is signed in may ask, nobody else can tell that it matches nothing.
  const doubtful = placesOfUnreadPackages(head, answers);
  const idle = mode === 'anonymous' ? [] : idleExceptions(findings, check.exceptions, { doubtful, now });
  const report = buildReport({
    scanned: head,
    files: head.files,
    answers,
    findings: applyExceptions(findings, check.exceptions, now),
    resolved: resolvedSince(
      base.kind === 'baseline' ? base.findings : (had ?? []),
      observations,
      judgedFiles(head, answers),
    ),
    notes: [
      ...asked.notes,
      ...settings.notes,
      ...notes,
      ...notesOnUnread(unread),
      ...notesOnPackages(answers),
      ...notesOnExceptions(idle),
    ],
    mode,
    comparedWith: comparisonOf(base),
    policies,
    platforms,
    registry,
    now,
  });
  return { report, assessed: assessedImages(head, how) };
}

function baselineOf(
  base: Base,
  {
    had,
    isTouched,
    unread,
    now,
  }: {
    readonly had: readonly Observation[] | undefined;
    readonly isTouched: ReturnType<typeof touchedLines> | undefined;
    readonly unread: ReadonlySet<string>;
    readonly now: Instant;
  },
): Baseline {
  switch (base.kind) {
    case 'tree':
      return had === undefined || isTouched === undefined
        ? { kind: 'none' }
        : { kind: 'compared', weights: weightsOf(had), isTouched, unread };
    case 'baseline':
      return { kind: 'compared', weights: weightsOf(base.findings), isTouched: () => false };
    case 'since':
      return { kind: 'since', since: base.since, now };
    case 'none':
    case 'unavailable':
      return { kind: 'none' };
  }
}

/**
 * A base that should be there and is not: said, never taken for an empty one
 * (advisory-rules.md#missing-base).
 */
function observeBase(base: Base): readonly Observation[] {
  if (base.kind !== 'unavailable') return [];
  return [
    {
      rule: 'base-unavailable',
      weight: 'blocking',
      key: 'base-unavailable',
      file: '',
      line: 1,
      reference: '',
      title: 'base unavailable: nothing to compare with',
      message: `${base.why}. Nothing could be called new or carried over.`,
      remedy: base.hint,
    },
  ];
}

function comparisonOf(base: Base): Comparison {
  switch (base.kind) {
    case 'tree':
      return { kind: 'base', commit: base.commit };
    case 'baseline':
      return { kind: 'baseline', file: base.file };
    case 'since':
      return { kind: 'since', since: formatInstant(base.since) };
    case 'none':
    case 'unavailable':
      return { kind: 'none', why: base.why };
  }
}
