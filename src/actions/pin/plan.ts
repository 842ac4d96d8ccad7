import { requireCheckout } from '../../adapters/files/work-tree.ts';
import type { Access } from '../access/access.ts';
import { openAccess } from '../access/open-access.ts';
import { planRepository } from './plan-repository.ts';
import type { RunPlan } from './plan-repository.ts';
import type { PinRun } from './run.ts';

/** Signs in as far as the run may, and plans the pins of the work tree. Undefined for a run that is skipped. */
export async function makePlan(run: PinRun): Promise<(RunPlan & { readonly access: Access }) | undefined> {
  const { environment, inputs } = run;
  const access = await openAccess({ ...run, title: 'Mooring pin' });
  if (access === undefined) return undefined;
  const directory = environment.workspace;
  await requireCheckout(directory);
  const options = { ...run, access, variables: process.env, directory, wishes: inputs };
  return { ...(await planRepository(options)), access };
}
