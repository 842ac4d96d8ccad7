import { fromBinary, fromJson, ScalarType, toBinary, toJson } from '@bufbuild/protobuf';
import type { DescField, DescMessage, JsonValue } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';

import { MESSAGE_PACKAGES } from '../../../../src/contract/messages/message-packages.ts';
import { createMessageRegistry } from '../../../../src/server/grpc/message-registry.ts';
import { createMessageWriter } from '../../../../src/server/grpc/write-message.ts';

const registry = createMessageRegistry(MESSAGE_PACKAGES);
const write = createMessageWriter(registry);
const options = { registry, ignoreUnknownFields: true };
const messages = [...registry]
  .filter((type) => type.kind === 'message')
  .filter(({ typeName }) => !typeName.startsWith('google.protobuf.'));

/** The JSON of a message with all of its fields: one of each oneof, by turns, and with nested messages down to a depth. */
function exampleOf(schema: DescMessage, turn: number, depth = 3): Record<string, JsonValue> {
  const fields = schema.fields.filter(({ oneof }) => oneof === undefined);
  const chosen = schema.oneofs.flatMap((oneof) => oneof.fields[turn % oneof.fields.length] ?? []);
  return Object.fromEntries(
    [...fields, ...chosen].map((field) => [field.jsonName, valueOf(field, turn, depth)]),
  );
}

function valueOf(field: DescField, turn: number, depth: number): JsonValue {
  const one = singleOf(field, turn, depth);
  if (field.fieldKind === 'list') return turn % 3 === 0 ? [] : [one, one];
  return field.fieldKind === 'map' ? { [turn]: one } : one;
}

const STRINGS = ['', 'text', 'größe'];
const TIMES = [
  '2026-11-20T12:00:00.123Z',
  '1969-12-31T23:59:59.900Z',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00.000000001Z',
];
const WELL_KNOWN: Readonly<Record<string, JsonValue>> = {
  'google.protobuf.Duration': '3600.500s',
  'google.protobuf.FieldMask': 'name,claimMatch.issuer',
  'google.protobuf.Any': {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'X',
    metadata: { a: 'b' },
  },
};

function singleOf({ message, enum: ofEnum, scalar }: DescField, turn: number, depth: number): JsonValue {
  if (ofEnum !== undefined) {
    return [ofEnum.values[turn % ofEnum.values.length]?.name ?? '', 'NO_SUCH_NAME', 4711][turn % 3] ?? null;
  }
  if (message === undefined) return scalarOf(scalar, turn);
  if (message.typeName === 'google.protobuf.Timestamp') return TIMES[turn % TIMES.length] ?? '';
  return WELL_KNOWN[message.typeName] ?? (depth === 0 ? {} : exampleOf(message, turn, depth - 1));
}

function scalarOf(scalar: ScalarType | undefined, turn: number): JsonValue {
  if (scalar === ScalarType.BOOL) return turn % 2 === 0;
  if (scalar === ScalarType.BYTES) return 'AQID';
  if (scalar === ScalarType.INT32) return turn - 1;
  const texts = scalar === ScalarType.INT64 ? ['0', '-1', '9007199254740993'] : STRINGS;
  return texts[turn % 3] ?? '';
}

describe('the encoder of messages', () => {
  it.each(messages.map((schema) => [schema.typeName, schema] as const))(
    'writes %s as the library does',
    (_, schema) => {
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const json = { ...exampleOf(schema, turn), noSuchField: [turn] };
        const expected = fromJson(schema, json, options);
        const bytes = write(schema, json);
        expect(toJson(schema, fromBinary(schema, bytes), options)).toEqual(toJson(schema, expected, options));
        expect(Buffer.from(bytes).equals(toBinary(schema, expected))).toBe(true);
      }
    },
  );

  it('leaves out what is undefined or null', () => {
    const [tag, list, page] = ['Tag', 'Repo', 'ListTagsResponse'].map((name) =>
      registry.getMessage(`chainguard.platform.registry.v2.${name}`),
    );
    if (tag === undefined || list === undefined || page === undefined)
      throw new Error('a message is missing');
    expect(write(tag, { name: undefined, updateTime: null, bundles: undefined })).toHaveLength(0);
    expect(write(tag, undefined)).toHaveLength(0);
    expect(write(list, { customOverlay: { environment: undefined } })).toEqual(
      toBinary(list, fromJson(list, { customOverlay: {} })),
    );
    expect(write(page, { tags: [{ name: undefined }] })).toEqual(
      toBinary(page, fromJson(page, { tags: [{}] })),
    );
  });

  it.each([
    { name: 1 },
    { deprecated: 'yes' },
    { bundles: 'a' },
    { bundles: ['a', undefined] },
    { updateTime: 'yesterday' },
    [],
    'tag',
  ])('refuses %j as a tag', (value) => {
    const tag = registry.getMessage('chainguard.platform.registry.v2.Tag');
    expect(() => tag !== undefined && write(tag, value)).toThrow();
  });
});
