import { MOORING_REPOSITORY } from '../../values/documentation.ts';

/** The commit of Mooring that a workflow uses. */
export interface Release {
  /** `owner/name`. */
  readonly repository: string;
  /** All 40 digits. */
  readonly commit: string;
  /** The tag or branch of the commit, for the comment beside it; empty if it is not known. */
  readonly version: string;
}

/** Stands in the workflow until the repository is known: it has the form of a commit, and cannot be one. */
const NO_COMMIT = '0'.repeat(40);

/** The command that replaces the placeholder. */
export const RELEASE_COMMAND = 'mooring init --write --mooring OWNER/REPO@REF';

/** The release of a Mooring that does not know where it is published. */
export const UNKNOWN_RELEASE: Release = {
  repository: MOORING_REPOSITORY,
  commit: NO_COMMIT,
  version: `placeholder: run \`${RELEASE_COMMAND}\``,
};

/** Returns the value of `uses`, with its comment; `directory` is that of a sub-action, such as `/pin`. */
export function usesText({ repository, commit, version }: Release, directory = ''): string {
  return `${repository}${directory}@${commit}${version === '' ? '' : ` # ${version}`}`;
}

/** Returns true for the placeholder. */
export function isUnknown({ commit }: Pick<Release, 'commit'>): boolean {
  return commit === NO_COMMIT;
}

/** Returns true if the value of `uses` stands for an unknown release. */
export function isPlaceholder(uses: string): boolean {
  return uses.endsWith(`@${NO_COMMIT}`);
}

/** Reads the release that a step of a workflow uses, with its comment; undefined if it is not a commit. */
export function readRelease(workflow: string, uses: string): Release | undefined {
  const [repository = '', commit = ''] = uses.split('@');
  if (!isCommit(commit) || isPlaceholder(uses)) return undefined;
  const [, version = ''] = workflow.split(uses)[1]?.match(/^[ '"]* # (.*)/) ?? [];
  return { repository, commit, version };
}

/** Replaces the placeholders of a workflow by a release. */
export function fillInRelease(workflow: string, release: Release): string {
  return workflow.replaceAll(
    new RegExp(String.raw`\buses: [\w.-]+/[\w.-]+(/\w+)?@${NO_COMMIT}\b.*`, 'g'),
    (_, directory: string | undefined) => `uses: ${usesText(release, directory)}`,
  );
}

/** Removes commits and their comments from a workflow, which other tools update. */
export function withoutCommits(workflow: string): string {
  return workflow.replaceAll(/(\buses: \S+?)@.*/g, '$1');
}

/** A repository with a commit, tag or branch, as an option names it; the ref is empty if it is not given. */
export interface NamedRelease {
  readonly repository: string;
  readonly ref: string;
}

/** Reads `OWNER/REPO[@REF]`; undefined for anything else. */
export function readNamedRelease(text: string): NamedRelease | undefined {
  const [, repository, ref = ''] = /^([\w.-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(text) ?? [];
  return repository === undefined ? undefined : { repository, ref };
}

/** Returns true for a full commit SHA, which needs no lookup. */
export function isCommit(ref: string): boolean {
  return /^[0-9a-f]{40}$/.test(ref);
}

/**
 * Finds a tag or branch in the output of `git ls-remote`, with the commit of an annotated tag. Its version is the full one if
 * a tag `vX.Y.Z` has the same commit. Returns undefined if there is no such ref.
 */
export function chooseCommit(listed: string, { repository, ref }: NamedRelease): Release | undefined {
  const commits = new Map(
    listed.split('\n').map((line) => line.split('\t').toReversed() as [string, string]),
  );
  const commitOf = (name: string): string | undefined => commits.get(`${name}^{}`) ?? commits.get(name);
  const commit = commitOf(`refs/tags/${ref}`) ?? commitOf(`refs/heads/${ref}`);
  if (commit === undefined) return undefined;
  const full = [...commits.keys()]
    .map((name) => /^refs\/tags\/(v\d+\.\d+\.\d+)$/.exec(name)?.[1] ?? '')
    .find((tag) => tag !== '' && commitOf(`refs/tags/${tag}`) === commit);
  return { repository, commit, version: full ?? ref };
}
