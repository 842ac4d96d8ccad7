import type { Route } from '../../api/route.ts';
import { operations } from '../operations.ts';
import type { Services } from '../services.ts';
import { versionOneOperations } from '../version-one/operations.ts';
import { faultyAnswer } from './faults.ts';
import type { FaultForm, FaultPlan } from './faults.ts';
import { Refusal } from './refusal.ts';
import { WholeAnswer } from './route-call.ts';
import type { Handler, RouteCall } from './route-call.ts';

/** Options for answering every call, over REST and over gRPC. */
export interface AnswererOptions {
  readonly services: Services;
  readonly faults: FaultPlan;
  /** Checks every answer against the contract before it leaves; for tests. */
  readonly validateResponses: boolean;
  /** Milliseconds before anything is done about any request: how far away the platform is. */
  readonly latencyMs: number;
  /** Receives every bug in the platform; the client gets code 13 only. */
  readonly onBug: (error: unknown) => void;
}

/** How a protocol expresses the result of a call. */
export interface AnswerForm<Response, Answer> extends FaultForm<Response, Answer> {
  /** Returns the response for what the handler returned. */
  respond(value: unknown): Response | Promise<Response>;
  refuse(refusal: Refusal): Response;
  /** Returns the response to a call that a bug in the platform prevents. */
  fail(): Response;
}

/** A call of a route, before its fault is known. */
export interface PlannedCall {
  readonly name: string;
  readonly route: Route;
  readonly call: Omit<RouteCall, 'lagMs'>;
  /** Waits for some milliseconds. Rejects if the call ends first. */
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Answers a call, with the fault that is planned for it, if any. Throws only if `sleep` does. */
export async function answerCall<Response, Answer>(
  { name, route, call, sleep }: PlannedCall,
  form: AnswerForm<Response, Answer>,
  options: AnswererOptions,
): Promise<Answer> {
  const fault = options.faults.next(name, call.values);
  const lagMs = fault?.kind === 'stale' ? fault.lagMs : 0;
  const respond = (): Promise<Response> =>
    callHandler({ name, route, call: { ...call, lagMs } }, form, options);
  if (fault === undefined) return form.deliver(await respond(), { kind: 'response' });
  if (fault.delayMs > 0) await sleep(fault.delayMs);
  return faultyAnswer(fault, respond, form);
}

async function callHandler<Response>(
  { name, route, call }: Omit<PlannedCall, 'sleep' | 'call'> & { readonly call: RouteCall },
  form: Omit<AnswerForm<Response, unknown>, keyof FaultForm<Response, unknown>>,
  { services, validateResponses, onBug }: AnswererOptions,
): Promise<Response> {
  try {
    const value = await handlerOf(name)(call, services);
    const shown = value instanceof WholeAnswer ? value.value : value;
    if (validateResponses && value !== undefined) route.response.parse(shown);
    return await form.respond(value);
  } catch (error) {
    if (error instanceof Refusal) return form.refuse(error);
    onBug(error);
    return form.fail();
  }
}

/** The handler of every route, by its name. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ...Object.entries(operations),
  ...versionOneOperations,
]);

function handlerOf(name: string): Handler {
  const handler = HANDLERS.get(name);
  if (handler === undefined) throw new Error(`the route ${name} has no handler`);
  return handler;
}
