import { createCaller } from '../../client/transport/call.ts';
import { signInRoutes } from '../../contract/routes/sign-in-routes.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import { NOBODY } from './access.ts';
import { openAccess } from './open-access.ts';
import type { Access } from './access.ts';
import type { ActionContext } from '../boundary.ts';
import type { Environment } from '../environment.ts';
import type { WhenUnavailable } from '../service-inputs.ts';

export interface LookUpOptions extends ActionContext {
  readonly inputs: { readonly identity: string; readonly 'when-unavailable': WhenUnavailable };
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** Of annotations: the name of the action. */
  readonly title: string;
}

/**
 * With what an action looks images up that anybody may see in part: public images, and those of other registries, need
 * nobody to sign in, so that without an identity nobody does. Undefined for a run that is to be skipped. Says in the log
 * which it is. Throws as `openAccess`.
 */
export async function openLookUpAccess(options: LookUpOptions): Promise<Access | undefined> {
  const { clock, endpoints, environment, inputs, onSecret, runner, send, signal, title } = options;
  if (inputs.identity === '') return NOBODY;
  const opened = await openAccess({
    call: createCaller({ send, clock, endpoints, signal, routes: signInRoutes }),
    clock,
    endpoints,
    environment,
    identity: inputs.identity,
    onSecret,
    whenUnavailable: inputs['when-unavailable'],
  });
  switch (opened.kind) {
    case 'signed-in':
      runner.info(`Signed in to ${endpoints.apiUrl} as ${opened.access.who}.`);
      return opened.access;
    case 'anonymous':
      runner.notice(`Images are looked up as nobody: ${opened.why}.`, { title });
      return opened.access;
    case 'skipped':
      runner.notice(`This step is skipped: ${opened.why}.`, { title });
      return undefined;
  }
}
