/** A row of the fault matrix: what goes wrong, what has to come of it, and the runs that show it. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  readonly expected: string;
  readonly cases: Readonly<Record<string, FaultCase>>;
  /** What of the row cannot run here, and the test that holds it instead. */
  readonly instead?: readonly Instead[];
}

export interface Instead {
  readonly what: string;
  /** A test file, and a text by which the test is found in it. */
  readonly file: string;
  readonly test: string;
}

/** Runs launchers against a fault. Never throws for what they did: that is in the outcome. */
export type FaultCase = () => Promise<Outcome>;

export interface Outcome {
  /** Exit status of the last launcher, or the signal that ended it. */
  readonly exit: string;
  /** Requests that reached the service. */
  readonly calls: number;
  /** Milliseconds of all launchers together. */
  readonly tookMs: number;
  /** What is not as it has to be; undefined where everything is. */
  readonly failure: Error | undefined;
}
