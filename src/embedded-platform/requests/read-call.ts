import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { parseJson } from '../../text/parse-json.ts';
import type { PlatformRequest } from './answer.ts';
import { bodyFormOf } from './body-form.ts';
import type { Parameters, RouteCall } from './route-call.ts';
import type { RouteMatch } from './route-match.ts';

/** Returns the call that an HTTP request with this query makes to the route that it matched. */
export function readCall(
  { headers, body = '' }: PlatformRequest,
  { name, values }: Extract<RouteMatch, { kind: 'route' }>,
  query: URLSearchParams,
): Omit<RouteCall, 'lagMs'> {
  const route: Route = routes[name];
  const isForm = route.form === true && mediaTypeOf(headers) === 'application/x-www-form-urlencoded';
  return {
    values,
    headers,
    query: parametersOf(query),
    form: parametersOf(new URLSearchParams(isForm ? body : '')),
    body: route.form === true ? undefined : parseJson(body),
    bodyForm: bodyFormOf(route),
  };
}

function mediaTypeOf(headers: PlatformRequest['headers']): string {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
  return mediaType.trim().toLowerCase();
}

function parametersOf(given: URLSearchParams): Parameters {
  const byName = Map.groupBy(given, ([name]) => name);
  return new Map([...byName].map(([name, entries]) => [name, entries.map(([, value]) => value)]));
}
