import type { Caller } from './caller.ts';
import { loadCaller } from './caller.ts';
import { unauthenticated } from './refusal.ts';
import { readAuthorization } from './route-call.ts';
import type { RouteCall } from './route-call.ts';
import type { Services } from '../services.ts';

/** Who calls the platform API: the identity of a platform token of the API's audience. Throws UNAUTHENTICATED. */
export async function authenticate(call: RouteCall, services: Services): Promise<Caller> {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw unauthenticated('a bearer token is required');
  const reading = await services.platformTokens.read(token, services.addresses.apiUrl);
  if (reading.kind === 'invalid') throw unauthenticated(`the token is not valid: ${reading.why}`);
  if (reading.kind === 'other-audience') throw unauthenticated('the token is for another audience');
  const caller = loadCaller(reading.identityUid, services.store);
  if (caller === undefined) throw unauthenticated('the identity of the token is not there any more');
  return caller;
}
