import { createCaller } from '../../client/transport/call.ts';
import type { CallerOptions } from '../../client/transport/call.ts';
import { createPlatformClient } from '../../client/platform/platform-client.ts';
import { registryRoutes } from '../../contract/routes/registry-routes.ts';
import type { VerifyOptions } from '../../usecases/verify/search-origin.ts';
import { findTagsOfDigest } from '../../usecases/check/evidence/digest-origins.ts';
import type { Access } from '../access/access.ts';

/** A signed-in run queries which tags point to a digest, instead of reading the history of each tag. */
export function platformTags(
  { apiToken: token }: Pick<Access, 'apiToken'>,
  options: Omit<CallerOptions<never>, 'routes'>,
): Pick<VerifyOptions, 'tagsOfDigest'> {
  if (token === undefined) return {};
  const call = createCaller({ ...options, routes: registryRoutes });
  return { tagsOfDigest: findTagsOfDigest(createPlatformClient({ call, token })) };
}
