import type { GitHubServer } from '../github/github-server.ts';
import type { Permissions } from '../github/github-rules.ts';
import { isMet } from '../workflow/expressions.ts';
import type { HostedRepository } from '../workflow/hosted-repository.ts';
import { runJob } from '../workflow/run-job.ts';
import type { OtherAction } from '../workflow/other-actions.ts';
import type { JobRun } from '../workflow/run-job.ts';
import { isTriggered, occur } from '../workflow/workflow-event.ts';
import type { Occurrence, WorkflowEvent } from '../workflow/workflow-event.ts';
import { readWorkflow } from '../workflow/workflow-file.ts';
import type { Job, Workflow } from '../workflow/workflow-file.ts';

/** Where workflows run: a repository on an emulated GitHub, and the service. */
export interface WorkflowWorld {
  readonly repository: HostedRepository;
  readonly github: GitHubServer;
  /** Where jobs find GitHub's API; the emulated one by its own address if absent. */
  readonly githubApiUrl?: string;
  /** Variables of a job that can request OIDC tokens with these claims. */
  readonly oidc: (claims: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Variables of every job, such as those of a proxy. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Inputs of Mooring's actions over the defaults of action.yml, such as the addresses of an embedded platform. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly otherActions?: Readonly<Record<string, OtherAction>>;
}

/** What became of a workflow: its jobs in order; none if the event does not start it. */
export interface WorkflowRun {
  readonly conclusion: 'success' | 'failure' | 'not triggered';
  readonly jobs: readonly JobRun[];
}

/** Permissions of a workflow that sets none: GitHub's restricted default. */
const DEFAULT_PERMISSIONS: Permissions = { contents: 'read', packages: 'read' };

/**
 * Runs a workflow file of the repository for an event, as GitHub and its runners do: read at the commit of the event, with
 * the token permissions, OIDC claims, contexts and environment of each job. Throws for syntax that it does not run.
 */
export async function runWorkflow(
  world: WorkflowWorld,
  path: string,
  event: WorkflowEvent,
): Promise<WorkflowRun> {
  const occurrence = occur(world.repository, event);
  const text = world.repository.files(occurrence.sha)[path];
  if (text === undefined) throw new Error(`${path} is not in ${occurrence.sha}`);
  const workflow = readWorkflow(path, text);
  if (!isTriggered(workflow, occurrence)) return { conclusion: 'not triggered', jobs: [] };
  await mirror(world);
  const jobs: JobRun[] = [];
  for (const [id, job] of inOrder(workflow)) {
    const needed = jobs.filter((other) => job.needs.includes(other.id));
    jobs.push(await runOne({ world, workflow, path, occurrence, id, job, needed }));
  }
  const hasFailed = jobs.some(({ conclusion }) => conclusion === 'failure');
  return { conclusion: hasFailed ? 'failure' : 'success', jobs };
}

interface JobOptions {
  readonly world: WorkflowWorld;
  readonly workflow: Workflow;
  readonly path: string;
  readonly occurrence: Occurrence;
  readonly id: string;
  readonly job: Job;
  readonly needed: readonly JobRun[];
}

async function runOne(options: JobOptions): Promise<JobRun> {
  const { world, workflow, occurrence, id, job, needed } = options;
  const permissions = permissionsOf(options);
  const github = gitHubContext(options);
  const contexts = {
    github,
    vars: world.vars ?? {},
    secrets: occurrence.isFork ? {} : { ...world.secrets, GITHUB_TOKEN: world.github.jobToken },
    needs: Object.fromEntries(needed.map((other) => [other.id, { result: other.conclusion }])),
    env: workflow.env,
  };
  const status = needed.every(({ conclusion }) => conclusion === 'success') ? 'success' : 'failure';
  if (!isMet(job.if, contexts, status)) {
    return { id, conclusion: 'skipped', steps: [], annotations: [], summary: '', log: '' };
  }
  world.github.limit(permissions);
  const { oidc, repository, environment = {}, inputs = {}, otherActions = {} } = world;
  return runJob({
    id,
    job,
    occurrence,
    repository,
    contexts,
    inputs,
    otherActions,
    canRead: permissions['contents'] === 'read' || permissions['contents'] === 'write',
    environment: {
      ...environment,
      ...(permissions['id-token'] === 'write' ? oidc(claimsOf(options, github)) : {}),
    },
  });
}

/** A run of a fork's pull request can only read, whatever its workflow says. */
function permissionsOf({ workflow, job, occurrence }: JobOptions): Permissions {
  const permissions = job.permissions ?? workflow.permissions ?? DEFAULT_PERMISSIONS;
  if (!occurrence.isFork) return permissions;
  return Object.fromEntries(
    Object.entries(permissions)
      .filter(([scope]) => scope !== 'id-token')
      .map(([scope, access]) => [scope, access === 'write' ? 'read' : access]),
  );
}

function gitHubContext({
  world,
  workflow,
  path,
  occurrence,
  id,
}: JobOptions): Readonly<Record<string, unknown>> {
  const { repository, github } = world;
  const { facts, fullName } = repository;
  const { name, ref, sha, baseRef, headRef, payload } = occurrence;
  return {
    ref,
    sha,
    event_name: name,
    base_ref: baseRef,
    head_ref: headRef,
    event: payload,
    job: id,
    ref_name: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    ref_type: 'branch',
    repository: fullName,
    repository_id: facts.id,
    repository_owner: facts.owner,
    repository_owner_id: facts.ownerId,
    actor: 'a-person',
    actor_id: '583231',
    triggering_actor: 'a-person',
    workflow: workflow.name ?? path,
    workflow_ref: `${fullName}/${path}@${ref}`,
    workflow_sha: sha,
    run_id: '9000000001',
    run_number: '42',
    run_attempt: '1',
    server_url: 'https://github.com',
    api_url: world.githubApiUrl ?? github.apiUrl,
    token: github.jobToken,
  };
}

/** Claims that equal a value of the `github` context. */
const CLAIMS =
  'actor actor_id base_ref event_name head_ref ref ref_type repository repository_id repository_owner repository_owner_id run_attempt run_id run_number sha workflow workflow_ref workflow_sha'.split(
    ' ',
  );

/** The claims that GitHub's OIDC token of the job has; its issuer derives the subject from them. */
function claimsOf(
  { job, path, world: { repository } }: JobOptions,
  github: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(CLAIMS.map((name) => [name, String(github[name])])),
    job_workflow_ref: `${repository.fullName}/${path}@${String(github['ref'])}`,
    job_workflow_sha: String(github['sha']),
    environment: job.environment ?? '',
  };
}

/** Jobs after those that they need. */
function inOrder({ jobs }: Workflow): readonly (readonly [string, Job])[] {
  const left = new Map(Object.entries(jobs));
  const ordered: (readonly [string, Job])[] = [];
  while (left.size > 0) {
    const next = [...left].find(([, { needs }]) => needs.every((id) => !left.has(id)));
    if (next === undefined) throw new Error(`jobs need each other: ${[...left.keys()].join(', ')}`);
    left.delete(next[0]);
    ordered.push(next);
  }
  return ordered;
}

/** Gives the API of the emulated GitHub the files of the default branch. */
async function mirror({ repository, github }: WorkflowWorld): Promise<void> {
  const { defaultBranch } = repository.facts;
  await github.person.push(defaultBranch, repository.files(repository.head(defaultBranch)));
}
