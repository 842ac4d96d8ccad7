import type { HttpRequest, HttpResponse, HttpSend } from '../../../src/api/http.ts';
import type { Route } from '../../../src/api/route.ts';
import { routes } from '../../../src/api/routes.ts';
import { withUnpopulated } from '../../../src/embedded-platform/requests/unpopulated-fields.ts';
import { jsonName, MESSAGES, METHODS } from './facts.ts';
import type { MethodFacts } from './facts.ts';
import { GrpcRefusal } from './grpc-client.ts';
import type { GrpcClient } from './grpc-client.ts';
import type { Json } from './messages.ts';

/** A call as both faces have it. */
export interface ExchangedCall {
  readonly method: string;
  readonly request: HttpRequest;
  /** The answer over gRPC as JSON: a message of the method's output, or a `google.rpc.Status`. */
  readonly answer: Json;
  readonly isRefusal: boolean;
}

/** The REST form of a method, as a gateway reads it (google.api.http). */
interface Binding {
  readonly method: string;
  readonly facts: MethodFacts;
  readonly verb: string;
  readonly path: RegExp;
  readonly variables: readonly string[];
}

/** The most specific first: a template without a variable, then the one with the most text. */
const BINDINGS: readonly Binding[] = [...METHODS]
  .flatMap(([method, facts]) =>
    [facts.http, facts.http2 ?? ''].filter(Boolean).map((http) => bindingOf(method, facts, http)),
  )
  .sort((one, other) => other.path.source.length - one.path.source.length);

function bindingOf(method: string, facts: MethodFacts, http: string): Binding {
  const [verb = '', template = ''] = http.split(' ');
  const variables: string[] = [];
  const source = template.replace(/\{([\w.]+)(?:=(\*\*?))?\}/g, (_, variable: string, form: string) => {
    variables.push(variable);
    return form === '**' ? '(.+)' : '([^/]+)';
  });
  return { method, facts, verb, path: new RegExp(`^${source}$`), variables };
}

/** Returns the method of a REST call, if it is one over gRPC too. */
function bindingFor({ method, url }: HttpRequest): Binding | undefined {
  const { pathname } = new URL(url);
  return BINDINGS.find(({ verb, path }) => verb === method && path.test(pathname));
}

/**
 * A gateway in reverse: it sends REST requests as gRPC calls and gives their answers as REST ones, so that every client
 * of the one face can be run over the other. What gRPC does not have goes to `otherwise`.
 */
export function sendOverGrpc(
  client: GrpcClient,
  otherwise: HttpSend,
  onCall: (call: ExchangedCall) => void | Promise<void>,
): HttpSend {
  return async (request) => {
    const binding = bindingFor(request);
    if (binding === undefined) return otherwise(request);
    const { method } = binding;
    const { authorization } = request.headers;
    const metadata = authorization === undefined ? {} : { authorization };
    try {
      const answer = await client.call(method, messageOf(request, binding), { metadata });
      await onCall({ method, request, answer, isRefusal: false });
      return response(
        200,
        binding.facts.out === 'google.protobuf.Empty' ? undefined : written(answer, method),
      );
    } catch (error) {
      // v1 declares no details, so that its trailers have none.
      const isPlain = error instanceof GrpcRefusal && !method.includes('.v2.');
      const status = isPlain ? { code: error.code, message: error.message, details: [] } : undefined;
      if (!(error instanceof GrpcRefusal) || (error.status ?? status) === undefined) throw error;
      const answer = error.status ?? status ?? {};
      await onCall({ method, request, answer, isRefusal: true });
      return response(HTTP_STATUSES[error.code] ?? 500, answer);
    }
  };
}

/** Sends REST requests as they are, and tells of those that are a method over gRPC too. */
export function recordRest(send: HttpSend, onCall: (call: ExchangedCall) => void): HttpSend {
  return async (request) => {
    const answer = await send(request);
    const binding = bindingFor(request);
    if (binding !== undefined) {
      const text = new TextDecoder().decode(answer.body);
      const json = text === '' ? {} : (JSON.parse(text) as Json);
      onCall({ method: binding.method, request, answer: json, isRefusal: answer.status !== 200 });
    }
    return answer;
  };
}

