/** A commit as far as anybody reads it. Ids are the 40 hex digits of git. */
export interface ForgeCommit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** The name of its author, as the forge fills it in for the token that writes. */
  readonly author: string;
}

/** What a tree holds at a path: the mode as git writes it (`100644`, `100755`, `120000`) and the blob's id. */
export interface ForgeTreeEntry {
  readonly mode: string;
  readonly blob: string;
}

/** A file that is to be written: its whole content, and the mode that it keeps. */
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

/** What came of asking for something that a pull request can do without: done, or why the forge refuses it. */
export type ExtraResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/**
 * One repository on a forge, as far as proposing a change needs it: git objects, branches, pull requests. Answers that
 * a race can bring about are data; whatever else the forge refuses is thrown, as one of the `github_*` errors.
 *
 * `unsure` is the answer of a write whose own answer was lost: it may or may not have happened, so the caller looks
 * before it writes again. Writes that do no harm when they are repeated are repeated by the forge itself.
 */
export interface Forge {
  /** The branches whose names start with the text. */
  listBranches(prefix: string): Promise<readonly ForgeBranch[]>;
  /** The commit that a branch points to, or undefined where there is no such branch. */
  readBranch(name: string): Promise<string | undefined>;
  readCommit(commit: string): Promise<ForgeCommit>;
  /** The commits that `head` has and `base` has not, or undefined where there are more than the forge lists at once. */
  listCommitsBeyond(base: string, head: string): Promise<readonly ForgeCommit[] | undefined>;
  /** What a tree holds at these paths, in the folders below too; nothing for a path that it does not hold. */
  readTree(tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, ForgeTreeEntry>>;
  readBlob(blob: string): Promise<Uint8Array>;
  /** Writes a tree: that of `base` with these files over it. Gives its id. */
  writeTree(base: string, files: readonly ForgeFile[]): Promise<string>;
  /** Writes a commit without an author, so that the forge signs it for the token that writes. */
  writeCommit(commit: {
    readonly message: string;
    readonly tree: string;
    readonly parent: string;
  }): Promise<ForgeCommit>;
  createBranch(name: string, commit: string): Promise<'created' | 'exists' | 'unsure'>;
  /** Points a branch elsewhere, only while it points to `from`. */
  moveBranch(
    name: string,
    move: { readonly from: string; readonly to: string },
  ): Promise<'moved' | 'changed'>;
  /** Deletes a branch, only while it points to `from`. */
  deleteBranch(name: string, from: string): Promise<'deleted' | 'changed'>;
  /** The pull requests from a branch of this repository, open and closed, the newest first. */
  listPullRequests(branch: string): Promise<readonly ForgePullRequest[]>;
  /** `exists` where there is one already, `not-ready` where the forge does not see the branch yet. */
  openPullRequest(request: NewPullRequest): Promise<ForgePullRequest | 'exists' | 'not-ready' | 'unsure'>;
  changePullRequest(number: number, change: PullRequestChange): Promise<ForgePullRequest>;
  /** Creates a label unless there is one of that name. */
  ensureLabel(name: string): Promise<ExtraResult>;
  addLabels(number: number, labels: readonly string[]): Promise<ExtraResult>;
  requestReview(
    number: number,
    from: { readonly people: readonly string[] } | { readonly teams: readonly string[] },
  ): Promise<ExtraResult>;
  /** Assigns people; who may not be assigned is named in the refusal. */
  assign(number: number, people: readonly string[]): Promise<ExtraResult>;
}
