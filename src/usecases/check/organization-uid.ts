import type { GroupsClient } from '../../client/platform/iam/groups-client.ts';
import { MooringError } from '../../domain/errors.ts';

/**
 * The uid of the organization that image references name: the caller's own where it has that name, else the one that is
 * listed under it. Throws `platform_not_found` where the caller sees none, and what the calls throw.
 */
export async function findOrganizationUid(
  name: string,
  groups: Pick<GroupsClient, 'list' | 'lookup'>,
): Promise<string> {
  const own = await groups.lookup();
  if (own?.name === name) return own.uid;
  for await (const group of groups.list({ name })) {
    if (!group.uid.includes('/')) return group.uid;
  }
  throw new MooringError('platform_not_found', `the platform shows no organization ${name} to this token`);
}