/** HTTP status of each gRPC code (google/rpc/code.proto). */
const HTTP_STATUSES: Readonly<Record<number, number>> = {
  1: 499,
  3: 400,
  4: 504,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  10: 409,
  12: 501,
  14: 503,
  16: 401,
};

/** A gateway writes the fields that are not set (service-rules.md#unset-fields). */
function written(answer: Json, method: string): unknown {
  const rpc = method.replace('/chainguard.platform.', '');
  const route = Object.values<Route>(routes).find((one) => one.rpc === rpc);
  return route === undefined ? answer : withUnpopulated(answer, route);
}

function response(status: number, json: unknown): HttpResponse {
  const body = json === undefined ? '' : JSON.stringify(json);
  return { status, headers: { 'content-type': 'application/json' }, body: new TextEncoder().encode(body) };
}

/** Returns the request message of a REST call: its path, its query or form, and its body. */
function messageOf(request: HttpRequest, { facts, path, variables }: Binding): Json {
  const url = new URL(request.url);
  const message: Record<string, unknown> = {};
  const isForm = request.headers['content-type']?.includes('form') ?? false;
  const body = request.body ?? '';
  if (body !== '' && !isForm) {
    const json = JSON.parse(body) as Json;
    const inBody = facts.body === '*' ? { type: facts.in, into: message } : bodyField(facts, message);
    Object.assign(inBody.into, knownFields(inBody.type, json));
  }
  for (const [name, value] of isForm ? new URLSearchParams(body) : url.searchParams) {
    setField(message, { type: facts.in, names: name.split('.'), value });
  }
  const [, ...values] = path.exec(url.pathname) ?? [];
  variables.forEach((variable, index) =>
    setField(message, {
      type: facts.in,
      names: variable.split('.'),
      value: decodeURIComponent(values[index] ?? ''),
    }),
  );
  return message;
}

/** The field of a request that is the body of its REST call, and its type. */
function bodyField(
  facts: MethodFacts,
  message: Record<string, unknown>,
): { readonly type: string; readonly into: object } {
  const found = MESSAGES.get(facts.in)?.find(([own]) => own === facts.body);
  if (found === undefined) throw new Error(`${facts.in} has no body`);
  const into = {};
  message[jsonName(...found)] = into;
  return { type: found[1].t, into };
}

/** A gateway ignores fields that the message does not have. */
function knownFields(type: string, json: Json): Json {
  const names = new Set((MESSAGES.get(type) ?? []).flatMap(([own, facts]) => [own, jsonName(own, facts)]));
  return Object.fromEntries(Object.entries(json).filter(([name]) => names.has(name)));
}

/** Sets a field by its name, with dots for one of a message within; a repeated one gets one value more. */
function setField(
  message: Record<string, unknown>,
  {
    type,
    names: [name = '', ...rest],
    value,
  }: { readonly type: string; readonly names: readonly string[]; readonly value: string },
): void {
  const found = MESSAGES.get(type)?.find(([own, each]) => own === name || jsonName(own, each) === name);
  if (found === undefined) throw new Error(`${type} has no field ${name}`);
  const [, facts] = found;
  const key = jsonName(...found);
  if (rest.length > 0) {
    const inner = { ...(message[key] as Record<string, unknown> | undefined) };
    setField(inner, { type: facts.t, names: rest, value });
    message[key] = inner;
  } else if (facts.label === 'repeated') {
    message[key] = [...((message[key] as readonly string[] | undefined) ?? []), value];
  } else {
    message[key] = fromText(facts.t, value);
  }
}

function fromText(type: string, value: string): unknown {
  if (type === 'bool') return value === 'true';
  return /^u?int32$/.test(type) ? Number(value) : value;
}
