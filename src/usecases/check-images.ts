import type { Answers } from '../domain/check/answers.ts';
import { observe } from '../domain/check/observe.ts';
import type { ObserveOptions } from '../domain/check/observe.ts';
import type { Observation } from '../domain/check/finding.ts';
import type { ImageUse } from '../domain/check/image-use.ts';
import { weigh } from '../domain/check/policy.ts';
import type { Baseline, FailOn } from '../domain/check/policy.ts';
import { buildReport } from '../domain/check/report.ts';
import type { CheckReport, Comparison } from '../domain/check/report.ts';
import { resolvedSince } from '../domain/check/resolved.ts';
import type { Instant } from '../domain/instant.ts';
import type { FileTree } from '../ports/file-tree.ts';
import { scanTree } from './scan-tree.ts';

/** What the change is compared with: the base's files, nothing because the event has none, or nothing to be had. */
export type Base =
  | { readonly kind: 'tree'; readonly commit: string; readonly tree: FileTree }
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string; readonly hint: string };

export interface CheckOptions {
  readonly head: FileTree;
  readonly base: Base;
  readonly failOn: readonly FailOn[];
  readonly registry: string;
  /** What the repository's `ignore` rules that end on a day are judged by. */
  readonly startedAt: Instant;
  /** Asks the service about all uses of head and base at once; not called where there is no use at all. */
  readonly ask: (uses: readonly ImageUse[]) => Promise<{ readonly answers: Answers; readonly now: Instant }>;
}

/** The whole check: find the references of head and base, ask once about all of them, observe, compare, weigh. */
export async function checkImages(options: CheckOptions): Promise<CheckReport> {
  const { base, failOn, registry } = options;
  const head = await scanTree(options.head, options.startedAt);
  const before = base.kind === 'tree' ? await scanTree(base.tree, options.startedAt) : undefined;
  const { answers, now } = await options.ask([...head.uses, ...(before?.uses ?? [])]);
  const how: ObserveOptions = { answers, registry, now };
  const observations = [...observeBase(base), ...observe(head, how)];
  const had = before === undefined ? undefined : observe(before, how);
  const findings = weigh(observations, baselineOf(had), failOn);
  return buildReport({
    scanned: head,
    files: head.files,
    answers,
    findings,
    resolved: had === undefined ? [] : resolvedSince(had, observations),
    notes: [],
    mode: 'signed-in',
    comparedWith: comparisonOf(base),
    failOn,
    registry,
    now,
  });
}

function baselineOf(had: readonly Observation[] | undefined): Baseline {
  if (had === undefined) return { kind: 'none' };
  return { kind: 'compared', keys: new Set(had.map(({ key }) => key)) };
}

/** A base that should be there and is not: said, never taken for an empty one (advisory-gate.md §2 no. 3). */
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
      title: 'nothing to compare with',
      message: `${base.why}. Nothing could be called new or carried over.`,
      remedy: base.hint,
    },
  ];
}

function comparisonOf(base: Base): Comparison {
  return base.kind === 'tree' ? { kind: 'base', commit: base.commit } : { kind: 'none', why: base.why };
}
