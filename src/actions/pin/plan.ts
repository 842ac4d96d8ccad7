import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import type { Grouping } from '../../domain/pull-request/grouping.ts';
import { secretForms } from '../../domain/secret.ts';
import type { Secret } from '../../domain/secret.ts';
import { loadPinSettings } from '../../usecases/load-pin-settings.ts';
import { planPins } from '../../usecases/plan-pins.ts';
import type { PlannedPins } from '../../usecases/plan-pins.ts';
import { openLookUpAccess } from '../look-up-access.ts';
import { openRegistries } from '../open-registries.ts';
import type { PinRun } from './run.ts';

/** A plan, and how the repository wants its pull requests cut. */
export type RunPlan = PlannedPins & { readonly group: Grouping };

/** Signs in as far as the run may, and plans the pins of the work tree. Undefined for a run that is skipped. */
export async function makePlan(run: PinRun): Promise<RunPlan | undefined> {
  const { clock, endpoints, environment, inputs, runner, send, signal } = run;
  const onSecret = (secret: Secret): void => secretForms(secret).forEach((form) => runner.mask(form));
  const access = await openLookUpAccess({ ...run, onSecret, title: 'Mooring pin' });
  if (access === undefined) return undefined;
  const tree = createWorkTree(environment.workspace, execCommand);
  const settings = await loadPinSettings(tree);
  const { source } = openRegistries({
    send,
    clock,
    endpoints,
    access,
    signal,
    onSecret,
    variables: process.env,
    directory: environment.workspace,
    tokenHosts: settings.tokenHosts,
  });
  const planned = await planPins({
    tree,
    now: access.serverTime ?? clock.now(),
    settings: { ...settings, minAgeMs: inputs['min-age'] ?? settings.minAgeMs },
    source,
  });
  return { ...planned, group: settings.group };
}
