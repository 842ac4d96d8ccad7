/** Position of a message in a file of the repository; lines and columns are 1-based. */
export interface AnnotationPlace {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Services of a workflow runner. Text can be untrusted: the implementation escapes it for its channel. */
export interface Runner {
  /** Returns the trimmed text of an input; empty if it is not set. */
  input(name: string): string;
  /** Masks the text in all later output. */
  mask(secret: string): void;
  info(line: string): void;
  notice(message: string, place?: AnnotationPlace): void;
  warning(message: string, place?: AnnotationPlace): void;
  error(message: string, place?: AnnotationPlace): void;
  setOutput(name: string, value: string): void;
  /** Sets a variable for all later steps of the job. Never a secret: every program of the job can read it. */
  exportVariable(name: string, value: string): void;
  /** Prepends a directory to PATH for all later steps of the job. */
  addPath(directory: string): void;
  /** Saves a text for the post action of the step. Never a secret. */
  saveState(name: string, value: string): void;
  /** Returns the text of `saveState`; empty if there is none. */
  state(name: string): string;
  /** Adds Markdown to the step summary. */
  writeSummary(markdown: string): Promise<void>;
}
