/** Connects examples/walkthrough.ts to a platform, runs its steps and reports them. */
import { createUndiciHttp } from '../src/io/http/undici-http.ts';
import { systemClock } from '../src/io/system-clock.ts';
import { createClient } from '../src/api/client/client.ts';
import type { Client } from '../src/api/client/client.ts';
import { Failure } from '../src/api/schema/failure.ts';
import { MooringError } from '../src/values/errors.ts';
import { Secret } from '../src/values/secret.ts';
import type { HttpResponse, HttpSend } from '../src/api/http.ts';
import { startPlatform } from '../test/support/platform/start-platform.ts';

const SEED = 'examples/platform.seed.yml';

/** A thing that the walkthrough made and has to delete. */
export interface Made {
  readonly what: string;
  readonly uid: string;
  readonly resource: { get(uid: string): Promise<unknown>; delete(uid: string): Promise<void> };
}

/** A refusal as the service sent it: the client's error lacks the code of gRPC and the reason. */
export interface Refusal {
  readonly status: number;
  readonly failure: Failure;
}

/** The client and the functions that every step uses. */
export interface Tour {
  readonly client: Client;
  /** In the order in which they were made. */
  readonly made: Made[];
  /** Does a step and prints its line; gives what the step found. Throws an error that names the step. */
  readonly step: <Value>(
    name: string,
    run: () => Promise<readonly [text: string, value: Value]>,
  ) => Promise<Value>;
  /** The refusal that a request meets. Throws when it meets none. */
  readonly refusalOf: (request: () => Promise<unknown>) => Promise<Refusal>;
  /** Lets go of the connections, and of the platform where this tour started it. */
  readonly end: () => Promise<void>;
}

/** A platform to talk to with the admin's token. */
interface Target {
  readonly apiUrl: string;
  readonly token: Secret;
  stop(): Promise<unknown>;
}

/** Starts the embedded platform, unless the environment names one that runs. Throws where it names half of one. */
export async function startTour(environment: NodeJS.ProcessEnv): Promise<Tour> {
  const target = await findTarget(environment['MOORING_API_URL'], environment['MOORING_API_TOKEN']);
  const { apiUrl, token } = target;
  const http = createUndiciHttp();
  const { send, lastRefusal } = watchRefusals(http.send);
  const endpoints = { apiUrl, issuerUrl: apiUrl, registry: new URL(apiUrl).host };
  const client = createClient({ token, endpoints, send, clock: systemClock });
  return {
    client,
    made: [],
    step: doStep,
    refusalOf: async (request) => {
      const [outcome] = await Promise.allSettled([request()]);
      if (outcome.status === 'fulfilled') throw new Error('it was not refused');
      const refusal = lastRefusal();
      if (refusal === undefined) throw outcome.reason;
      return refusal;
    },
    end: async () => {
      await http.close();
      await target.stop();
    },
  };
}

/** Returns the error as one line. */
export function explain(reason: unknown): string {
  if (reason instanceof MooringError) return `${reason.message} (${reason.hint})`;
  return reason instanceof Error ? reason.message : String(reason);
}

async function findTarget(apiUrl = '', token = ''): Promise<Target> {
  if ((apiUrl === '') !== (token === '')) {
    throw new Error('MOORING_API_URL and MOORING_API_TOKEN go together: set both, or none');
  }
  if (apiUrl !== '') {
    console.log(`The platform at ${apiUrl}`);
    return { apiUrl, token: new Secret(token), stop: () => Promise.resolve() };
  }
  const platform = await startPlatform('--seed', SEED);
  console.log(`The embedded platform at ${platform.line.apiUrl}, which knows ${SEED}`);
  return { apiUrl: platform.line.apiUrl, token: new Secret(platform.line.adminToken), stop: platform.stop };
}

async function doStep<Value>(
  name: string,
  run: () => Promise<readonly [text: string, value: Value]>,
): Promise<Value> {
  const [outcome] = await Promise.allSettled([run()]);
  if (outcome.status === 'rejected') {
    throw new Error(`${name}: ${explain(outcome.reason)}`, { cause: outcome.reason });
  }
  const [text, value] = outcome.value;
  console.log(`${name.padEnd(37)}  ${text}`);
  return value;
}

/** Returns the transport, and a function that parses its last response if it was a refusal. */
function watchRefusals(send: HttpSend): { send: HttpSend; lastRefusal: () => Refusal | undefined } {
  let last: HttpResponse | undefined;
  return {
    send: async (request) => {
      last = undefined;
      last = await send(request);
      return last;
    },
    lastRefusal: () => {
      if (last === undefined || last.status < 400) return undefined;
      const body: unknown = JSON.parse(new TextDecoder().decode(last.body));
      return { status: last.status, failure: Failure.parse(body) };
    },
  };
}
