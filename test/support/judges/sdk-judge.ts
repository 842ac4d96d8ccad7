import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import * as grpc from '@grpc/grpc-js';

import { METHODS } from '../grpc/facts.ts';
import { GrpcRefusal } from '../grpc/grpc-client.ts';
import type { GrpcClient } from '../grpc/grpc-client.ts';
import { decode, encode } from '../grpc/messages.ts';
import type { Json } from '../grpc/messages.ts';
import { judgePath } from './judges.ts';

/** One request to `test/judges/sdk`, which says what they mean. */
export interface SdkRequest {
  readonly url: string;
  readonly token?: string | undefined;
  readonly call?: string;
  readonly all?: string;
  readonly request?: Json;
  readonly seconds?: number;
  readonly exchange?: SdkExchange;
  readonly refresh?: SdkExchange;
  readonly methods?: true;
}

interface SdkExchange {
  readonly audience: string;
  readonly identity?: string;
  readonly scopes?: readonly string[];
  readonly http1?: boolean;
}

/** The service's own client library, in a process that answers one request after the other. */
export interface SdkJudge {
  /** Returns the answer; rejects with the `google.rpc.Status` of a refusal as `GrpcRefusal`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- messages of every form
  ask(request: SdkRequest): Promise<any>;
  /** A client of the platform at an address, by way of the library. */
  dial(url: string): GrpcClient;
  stop(): void;
}

/** Starts it. */
export function startSdkJudge(): SdkJudge {
  const child = spawn(judgePath('sdk-judge'), { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  const exchange = async (request: SdkRequest): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const line = await lines.next();
    if (line.done === true) throw new Error('the judge ended');
    const answer = JSON.parse(line.value) as Json | readonly Json[];
    if (!('error' in answer)) return answer;
    throw refusalOf(answer['error'] as Json | string);
  };
  const ask = async (request: SdkRequest): Promise<unknown> => {
    const turn = last.then(() => exchange(request));
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    ask,
    dial: (url) => ({
      call: async (method, request, { metadata = {} } = {}) => {
        const token = metadata['authorization']?.replace(/^Bearer /, '');
        const out = METHODS.get(method)?.out ?? '';
        // Its JSON has times without a fraction of zero.
        return decode(out, encode(out, (await ask({ url, token, call: method, request })) as Json));
      },
      close: () => undefined,
    }),
    stop: () => child.kill(),
  };
}

function refusalOf(status: Json | string): Error {
  if (typeof status === 'string') return new Error(status);
  const { code, message } = status as { readonly code: grpc.status; readonly message: string };
  const metadata = new grpc.Metadata();
  metadata.set('grpc-status-details-bin', encode('google.rpc.Status', status));
  return new GrpcRefusal({ code, details: message, metadata, name: 'refused', message });
}
