import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import { nameOf } from '../../../client/registry/registry-tokens.ts';
import type { RegistryImage } from '../../../client/registry/registry-tokens.ts';
import { rootUid } from '../../../contract/uid.ts';
import { MooringError } from '../../../domain/errors.ts';

/** The caller's organization. */
export interface OwnOrganization {
  /** Of its root group. */
  readonly uid: string;
  /** As references name it; undefined where nobody has told it. */
  readonly name: string | undefined;
}

/**
 * The uid of the repository that holds an image. The platform knows organizations by their uids alone: the caller's own
 * has its repositories below its root group, and another one's (the public one's) is found by name among all that the
 * caller sees, less the caller's own of the same name. Where it is not known whose the image is, the caller's own
 * repository goes first. Throws `platform_not_found`, also where there is no platform to ask.
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
    `the platform shows no repository ${nameOf(image)} to this identity`,
  );
}
