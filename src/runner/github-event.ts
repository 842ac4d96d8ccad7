import { z } from 'zod';

const CommitId = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit id');
const Repository = z.object({ full_name: z.string(), default_branch: z.string().optional() });

/** The part of a workflow event payload that Mooring reads. */
export const GitHubEvent = z.object({
  repository: Repository.extend({ default_branch: z.string().optional() }).optional(),
  pull_request: z
    .object({
      number: z.int(),
      base: z.object({ sha: CommitId, ref: z.string().optional() }),
      head: z.object({ sha: CommitId, repo: Repository.nullish() }),
    })
    .optional(),
  merge_group: z
    .object({ base_sha: CommitId, head_sha: CommitId, base_ref: z.string().optional() })
    .optional(),
  /** For a push: the previous commit of the branch; zeros for a new branch. */
  before: CommitId.optional(),
});
export type GitHubEvent = z.infer<typeof GitHubEvent>;
