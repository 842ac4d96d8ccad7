import { nextStep } from '../../../src/bisect/decide/next-step.ts';
import type { Preferences } from '../../../src/bisect/decide/choose-candidate.ts';
import { verdictOf } from '../../../src/bisect/decide/run-verdict.ts';
import type {
  BisectPlan,
  BisectResult,
  BisectRun,
  BisectSession,
  Probe,
} from '../../../src/bisect/decide/session.ts';
import type { RunEnd } from '../../../src/io/ports/probe-command.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { DAY_MS, parseInstant, toInstant } from '../../../src/values/instant.ts';

const START = parseInstant('2026-08-01T02:00:00Z');

/** How the command ends on a build, by the index of the build and the number of its runs before. */
export type Oracle = (index: number, before: number) => RunEnd;

export const PASS: RunEnd = { kind: 'exit', code: 0 };
export const FAIL: RunEnd = { kind: 'exit', code: 1 };

/** The status of a command. */
export function exit(code: number): RunEnd {
  return { kind: 'exit', code };
}

/** The digest of the build with this index. */
export function buildDigest(index: number): Digest {
  return parseDigest(`sha256:${index.toString(16).padStart(64, '0')}`);
}

/** The index of a build of a sample plan. */
export function indexOf({ digest }: { readonly digest: Digest }): number {
  return Number.parseInt(digest.slice('sha256:'.length), 16);
}

/** A plan with so many nightly builds, both ends known. */
export function planOf(builds: number, changes: Partial<BisectPlan> = {}): BisectPlan {
  return {
    image: 'cgr.dev/acme/python',
    tag: 'latest',
    platform: undefined,
    find: 'first-bad',
    candidates: Array.from({ length: builds }, (_, index) => ({
      digest: buildDigest(index),
      at: toInstant(START + index * DAY_MS),
    })),
    isOlderEndKnown: true,
    command: ['docker', 'run', '--rm', '{image}', 'python', '-c', 'import ssl'],
    repeat: 1,
    badIf: 'all',
    maxRuns: 10_000,
    ...changes,
  };
}

/** A run of a probe with this end, as the session records it. */
export function runOf({ build, reason }: Probe, end: RunEnd): BisectRun {
  return {
    digest: build.digest,
    verdict: verdictOf(end, { onTimeout: 'skip', isBadIfKilled: false }),
    end,
    reason,
    ms: 1_000,
    at: toInstant(START + 400 * DAY_MS),
    host: 'build-7',
  };
}

/** Runs a session from its present state to its end. */
export function finishSession(
  session: BisectSession,
  oracle: Oracle,
  prefers?: Preferences,
): { readonly result: BisectResult; readonly runs: readonly BisectRun[] } {
  const runs = [...session.runs];
  for (;;) {
    const step = nextStep({ plan: session.plan, runs }, prefers);
    if (step.kind === 'done') return { result: step.result, runs };
    const before = runs.filter(({ digest }) => digest === step.build.digest).length;
    runs.push(runOf(step, oracle(indexOf(step.build), before)));
  }
}
