import type { FileTree } from '../io/ports/file-tree.ts';
import { once } from '../values/concurrency.ts';
import type { CheckAccess, CheckWorld } from './access.ts';
import { judge, noEvidence } from './decide/judge.ts';
import type { FetchedEvidence, Judgement } from './decide/judge.ts';
import type { CheckOverrides } from './inputs.ts';
import { loadExploitData } from './load-exploit-data.ts';
import { otherSignedUses, readCheckTrees, usesWithHistory } from './read-trees.ts';
import type { Base, ReadCheckTrees } from './read-trees.ts';

/** The trees to check, and the rules for it. */
export interface CheckOptions extends CheckOverrides {
  readonly head: FileTree;
  readonly base: Base;
}

/** The judgement of a check, and the access that it used: undefined if nothing was looked up. */
export interface Checked extends Judgement {
  readonly access: CheckAccess | undefined;
}

/**
 * Checks every image of head: reads both sides, fetches the evidence on their images, and judges it. Throws as
 * `readCheckTrees`, `loadExploitData`, `CheckWorld.openAccess` and `fetchForCheck`.
 */
export async function checkImages(options: CheckOptions, world: CheckWorld): Promise<Checked> {
  const { clock, endpoints } = world;
  const { head, policy, trustedRoot } = options;
  const trees = await readCheckTrees({
    ...options,
    startedAt: clock.now(),
    registry: endpoints.registry,
  });
  const exploits = await loadExploitData(
    options.exploitData ?? trees.config.check.exploitData,
    head,
    world.directory,
  );
  const { access, fetched } = await fetchEvidence(trees, { ...world, trustedRoot });
  const judged = judge(trees, fetched, { inputs: policy, registry: endpoints.registry, exploits });
  return { ...judged, access };
}

/** Signs in and fetches the evidence on the images of the registry; does neither if the files name none. */
async function fetchEvidence(
  trees: ReadCheckTrees,
  world: CheckWorld & Pick<CheckOptions, 'trustedRoot'>,
): Promise<{ readonly fetched: FetchedEvidence; readonly access: CheckAccess | undefined }> {
  const { clock, endpoints, openAccess } = world;
  const uses = usesWithHistory(trees, endpoints.registry);
  const others = otherSignedUses(trees, endpoints.registry);
  if (uses.length + others.length === 0) return { fetched: noEvidence(clock.now()), access: undefined };
  // Only a run that queries the service loads its client and schemas (ADR 0013), and does so while it signs in.
  const load = once(async () => {
    if (trees.config.trust.signatures !== 'off') await import('../sign-in/open-signatures.ts');
    const { fetchForCheck } = await import('./fetch.ts');
    return fetchForCheck;
  });
  const access = await openAccess(uses, (request) => {
    const response = world.send(request);
    load().catch(() => undefined);
    return response;
  });
  const fetchForCheck = await load();
  return { fetched: await fetchForCheck(trees, { ...world, access, uses, others }), access };
}
