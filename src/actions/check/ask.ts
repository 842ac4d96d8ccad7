import { createCaller } from '../../client/call.ts';
import type { Endpoints } from '../../client/endpoints.ts';
import { createPlatformClient } from '../../client/platform-client.ts';
import { createRegistryClient } from '../../client/registry-client.ts';
import { createRegistryTokens } from '../../client/registry-tokens.ts';
import { rootUid } from '../../contract/uid.ts';
import type { Answers } from '../../domain/check/answers.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import type { Instant } from '../../domain/instant.ts';
import { secretForms } from '../../domain/secret.ts';
import type { Secret } from '../../domain/secret.ts';
import { askService } from '../../usecases/ask-service.ts';
import { openWorkflowAccess } from '../access.ts';
import type { ActionContext } from '../boundary.ts';
import type { Environment } from '../environment.ts';
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
  const { clock, endpoints, environment, inputs, runner } = run;
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
  const onSecret = (secret: Secret): void => secretForms(secret).forEach((form) => runner.mask(form));
  const call = createCaller({ send: run.send, clock, endpoints, signal });
  const access = await openWorkflowAccess({
    call,
    endpoints,
    environment,
    identity: inputs.identity,
    onSecret,
  });
  runner.info(`Signed in to ${endpoints.apiUrl} as ${access.who}.`);
  const answers = await askService(uses, {
    platform: createPlatformClient({ call, token: access.apiToken }),
    registry: createRegistryClient({
      call,
      tokens: createRegistryTokens({
        call,
        clock,
        onSecret,
        passwordFor: ({ organization }) =>
          organization === inputs.organization ? access.registryToken : undefined,
      }),
    }),
    registryHost: endpoints.registry,
    organization: { name: inputs.organization, uid: rootUid(inputs.identity) },
  });
  return { answers, now: access.serverTime ?? clock.now() };
}
