import type { GroupsClient } from '../../../client/platform/iam/groups-client.ts';
import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import { nameOf } from '../../../client/registry/registry-tokens.ts';
import type { RegistryImage } from '../../../client/registry/registry-tokens.ts';
import { rootUid } from '../../../contract/uid.ts';
import { MooringError } from '../../../domain/errors.ts';

/** The caller's organization. */
export interface OwnOrganization {
  /** Of its root group. */
  readonly uid: string;
  /** As references name it; undefined if unknown. */
  readonly name: string | undefined;
}

/**
 * Finds the uid of the repository that holds an image. The platform identifies organizations by uid only: the caller's
 * own repositories are below its root group, and another organization's (the public one's) is found by name among all
 * that the caller can list, except the caller's own. If it is not known whose image it is, the caller's own repository
 * comes first. Throws `platform_not_found`, also if there is no platform client.
 */
export async function findRepo(
  image: RegistryImage,
  own: OwnOrganization,
  platform: Pick<PlatformClient, 'listRepos'> | undefined,
): Promise<string> {
  const { name } = image;
  const isOwn = own.name === undefined ? undefined : image.organization === own.name;
  if (platform !== undefined && isOwn !== false) {
    for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid })) return uid;
  }
  if (platform !== undefined && isOwn !== true) {
    for await (const { uid } of platform.listRepos({ name })) if (rootUid(uid) !== own.uid) return uid;
  }
  throw new MooringError(
    'platform_not_found',
    `the platform lists no repository ${nameOf(image)} for this identity`,
  );
}

/** An organization by its name, and the one that the caller belongs to. */
export interface FoundOrganization {
  /** Of its root group; undefined if the caller cannot list it. */
  readonly uid: string | undefined;
  /** The name of the caller's own; undefined if it belongs to none. */
  readonly own: string | undefined;
}

/** Finds the organization that image references name: the caller's own if it has that name, otherwise a listed one. */
export async function findOrganization(
  name: string,
  groups: Pick<GroupsClient, 'list' | 'lookup'>,
): Promise<FoundOrganization> {
  const own = await groups.lookup();
  if (own?.name === name) return { uid: own.uid, own: own.name };
  for await (const group of groups.list({ name })) {
    if (!group.uid.includes('/')) return { uid: group.uid, own: own?.name };
  }
  return { uid: undefined, own: own?.name };
}
