import { openGitHubForge } from '../../../src/io/github/github-forge.ts';
import { Secret } from '../../../src/values/secret.ts';
import { proposePins } from '../../../src/pin/pull-request/propose-pins.ts';
import type { ProposedPins, ProposePinsOptions } from '../../../src/pin/pull-request/propose-pins.ts';
import { fakeClock } from '../platform/fake-clock.ts';
import { planOf } from '../samples/sample-plan.ts';
import type { SamplePlan } from '../samples/sample-plan.ts';
import { sampleTexts } from '../samples/sample-pull-request.ts';
import { REPOSITORY } from './github-server.ts';
import type { GitHubServer } from './github-server.ts';
import type { PinPlan } from '../../../src/pin/decide/pin-plan.ts';
import { DEFAULT_PIN_SETTINGS } from '../../../src/config/policy/pin-settings.ts';
import { textTree } from '../samples/text-tree.ts';

export const NO_EXTRAS = { labels: [], reviewers: [], teamReviewers: [], assignees: [] };

/** Options of a run, and another plan for the same files. */
export type ProposeChanges = Partial<ProposePinsOptions> & { readonly plan?: PinPlan };

/** Proposes a sample plan on an emulated GitHub, by the forge that the pin action uses. */
export async function propose(
  github: GitHubServer,
  sample: SamplePlan,
  { plan, tree = textTree(sample.files), ...changes }: ProposeChanges = {},
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
    tree,
    planned: await planOf(plan ?? sample.plan, tree),
    settings: DEFAULT_PIN_SETTINGS,
    wish: { asOf: undefined, rollBack: undefined },
    base: 'main',
    branch: 'mooring/pins',
    grouping: 'all',
    texts: sampleTexts(),
    extras: NO_EXTRAS,
    draft: false,
    ...changes,
  });
}

/** What a run did with each pull request. */
export function operations({ outcomes }: ProposedPins): readonly string[] {
  return outcomes.map(({ operation }) => operation);
}
