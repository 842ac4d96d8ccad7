import { createCaller } from '../../client/transport/call.ts';
import { routes } from '../../contract/routes.ts';
import { assertionAudience } from '../../client/transport/endpoints.ts';
import { MooringError } from '../../domain/errors.ts';
import { whoAmIText } from '../../domain/report/whoami.ts';
import { whoAmI } from '../../usecases/sign-in/who-am-i.ts';
import { readEnvironment } from '../environment.ts';
import { findOidcRequest } from '../access/oidc-request.ts';
import { endpointsOf, Identity, PlaceInputs } from '../service-inputs.ts';
import { readArguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';
import { z } from 'zod';
import { readShellAccess } from '../access/access.ts';

const WhoAmIInputs = z.object({ ...PlaceInputs, identity: z.union([z.literal(''), Identity]) });

/** `whoami [--identity UID]`: who the caller is, and why an identity refuses it. */
export const whoamiCommand: CliCommand = {
  usage: `usage: node dist/cli.js whoami [--identity UID] [PLACES]

Tells who you are: to the platform, by the token in MOORING_API_TOKEN, and in a job with \`id-token: write\` to GitHub, by
the claims of the job's OIDC token. No token is ever printed.

  --identity UID  also signs in as this identity of the platform. When it refuses the job: what keeps the two apart, and
                  the fix. MOORING_API_TOKEN is what the identity is read with.

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….
`,
  run: async (args, { clock, send, variables, print }) => {
    const { values, positionals } = readArguments(args, { ...PLACE_OPTIONS, identity: { type: 'string' } });
    if (positionals.length > 0)
      throw new MooringError('config_usage_invalid', 'this command takes no arguments');
    const inputs = readOptions(WhoAmIInputs, values, variables);
    const endpoints = endpointsOf(inputs);
    const found = findOidcRequest(await readEnvironment(variables));
    const { apiToken } = readShellAccess(variables);
    if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
      throw nobody(found.error, inputs.identity !== '');
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const self = await whoAmI({
      call: createCaller({ send, clock, endpoints, signal, routes }),
      clock,
      endpoints,
      apiToken,
      request: found.kind === 'request' ? found : undefined,
      identity: inputs.identity === '' ? undefined : inputs.identity,
      // Nothing of a token gets into what this command prints.
      onSecret: () => undefined,
    });
    print(whoAmIText(self, assertionAudience(endpoints)));
    return 0;
  },
};

/** An identity is only tried in a job: there is no other token that it could match. */
function nobody(cause: MooringError, triesIdentity: boolean): MooringError {
  const outside = triesIdentity
    ? 'Outside a job, leave --identity out: only a job can sign in as one.'
    : 'Outside a job, put a token of the platform into MOORING_API_TOKEN.';
  return new MooringError('auth_no_id_token', cause.message, { hint: `${cause.hint}\n${outside}`, cause });
}
