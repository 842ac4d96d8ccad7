import type { AdvisoryNames, AdvisorySubject } from './advisory-selection.ts';
import type { AdvisoryEvent } from './advisory-timeline.ts';
import type { Severity } from '../../values/severity.ts';

/** The part of an artifact that an advisory is about, as a library inside of a package. */
export interface AdvisoryComponent {
  readonly name: string;
  /** `go-module`, `npm`. */
  readonly type?: string;
  /** Path in the artifact. */
  readonly location?: string;
}

/** The facts of the platform about one vulnerability of one artifact. */
export interface Advisory extends AdvisorySubject, AdvisoryNames {
  readonly uid: string;
  readonly events: readonly AdvisoryEvent[];
  readonly severity: Severity;
  readonly component?: AdvisoryComponent;
}
