import type { GroupsClient } from './iam/groups-client.ts';
import type { PlatformClient } from './platform-client.ts';
import { nameOf } from '../registry/registry-tokens.ts';
import type { RegistryImage } from '../registry/registry-tokens.ts';
import type { Group } from '../../iam/group.ts';
import { rootUid } from '../../../values/uid.ts';
import { MooringError } from '../../../values/errors.ts';
import { readPlatformToken } from '../../../values/jwt-claims.ts';
import type { Secret } from '../../../values/secret.ts';
import { orNone } from '../../../values/fetched.ts';

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

/** A token of the platform's API, and the groups that it can list. */
interface TokenAccess {
  readonly token: Secret;
  readonly groups: Pick<GroupsClient, 'list'>;
}

/** An organization by its name, and the one that the token belongs to. */
export interface FoundOrganization {
  /** Of its root group; undefined if the token has no access to it. */
  readonly uid: string | undefined;
  readonly own: OwnOrganization | undefined;
}

/**
 * Finds the organization that image references name among those that the token can list. A token that can list none is
 * taken to be for the organization of its identity.
 */
export async function findOrganization(name: string, access: TokenAccess): Promise<FoundOrganization> {
  const listed = await listOrganizations(access);
  const own = ownOf(listed, access);
  const uid = listed.length === 0 ? own?.uid : listed.find((one) => one.name === name)?.uid;
  return { uid, own };
}

/** Finds the organization that the token belongs to; undefined for the token of a person in several. */
export async function findOwnOrganization(access: TokenAccess): Promise<OwnOrganization | undefined> {
  return ownOf(await listOrganizations(access), access);
}

/** Lists the organizations that the token has access to; none for a role that cannot list groups. */
async function listOrganizations({ groups }: TokenAccess): Promise<readonly Group[]> {
  return (await orNone(Array.fromAsync(groups.list({ inRoot: true })))) ?? [];
}

/** Returns the organization above the identity of the token, or the only one of a person, who is above none. */
function ownOf(listed: readonly Group[], { token }: TokenAccess): OwnOrganization | undefined {
  const { sub = '' } = readPlatformToken(token.reveal());
  const [first, ...others] = listed;
  if (!sub.includes('/')) return others.length === 0 ? first : undefined;
  const uid = rootUid(sub);
  return { uid, name: listed.find((one) => one.uid === uid)?.name };
}
