import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';

/** A build that can be tried. */
export interface Candidate {
  readonly digest: Digest;
  /** When the tag came to point to it. */
  readonly at: Instant;
  /** Consecutive builds with the same number are tried as one (`groupCandidates`); absent: a group of its own. */
  readonly group?: number | undefined;
}

/** The result of one run of the command on one build; `abort`: the run says nothing about the build. */
export const RUN_VERDICTS = ['good', 'bad', 'skip', 'abort'] as const;

export type RunVerdict = (typeof RUN_VERDICTS)[number];

/**
 * Why a build is tried: one end, a step backwards in search of the older end, a step of the search, the last check, or
 * a good build once more after three builds could not be tested.
 */
export const PROBE_REASONS = ['bad-end', 'good-end', 'gallop', 'search', 'confirm', 'control'] as const;

export type ProbeReason = (typeof PROBE_REASONS)[number];

/** A build to try, and why. */
export interface Probe {
  readonly build: Candidate;
  readonly reason: ProbeReason;
}

/** One run of the command. Every run is kept, repeated ones too. */
export interface BisectRun {
  readonly digest: Digest;
  readonly verdict: RunVerdict;
  readonly end: RunEnd;
  /** That of the probe. */
  readonly reason: ProbeReason;
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
  /** `first-bad`: older builds are good and newer ones bad · `first-good`: the other way round. */
  readonly find: 'first-bad' | 'first-good';
  /**
   * All builds that can be tried, oldest first, each digest once; builds that come later do not count. The first one is
   * the older end, if it is known, and the last one is the newer end.
   */
  readonly candidates: readonly Candidate[];
  /** The first candidate is the older end; false if that has to be searched for backwards. */
  readonly isOlderEndKnown: boolean;
  /** Program and arguments, with placeholders. */
  readonly command: readonly string[];
  /** Runs per build, at least 1. */
  readonly repeat: number;
  /** With `all`, one good run makes a build good; with `any`, one bad run makes it bad. */
  readonly badIf: 'any' | 'all';
  readonly maxRuns: number;
  /** Sentences about ends that are hints; absent if none is. */
  readonly notes?: readonly string[] | undefined;
}

/** A session: its plan, and the runs in their order. What to do next follows from it alone (`nextStep`). */
export interface BisectSession {
  readonly plan: BisectPlan;
  readonly runs: readonly BisectRun[];
}

/** Two builds with different verdicts: with `first-bad`, the last good and the first bad one. */
export interface BuildPair {
  readonly older: Candidate;
  readonly newer: Candidate;
}

/** A build that could not be tested, and how its last run ended; undefined if it was not run. */
export interface UntestedBuild extends Candidate {
  readonly end: RunEnd | undefined;
}

/** The result of a session. */
export type BisectResult =
  /** Both were run, and are neighbours. */
  | ({ readonly kind: 'found' } & BuildPair)
  /** Builds that could not be tested are between the two: one of them, or `newer`, is the first. */
  | ({ readonly kind: 'range'; readonly untested: readonly UntestedBuild[] } & BuildPair)
  /** The last check gave one of the two another verdict than the search. */
  | ({ readonly kind: 'flaky' } & BuildPair)
  /**
   * `good-end-bad`, `bad-end-good`: an end has another verdict · `oldest-bad`, `oldest-good`: there is no older build to
   * compare with · `untested-end`: an end could not be tested · `one-build`: there is nothing to search
   */
  | {
      readonly kind: 'no-ends';
      readonly why:
        | 'good-end-bad'
        | 'bad-end-good'
        | 'oldest-bad'
        | 'oldest-good'
        | 'untested-end'
        | 'one-build';
      readonly build: Candidate;
    }
  /**
   * `command-broken`: good and bad builds end with the same code of 125 to 127 · `three-skips`: three builds in a row
   * ended with 125, and then a good one failed, too · `signal`: a run ended by a signal, or with 128 or more
   */
  | {
      readonly kind: 'aborted';
      readonly why: 'command-broken' | 'signal' | 'too-many-runs' | 'three-skips';
      /** The runs that say nothing about their builds; the last one shows what went wrong. Empty for too many runs. */
      readonly runs: readonly BisectRun[];
    };

/** The next step: try a build, or nothing more. */
export type BisectStep =
  | ({
      readonly kind: 'try';
      /** Which of the runs of this build it is, from 1 on. */
      readonly attempt: number;
      /** Builds that can still be the first one with the newer verdict. */
      readonly left: number;
      /** An estimate of the further builds to try. */
      readonly stepsLeft: number;
    } & Probe)
  | { readonly kind: 'done'; readonly result: BisectResult };
