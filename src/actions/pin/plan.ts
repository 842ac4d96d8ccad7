import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import { createCaller } from '../../client/call.ts';
import type { Grouping } from '../../domain/pull-request/grouping.ts';
import { secretForms } from '../../domain/secret.ts';
import type { Secret } from '../../domain/secret.ts';
import { loadPinSettings } from '../../usecases/load-pin-settings.ts';
import { planPins } from '../../usecases/plan-pins.ts';
import type { PlannedPins } from '../../usecases/plan-pins.ts';
import { openAccess } from '../access.ts';
import type { Access } from '../access.ts';
import { openRegistries } from '../open-registries.ts';
import type { PinRun } from './run.ts';

/** A plan, and how the repository wants its pull requests cut. */
export type RunPlan = PlannedPins & { readonly group: Grouping };

/** Signs in as far as the run may, and plans the pins of the work tree. Undefined for a run that is skipped. */
export async function makePlan(run: PinRun): Promise<RunPlan | undefined> {
  const { clock, endpoints, environment, inputs, runner, send, signal } = run;
  const onSecret = (secret: Secret): void => secretForms(secret).forEach((form) => runner.mask(form));
  const access = await findAccess(run, onSecret);
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

const NOBODY: Access = {
  apiToken: undefined,
  registryToken: undefined,
  serverTime: undefined,
  who: 'nobody',
};

/** Public images, and those of other registries, can be pinned by anybody: without an identity nobody signs in. */
async function findAccess(
  { clock, endpoints, environment, inputs, runner, send, signal }: PinRun,
  onSecret: (secret: Secret) => void,
): Promise<Access | undefined> {
  if (inputs.identity === '') return NOBODY;
  const opened = await openAccess({
    call: createCaller({ send, clock, endpoints, signal }),
    clock,
    endpoints,
    environment,
    identity: inputs.identity,
    onSecret,
    whenUnavailable: inputs['when-unavailable'],
  });
  switch (opened.kind) {
    case 'signed-in':
      runner.info(`Signed in to ${endpoints.apiUrl} as ${opened.access.who}.`);
      return opened.access;
    case 'anonymous':
      runner.notice(`Images are looked up as nobody: ${opened.why}.`, { title: 'Mooring pin' });
      return opened.access;
    case 'skipped':
      runner.notice(`Pinning is skipped: ${opened.why}.`, { title: 'Mooring pin' });
      return undefined;
  }
}
