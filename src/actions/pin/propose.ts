import { openGitHubForge } from '../../adapters/github-forge.ts';
import type { Grouping } from '../../domain/pull-request/grouping.ts';
import { Secret, secretForms } from '../../domain/secret.ts';
import type { PlannedPins } from '../../usecases/plan-pins.ts';
import { proposePins } from '../../usecases/propose-pins.ts';
import type { ProposedPins } from '../../usecases/propose-pins.ts';
import type { PinRun } from './run.ts';

/** Brings the pull requests of the repository to the plan, by the inputs. */
export async function propose(
  { clock, environment, inputs, runner, signal }: PinRun,
  { plan, rewrite, carryOver }: PlannedPins,
  { base, grouping }: { readonly base: string; readonly grouping: Grouping },
): Promise<ProposedPins> {
  const token = new Secret(inputs['github-token']);
  secretForms(token).forEach((form) => runner.mask(form));
  const forge = await openGitHubForge({
    apiUrl: environment.githubApiUrl,
    repository: environment.repository,
    token,
    clock,
    signal,
  });
  return proposePins({
    forge,
    clock,
    plan,
    rewrite,
    carryOver,
    base,
    branch: inputs.branch,
    grouping,
    templates: { title: inputs.title, body: inputs.body },
    draft: inputs.draft,
    favours: {
      labels: inputs.labels,
      reviewers: inputs.reviewers,
      teamReviewers: inputs['team-reviewers'],
      assignees: inputs.assignees,
    },
  });
}
