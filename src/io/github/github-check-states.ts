import { readInstant } from '../../values/instant.ts';
import type { CheckState, CheckStates } from '../ports/check-states.ts';
import { CommitStates, ListedWorkflowRuns } from '../../api/github/github-answers.ts';
import type { WorkflowRun } from '../../api/github/github-answers.ts';
import { graphqlUrl } from './github-blobs.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** The check results of a repository: one GraphQL query for commits, two or three requests for runs. */
export function gitHubCheckStates(repository: GitHubRepository): CheckStates {
  return {
    ofCommits: (commits) => queryStates(repository, commits),
    runsOf: async (branch) => {
      const failed = await listRuns(repository, { branch, status: 'failure' });
      const latest = failed[0] ?? (await listRuns(repository, { branch }))[0];
      if (latest === undefined) return undefined;
      const { workflow_id: workflow, path = '' } = latest;
      const [passed] = await listRuns(repository, { branch, workflow, status: 'success' });
      const lastPassed = readInstant(passed?.run_started_at ?? '');
      const after = (await listRuns(repository, { branch, workflow, status: 'failure', most: 100 }))
        .flatMap((run) => readInstant(run.run_started_at ?? '') ?? [])
        .filter((at) => lastPassed === undefined || at > lastPassed);
      // Runs are listed newest first.
      return { workflow: path, lastPassed, firstFailed: after.at(-1) };
    },
  };
}

interface WantedRuns {
  readonly branch: string;
  readonly workflow?: number;
  readonly status?: 'success' | 'failure';
  readonly most?: number;
}

async function listRuns(
  { github, call, place }: GitHubRepository,
  { branch, workflow, status, most = 1 }: WantedRuns,
): Promise<readonly WorkflowRun[]> {
  const purpose = `list the workflow runs on ${branch}`;
  const query = { ...place, branch, per_page: most, ...(status === undefined ? {} : { status }) };
  const outcome = await call(purpose, ListedWorkflowRuns, (request) =>
    workflow === undefined
      ? github.rest.actions.listWorkflowRunsForRepo({ ...query, request })
      : github.rest.actions.listWorkflowRuns({ ...query, workflow_id: workflow, request }),
  );
  return answerOf(outcome, purpose).workflow_runs;
}

const STATES: Readonly<Record<string, CheckState>> = {
  SUCCESS: 'passed',
  FAILURE: 'failed',
  ERROR: 'failed',
};

async function queryStates(
  { github, call, place }: GitHubRepository,
  commits: readonly string[],
): Promise<ReadonlyMap<string, CheckState>> {
  const objects = commits.map(
    (commit, index) =>
      `c${index}: object(oid: ${JSON.stringify(commit)}) { ... on Commit { statusCheckRollup { state } } }`,
  );
  const query = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    ${objects.join('\n    ')}
  }
}`;
  const purpose = 'read the check states of commits';
  const outcome = await call(purpose, CommitStates, (request) =>
    github.request({ method: 'POST', url: graphqlUrl(github), query, variables: place, request }),
  );
  const found = answerOf(outcome, purpose).data.repository ?? {};
  return new Map(
    commits.flatMap((commit, index) => {
      const state = STATES[found[`c${index}`]?.statusCheckRollup?.state ?? ''];
      return state === undefined ? [] : [[commit, state] as const];
    }),
  );
}
