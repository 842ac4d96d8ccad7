import type { DocumentationSource } from '../../values/documentation.ts';
import { documentationUrl } from '../../values/documentation.ts';
import { fileUrl } from '../../values/links.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import type { Novelty } from '../decide/finding.ts';

/** The subject of a check: an unmerged change, by its event on GitHub or as a branch in a clone, a push, or all files. */
export type CheckedEvent = 'pull-request' | 'merge-group' | 'change' | 'push' | 'repository';

/** A line of a file; 1-based. */
export interface ProblemPlace {
  readonly file: string;
  readonly line: number;
}

/** The part of a run that the views of its report need: its event, and the targets of their links. */
export interface ViewContext {
  readonly event: CheckedEvent;
  /** The name of the base branch; undefined if unknown. */
  readonly baseName?: string | undefined;
  /** The files as checked, on GitHub; undefined elsewhere. */
  readonly files?: RepositoryVersion | undefined;
  /** The page of the run, with its job summary; undefined outside of GitHub. */
  readonly runUrl?: string | undefined;
  /** The path of the report file; undefined if there is none. */
  readonly reportPath?: string | undefined;
  /** The documentation of the version that runs; undefined for the published one. */
  readonly documentation?: DocumentationSource | undefined;
  /** The lines to fix, as they are in the files, by `lineKey`. */
  readonly lines?: ReadonlyMap<string, string>;
}

/** The context of a check of all files on a laptop. */
export const LAPTOP: ViewContext = { event: 'repository' };

/** The key of a line of a file. */
export function lineKey({ file, line }: ProblemPlace): string {
  return `${file}:${line}`;
}

/** The URL of a line at the checked commit; undefined outside of GitHub, and for a finding about the whole run. */
export function lineUrl({ files }: ViewContext, { file, line }: ProblemPlace): string | undefined {
  return files === undefined || file === '' ? undefined : fileUrl(files, file, line);
}

/** The URL of the documentation of a rule, or of all rules. */
export function ruleUrl({ documentation }: Pick<ViewContext, 'documentation'>, rule?: Rule): string {
  return documentationUrl(`rules.md${rule === undefined ? '' : `#${rule}`}`, documentation);
}

/** The words for novelty, before a noun. */
export const ADJECTIVES: Readonly<Record<Novelty, string>> = {
  new: 'new',
  'pre-existing': 'pre-existing',
  'not-compared': '',
};
