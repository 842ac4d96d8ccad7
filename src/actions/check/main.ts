import { isAbsolute, join } from 'node:path';

import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import { createCaller } from '../../client/call.ts';
import type { Call } from '../../client/call.ts';
import { readEndpoints } from '../../client/endpoints.ts';
import type { Endpoints } from '../../client/endpoints.ts';
import { createPlatformClient } from '../../client/platform-client.ts';
import { createRegistryClient } from '../../client/registry-client.ts';
import { rootUid } from '../../contract/uid.ts';
import type { Answers } from '../../domain/check/answers.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import { secretForms } from '../../domain/secret.ts';
import type { Secret } from '../../domain/secret.ts';
import { askService } from '../../usecases/ask-service.ts';
import { checkImages } from '../../usecases/check-images.ts';
import { signIn } from '../../usecases/sign-in.ts';
import { runAction } from '../boundary.ts';
import type { ActionContext, ExitStatus } from '../boundary.ts';
import { readEnvironment } from '../environment.ts';
import type { Environment } from '../environment.ts';
import { readOidcRequest } from '../oidc-request.ts';
import { findBase } from './base.ts';
import { readCheckInputs } from './inputs.ts';
import type { CheckInputs } from './inputs.ts';
import { publishReport } from './publish.ts';

/** The check action, from its inputs to its exit status. */
export async function runCheck(): Promise<void> {
  await runAction(check);
}

async function check(context: ActionContext): Promise<ExitStatus> {
  const inputs = readCheckInputs(context.runner);
  const endpoints = readEndpoints({
    apiUrl: inputs['api-url'],
    issuerUrl: inputs['issuer-url'],
    tokenUrl: inputs['token-url'],
    registryUrl: inputs['registry-url'],
    registry: inputs.registry,
  });
  const environment = await readEnvironment(process.env);
  const report = await checkImages({
    head: createWorkTree(environment.workspace, execCommand),
    base: await findBase(environment, execCommand, inputs['github-token']),
    failOn: inputs['fail-on'],
    registry: endpoints.registry,
    ask: (uses) => ask(uses, { ...context, inputs, endpoints, environment }),
  });
  await publishReport(report, reportPath(inputs, environment), context.runner);
  return report.verdict === 'fail' ? 1 : 0;
}

interface Run extends ActionContext {
  readonly inputs: CheckInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
}

/** Signs in and asks, unless none of the references has a history to be asked for. */
async function ask(
  uses: readonly ImageUse[],
  run: Run,
): Promise<{ readonly answers: Answers; readonly now: Instant }> {
  const { clock, endpoints, inputs, runner } = run;
  const asked = uses.filter((use) => historicImage(use.reference, endpoints.registry)?.tag !== undefined);
  if (asked.length === 0) return { answers: { tags: new Map(), advisories: new Map() }, now: clock.now() };
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
  const onSecret = (secret: Secret): void => secretForms(secret).forEach((form) => runner.mask(form));
  const call = createCaller({ send: run.send, clock, endpoints, signal });
  const session = await startSession(run, call, onSecret);
  runner.info(`Signed in to ${endpoints.apiUrl} as identity ${inputs.identity}.`);
  const answers = await askService(asked, {
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

function reportPath(inputs: CheckInputs, environment: Environment): string {
  const path = inputs['report-path'];
  if (path === '') return join(environment.temporaryFolder, 'mooring-check-report.json');
  if (path.includes('\0'))
    throw new MooringError('config_input_invalid', 'input report-path: must not contain NUL');
  return isAbsolute(path) ? path : join(environment.workspace, path);
}
