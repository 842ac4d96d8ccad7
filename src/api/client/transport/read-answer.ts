import type { HttpResponse } from '../../http.ts';
import type { Face, Route } from '../../route.ts';
import { describeAnswerIssue } from '../../schema/answer-issue.ts';
import { hasAnyField, withoutUnset } from '../../schema/unset-fields.ts';
import { readJson } from './read-failure.ts';

/** Content of a successful response: a value of the route's schema, or why there is none. */
export type ReadAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'not-json' }
  /** `why` is a clause without values of the response. */
  | { readonly kind: 'unexpected'; readonly why: string };

/** Those whose responses are protocol buffers in JSON. */
const FACES_OF_API: ReadonlySet<Face> = new Set(['api', 'issuer']);

/**
 * Reads a successful response of a route with the contract's schema. Nothing is an answer only if the route says so:
 * neither an empty body, nor a list without its array or its count, nor a message of the API without any of its fields,
 * since the service writes those that are not set too (service-rules.md#unset-fields).
 */
export function readAnswer(route: Route, response: HttpResponse): ReadAnswer {
  if (route.binary === true) return { kind: 'value', value: {} };
  if (response.body.length === 0) {
    return route.empty === true
      ? { kind: 'value', value: {} }
      : { kind: 'unexpected', why: 'the answer is empty' };
  }
  const received = readJson(response);
  if (received === undefined) return { kind: 'not-json' };
  const isMessage = FACES_OF_API.has(route.face);
  const answer = isMessage ? withoutUnset(received, route.response) : received;
  const parsed = route.response.safeParse(answer);
  if (!parsed.success) return { kind: 'unexpected', why: describeAnswerIssue(parsed.error, answer) };
  if (isMessage && !hasAnyField(received, route.response)) {
    return { kind: 'unexpected', why: 'the answer has none of its fields' };
  }
  return { kind: 'value', value: parsed.data };
}
