import { openGitHubForge } from '../../adapters/github/github-forge.ts';
import type { Grouping } from '../../domain/pull-request/grouping.ts';
import { Secret } from '../../domain/secret.ts';
import type { JudgeMoves } from '../../usecases/pin/advisory-impact.ts';
import type { PlannedPins } from '../../usecases/pin/plan-pins.ts';
import { proposePins } from '../../usecases/pin/propose-pins.ts';
import type { ProposedPins } from '../../usecases/pin/propose-pins.ts';
import type { Access } from '../access/access.ts';
import type { PinRun } from './run.ts';

/** Brings the pull requests of the repository to the plan, by the inputs. */
export async function propose(
  run: PinRun,
  { access, plan, rewrite, carryOver, lookedUp }: PlannedPins & { readonly access: Access },
  { base, grouping }: { readonly base: string; readonly grouping: Grouping },
): Promise<ProposedPins> {
  const { clock, environment, inputs, onSecret, signal } = run;
  const token = new Secret(inputs['github-token']);
  onSecret(token);
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
    judgeMoves: moveJudge(run, access, lookedUp),
    favours: {
      labels: inputs.labels,
      reviewers: inputs.reviewers,
      teamReviewers: inputs['team-reviewers'],
      assignees: inputs.assignees,
    },
  });
}

/** Nothing of it is opened, and no code of it loaded, before the first text that is written. */
function moveJudge(run: PinRun, access: Access, lookedUp: PlannedPins['lookedUp']): JudgeMoves | undefined {
  const { apiToken } = access;
  if (apiToken === undefined || !run.inputs.advisories) return undefined;
  let opened: Promise<JudgeMoves> | undefined;
  const open = async (): Promise<JudgeMoves> => {
    const { openMoveJudge } = await import('./move-judge.ts');
    return openMoveJudge(run, { access, token: apiToken }, lookedUp);
  };
  return async (moves) => (await (opened ??= open()))(moves);
}
