import { randomUUID } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';

import { makePrivateDirectory } from '../io/files/private-directory.ts';
import { createCaller } from '../api/client/transport/call.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import { registryAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { ExchangedToken } from '../api/client/platform/token-exchange.ts';
import { rootUid } from '../values/uid.ts';
import type { Credentials } from './add-login.ts';
import { formatInstant } from '../values/instant.ts';
import { basicCredentials } from '../values/secret.ts';
import type { Secret } from '../values/secret.ts';
import { openRegistrySession } from '../sign-in/registry-session.ts';
import type { RegistrySession } from '../sign-in/registry-session.ts';
import type { ActionContext } from '../runner/boundary.ts';
import { localExpiry } from './credential-helper/files.ts';
import type { Environment } from '../runner/environment.ts';
import type { OidcRequest } from '../sign-in/oidc-request.ts';
import { prepareFiles, writeLogin } from './credential-files.ts';
import type { PreparedFiles } from './credential-files.ts';
import type { LoginInputs } from './inputs.ts';
import { helperName, installHelper } from './refresh.ts';
import { saveLogin } from './state.ts';

export interface LoginRun extends ActionContext {
  readonly inputs: LoginInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
}

/**
 * Signs in, verifies that the registry accepts the credentials, writes them to every file that programs of this job read,
 * and reports it. Throws the codes of the sign-in and of the files; writes nothing if the registry rejects the
 * credentials.
 */
export async function logIn(request: OidcRequest, run: LoginRun): Promise<void> {
  const { runner, clock, inputs, endpoints } = run;
  // Other jobs that share the home directory do not have the helper on their PATH, and docker requires it.
  const isIsolated = inputs.scope === 'isolated' || inputs.refresh;
  const directory = isIsolated ? await makePrivateDirectory(temporaryDirectory(run)) : undefined;
  const id = randomUUID();
  // Before the first write, so that the post action removes it whatever happens here.
  saveLogin(runner, { id, files: [], directory });
  const prepared = await prepareFiles(process.env, { directory, host: endpoints.registry, runner });
  const session = await openSession(request, run);
  saveLogin(runner, { id, files: isIsolated ? [] : prepared.files.map(({ path }) => path), directory });
  const endsAt = localExpiry(session.registry, clock.now());
  const credentials: Credentials =
    inputs.refresh && directory !== undefined
      ? await useHelper(directory, { ...run, token: session.registry.token, endsAt })
      : { kind: 'entry', basic: basicCredentials(session.registry.token) };
  await writeLogin(prepared.files, { id, host: endpoints.registry, credentials, endsAt });
  report(session, prepared, run);
}

async function useHelper(
  directory: string,
  {
    runner,
    endpoints,
    inputs,
    token,
    endsAt,
  }: LoginRun & { readonly token: Secret; readonly endsAt: number },
): Promise<Credentials> {
  runner.addPath(await installHelper({ directory, endpoints, identity: inputs.identity, token, endsAt }));
  return { kind: 'helper', name: helperName(endpoints) };
}

async function openSession(request: OidcRequest, run: LoginRun): Promise<RegistrySession> {
  const { clock, send, inputs, endpoints, onSecret } = run;
  onSecret(request.token);
  const timeoutMs = inputs['timeout-seconds'] * 1000;
  // The first failure of concurrent calls ends the others, which would keep the process alive.
  const failed = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), failed.signal]);
  const session = await openRegistrySession({
    // A host that does not respond must leave time for another attempt.
    call: createCaller({
      send,
      clock,
      endpoints,
      signal,
      attemptMs: Math.min(15_000, timeoutMs / 4),
      routes: { ...signInRoutes, ...pullRoutes },
    }),
    clock,
    endpoints,
    identity: inputs.identity,
    requestUrl: request.url,
    requestToken: request.token,
    onSecret,
    otherAudience: otherAudience(inputs['export-token'], endpoints),
  }).finally(() => failed.abort());
  warnOfSkew(session.registry, run);
  return session;
}

/** Returns the audience of a token that is not the registry's (sign-in-rules.md#platform-audiences). */
function otherAudience(exported: LoginInputs['export-token'], endpoints: Endpoints): string | undefined {
  if (exported === 'none' || exported === 'registry') return undefined;
  return exported === 'api' ? endpoints.apiUrl : `${exported}.${registryAudience(endpoints)}`;
}

/** Clock skew in milliseconds from which programs reject tokens as not yet valid. */
const SKEW_MS = 60_000;

function warnOfSkew({ serverTime }: ExchangedToken, { runner, clock }: LoginRun): void {
  const skew = serverTime === undefined ? 0 : clock.now() - serverTime;
  if (Math.abs(skew) < SKEW_MS) return;
  const minutes = Math.round(Math.abs(skew) / 60_000);
  runner.warning(
    `The clock of this runner is ${minutes} min ${skew > 0 ? 'ahead of' : 'behind'} the platform's. Correct it, or programs may reject tokens as not yet valid.`,
  );
}

function report(
  { registry, other }: RegistrySession,
  { variables, files }: PreparedFiles,
  run: LoginRun,
): void {
  const { runner, inputs, endpoints } = run;
  for (const [name, value] of Object.entries(variables)) runner.exportVariable(name, value);
  const end = registry.expiresAt === undefined ? '' : formatInstant(registry.expiresAt);
  runner.setOutput('status', 'signed-in');
  runner.setOutput('identity', inputs.identity);
  runner.setOutput('organization', rootUid(inputs.identity));
  runner.setOutput('expires-at', end);
  const exported = inputs['export-token'] === 'registry' ? registry : other;
  if (exported !== undefined) runner.setOutput('token', exported.token.reveal());
  const until = inputs.refresh
    ? 'and refreshed when its token expires'
    : `until ${end || 'its token expires'}`;
  runner.info(`Signed in to ${endpoints.registry} as identity ${inputs.identity}, ${until}.`);
  for (const { path } of files) runner.info(`Written to ${path}.`);
}

/**
 * A file with credentials in the work tree ends up in images and artifacts
 * (sign-in-rules.md#credential-files).
 */
function temporaryDirectory({ environment, runner }: LoginRun): string {
  const path = relative(environment.workspace, environment.temporaryDirectory);
  if (path === '' || (!path.startsWith('..') && !isAbsolute(path))) {
    runner.warning(
      'RUNNER_TEMP is inside the workspace: anything that copies the workspace also copies credentials.',
    );
  }
  return environment.temporaryDirectory;
}
