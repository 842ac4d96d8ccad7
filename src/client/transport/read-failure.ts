import { Failure } from '../../contract/failure.ts';
import type { HttpResponse } from '../../ports/http.ts';
import { parseJson } from '../../domain/text/parse-json.ts';

const UTF8 = new TextDecoder();

/** Returns the JSON of a body; undefined if it is none. */
export function readJson({ body }: HttpResponse): unknown {
  return parseJson(UTF8.decode(body));
}

/** What the body of a refusal says (AIP-193); undefined if it says something else. */
export function readFailure(response: HttpResponse): Failure | undefined {
  return Failure.safeParse(readJson(response)).data;
}
