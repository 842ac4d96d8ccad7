import type { VersionOneClient } from '../../api/client/platform/version-one-client.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { PullPolicy } from '../../end-of-life/decide/pull-policy.ts';
import { effectiveTag } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { IN_FLIGHT, mapLimit } from '../../values/concurrency.ts';
import type { LifecycleFetcher } from '../../end-of-life/fetch-lifecycle.ts';
import { known, settle } from '../../values/fetched.ts';
import type { PulledBuild } from '../../end-of-life/pull-policies.ts';
import { pullPolicies } from '../../end-of-life/pull-policies.ts';

/** An image with its references, by the keys of their facts. */
interface PulledImage {
  /** Whether it is of the caller's own organization. */
  readonly isOwn: boolean;
  readonly repoUid: () => Promise<string>;
  readonly lifecycles: Pick<LifecycleFetcher, 'digestOf'> | undefined;
  readonly references: ReadonlyMap<string, { readonly reference: ImageReference }>;
}

/**
 * Fetches the policies for pulling the builds in use, of images of the caller's own organization: one request for each. The
 * first is alone: most roles cannot read policies, and a caller whose first request is refused makes no other. A build that
 * is not found has no policies: another finding reports it.
 */
export async function fetchPullPolicies(
  images: readonly PulledImage[],
  { signedIn }: { readonly signedIn: PolicyClients | undefined },
): Promise<Evidence['pullPolicies']> {
  if (signedIn === undefined) return new Map();
  const own = images.filter(({ isOwn }) => isOwn);
  const [first, ...others] = own.flatMap((image) =>
    [...image.references].map(([key, { reference }]) => ({ key, image, reference })),
  );
  if (first === undefined) return new Map();
  const request = async ({ key, ...pulled }: typeof first): Promise<readonly [string, Found | undefined]> => {
    const build = await settle(buildOf(pulled));
    if (build.kind === 'unknown' || build.value === undefined) return [key, undefined];
    return [key, await settle(pullPolicies(build.value, signedIn.versionOne))];
  };
  const [key, found] = await request(first);
  const isRefused = found?.kind === 'known' && found.value === 'refused';
  const rest = isRefused ? [] : await mapLimit(others, IN_FLIGHT, request);
  const all = [[key, found] as const, ...rest];
  return new Map(
    all.flatMap(([name, one]) => (one === undefined ? [] : [[name, withoutReason(one)] as const])),
  );
}

/** The clients of a run that is signed in. */
interface PolicyClients {
  readonly versionOne: Pick<VersionOneClient, 'checkPolicies'>;
}

async function buildOf({
  image: { lifecycles, repoUid },
  reference,
}: {
  readonly image: PulledImage;
  readonly reference: ImageReference;
}): Promise<PulledBuild | undefined> {
  const digest = reference.digest ?? (await lifecycles?.digestOf(effectiveTag(reference) ?? 'latest'));
  return digest === undefined ? undefined : { repo: await repoUid(), digest };
}

type Found = Fetched<readonly PullPolicy[] | string>;

function withoutReason(found: Found): Fetched<readonly PullPolicy[] | undefined> {
  if (found.kind === 'unknown') return found;
  return known(typeof found.value === 'string' ? undefined : found.value);
}
