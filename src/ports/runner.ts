/** Where a message belongs in a file of the repository; lines and columns count from 1. */
export interface AnnotationPlace {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What a workflow runner offers a step. Texts may be untrusted: the implementation escapes them for its channel. */
export interface Runner {
  /** The raw text of an input, trimmed; empty when it is not set. */
  input(name: string): string;
  /** Hides the text in everything that is printed from now on. */
  mask(secret: string): void;
  info(line: string): void;
  notice(message: string, place?: AnnotationPlace): void;
  warning(message: string, place?: AnnotationPlace): void;
  error(message: string, place?: AnnotationPlace): void;
  setOutput(name: string, value: string): void;
  /** Sets a variable for all later steps of the job. Never a secret: every program of the job sees it. */
  exportVariable(name: string, value: string): void;
  /** Lets all later steps of the job find the programs of a folder first. */
  addPath(folder: string): void;
  /** Keeps a text for the step's own post action. Never a secret. */
  saveState(name: string, value: string): void;
  /** What `saveState` kept; empty when there is nothing. */
  state(name: string): string;
  /** Adds Markdown to the summary of the step. */
  writeSummary(markdown: string): Promise<void>;
}
