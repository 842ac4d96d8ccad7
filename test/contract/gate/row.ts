/** A test by its file and a part of its title, or of its row, as it is written there. */
export type Shown = readonly [file: string, title: string];

export interface Row {
  /** Its number, or its name, in advisory-rules.md or github-limits.md. */
  readonly row: number | string;
  readonly topic: string;
  readonly tests: readonly Shown[];
  /** What of the row does not apply, and why. */
  readonly not?: string;
}
