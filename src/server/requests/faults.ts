import type { FaultSeed } from '../../contract/seed/fault-seed.ts';
import type { RouteName } from '../../contract/routes.ts';
import { assertNever } from '../../domain/errors.ts';
import type { HttpResponse } from '../../ports/http.ts';
import type { Answer } from './answer.ts';

/** Plan of the injected faults. */
export interface FaultPlan {
  /** Counts a request of the route, and returns the fault that is planned for it, if any. */
  next(route: RouteName): FaultSeed | undefined;
}

/** Requests are counted from 1 per route; the first fault of the list that means a request is the one that happens. */
export function createFaultPlan(faults: readonly FaultSeed[]): FaultPlan {
  const counts = new Map<RouteName, number>();
  return {
    next: (route) => {
      const count = (counts.get(route) ?? 0) + 1;
      counts.set(route, count);
      return faults.find((fault) => fault.route === route && isDue(fault, count));
    },
  };
}

function isDue(fault: FaultSeed, count: number): boolean {
  return fault.nth === '*' || (count >= fault.nth && count < fault.nth + fault.times);
}

const encoder = new TextEncoder();

/**
 * Returns the response with the injected fault. `trueAnswer` handles the request: `truncate`, `drip`, `stale` and
 * `none` change its response; the other kinds call it only if the fault has `applied`, so that the request takes effect
 * although the response is lost.
 */
export async function faultyAnswer(
  fault: FaultSeed,
  trueAnswer: () => Promise<HttpResponse>,
): Promise<Answer> {
  const kind = fault.kind ?? (fault.status === undefined ? 'none' : 'status');
  const isTrue = kind === 'none' || kind === 'stale' || kind === 'truncate' || kind === 'drip';
  if (!isTrue) {
    if (fault.applied) await trueAnswer();
    return otherAnswer(kind, fault);
  }
  const response = await trueAnswer();
  if (kind === 'truncate') return { kind, response };
  return kind === 'drip' ? { kind, response, intervalMs: fault.intervalMs } : { kind: 'response', response };
}

/** Returns the response that replaces the real one. */
function otherAnswer(
  kind: 'cut' | 'hang' | 'status' | 'html' | 'not-json' | 'empty',
  fault: FaultSeed,
): Answer {
  switch (kind) {
    case 'cut':
    case 'hang':
      return { kind };
    case 'status':
      return respond(fault, bodyText(fault.body), 'application/json');
    case 'html':
      return respond(fault, LOGIN_PAGE, 'text/html; charset=utf-8');
    case 'not-json':
      return respond(fault, '{"value": "cut off by a pro', 'application/json');
    case 'empty':
      return respond(fault, '', 'application/json');
    default:
      return assertNever(kind);
  }
}

/** Login page as a captive portal or proxy returns it. */
const LOGIN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>';

function respond(fault: FaultSeed, body: string, contentType: string): Answer {
  const given = Object.entries(fault.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    kind: 'response',
    response: {
      status: fault.status ?? 200,
      headers: { 'content-type': contentType, ...Object.fromEntries(given) },
      body: encoder.encode(body),
    },
  };
}

function bodyText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
