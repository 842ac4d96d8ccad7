import { z } from 'zod';

/** Answer to a successful write that returns nothing: status 204 without a body. */
export const NoContent = z.undefined();

/** A branch or tag (GitHub REST reference, "Git references"). */
export const GitRef = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) });
export const GitRefs = z.array(GitRef);

/** The ID that GraphQL has for a repository. */
export const GitHubNode = z.object({ node_id: z.string() });

/** A written object, by its ID. */
export const GitObject = z.object({ sha: z.string() });

/** A content in base64. */
export const GitBlob = z.object({ content: z.string() });

const commitFields = {
  message: z.string(),
  tree: GitObject,
  author: z.object({ name: z.string().optional() }).nullish(),
};

/** A commit (GitHub REST reference, "Git commits"). */
export const GitCommit = z.object({ sha: z.string(), parents: z.array(GitObject), ...commitFields });
export type GitCommit = z.infer<typeof GitCommit>;

/** The commits between two others (GitHub REST reference, "Compare two commits"). */
export const GitComparison = z.object({
  ahead_by: z.int(),
  commits: z.array(
    z.object({ sha: z.string(), parents: z.array(GitObject), commit: z.object(commitFields) }),
  ),
});

/** The entries of a tree; `truncated` if there are more (GitHub REST reference, "Git trees"). */
export const GitTree = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.string(),
      size: z.int().optional(),
    }),
  ),
});

/** A pull request (GitHub REST reference, "Pull requests"). */
export const PullRequest = z.object({
  number: z.int(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  state: z.string(),
  merged_at: z.string().nullish(),
  base: z.object({ ref: z.string() }),
});
export type PullRequest = z.infer<typeof PullRequest>;
export const PullRequests = z.array(PullRequest);

/** The number of an issue or a pull request that was changed. */
export const Changed = z.object({ number: z.int() });

export const IssueLabel = z.object({ name: z.string() });
export const IssueLabels = z.array(IssueLabel);

const User = z.object({ login: z.string() });

/** Whom an issue is assigned to. */
export const Assigned = z.object({ assignees: z.array(User).nullish() });

/** A comment of an issue; `user` is null if its author is gone (GitHub REST reference, "Issue comments"). */
export const IssueComment = z.object({
  id: z.int(),
  body: z.string().optional(),
  user: User.nullable(),
});
export type IssueComment = z.infer<typeof IssueComment>;
export const IssueComments = z.array(IssueComment);

/** The user of the token, by REST and by GraphQL. */
export const TokenUser = User;
export const Viewer = z.object({ viewer: User });

/** Runs of workflows, the newest first (GitHub REST reference, "Workflow runs"). */
export const ListedWorkflowRuns = z.object({
  workflow_runs: z.array(
    z.object({
      workflow_id: z.int(),
      path: z.string().optional(),
      run_started_at: z.string().optional(),
    }),
  ),
});
export type WorkflowRun = z.infer<typeof ListedWorkflowRuns>['workflow_runs'][number];

/** Whether the mutation `updateRefs` was carried out (GitHub GraphQL reference). */
export const UpdatedRefs = z.object({ updateRefs: z.object({}) });

/** Contents by GraphQL: `text` is null for binary ones (GitHub GraphQL reference, `Blob`). */
export const BlobTexts = z.object({
  data: z
    .object({
      repository: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()).nullish(),
    })
    .nullish(),
});

/** States of commits by GraphQL: the rollup is null for a commit without checks (`Commit.statusCheckRollup`). */
export const CommitStates = z.object({
  data: z.object({
    repository: z
      .record(
        z.string(),
        z.object({ statusCheckRollup: z.object({ state: z.string() }).nullish() }).nullable(),
      )
      .nullable(),
  }),
});

/** docs.github.com/rest/actions/permissions#get-default-workflow-permissions-for-a-repository */
export const WorkflowPermissions = z.object({ can_approve_pull_request_reviews: z.boolean() });

/** docs.github.com/rest/repos/rules#get-rules-for-a-branch: every ruleset that applies, also of the organization. */
export const BranchRules = z.array(
  z.object({
    type: z.string(),
    parameters: z
      .object({ required_status_checks: z.array(z.object({ context: z.string() })).default([]) })
      .optional(),
  }),
);

/** docs.github.com/rest/branches/branches#get-a-branch: those with read access see the required checks, too. */
export const ProtectedBranch = z.object({
  protected: z.boolean().default(false),
  protection: z
    .object({ required_status_checks: z.object({ contexts: z.array(z.string()) }).optional() })
    .optional(),
});
