import type { ImageContent } from '../../client/oci/image-content.ts';
import type { OciImage } from '../../client/oci/oci-authorization.ts';
import { createAccountAssociationsClient } from '../../client/platform/iam/account-associations-client.ts';
import { createGroupsClient } from '../../client/platform/iam/groups-client.ts';
import { platformAccess } from '../../client/platform/platform-access.ts';
import { createCaller } from '../../client/transport/call.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import { accountAssociationRoutes } from '../../contract/routes/account-association-routes.ts';
import { groupRoutes } from '../../contract/routes/group-routes.ts';
import type { TrustConfig } from '../../domain/trust/trust-config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { HttpSend } from '../../ports/http.ts';
import { createSigners } from '../../usecases/trust/trusted-signers.ts';
import type { RunOrganization, SignersOptions } from '../../usecases/trust/trusted-signers.ts';
import type { VerifyBuild } from '../../usecases/trust/verify-build.ts';
import type { Access } from './access.ts';
import { loadTrustRoot } from './load-trust-root.ts';

export interface OpenTrustOptions {
  /** `trust` of the configuration that applies to the run: of the base if a change is judged. */
  readonly config: TrustConfig;
  /** The files that the configuration is from. */
  readonly tree: Pick<FileTree, 'read'>;
  /** The input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
  readonly access: Pick<Access, 'apiToken'>;
  /** The organization of the run; undefined if its name is not known, which costs a request. */
  readonly organization: RunOrganization | undefined;
  /** The content of an image in its registry. */
  readonly contentOf: (image: OciImage) => ImageContent;
  readonly endpoints: Endpoints;
  readonly send: HttpSend;
  readonly clock: Clock;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
}

/**
 * Opens what verifies the builds of a run by the section `trust`; undefined for `signatures: off`. Sends nothing before
 * the first build. Throws `config_file_unreadable` and `config_file_invalid` for a trust root.
 */
export async function openTrust(options: OpenTrustOptions): Promise<VerifyBuild | undefined> {
  const { config, endpoints, organization, tree, trustedRoot } = options;
  if (config.signatures === 'off') return undefined;
  await loadTrustRoot({ input: trustedRoot, configured: config.trustedRoot, tree });
  const signers = createSigners({
    rules: config.signers,
    registryHost: endpoints.registry,
    organization,
    platform: openPlatform(options),
  });
  return async (image) => signers.explain(image, { kind: 'no-known-signer', found: undefined });
}

function openPlatform({
  access: { apiToken: token },
  endpoints,
  send,
  clock,
  signal,
}: OpenTrustOptions): SignersOptions['platform'] {
  if (token === undefined) return undefined;
  const routes = { ...groupRoutes, ...accountAssociationRoutes };
  const access = platformAccess({ call: createCaller({ routes, send, clock, endpoints, signal }), token });
  return {
    groups: createGroupsClient(access),
    accountAssociations: createAccountAssociationsClient(access),
  };
}
