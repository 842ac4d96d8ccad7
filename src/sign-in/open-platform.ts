import { createAssociationResource } from '../api/client/platform/iam/account-associations-client.ts';
import type { AccountAssociationsClient } from '../api/client/platform/iam/account-associations-client.ts';
import { createGroupResource } from '../api/client/platform/iam/groups-client.ts';
import type { GroupResource } from '../api/client/platform/iam/groups-client.ts';
import { findOwnOrganization } from '../api/client/platform/find-repo.ts';
import type { OwnOrganization } from '../api/client/platform/find-repo.ts';
import { platformAccess } from '../api/client/platform/platform-access.ts';
import { createPlatformClient } from '../api/client/platform/platform-client.ts';
import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import { createUsedVersionOne } from '../api/client/platform/version-one-client.ts';
import type { UsedVersionOne } from '../api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import type { VulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import type { Call } from '../api/client/transport/call.ts';
import { accountAssociationRoutes } from '../api/routes/account-association-routes.ts';
import { groupRoutes } from '../api/routes/group-routes.ts';
import { registryRoutes } from '../api/routes/registry-routes.ts';
import { versionOneRoutes } from '../api/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../api/routes/vulnerability-routes.ts';
import { rootUid } from '../values/uid.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import type { Secret } from '../values/secret.ts';

/** The clients of the platform's API, which take a token. */
export interface Platform {
  readonly platform: PlatformClient;
  readonly versionOne: UsedVersionOne;
  readonly vulnerabilities: VulnerabilityClient;
  readonly groups: GroupResource;
  readonly accountAssociations: Pick<AccountAssociationsClient, 'list'>;
  /** The uid of the root group above the identity of the token; undefined for a person, who is above none. */
  readonly organizationUid: string | undefined;
  /** Requests the organization that the token belongs to; undefined for the token of a person in several. */
  readonly ownOrganization: () => Promise<OwnOrganization | undefined>;
}

/** The routes of these clients. */
export const platformRoutes = {
  ...groupRoutes,
  ...accountAssociationRoutes,
  ...registryRoutes,
  ...versionOneRoutes,
  ...vulnerabilityRoutes,
};

/** Opens the platform's API with a token of its audience. Sends nothing. */
export function openPlatform(client: {
  readonly call: Call<keyof typeof platformRoutes>;
  readonly token: Secret;
}): Platform {
  const { token } = client;
  const { sub = '' } = readPlatformToken(token.reveal());
  const groups = createGroupResource(platformAccess(client));
  return {
    platform: createPlatformClient(client),
    versionOne: createUsedVersionOne(client),
    vulnerabilities: createVulnerabilityClient(client),
    groups,
    accountAssociations: createAssociationResource(platformAccess(client)),
    organizationUid: sub.includes('/') ? rootUid(sub) : undefined,
    ownOrganization: async () => findOwnOrganization({ token, groups }),
  };
}
