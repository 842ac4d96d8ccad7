import { createCaller } from '../api/client/transport/call.ts';
import { createPlatformClient } from '../api/client/platform/platform-client.ts';
import { createVersionOneClient } from '../api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import { registryRoutes } from '../api/routes/registry-routes.ts';
import { versionOneRoutes } from '../api/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../api/routes/vulnerability-routes.ts';
import { rootUid } from '../api/schema/uid.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { createBuildPackages } from '../sbom/build-packages.ts';
import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { createDiffer } from './create-differ.ts';
import type { DiffBuilds } from './create-differ.ts';
import { rememberManifests } from './read-build.ts';
import type { Access } from '../sign-in/access.ts';
import { openRegistries } from '../sign-in/open-registries.ts';
import type { OpenedRegistries, OpenRegistriesOptions } from '../sign-in/open-registries.ts';
import { openSignatures } from '../sign-in/open-signatures.ts';

export interface OpenDifferOptions extends Omit<OpenRegistriesOptions, 'access' | 'tokenHosts'> {
  readonly access: Access;
  /** The configuration that applies, and the files that it is from. */
  readonly config: { readonly pin: Pick<PinSettings, 'tokenHosts'>; readonly trust: TrustConfig };
  readonly tree: Pick<FileTree, 'read'>;
  /** The input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
  /** Takes a warning about an old trust root, as a sentence. */
  readonly onWarning: (warning: string) => void;
}

/** The comparison of builds, and the registries that they are read from. */
export interface OpenedDiffer extends OpenedRegistries {
  readonly diff: DiffBuilds;
}

/** Opens the comparison of builds by the tokens of a run. Sends nothing before the first diff. Throws as `openTrust`. */
export async function openDiffer(options: OpenDifferOptions): Promise<OpenedDiffer> {
  const { access, config, endpoints } = options;
  const registries = openRegistries({ ...options, tokenHosts: config.pin.tokenHosts });
  const contentOf = rememberManifests(registries.contentOf);
  const signatures = await openSignatures({
    ...options,
    config: config.trust,
    organization: undefined,
    contentOf,
  });
  const registryHost = endpoints.registry;
  const signedIn = openPlatform(access, options);
  const packagesOf = createBuildPackages({
    contentOf,
    registryHost,
    signedIn,
    signatures: signatures && { ...signatures, areRequired: signatures.mode === 'require' },
    listsAll: true,
  });
  const advisoriesOn = signedIn && rememberAdvisories(signedIn.vulnerabilities);
  const { source } = registries;
  return { ...registries, diff: createDiffer({ contentOf, packagesOf, advisoriesOn, source, registryHost }) };
}

/** The clients of the platform's API; undefined without a token for it. */
function openPlatform({ apiToken: token }: Access, options: OpenDifferOptions) {
  if (token === undefined) return undefined;
  const routes = { ...registryRoutes, ...versionOneRoutes, ...vulnerabilityRoutes };
  const { clock, endpoints, send, signal } = options;
  const client = { call: createCaller({ routes, send, clock, endpoints, signal }), token };
  const { sub = '' } = readPlatformToken(token.reveal());
  return {
    platform: createPlatformClient(client),
    versionOne: createVersionOneClient(client),
    vulnerabilities: createVulnerabilityClient(client),
    // A person is above no organization.
    organizationUid: sub.includes('/') ? rootUid(sub) : undefined,
  };
}
