import { createCaller } from '../../client/transport/call.ts';
import { routes } from '../../contract/routes.ts';
import { assertionAudience } from '../../client/transport/endpoints.ts';
import { MooringError } from '../../domain/errors.ts';
import { whoAmIText } from '../../domain/report/whoami.ts';
import { whoAmI } from '../../usecases/sign-in/who-am-i.ts';
import { readEnvironment } from '../environment.ts';
import { findOidcRequest } from '../access/oidc-request.ts';
import { endpointsOf, Identity, PlaceInputs } from '../service-inputs.ts';
import type { CliCommand } from './command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES } from './service-options.ts';
import { z } from 'zod';
import { readShellAccess } from '../access/access.ts';

const WhoAmIInputs = z.object({ ...PlaceInputs, identity: z.union([z.literal(''), Identity]) });

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
    const inputs = readOptions(WhoAmIInputs, values, variables);
    const endpoints = endpointsOf(inputs);
    const found = findOidcRequest(await readEnvironment(variables));
    const { apiToken } = readShellAccess(variables);
    if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
      throw explainMissingToken(found.error, inputs.identity !== '');
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
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

/** Only a job can sign in as an identity: no other token can match it. */
function explainMissingToken(cause: MooringError, triesIdentity: boolean): MooringError {
  const outside = triesIdentity
    ? 'Outside a job, remove --identity: only a job can sign in as an identity.'
    : 'Outside a job, set MOORING_API_TOKEN to a platform token.';
  return new MooringError('auth_no_id_token', cause.message, { hint: `${cause.hint}\n${outside}`, cause });
}
