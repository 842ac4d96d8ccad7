import { Failure } from '../../schema/failure.ts';
import type { HttpResponse } from '../../http.ts';
import { parseJson } from '../../../text/parse-json.ts';

const UTF8 = new TextDecoder();

/** Returns the JSON of a body; undefined if it is none. */
export function readJson({ body }: HttpResponse): unknown {
  return parseJson(UTF8.decode(body));
}

/** Returns the AIP-193 error in the body; undefined if the body has another form. */
export function readFailure(response: HttpResponse): Failure | undefined {
  return Failure.safeParse(readJson(response)).data;
}
