import { createCaller } from '../api/client/transport/call.ts';
import { identityAccessRoutes } from '../api/routes/identity-access-routes.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import { assertionAudience } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';
import { whoAmIText } from './views/whoami.ts';
import { whoAmI } from './run.ts';
import { readEnvironment } from '../runner/environment.ts';
import { findOidcRequest } from '../sign-in/oidc-request.ts';
import { endpointsOf, IdentityInput, PlaceInputs } from '../runner/service-inputs.ts';
import type { CliCommand } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES } from '../cli/service-options.ts';
import { readShellAccess, tokenCommand } from '../sign-in/access.ts';
import { orEmpty } from '../values/input.ts';

const WhoAmIInputs = { ...PlaceInputs, identity: orEmpty(IdentityInput) };

/** `whoami [--identity UID]`: shows who the caller is, and why an identity rejects it. */
export const whoamiCommand: CliCommand = {
  description: [
    'Shows who you are: the identity of the platform token in MOORING_API_TOKEN, and in a job with `id-token: write` the ' +
      'claims of its OIDC token. Tokens are never printed.',
  ],
  options: [
    {
      name: 'identity',
      value: 'UID',
      description:
        'Also sign in as this identity; if it rejects the job, show the differences and the fix. MOORING_API_TOKEN is ' +
        'used to read the identity.',
    },
    ...PLACE_OPTIONS,
  ],
  variables: TOKEN_VARIABLES.slice(0, 1),
  exitStatus: '0 on success, 1 if there is no token or it is rejected, 2 on a usage or configuration error.',
  examples: [
    {
      command: 'mooring whoami',
      description: 'Show the identity of MOORING_API_TOKEN, or the claims of a job',
    },
    {
      command: 'mooring whoami --identity UID',
      description: 'In a job, find out why an identity rejects it',
    },
  ],
  run: async ({ values }, { clock, send, variables, print }) => {
    const inputs = await readOptions(WhoAmIInputs, values, variables);
    const endpoints = endpointsOf(inputs);
    const found = findOidcRequest(await readEnvironment(variables));
    const { apiToken } = readShellAccess(variables);
    if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
      throw explainMissingToken(found.error, {
        isJob: variables['GITHUB_ACTIONS'] === 'true',
        triesIdentity: inputs.identity !== '',
        apiUrl: endpoints.apiUrl,
      });
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const routes = { ...signInRoutes, ...identityAccessRoutes };
    const self = await whoAmI({
      call: createCaller({ send, clock, endpoints, signal, routes }),
      clock,
      endpoints,
      apiToken,
      request: found.kind === 'request' ? found : undefined,
      identity: inputs.identity === '' ? undefined : inputs.identity,
      // This command prints no part of a token.
      onSecret: () => undefined,
    });
    print(whoAmIText(self, assertionAudience(endpoints)));
    return 0;
  },
};

/** The error of a caller without tokens: that of the OIDC token in GitHub Actions, and of the variable anywhere else. */
function explainMissingToken(
  cause: MooringError,
  { isJob, triesIdentity, apiUrl }: { isJob: boolean; triesIdentity: boolean; apiUrl: string },
): MooringError {
  if (isJob) return cause;
  if (triesIdentity)
    return new MooringError('config_usage_invalid', '--identity works only in GitHub Actions', {
      hint: 'Remove --identity to show the identity of MOORING_API_TOKEN.',
    });
  const hint = `Run \`export MOORING_API_TOKEN="$(${tokenCommand(apiUrl)})"\`.`;
  return new MooringError('auth_credentials_missing', 'MOORING_API_TOKEN is not set', { hint });
}
