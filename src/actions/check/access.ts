import type { Call } from '../../client/call.ts';
import type { Endpoints } from '../../client/endpoints.ts';
import type { Secret } from '../../domain/secret.ts';
import { openAccess as openAnyAccess } from '../access.ts';
import type { Environment } from '../environment.ts';
import { findOidcRequest } from '../oidc-request.ts';
import type { AskRun } from './ask.ts';
import type { CheckInputs } from './inputs.ts';

/**
 * The access of a check: the workflow's own, or nobody's where the run is not to be trusted with one. Forks and Dependabot
 * have no token to ask with, unless `when-unavailable` says otherwise; `pull_request_target` has one, and runs for a
 * stranger's change (design.md §4 rule 10).
 */
export async function openAccess(
  call: Call,
  onSecret: (secret: Secret) => void,
  run: {
    readonly inputs: Pick<CheckInputs, 'identity' | 'when-unavailable'>;
    readonly endpoints: Endpoints;
    readonly environment: Environment;
  },
): ReturnType<AskRun['open']> {
  const { environment, endpoints, inputs } = run;
  const isTarget = environment.eventName === 'pull_request_target';
  const trusted = isTarget ? withoutToken(environment) : environment;
  const usual = findOidcRequest(trusted).kind === 'untrusted' ? 'anonymous' : 'fail';
  const opened = await openAnyAccess({
    call,
    endpoints,
    environment: trusted,
    identity: inputs.identity,
    onSecret,
    whenUnavailable: isTarget ? 'anonymous' : inputs['when-unavailable'] || usual,
  });
  if (opened.kind === 'skipped') return { access: NOBODY, whyAnonymous: opened.why };
  if (opened.kind === 'signed-in') return { access: opened.access, whyAnonymous: undefined };
  return { access: opened.access, whyAnonymous: isTarget ? TARGET : opened.why };
}

const TARGET = 'pull_request_target runs with the rights of the base for a change that nobody has reviewed';

const NOBODY = {
  apiToken: undefined,
  registryToken: undefined,
  serverTime: undefined,
  who: 'nobody',
} as const;

function withoutToken(environment: Environment): Environment {
  return { ...environment, oidcRequestUrl: '', oidcRequestToken: undefined };
}
