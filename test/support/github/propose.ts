import { openGitHubForge } from '../../../src/adapters/github/github-forge.ts';
import { Secret } from '../../../src/domain/secret.ts';
import { proposePins } from '../../../src/usecases/pin/propose-pins.ts';
import type { ProposedPins, ProposePinsOptions } from '../../../src/usecases/pin/propose-pins.ts';
import { fakeClock } from '../platform/fake-clock.ts';
import type { SamplePlan } from '../samples/sample-plan.ts';
import { REPOSITORY } from './github-server.ts';
import type { GitHubServer } from './github-server.ts';

export const NO_FAVOURS = { labels: [], reviewers: [], teamReviewers: [], assignees: [] };

/** Proposes a sample plan on an emulated GitHub, by the forge that the pin action uses. */
export async function propose(
  github: GitHubServer,
  sample: SamplePlan,
  changes: Partial<ProposePinsOptions> = {},
): Promise<ProposedPins> {
  const clock = changes.clock ?? fakeClock();
  const forge = await openGitHubForge({
    apiUrl: github.apiUrl,
    repository: REPOSITORY,
    token: new Secret(github.jobToken),
    clock,
    signal: AbortSignal.timeout(20_000),
  });
  return proposePins({
    forge,
    clock,
    plan: sample.plan,
    rewrite: sample.rewrite,
    carryOver: async () => [],
    base: 'main',
    branch: 'mooring/pins',
    grouping: 'all',
    templates: { title: '', body: '' },
    favours: NO_FAVOURS,
    draft: false,
    ...changes,
  });
}

/** What a run did with each pull request. */
export function operations({ outcomes }: ProposedPins): readonly string[] {
  return outcomes.map(({ operation }) => operation);
}
