import type { Digest } from '../digest.ts';
import type { Instant } from '../instant.ts';

/** A build that can be tried. */
export interface Candidate {
  readonly digest: Digest;
  /** When the tag came to point to it. */
  readonly at: Instant;
}

/** The result of one run of the command on one build. */
export const RUN_VERDICTS = ['good', 'bad', 'skip'] as const;
export type RunVerdict = (typeof RUN_VERDICTS)[number];

/** How the command ended. */
export type RunEnd =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout' }
  /** The command was not started: the registry does not have the build any more. */
  | { readonly kind: 'removed' }
  /** A job of a parallel round did not report. */
  | { readonly kind: 'lost' };

/** One run of the command. Every run is kept, repeated ones too. */
export interface BisectRun {
  readonly digest: Digest;
  readonly verdict: RunVerdict;
  readonly end: RunEnd;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** When it ended. */
  readonly at: Instant;
  /** The machine, as its host name. */
  readonly host: string;
}

/** The question of a session and its limits, fixed by the first line of its state. */
export interface BisectPlan {
  /** `host/path`. */
  readonly image: string;
  readonly tag: string;
  /** `linux/arm64`: the command gets the digest of this platform's manifest; undefined for that of the build. */
  readonly platform: string | undefined;
  readonly find: 'first-bad' | 'first-good';
  /** All builds that can be tried, oldest first; builds that come later do not count. */
  readonly candidates: readonly Candidate[];
  /** The last known good build, of the candidates; undefined if it has to be searched for backwards. */
  readonly good: Digest | undefined;
  /** The first known bad build. For `first-good`, it is the older of the two. */
  readonly bad: Digest;
  /** Program and arguments, with placeholders. */
  readonly command: readonly string[];
  /** Runs per build, at least 1. */
  readonly repeat: number;
  /** With `all`, one good run makes a build good; with `any`, one bad run makes it bad. */
  readonly badIf: 'any' | 'all';
  readonly maxRuns: number;
}

/** A session: its plan, and the runs in their order. What to do next follows from it alone (`nextStep`). */
export interface BisectSession {
  readonly plan: BisectPlan;
  readonly runs: readonly BisectRun[];
}

/** Why a build is tried: one end, a step backwards in search of a good build, a step of the search, or the last check. */
export type ProbeReason = 'bad-end' | 'good-end' | 'gallop' | 'search' | 'confirm';

/** A build that could not be tested, and how its last run ended. */
export interface UntestedBuild extends Candidate {
  readonly end: RunEnd;
}

/** The result of a session. */
export type BisectResult =
  /** Both were run, and are neighbours. */
  | { readonly kind: 'found'; readonly lastGood: Candidate; readonly firstBad: Candidate }
  /** Builds that could not be tested are between the last good and the first known bad one. */
  | {
      readonly kind: 'range';
      readonly lastGood: Candidate;
      readonly firstBad: Candidate;
      readonly untested: readonly UntestedBuild[];
    }
  /** The last check gave another verdict than the search: the runs of both builds. */
  | {
      readonly kind: 'flaky';
      readonly lastGood: Candidate;
      readonly firstBad: Candidate;
    }
  /** `good-end-bad`, `bad-end-good`: an end has another verdict · `oldest-bad`: there is no older build · `untested-end` */
  | {
      readonly kind: 'no-ends';
      readonly why: 'good-end-bad' | 'bad-end-good' | 'oldest-bad' | 'untested-end' | 'one-build';
      readonly build: Candidate;
    }
  /** The command itself is at fault, or was ended by a signal. */
  | {
      readonly kind: 'aborted';
      readonly why: 'command-broken' | 'signal' | 'too-many-runs' | 'three-skips';
      readonly run: BisectRun | undefined;
    };

/** The next step: try a build, or nothing more. */
export type BisectStep =
  | {
      readonly kind: 'try';
      readonly build: Candidate;
      readonly reason: ProbeReason;
      /** Which of the runs of this build it is, from 1 on. */
      readonly attempt: number;
      /** Builds that can still be the first bad one. */
      readonly left: number;
      /** An estimate of the further builds to try. */
      readonly stepsLeft: number;
    }
  | { readonly kind: 'done'; readonly result: BisectResult };
