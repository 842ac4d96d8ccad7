import type { GatePolicy } from '../../domain/check/gate-policy.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import { judge } from '../../domain/check/judge.ts';
import type { FetchedEvidence, Judgement } from '../../domain/check/judge.ts';
import type { Instant } from '../../domain/instant.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from './base.ts';
import { readTrees } from './read-trees.ts';

export interface CheckOptions {
  readonly head: FileTree;
  readonly base: Base;
  /** What the inputs of the run say; they win over the settings. */
  readonly inputs: Partial<GatePolicy>;
  readonly registry: string;
  /** What rules that end on a day are judged by. */
  readonly startedAt: Instant;
  /** Asks the service about all uses of head and base at once; the platforms are what is built for by default. */
  readonly ask: (uses: readonly ImageUse[], platforms: readonly string[]) => Promise<FetchedEvidence>;
}

/** The whole check: find the references of head and base, fetch the evidence on all of them once, judge. */
export async function checkImages(options: CheckOptions): Promise<Judgement> {
  const trees = await readTrees(options);
  const uses = [...trees.head.uses, ...(trees.before?.uses ?? [])];
  const evidence = await options.ask(uses, trees.settings.rules.check.platforms);
  return judge(trees, evidence, options);
}
