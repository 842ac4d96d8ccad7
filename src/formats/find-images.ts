/** Ambiguous locations of images, listed only if the user opts in. */
export interface FormatOptions {
  /** Values of a workflow's `matrix` that a job uses as its image. */
  readonly workflowMatrix: boolean;
  /** Build arguments of a bake file that look like an image. */
  readonly bakeArgs: boolean;
}
