import type { HttpResponse } from '../../ports/http.ts';
import type { WrittenRequest } from './moved-request.ts';
import { readFailure } from './read-failure.ts';
import { sendUntilFinal } from './send-until-final.ts';
import type { SendingOptions } from './send-until-final.ts';

/**
 * Sends a request that may be sent twice to a host that is not the platform's. Gives the first answer that is `wanted`,
 * every status below 300 where nothing else is said. Throws as `sendUntilFinal`; `purpose` completes "could not …".
 */
export async function sendPatiently(
  request: WrittenRequest,
  purpose: string,
  options: SendingOptions,
  wanted: (response: HttpResponse) => boolean = ({ status }) => status < 300,
): Promise<HttpResponse> {
  return sendUntilFinal(
    {
      row: undefined,
      purpose,
      request,
      idempotent: true,
      read: (response) => ({
        kind: 'answer',
        response,
        failure: response.status < 400 ? undefined : readFailure(response),
      }),
      isFinal: wanted,
    },
    options,
  );
}
