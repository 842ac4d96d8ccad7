import { Assigned, Changed, IssueLabel, IssueLabels } from '../../api/github/github-answers.ts';
import { MooringError } from '../../values/errors.ts';
import type { ExtraResult, Forge } from '../ports/forge.ts';
import type { GitHubOutcome } from './github-caller.ts';
import type { GitHubRepository } from './github-repository.ts';

const LABEL_COLOR = '1d76db';

/** Labels, reviewers and assignees by GitHub's REST API: extras that never fail a pull request. */
export function gitHubExtras(
  repository: GitHubRepository,
): Pick<Forge, 'ensureLabel' | 'addLabels' | 'requestReview' | 'assign'> {
  const { github, call, place } = repository;
  return {
    ensureLabel: (name) => tryExtra(() => ensureLabel(repository, name)),
    assign: (number, people) => tryExtra(() => assign(repository, number, people)),
    addLabels: (number, labels) =>
      tryExtra(async () =>
        refused(
          await call('add labels', IssueLabels, (request) =>
            github.rest.issues.addLabels({ ...place, issue_number: number, labels: [...labels], request }),
          ),
        ),
      ),
    requestReview: (number, from) =>
      tryExtra(async () => {
        const whom = 'people' in from ? { reviewers: [...from.people] } : { team_reviewers: [...from.teams] };
        return refused(
          await call('request a review', Changed, (request) =>
            github.rest.pulls.requestReviewers({ ...place, pull_number: number, ...whom, request }),
          ),
        );
      }),
  };
}

async function ensureLabel({ github, call, place }: GitHubRepository, name: string): Promise<ExtraResult> {
  const look = () =>
    call(`find the label ${name}`, IssueLabel, (request) =>
      github.rest.issues.getLabel({ ...place, name, request }),
    );
  if ((await look()).kind === 'answer') return { kind: 'done' };
  const label = { name, color: LABEL_COLOR, description: 'Pins of container images' };
  const created = await call(`create the label ${name}`, IssueLabel, (request) =>
    github.rest.issues.createLabel({ ...place, ...label, request }),
  );
  // Another process can have created it meanwhile.
  return created.kind === 'answer' || (await look()).kind === 'answer' ? { kind: 'done' } : refused(created);
}

async function assign(
  { github, call, place }: GitHubRepository,
  number: number,
  people: readonly string[],
): Promise<ExtraResult> {
  const outcome = await call('assign people', Assigned, (request) =>
    github.rest.issues.addAssignees({ ...place, issue_number: number, assignees: [...people], request }),
  );
  if (outcome.kind !== 'answer') return refused(outcome);
  // GitHub silently drops people who cannot be assigned.
  const assigned = new Set((outcome.answer.assignees ?? []).map(({ login }) => login.toLowerCase()));
  const dropped = people.filter((login) => !assigned.has(login.toLowerCase()));
  if (dropped.length === 0) return { kind: 'done' };
  return { kind: 'refused', reason: `${dropped.join(', ')} cannot be assigned` };
}

function refused(outcome: GitHubOutcome<unknown>): ExtraResult {
  switch (outcome.kind) {
    case 'answer':
      return { kind: 'done' };
    case 'unsure':
      return { kind: 'refused', reason: 'the answer was lost' };
    case 'refused':
      return {
        kind: 'refused',
        reason: `GitHub answered ${outcome.refusal.status} (${outcome.refusal.message})`,
      };
  }
}

/** Reports a failure of GitHub as a refusal: an extra never fails a run. */
async function tryExtra(request: () => Promise<ExtraResult>): Promise<ExtraResult> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof MooringError && error.code.startsWith('github_'))
      return { kind: 'refused', reason: error.message };
    throw error;
  }
}
