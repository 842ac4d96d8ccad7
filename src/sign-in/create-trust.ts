import { createSignatureVerifier } from '../signatures/sigstore/signature-verifier.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { createAccountAssociationsClient } from '../api/client/platform/iam/account-associations-client.ts';
import { createGroupsClient } from '../api/client/platform/iam/groups-client.ts';
import { platformAccess } from '../api/client/platform/platform-access.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { accountAssociationRoutes } from '../api/routes/account-association-routes.ts';
import { groupRoutes } from '../api/routes/group-routes.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import { describeTrustRoot, trustRootWarning } from '../signatures/decide/trust-root-source.ts';
import type { Clock } from '../values/clock.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { HttpSend } from '../api/http.ts';
import { createSigners } from '../signatures/trusted-signers.ts';
import type { RunOrganization, SignersOptions } from '../signatures/trusted-signers.ts';
import { createVerifyBuild } from '../signatures/verify-build.ts';
import type { VerifyBuild } from '../signatures/verify-build.ts';
import { createVerifySbom } from '../signatures/verify-sbom.ts';
import type { VerifySbom } from '../signatures/verify-sbom.ts';
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
  /** Takes a warning about an old trust root, as a sentence. */
  readonly onWarning: (warning: string) => void;
}

/** The verifications of one run, with the same trusted signers and trust root. */
export interface OpenedTrust {
  readonly verifyBuild: VerifyBuild;
  readonly verifySbom: VerifySbom;
  /** Requests the signers of an image ahead, while its content is fetched. */
  readonly requestSigners: (image: OciImage) => void;
}

/** Creates what `openTrust` opens; throws as it does. */
export async function createTrust(options: OpenTrustOptions): Promise<OpenedTrust> {
  const { clock, config, contentOf, endpoints, onWarning, organization, tree, trustedRoot } = options;
  const { root, source } = await loadTrustRoot({
    input: trustedRoot,
    configured: config.trustedRoot,
    tree,
  });
  const warning = trustRootWarning(source, clock.now());
  if (warning !== undefined) onWarning(warning);
  const { trustedSigners, explain } = createSigners({
    rules: config.signers,
    registryHost: endpoints.registry,
    organization,
    platform: openPlatform(options),
  });
  const verification = {
    contentOf,
    verifySignature: createSignatureVerifier(root, describeTrustRoot(source)),
    trustRoot: source,
    trustedSigners,
    publicKeys: config.signers.flatMap(({ publicKey }) => (publicKey === undefined ? [] : [publicKey])),
    registryHost: endpoints.registry,
  };
  const verifyBuild = createVerifyBuild(verification);
  return {
    verifyBuild: async (image, digest, index) => explain(image, await verifyBuild(image, digest, index)),
    verifySbom: createVerifySbom(verification),
    requestSigners: (image) => {
      // The verification waits for the same answer, and reports the failure.
      trustedSigners(image).catch(() => undefined);
    },
  };
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
