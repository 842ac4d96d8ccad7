import * as grpc from '@grpc/grpc-js';

import { METHODS } from './facts.ts';
import { decode, encode } from './messages.ts';
import type { Json } from './messages.ts';

export interface CallOptions {
  /** A bearer token. */
  readonly token?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** A gRPC client of another family than the server, with messages built from the facts. */
export interface GrpcClient {
  /** Calls a method by its path, `/<package>.<Service>/<Method>`. Rejects with `GrpcRefusal`. */
  call(method: string, request: Json, options?: CallOptions): Promise<Json>;
  close(): void;
}

/** A status other than OK. */
export class GrpcRefusal extends Error {
  override readonly name = 'GrpcRefusal';
  readonly code: number;
  /** The `google.rpc.Status` of `grpc-status-details-bin`; undefined without that trailer. */
  readonly status: Json | undefined;
  readonly metadata: grpc.Metadata;

  constructor({ code, details, metadata }: grpc.ServiceError) {
    super(details);
    this.code = code;
    this.metadata = metadata;
    const [binary] = metadata.get('grpc-status-details-bin');
    this.status = binary === undefined ? undefined : decode('google.rpc.Status', Buffer.from(binary));
    if (binary !== undefined && (this.status?.['code'] !== code || this.status['message'] !== details)) {
      throw new Error(`grpc-status ${code} ${details} and ${JSON.stringify(this.status)} differ`);
    }
  }
}

/** Connects to an origin without any proxy of the environment; with TLS if there is a certificate to trust. */
export function dial(origin: string, options: grpc.ClientOptions = {}, trusted?: Buffer): GrpcClient {
  const { createInsecure, createSsl } = grpc.credentials;
  const credentials = trusted === undefined ? createInsecure() : createSsl(trusted);
  const client = new grpc.Client(new URL(origin).host, credentials, {
    'grpc.enable_http_proxy': 0,
    // Each client has a connection of its own.
    'grpc.use_local_subchannel_pool': 1,
    ...options,
  });
  return {
    call: (method, request, given) => unary(client, { method, request }, given),
    close: () => client.close(),
  };
}

function unary(
  client: grpc.Client,
  { method, request }: { readonly method: string; readonly request: Json },
  { token, metadata = {}, deadlineMs = 20_000, signal }: CallOptions = {},
): Promise<Json> {
  const facts = METHODS.get(method.replace('.v2beta1.', '.v2.'));
  const { in: input, out: output } = facts ?? { in: EMPTY, out: EMPTY };
  const sent = new grpc.Metadata();
  if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(metadata)) sent.set(name, value);
  return new Promise((resolve, reject) => {
    const call = client.makeUnaryRequest(
      method,
      (json: Json) => encode(input, json),
      (bytes) => decode(output, bytes),
      request,
      sent,
      { deadline: Date.now() + deadlineMs },
      (error, answer) => {
        signal?.removeEventListener('abort', cancel);
        if (error === null && answer !== undefined) resolve(answer);
        else reject(error === null ? new Error(`${method} ended without an answer`) : refusalOf(error));
      },
    );
    const cancel = (): void => call.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
  });
}

/** Messages of a method that nobody knows. */
const EMPTY = 'google.protobuf.Empty';

function refusalOf(error: grpc.ServiceError): Error {
  try {
    return new GrpcRefusal(error);
  } catch (unreadable) {
    return unreadable as Error;
  }
}
