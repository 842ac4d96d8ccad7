import { rootUid } from '../values/uid.ts';
import { MooringError } from '../values/errors.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import { fallbackWithoutToken, findOidcRequest } from '../sign-in/oidc-request.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { LoginInputs } from './inputs.ts';
import type { LoginRun } from './run.ts';
import { requireShell } from './refresh.ts';

/** Runs the login action, from its inputs to its exit status. */
export async function runLogin(): Promise<void> {
  await runAction(login);
}

async function login(context: ActionContext): Promise<ExitStatus> {
  const inputs = await readInputs(LoginInputs, (name) => context.runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  requireOrganization(inputs);
  if (inputs.refresh) requireShell(process.platform);
  const run: LoginRun = { ...context, inputs, endpoints, environment };
  const found = findOidcRequest(environment);
  if (found.kind !== 'request')
    return goWithout(fallbackWithoutToken(found, inputs['when-unavailable']), run);
  if (inputs.identity === '') {
    if (inputs['when-unavailable'] !== 'anonymous') {
      throw new MooringError('config_input_invalid', 'input identity is not set');
    }
    return goWithout({ kind: 'anonymous', reason: 'no identity is set' }, run);
  }
  const { logIn } = await import('./run.ts');
  await logIn(found, run);
  return 0;
}

/** Writes nothing: programs that read the docker config pull anonymously, or with the credentials of an earlier login. */
function goWithout(
  { kind, reason }: { readonly kind: 'anonymous' | 'skipped'; readonly reason: string },
  { runner, endpoints }: LoginRun,
): ExitStatus {
  const outcome =
    kind === 'skipped' ? 'Login skipped' : `Images of ${endpoints.registry} are pulled anonymously`;
  runner.notice(`${outcome}: ${reason}.`, { title: 'Mooring login' });
  runner.setOutput('status', kind);
  return 0;
}

/** Guards against signing in to the wrong organization, before any request. */
function requireOrganization(inputs: LoginInputs): void {
  const expected = inputs['expect-organization'];
  const organization = rootUid(inputs.identity);
  if (expected === '' || inputs.identity === '' || organization === expected) return;
  throw new MooringError(
    'auth_wrong_organization',
    `the identity belongs to organization ${organization}, expected ${expected}`,
  );
}
