import picomatch from 'picomatch';

import type { HostedRepository } from './hosted-repository.ts';
import type { Workflow } from './workflow-file.ts';

/** What happens on GitHub; branches are those of the hosted repository. */
export type WorkflowEvent =
  | {
      readonly name: 'pull_request';
      readonly head: string;
      readonly base?: string;
      readonly isFork?: boolean;
    }
  | { readonly name: 'push'; readonly branch?: string; readonly before?: string }
  | { readonly name: 'merge_group'; readonly head: string; readonly base?: string }
  | { readonly name: 'schedule'; readonly cron: string }
  | { readonly name: 'workflow_dispatch'; readonly branch?: string };

/** An event as its workflows see it. */
export interface Occurrence {
  readonly name: WorkflowEvent['name'];
  readonly ref: string;
  readonly sha: string;
  /** Branches of a pull request, else empty. */
  readonly baseRef: string;
  readonly headRef: string;
  /** The branch that filters of the trigger are compared with. */
  readonly filtered: string;
  /** Whether the change comes from a fork: no OIDC token, no secrets, a token that reads. */
  readonly isFork: boolean;
  readonly payload: Readonly<Record<string, unknown>>;
}

const PULL_REQUEST = 7;
const ZEROS = '0'.repeat(40);

/** Lets an event happen: GitHub makes the merge commit and the ref, and describes them in the payload. */
export function occur(repository: HostedRepository, event: WorkflowEvent): Occurrence {
  const { defaultBranch } = repository.facts;
  const common = { baseRef: '', headRef: '', isFork: false, name: event.name };
  const described = describeRepository(repository);
  switch (event.name) {
    case 'pull_request': {
      const { base = defaultBranch, head, isFork = false } = event;
      const ref = `refs/pull/${PULL_REQUEST}/merge`;
      const sha = repository.merge(ref, base, head);
      const side = (branch: string, fullName: string): object => ({
        ref: branch,
        sha: repository.head(branch),
        repo: { full_name: fullName },
      });
      const pull_request = {
        number: PULL_REQUEST,
        base: side(base, repository.fullName),
        head: side(head, isFork ? `somebody/${repository.facts.name}` : repository.fullName),
      };
      const payload = { ...described, action: 'opened', number: PULL_REQUEST, pull_request };
      return { ...common, ref, sha, baseRef: base, headRef: head, filtered: base, isFork, payload };
    }
    case 'merge_group': {
      const { base = defaultBranch, head } = event;
      const base_sha = repository.head(base);
      const ref = `refs/heads/gh-readonly-queue/${base}/pr-${PULL_REQUEST}-${base_sha}`;
      const sha = repository.merge(ref, base, head);
      const merge_group = { base_sha, base_ref: `refs/heads/${base}`, head_sha: sha, head_ref: ref };
      const payload = { ...described, action: 'checks_requested', merge_group };
      return { ...common, ref, sha, filtered: base, payload };
    }
    case 'push': {
      const { branch = defaultBranch, before = ZEROS } = event;
      const [ref, sha] = [`refs/heads/${branch}`, repository.head(branch)];
      return { ...common, ref, sha, filtered: branch, payload: { ...described, ref, before, after: sha } };
    }
    case 'schedule': {
      const sha = repository.head(defaultBranch);
      const payload = { ...described, schedule: event.cron };
      return { ...common, ref: `refs/heads/${defaultBranch}`, sha, filtered: '', payload };
    }
    case 'workflow_dispatch': {
      const { branch = defaultBranch } = event;
      const ref = `refs/heads/${branch}`;
      return { ...common, ref, sha: repository.head(branch), filtered: '', payload: { ...described, ref } };
    }
  }
}

/** Returns true if the event starts the workflow. */
export function isTriggered({ on }: Workflow, { name, filtered, payload }: Occurrence): boolean {
  const trigger = on[name];
  if (trigger === undefined) return false;
  if (trigger === null) return true;
  if (Array.isArray(trigger)) return trigger.some(({ cron }) => cron === payload['schedule']);
  if (trigger.branches === undefined) return true;
  return picomatch.isMatch(filtered, trigger.branches);
}

function describeRepository({ facts, fullName }: HostedRepository): Readonly<Record<string, unknown>> {
  return {
    repository: {
      id: Number(facts.id),
      name: facts.name,
      full_name: fullName,
      default_branch: facts.defaultBranch,
      owner: { id: Number(facts.ownerId), login: facts.owner },
    },
    sender: { id: 583231, login: 'a-person' },
  };
}
