import type { FaultSeed } from '../seed/fault-seed.ts';
import { assertNever } from '../../values/errors.ts';
import type { HttpResponse } from '../../api/http.ts';
import type { PathValues } from './route-match.ts';

/** Plan of the injected faults. */
export interface FaultPlan {
  /** Counts a request of the route with these values in its path, and returns the fault that is planned for it, if any. */
  next(route: string, values: PathValues): FaultSeed | undefined;
}

/**
 * Requests are counted from 1 per route, or for each fault with a `path` those that have it; the first fault of the list
 * that means a request is the one that happens.
 */
export function createFaultPlan(faults: readonly FaultSeed[]): FaultPlan {
  const counts = new Map<FaultSeed, number>();
  return {
    next: (route, values) => {
      const meant = faults.filter((fault) => fault.route === route && hasPath(fault, values));
      for (const fault of meant) counts.set(fault, (counts.get(fault) ?? 0) + 1);
      return meant.find((fault) => isDue(fault, counts.get(fault) ?? 0));
    },
  };
}

function hasPath({ path }: FaultSeed, values: PathValues): boolean {
  return path === undefined || Object.values(values).some((value) => value.includes(path));
}

function isDue(fault: FaultSeed, count: number): boolean {
  return fault.nth === '*' || (count >= fault.nth && count < fault.nth + fault.times);
}

/** How much of a response reaches the client, and when. */
export type Delivery =
  | { readonly kind: 'response' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'drip'; readonly intervalMs: number };

/** A fault with a response in place of the real one. */
export interface ReplacingFault extends FaultSeed {
  readonly kind: 'status' | 'html' | 'not-json' | 'empty';
}

/** How a protocol expresses faults. */
export interface FaultForm<Response, Answer> {
  deliver(response: Response, delivery: Delivery): Answer;
  /** Returns the answer with the response of the fault. */
  replace(fault: ReplacingFault): Answer;
  /** Returns the answer without a response. */
  withhold(kind: 'cut' | 'hang'): Answer | Promise<Answer>;
}

/**
 * Returns the answer with the injected fault. `respond` handles the request: `truncate`, `drip`, `stale` and `none`
 * change its response; the other kinds call it only if the fault has `applied`, so that the request takes effect
 * although the response is lost.
 */
export async function faultyAnswer<Response, Answer>(
  fault: FaultSeed,
  respond: () => Promise<Response>,
  form: FaultForm<Response, Answer>,
): Promise<Answer> {
  const kind = fault.kind ?? (fault.status === undefined ? 'none' : 'status');
  switch (kind) {
    case 'none':
    case 'stale':
      return form.deliver(await respond(), { kind: 'response' });
    case 'truncate':
      return form.deliver(await respond(), { kind });
    case 'drip':
      return form.deliver(await respond(), { kind, intervalMs: fault.intervalMs });
    case 'cut':
    case 'hang':
      if (fault.applied) await respond();
      return form.withhold(kind);
    case 'status':
    case 'html':
    case 'not-json':
    case 'empty':
      if (fault.applied) await respond();
      return form.replace({ ...fault, kind });
    default:
      return assertNever(kind);
  }
}

/** Returns the HTTP response of a fault that replaces the real one. */
export function replacedResponse(fault: ReplacingFault): HttpResponse {
  switch (fault.kind) {
    case 'status':
      return toResponse(fault, bodyText(fault.body), 'application/json');
    case 'html':
      return toResponse(fault, LOGIN_PAGE, 'text/html; charset=utf-8');
    case 'not-json':
      return toResponse(fault, '{"value": "cut off by a pro', 'application/json');
    case 'empty':
      return toResponse(fault, '', 'application/json');
    default:
      return assertNever(fault.kind);
  }
}

/** Login page as a captive portal or proxy returns it. */
const LOGIN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>';

function toResponse(fault: ReplacingFault, body: string, contentType: string): HttpResponse {
  return {
    status: fault.status ?? 200,
    headers: { 'content-type': contentType, ...faultHeaders(fault) },
    body: new TextEncoder().encode(body),
  };
}

/** Returns the headers of a fault, with names in lower case. */
export function faultHeaders({ headers }: FaultSeed): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function bodyText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
