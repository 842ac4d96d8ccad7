import { fromJson, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, JsonValue, Registry } from '@bufbuild/protobuf';

/** Encodes a JSON value as a message; nothing is an empty message. Throws for a value that it cannot have. */
export type MessageWriter = (schema: DescMessage, value: unknown) => Uint8Array;

/** The types of messages, and how they are encoded. */
export interface Messages {
  readonly registry: Registry;
  readonly write: MessageWriter;
}

/**
 * Returns a function that encodes JSON values as messages. Undefined fields are left out, as in JSON text; so are those
 * that the message does not have, such as the times that only REST shows, and unknown names of enum values.
 */
export function createMessageWriter(registry: Registry): MessageWriter {
  const options = { ignoreUnknownFields: true, registry };
  return (schema, value) => {
    const shown = JSON.parse(JSON.stringify(value ?? {})) as JsonValue;
    return toBinary(schema, fromJson(schema, shown, options));
  };
}
