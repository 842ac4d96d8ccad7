import { UNAUTHENTICATED } from '../../../src/sign-in/access.ts';
import { signInWorkflow } from '../../../src/sign-in/open-access.ts';
import { checkImages } from '../../../src/check/run.ts';
import type { CheckAccess } from '../../../src/check/access.ts';
import type { Judgement } from '../../../src/check/decide/judge.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import type { GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import type { Base } from '../../../src/check/read-trees.ts';
import { IDENTITY } from '../samples/shop.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { textTree } from '../samples/text-tree.ts';
import { publicRootOf } from './trusted-root-file.ts';
import { placedFindings } from '../views/placed-findings.ts';

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

interface CheckedBy {
  readonly inputs?: Partial<GatePolicy>;
  readonly principal?: 'identity' | 'anonymous';
  /** The configured organization; acme if absent. */
  readonly organization?: string;
}

/** The files that are checked, and how. */
export interface MemoryCheck extends CheckedBy {
  readonly head: Files;
  /** The files of the commit before a pull request, or any other base; none when absent. */
  readonly base?: Files | Base;
}

/** The whole check against a platform in memory, from files to the report. */
export async function checkMemory(
  memory: MemoryPlatform,
  { head, base, ...by }: MemoryCheck,
): Promise<CheckReport> {
  const trees = { head: treeOf(head, memory), base: baseOf(base, memory) };
  return (await judgeMemory(memory, trees, by)).report;
}

/** Judges trees by a platform in memory, as the check action does: as the example's identity, or unauthenticated. */
export async function judgeMemory(
  { clock, endpoints, oidcRequest, platform, send }: MemoryPlatform,
  given: { readonly head: FileTree; readonly base: Base },
  { inputs = {}, principal = 'identity', ...by }: CheckedBy = {},
): Promise<Judgement> {
  const world = {
    send,
    clock,
    endpoints,
    signal: new AbortController().signal,
    onSecret: () => undefined,
    onWarning: (warning: string): void => {
      throw new Error(warning);
    },
    variables: {},
    directory: '.',
    loadPublicRoot: () => publicRootOf(platform),
  };
  const organization = { name: by.organization ?? 'acme', uid: IDENTITY.slice(0, 40) };
  const openAccess = async (): Promise<CheckAccess> => {
    if (principal === 'anonymous') {
      const run = {
        mode: 'anonymous',
        reason: 'a test',
        remedy: 'Sign in.',
        privateImages: 'warning',
      } as const;
      return { ...UNAUTHENTICATED, organization, run };
    }
    const { requestUrl: url, requestToken: token } = oidcRequest({});
    const access = await signInWorkflow({ kind: 'request', url, token }, { ...world, identity: IDENTITY });
    return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
  };
  const options = { policy: inputs, exploitData: undefined, trustedRoot: '' };
  return checkImages({ ...given, ...options }, { ...world, openAccess });
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
  return placedFindings(report).map(
    ({ rule, novelty, level, file }) => `${level} ${rule} ${novelty} ${file}`,
  );
}
