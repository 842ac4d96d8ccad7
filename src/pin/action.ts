import { requireCheckout } from '../io/files/work-tree.ts';
import type { BodyParts } from './views/body.ts';
import { Secret } from '../values/secret.ts';
import type { Forge } from '../io/ports/forge.ts';
import type { ProposedPins } from './pull-request/propose-pins.ts';

import { openJobWorld } from '../sign-in/open-access.ts';
import type { Runner } from '../runner/runner.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import type { Environment } from '../runner/environment.ts';
import { readInputs } from '../runner/service-inputs.ts';
import { findPlace } from './base-branch.ts';
import type { PullRequestPlace } from './base-branch.ts';
import { PinInputs } from './inputs.ts';
import type { RepositoryPlan } from './run.ts';

/** One run of the pin action. */
interface PinRun extends ActionContext {
  readonly inputs: PinInputs;
  readonly environment: Environment;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  readonly texts: RunTexts;
}

/** The pin action, from its inputs to its exit status. */
export async function runPin(): Promise<void> {
  await runAction(pin);
}

async function pin(context: ActionContext): Promise<ExitStatus> {
  const { runner } = context;
  const inputs = await readInputs(PinInputs, (name) => runner.input(name));
  const environment = await readEnvironment(process.env);
  const dryRun = inputs['dry-run'];
  const place = dryRun ? undefined : findPlace(inputs, environment);
  if (place !== undefined && place.kind !== 'base') return publishNothing(place, runner);
  const world = await openJobWorld(context, { inputs, environment, title: 'Mooring pin' });
  if (world === undefined) return publishNothing(undefined, runner);
  await requireCheckout(environment.workspace);
  // Only a run that is not skipped loads the readers of files and the views (ADR 0013).
  const [{ planRepository }, { publishOutcome, publishPlan }] = await Promise.all([
    import('./run.ts'),
    import('./publish.ts'),
  ]);
  const planned = await planRepository(inputs, world);
  publishPlan(planned, runner, dryRun);
  const texts = textsOf(planned, environment);
  const run = { ...context, inputs, environment, signal: world.signal, texts };
  const proposed = place === undefined ? NOTHING : await propose(planned, place.base, run);
  await publishOutcome(
    { plan: planned.plan, files: planned.files, ...proposed, ...texts, isDryRun: dryRun },
    runner,
  );
  return 0;
}

/** Reports a run that has nothing to do: skipped, or on a branch of Mooring's own (undefined: already reported). */
function publishNothing(place: Exclude<PullRequestPlace, { kind: 'base' }> | undefined, runner: Runner): 0 {
  if (place !== undefined) {
    const message =
      place.kind === 'skipped'
        ? `Step skipped: ${place.why}, which has no write access.`
        : `Nothing to do: this run is on ${place.branch}, a branch that Mooring maintains.`;
    runner.notice(message, { title: 'Mooring pin' });
  }
  runner.setOutput('operation', 'none');
  return 0;
}

const NOTHING: ProposedPins = { outcomes: [], mismatches: [] };

/** The rule of the run and the links, for pull requests and the summary. */
type RunTexts = Pick<BodyParts, 'links' | 'rule'>;

function textsOf({ settings, wish }: RepositoryPlan, environment: Environment): RunTexts {
  const { serverUrl, repository, commit, runUrl, documentation } = environment;
  const files = repository === '' || commit === '' ? undefined : { serverUrl, repository, commit };
  // A rollback selects builds by their order alone.
  const minAgeMs = wish.rollBack === undefined ? settings.minAgeMs : 0;
  return { rule: { minAgeMs, asOf: wish.asOf }, links: { files, run: runUrl, documentation } };
}

async function propose(planned: RepositoryPlan, base: string, run: PinRun): Promise<ProposedPins> {
  const { clock, inputs, texts } = run;
  const { proposePins } = await import('./pull-request/propose-pins.ts');
  return proposePins({
    forge: await openForge(run),
    clock,
    planned,
    tree: planned.tree,
    settings: planned.settings,
    wish: planned.wish,
    signatures: planned.signatures,
    base,
    branch: inputs.branch,
    grouping: inputs.group === '' ? planned.settings.group : inputs.group,
    texts: { title: inputs.title, body: inputs.body, ...texts },
    draft: inputs.draft,
    judgeMoves: inputs.advisories ? planned.judgeMoves : undefined,
    extras: {
      labels: inputs.labels,
      reviewers: inputs.reviewers,
      teamReviewers: inputs['team-reviewers'],
      assignees: inputs.assignees,
    },
  });
}

async function openForge({ clock, environment, inputs, onSecret, signal }: PinRun): Promise<Forge> {
  const token = new Secret(inputs['github-token']);
  onSecret(token);
  const { githubApiUrl: apiUrl, repository } = environment;
  const { openGitHubForge } = await import('../io/github/github-forge.ts');
  return openGitHubForge({ apiUrl, repository, token, clock, signal });
}
