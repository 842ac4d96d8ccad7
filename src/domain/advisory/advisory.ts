import type { AdvisoryNames, AdvisorySubject } from './advisory-selection.ts';
import type { AdvisoryEvent } from './advisory-timeline.ts';
import type { Severity } from './severity.ts';

/** The facts of the platform about one vulnerability of one artifact. */
export interface Advisory extends AdvisorySubject, AdvisoryNames {
  readonly uid: string;
  readonly events: readonly AdvisoryEvent[];
  readonly severity: Severity;
}
