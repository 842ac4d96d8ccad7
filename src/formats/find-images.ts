import type { VariableValues } from './kinds/compose-variables.ts';

/** How images are found: ambiguous locations are listed only if the user opts in. */
export interface FormatOptions {
  /** Values of a workflow's `matrix` that a job uses as its image. */
  readonly workflowMatrix: boolean;
  /** Build arguments of a bake file that look like an image. */
  readonly bakeArgs: boolean;
  /** The values of variables in Compose files; without them, variables have their defaults. */
  readonly variables?: VariableValues | undefined;
}
