/**
 * A field of a message: its number, its type, and how it occurs; once if nothing is said. A type is a scalar
 * (`string`, `int64`), a `map<string, …>`, or the name of a message or enum: within its own package without the
 * package. Its name in JSON is the camelCase of its own, unless `JSON_NAMES` has another.
 */
export type MessageField = readonly [
  number: number,
  type: string,
  occurrence?: 'repeated' | 'optional' | `oneof ${string}`,
];

/** How a method reads and answers a call. Names of messages as in `MessageField`. */
export interface MessageMethod {
  readonly request: string;
  readonly response: string;
  /** The field of the request that is the body of the REST call, `*` for the whole request; the query if absent. */
  readonly body?: string;
  /** The field of the request for each value of the row's path whose name differs, with dots for a nested one. */
  readonly path?: Readonly<Record<string, string>>;
  /** The type of the event that it causes, without `dev.chainguard.api.` and `.v1` (service-rules.md#events). */
  readonly event?: string;
  /** For whom the event is; customers if absent. Internal ones do not leave the service. */
  readonly audience?: 'INTERNAL';
  /** The attributes that the event has besides those of every CloudEvent; `group` if absent. */
  readonly extensions?: readonly string[];
}

/** The wire form of a part of the API over gRPC: protocol buffers, syntax proto3. Nested names are written with dots. */
export interface MessagePackage {
  readonly name: string;
  readonly services?: Readonly<Record<string, Readonly<Record<string, MessageMethod>>>>;
  readonly messages?: Readonly<Record<string, Readonly<Record<string, MessageField>>>>;
  readonly enums?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Fields whose name in JSON is not the camelCase of their own, by their full name. */
export const JSON_NAMES: Readonly<Record<string, string>> = {
  'chainguard.platform.registry.Repo.sync_config': 'sync_config',
  'chainguard.platform.registry.v2.Repo.sync_config': 'sync_config',
};
