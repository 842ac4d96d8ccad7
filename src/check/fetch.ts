import { createAssessor } from './decide/assessed-images.ts';
import type { FetchedEvidence } from './decide/judge.ts';
import { compareOrganization, isRefusedEverywhere, wrongOrganization } from './decide/organization.ts';
import { fetchDiffs } from './evidence/fetch-diffs.ts';
import { fetchEvidence } from './evidence/fetch-evidence.ts';
import { fetchFixes } from './evidence/fetch-fixes.ts';
import { changedIn } from './read-trees.ts';
import type { ReadCheckTrees } from './read-trees.ts';
import type { CheckAccess, CheckWorld } from './access.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import { limitYoungGeneration } from '../io/limit-young-generation.ts';
import { openRun } from '../sign-in/open-run.ts';

interface FetchOptions extends Omit<CheckWorld, 'openAccess'> {
  /** The input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
  readonly access: CheckAccess;
  /** Of head and base: the images of the platform's registry. */
  readonly uses: readonly ImageUse[];
  /** The uses of images of other registries whose signatures are looked up. */
  readonly others: readonly ImageUse[];
}

/**
 * Fetches the evidence on the images of a check. Throws `config_file_unreadable` and `config_file_invalid` for a trust root,
 * and `config_wrong_organization` if the references name another organization than the run: before any request if one of the
 * names is probably a misspelling of the other, otherwise if the registry refused all of its images.
 */
export async function fetchForCheck(trees: ReadCheckTrees, options: FetchOptions): Promise<FetchedEvidence> {
  limitYoungGeneration();
  const { access, clock, endpoints, onWarning, others, trustedRoot, uses } = options;
  const { registry: registryHost } = endpoints;
  const { organization } = access;
  const mismatch =
    access.run.mode === 'anonymous' ? undefined : compareOrganization(organization.name, uses, registryHost);
  if (mismatch?.nearest !== undefined) throw wrongOrganization(mismatch);
  const run = openRun({
    ...options,
    tokenHosts: trees.pin.tokenHosts,
    organization,
  });
  const [signatures, signedIn, published] = await Promise.all([
    run.signatures({ config: trees.config.trust, tree: trees.configTree, trustedRoot, onWarning }),
    run.platform(),
    run.published(),
  ]);
  const sources = {
    signedIn,
    access: access.run,
    registry: run.registry,
    content: run.content,
    published,
    registryHost,
    organization,
    platforms: trees.config.check.platforms,
    now: access.serverTime ?? clock.now(),
    signatures: signatures && { ...signatures, mirrors: trees.pin.mirrors, others, contentOf: run.contentOf },
  };
  const fetched = await fetchEvidence(uses, sources);
  if (mismatch !== undefined && isRefusedEverywhere(mismatch, fetched.evidence, registryHost))
    throw wrongOrganization(mismatch);
  const assess = createAssessor(fetched.evidence);
  const [fixes, diffs] = await Promise.all([
    fetchFixes(trees.head.uses, { evidence: fetched.evidence, assess }, sources),
    fetchDiffs(changedIn(trees, registryHost), fetched.evidence, sources),
  ]);
  return { ...fetched, evidence: { ...fetched.evidence, fixes }, assess, diffs };
}
