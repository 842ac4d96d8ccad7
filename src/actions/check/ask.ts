import { createCaller } from '../../client/call.ts';
import type { Call } from '../../client/call.ts';
import type { Endpoints } from '../../client/endpoints.ts';
import { createPlatformClient } from '../../client/platform-client.ts';
import { createRegistryClient } from '../../client/registry-client.ts';
import { rootUid } from '../../contract/uid.ts';
import type { Answers } from '../../domain/check/answers.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import type { Instant } from '../../domain/instant.ts';
import { secretForms } from '../../domain/secret.ts';
import type { Secret } from '../../domain/secret.ts';
import { askService } from '../../usecases/ask-service.ts';
import { signIn } from '../../usecases/sign-in.ts';
import type { ActionContext } from '../boundary.ts';
import type { Environment } from '../environment.ts';
import { readOidcRequest } from '../oidc-request.ts';
import type { CheckInputs } from './inputs.ts';

export interface Run extends ActionContext {
  readonly inputs: CheckInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
}

/** Signs in and asks the service about images that have a history. What is asked, and how often: `askService`. */
export async function ask(
  uses: readonly ImageUse[],
  run: Run,
): Promise<{ readonly answers: Answers; readonly now: Instant }> {
  const { clock, endpoints, inputs, runner } = run;
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
  const onSecret = (secret: Secret): void => secretForms(secret).forEach((form) => runner.mask(form));
  const call = createCaller({ send: run.send, clock, endpoints, signal });
  const session = await startSession(run, call, onSecret);
  runner.info(`Signed in to ${endpoints.apiUrl} as identity ${inputs.identity}.`);
  const answers = await askService(uses, {
    platform: createPlatformClient({ call, token: session.apiToken }),
    registry: createRegistryClient({
      call,
      onSecret,
      passwordFor: ({ organization }) =>
        organization === inputs.organization ? session.registryToken : undefined,
    }),
    registryHost: endpoints.registry,
    organization: { name: inputs.organization, uid: rootUid(inputs.identity) },
  });
  return { answers, now: session.serverTime ?? clock.now() };
}

function startSession(run: Run, call: Call, onSecret: (secret: Secret) => void): ReturnType<typeof signIn> {
  const { url, token } = readOidcRequest(run.environment);
  onSecret(token);
  const { endpoints, inputs } = run;
  return signIn({
    call,
    endpoints,
    identity: inputs.identity,
    requestUrl: url,
    requestToken: token,
    onSecret,
  });
}
