/** A commit. IDs are the 40 hex digits of git. */
export interface ForgeCommit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** Name of its author, which the forge derives from the token. */
  readonly author: string;
}

/** A tree entry: the mode as in git (`100644`, `100755`, `120000`) and the ID of the blob. */
export interface ForgeTreeEntry {
  readonly mode: string;
  readonly blob: string;
}

/** A file to write: its whole content and its unchanged mode. */
export interface ForgeFile {
  readonly path: string;
  readonly mode: string;
  readonly bytes: Uint8Array;
}

export interface ForgeBranch {
  /** Without `refs/heads/`. */
  readonly name: string;
  readonly commit: string;
}

export interface ForgePullRequest {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly state: 'open' | 'merged' | 'closed';
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base: string;
  readonly draft: boolean;
}

export interface PullRequestChange {
  readonly title?: string;
  readonly body?: string;
  readonly base?: string;
  readonly state?: 'closed';
}

/** The result of adding an optional part of a pull request: done, or why the forge refused it. */
export type ExtraResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/**
 * A repository on a forge: the git objects, branches and pull requests needed to propose a change. Results of
 * race conditions are data; other refusals are thrown as `github_*` errors.
 *
 * `unsure` means that the response of a write was lost, so the caller must check its effect before writing
 * again. The forge itself repeats writes that are safe to repeat.
 */
export interface Forge {
  /** Lists the branches whose names start with the text. */
  listBranches(prefix: string): Promise<readonly ForgeBranch[]>;
  /** Returns the commit of a branch, or undefined if the branch does not exist. */
  readBranch(name: string): Promise<string | undefined>;
  readCommit(commit: string): Promise<ForgeCommit>;
  /** Lists the commits in `head` but not in `base`, or undefined if there are too many for one response. */
  listCommitsBeyond(base: string, head: string): Promise<readonly ForgeCommit[] | undefined>;
  /** Returns the entries of a tree at these paths, including subdirectories; omits missing ones. */
  readTree(tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, ForgeTreeEntry>>;
  readBlob(blob: string): Promise<Uint8Array>;
  /** Writes a tree: `base` with these files replaced or added. Returns its ID. */
  writeTree(base: string, files: readonly ForgeFile[]): Promise<string>;
  /** Writes a commit without an author, so that the forge signs it for the token. */
  writeCommit(commit: {
    readonly message: string;
    readonly tree: string;
    readonly parent: string;
  }): Promise<ForgeCommit>;
  createBranch(name: string, commit: string): Promise<'created' | 'exists' | 'unsure'>;
  /**
   * Updates a branch, only if it points to `from`. Returns the commit to which it points then: `to`, or where the forge
   * cannot compare, the same with `from` as a further parent.
   */
  moveBranch(
    name: string,
    move: { readonly from: string; readonly to: ForgeCommit },
  ): Promise<ForgeCommit | 'changed'>;
  /** Deletes a branch, only if it points to `from`. */
  deleteBranch(name: string, from: string): Promise<'deleted' | 'changed'>;
  /** Lists the pull requests from a branch of this repository, open and closed, newest first. */
  listPullRequests(branch: string): Promise<readonly ForgePullRequest[]>;
  /** Returns `exists` if there is one already, `not-ready` if the forge does not see the branch yet. */
  openPullRequest(request: NewPullRequest): Promise<ForgePullRequest | 'exists' | 'not-ready' | 'unsure'>;
  changePullRequest(number: number, change: PullRequestChange): Promise<ForgePullRequest>;
  /** Creates a label unless it exists. */
  ensureLabel(name: string): Promise<ExtraResult>;
  addLabels(number: number, labels: readonly string[]): Promise<ExtraResult>;
  requestReview(
    number: number,
    from: { readonly people: readonly string[] } | { readonly teams: readonly string[] },
  ): Promise<ExtraResult>;
  /** Assigns people; a refusal names those who cannot be assigned. */
  assign(number: number, people: readonly string[]): Promise<ExtraResult>;
}
