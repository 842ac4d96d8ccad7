import type { CheckReport } from '../../../src/domain/check/report.ts';
import type { GatePolicy } from '../../../src/domain/check/gate-policy.ts';
import type { FileTree } from '../../../src/ports/file-tree.ts';
import type { Base } from '../../../src/usecases/check/base.ts';
import { checkImages } from '../../../src/usecases/check/check-images.ts';
import { askMemory } from './ask-memory.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { textTree } from '../samples/text-tree.ts';

/** Texts by path. They name the platform's own registry as REGISTRY. */
export type Files = Readonly<Record<string, string>>;

/** A tree of files, with the registry's name in them. */
export function treeOf(files: Files, { platform }: MemoryPlatform): FileTree {
  const named = Object.entries(files).map(([path, text]) => [
    path,
    text.replaceAll('REGISTRY', platform.line.registry),
  ]);
  return textTree(Object.fromEntries(named));
}

/** What is checked, and how. */
export interface MemoryCheck {
  readonly head: Files;
  /** The files of the commit before a pull request, or any other base; none when absent. */
  readonly base?: Files | Base;
  readonly inputs?: Partial<GatePolicy>;
  readonly who?: 'identity' | 'anonymous';
}

/** The whole check against a platform in memory, from files to the report. */
export async function checkMemory(
  memory: MemoryPlatform,
  { head, base, inputs = {}, who = 'identity' }: MemoryCheck,
): Promise<CheckReport> {
  const { report } = await checkImages({
    head: treeOf(head, memory),
    base: baseOf(base, memory),
    inputs,
    registry: memory.endpoints.registry,
    startedAt: memory.clock.now(),
    ask: (uses, platforms) => askMemory(memory, uses, platforms, who),
  });
  return report;
}

function baseOf(base: MemoryCheck['base'], memory: MemoryPlatform): Base {
  if (base === undefined) return { kind: 'none', reason: 'no base', isChange: false };
  if (isBase(base)) return base;
  return { kind: 'tree', commit: 'b'.repeat(40), tree: treeOf(base, memory), isChange: true };
}

function isBase(base: Files | Base): base is Base {
  return typeof base['isChange'] === 'boolean';
}

/** Findings in brief: level, rule, novelty, file. */
export function found(report: CheckReport): readonly string[] {
  return report.findings.map(({ rule, novelty, level, file }) => `${level} ${rule} ${novelty} ${file}`);
}
