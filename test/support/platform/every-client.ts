import { createAdvisoryClient } from '../../../src/api/client/platform/advisory-client.ts';
import { createCaller } from '../../../src/api/client/transport/call.ts';
import { routes } from '../../../src/api/routes.ts';
import type { Call } from '../../../src/api/client/transport/call.ts';
import type { Endpoints } from '../../../src/api/client/transport/endpoints.ts';
import { createEventClient } from '../../../src/api/client/platform/event-client.ts';
import type { EventClient } from '../../../src/api/client/platform/event-client.ts';
import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { createIssuerClient } from '../../../src/api/client/platform/issuer-client.ts';
import type { IssuerClient } from '../../../src/api/client/platform/issuer-client.ts';
import { createLibraryClient } from '../../../src/api/client/platform/library-client.ts';
import type { LibraryClient } from '../../../src/api/client/platform/library-client.ts';
import type { AdvisoryClient } from '../../../src/api/client/platform/advisory-client.ts';
import { createRegistryClient } from '../../../src/api/client/registry/registry-client.ts';
import type { RegistryClient } from '../../../src/api/client/registry/registry-client.ts';
import { createRegistryContentClient } from '../../../src/api/client/oci/registry-content-client.ts';
import type { RegistryContentClient } from '../../../src/api/client/oci/registry-content-client.ts';
import { createRegistryManagementClient } from '../../../src/api/client/platform/registry-management-client.ts';
import type { RegistryManagementClient } from '../../../src/api/client/platform/registry-management-client.ts';
import { createRegistryTokens } from '../../../src/api/client/registry/registry-tokens.ts';
import { createVersionOneClient } from '../../../src/api/client/platform/version-one-client.ts';
import type { VersionOneClient } from '../../../src/api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../../../src/api/client/platform/vulnerability-client.ts';
import type { VulnerabilityClient } from '../../../src/api/client/platform/vulnerability-client.ts';
import type { RouteName } from '../../../src/api/routes.ts';
import type { CallParts } from '../../../src/api/client/transport/request.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { HttpResponse, HttpSend } from '../../../src/api/http.ts';
import type { PlatformOptions } from '../../../src/embedded-platform/platform.ts';
import { OWNER, PULLER, startTestPlatform } from '../../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';
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
  /** What the platform answered, in order. */
  readonly answers: readonly HttpResponse[];
}

/** The world with a role for `nobody`, in which there is nothing that any route asks for. */
const POWERLESS_WORLD = REGISTRY_WORLD.replace(
  '      - { name: gate,',
  '      - { name: powerless, capabilities: [version.list] }\n      - { name: gate,',
).replace(/name: nobody, (.*?) \}$/m, 'name: nobody, $1, bindings: [{ role: powerless }] }');

/** What a test changes about a call of a client on its way. */
export type ChangeCall = (
  name: RouteName,
  parts: CallParts,
  test: TestPlatform,
) => CallParts | Promise<CallParts>;

/** Opens the way on which requests reach the platform. */
export type OpenSend = (test: TestPlatform) => Promise<HttpSend>;

/** Opens a world with repositories, advisories, libraries and policies in it, in memory if nothing else is said. */
export async function openWorld(
  change: ChangeCall = (_, parts) => parts,
  openSend: OpenSend = async (test) => test.send,
  options: Pick<PlatformOptions, 'sendEvent'> = {},
): Promise<World> {
  const test = await startTestPlatform(POWERLESS_WORLD, options);
  const { clock, endpoints } = test;
  const called: RouteName[] = [];
  const answers: HttpResponse[] = [];
  const sendOn = await openSend(test);
  const send: HttpSend = async (request) => {
    const answer = await sendOn(request);
    answers.push(answer);
    return answer;
  };
  const caller = createCaller({ clock, endpoints, send, routes });
  const call: Call = async (name, purpose, parts) => {
    called.push(name);
    return caller(name, purpose, await change(name, parts ?? {}, test));
  };
  const { token } = await test.signIn(OWNER);
  const signedIn = { call, token };
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
    answers,
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
