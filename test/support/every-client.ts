import { createAdvisoryClient } from '../../src/client/advisory-client.ts';
import { createCaller } from '../../src/client/call.ts';
import type { Call } from '../../src/client/call.ts';
import { readEndpoints } from '../../src/client/endpoints.ts';
import type { Endpoints } from '../../src/client/endpoints.ts';
import { createEventClient } from '../../src/client/event-client.ts';
import type { EventClient } from '../../src/client/event-client.ts';
import { createIamClient } from '../../src/client/iam-client.ts';
import type { IamClient } from '../../src/client/iam-client.ts';
import { createIssuerClient } from '../../src/client/issuer-client.ts';
import type { IssuerClient } from '../../src/client/issuer-client.ts';
import { createLibraryClient } from '../../src/client/library-client.ts';
import type { LibraryClient } from '../../src/client/library-client.ts';
import type { AdvisoryClient } from '../../src/client/advisory-client.ts';
import { createRegistryClient } from '../../src/client/registry-client.ts';
import type { RegistryClient } from '../../src/client/registry-client.ts';
import { createRegistryContentClient } from '../../src/client/registry-content-client.ts';
import type { RegistryContentClient } from '../../src/client/registry-content-client.ts';
import { createRegistryManagementClient } from '../../src/client/registry-management-client.ts';
import type { RegistryManagementClient } from '../../src/client/registry-management-client.ts';
import { createRegistryTokens } from '../../src/client/registry-tokens.ts';
import { createVersionOneClient } from '../../src/client/version-one-client.ts';
import type { VersionOneClient } from '../../src/client/version-one-client.ts';
import { createVulnerabilityClient } from '../../src/client/vulnerability-client.ts';
import type { VulnerabilityClient } from '../../src/client/vulnerability-client.ts';
import type { RouteName } from '../../src/contract/routes.ts';
import { Secret } from '../../src/domain/secret.ts';
import { OWNER, PULLER, startTestPlatform } from '../integration/server/test-platform.ts';
import type { TestPlatform } from '../integration/server/test-platform.ts';
import { REGISTRY_WORLD } from './registry-world.ts';

/** Every client of Mooring on one platform, as the owner of an organization. */
export interface World {
  readonly test: TestPlatform;
  readonly endpoints: Endpoints;
  readonly call: Call;
  readonly iam: IamClient;
  readonly registry: RegistryManagementClient;
  readonly vulnerabilities: VulnerabilityClient;
  readonly libraries: LibraryClient;
  readonly advisories: AdvisoryClient;
  readonly events: EventClient;
  readonly versionOne: VersionOneClient;
  readonly history: RegistryClient;
  readonly content: RegistryContentClient;
  readonly issuers: IssuerClient;
  /** The routes that were called, in order. */
  readonly called: readonly RouteName[];
}

/** Opens a world with repositories, advisories, libraries and policies in it. */
export async function openWorld(): Promise<World> {
  const test = await startTestPlatform(REGISTRY_WORLD);
  const { platform, clock } = test;
  const endpoints = readEndpoints({ ...platform.line, registryUrl: '' });
  const called: RouteName[] = [];
  const caller = createCaller({ clock, endpoints, send: platform.handle });
  const call: Call = (name, purpose, parts) => {
    called.push(name);
    return caller(name, purpose, parts);
  };
  const signedIn = { call, token: new Secret(await test.tokenOf(OWNER)) };
  const password = new Secret(await test.registryPasswordOf(PULLER));
  const tokens = createRegistryTokens({
    call,
    clock,
    passwordFor: () => password,
    onSecret: () => undefined,
  });
  return {
    test,
    endpoints,
    call,
    called,
    iam: createIamClient(signedIn),
    registry: createRegistryManagementClient(signedIn),
    vulnerabilities: createVulnerabilityClient(signedIn),
    libraries: createLibraryClient(signedIn),
    advisories: createAdvisoryClient(signedIn),
    events: createEventClient(signedIn),
    versionOne: createVersionOneClient(signedIn),
    history: createRegistryClient({ call, tokens }),
    content: createRegistryContentClient({ call, tokens }),
    issuers: createIssuerClient(call),
  };
}
