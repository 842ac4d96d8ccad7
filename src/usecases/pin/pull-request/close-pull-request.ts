import { readMarker, withMarker, withoutMarker } from '../../../domain/pull-request/marker.ts';
import type { Forge, ForgeCommit, ForgePullRequest } from '../../../ports/forge.ts';
import type { BranchTarget, StepResult } from './settling.ts';

/**
 * Closes a pull request that nothing needs any more, and deletes its branch. The reason and the closing are one write:
 * its marker then tells a closing of Mooring's from one of a person's, whatever happens in between.
 */
export async function closePullRequest(
  forge: Forge,
  target: BranchTarget,
  { existing, head }: { readonly existing: ForgePullRequest; readonly head: ForgeCommit | undefined },
): Promise<StepResult | 'again'> {
  const marker = readMarker(existing.body);
  if (marker === undefined) return 'again';
  const body = `**Closed by Mooring**: ${target.needless}\n\n${withoutMarker(existing.body)}`;
  await forge.changePullRequest(existing.number, {
    body: withMarker(body, { ...marker, state: 'settled' }),
    state: 'closed',
  });
  const warnings = await deleteOwnBranch(forge, target.branch, head);
  return {
    operation: 'closed',
    number: existing.number,
    url: existing.url,
    said: `Closed pull request #${existing.number}: ${target.needless}`,
    warnings,
  };
}

/** Deletes a branch of Mooring's that no pull request needs: an interrupted run left it, or it was merged. */
export async function discardBranch(
  forge: Forge,
  target: BranchTarget,
  head: ForgeCommit | undefined,
): Promise<StepResult> {
  const warnings = await deleteOwnBranch(forge, target.branch, head);
  return { operation: 'none', number: undefined, url: undefined, said: target.needless, warnings };
}

async function deleteOwnBranch(
  forge: Forge,
  branch: string,
  head: ForgeCommit | undefined,
): Promise<readonly string[]> {
  if (head === undefined) return [];
  const deleted = await forge.deleteBranch(branch, head.id);
  return deleted === 'deleted' ? [] : [`The branch ${branch} was changed meanwhile and is left as it is.`];
}
