import { create, fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import type { DescMessage } from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import { describe, expect, it } from 'vitest';

import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import type { MessagePackage } from '../../../../src/embedded-platform/grpc/messages/message-package.ts';
import { createMessageRegistry } from '../../../../src/embedded-platform/grpc/message-registry.ts';
import { plainFields } from '../../../../src/embedded-platform/grpc/read-message.ts';

const EXAMPLE: MessagePackage = {
  name: 'example.v1',
  messages: {
    Thing: {
      name: [1, 'string'],
      size: [2, 'int64', 'optional'],
      left: [3, 'string', 'oneof side'],
      right: [4, 'Outer.Inner', 'oneof side'],
      all_parts: [5, 'Outer.Inner', 'repeated'],
      by_number: [6, 'map<int64, Outer.Inner>'],
      create_time: [7, 'google.protobuf.Timestamp'],
      colour: [8, 'Outer.Colour'],
      lifetime: [9, 'google.protobuf.Duration'],
      update_mask: [10, 'google.protobuf.FieldMask'],
      data: [11, 'bytes'],
      other: [12, 'other.Other'],
      colours: [13, 'Outer.Colour', 'repeated'],
      labels: [14, 'map<string, string>'],
    },
    'Outer.Inner': { text: [1, 'string'] },
  },
  enums: { 'Outer.Colour': { RED: 0, BLUE: 2 } },
};

const registry = createMessageRegistry([
  EXAMPLE,
  { name: 'other', messages: { Other: { id: [1, 'string'] } } },
]);
const Thing = messageOf('example.v1.Thing');

function messageOf(name: string): DescMessage {
  const message = registry.getMessage(name);
  if (message === undefined) throw new Error(`there is no ${name}`);
  return message;
}

describe('the registry of messages', () => {
  it('has every message and enum of the contract', () => {
    const known = createMessageRegistry(MESSAGE_PACKAGES);
    for (const { name, messages = {}, enums = {} } of MESSAGE_PACKAGES) {
      for (const message of Object.keys(messages))
        expect(known.getMessage(`${name}.${message}`)).toBeDefined();
      for (const one of Object.keys(enums)) expect(known.getEnum(`${name}.${one}`)).toBeDefined();
    }
  });

  it.each([
    { name: 'a', size: '0', right: { text: 'b' } },
    { left: '', byNumber: { '-9007199254740993': { text: 'x' } }, colour: 'BLUE' },
    { allParts: [{}, { text: 'c' }], createTime: '2026-01-01T00:00:00.123456789Z', lifetime: '3.500s' },
    {
      updateMask: 'name,byNumber',
      data: 'AQID',
      other: { id: 'd' },
      colours: ['BLUE', 'RED'],
      labels: { x: 'y' },
    },
  ])('encodes and decodes %j', (json) => {
    const bytes = toBinary(Thing, fromJson(Thing, json));
    expect(toJson(Thing, fromBinary(Thing, bytes))).toEqual(json);
  });

  it('gives each field its number, and optional ones presence', () => {
    expect(Thing.fields.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(Thing.fields.map(({ oneof }) => oneof?.name)).toContain('side');
    expect(toBinary(Thing, fromJson(Thing, { name: '', size: '0' }))).toEqual(Uint8Array.of(0x10, 0));
  });

  it('refuses a type that is declared nowhere', () => {
    const wrong = { name: 'wrong', messages: { Thing: { one: [1, 'Missing'] } } } as const;
    expect(() => createMessageRegistry([wrong])).toThrow('no message or enum has the name Missing');
  });
});

describe('the plain fields of a message', () => {
  it.each([
    { name: 'a', size: '0', right: { text: 'b' } },
    { allParts: [{}, { text: 'c' }], createTime: '2026-01-01T00:00:00.123456789Z', lifetime: '3.500s' },
    {
      byNumber: { '-9007199254740993': { text: 'x' } },
      colours: ['BLUE', 'RED'],
      labels: { x: 'y' },
      data: 'AQID',
    },
  ])('are those of JSON: %j', (json) => {
    expect(plainFields(reflect(Thing, fromJson(Thing, json)))).toEqual(json);
  });

  it('keep enum numbers without a name', () => {
    const message = create(Thing, { colour: 7 });
    expect(plainFields(reflect(Thing, fromBinary(Thing, toBinary(Thing, message))))).toEqual({ colour: 7 });
  });

  it('keep masks and times that JSON does not have', () => {
    const message = create(Thing, {
      updateMask: { $typeName: 'google.protobuf.FieldMask', paths: ['all_parts', 'Name__'] },
      createTime: { $typeName: 'google.protobuf.Timestamp', seconds: 999_999_999_999n, nanos: 0 },
    });
    const bytes = toBinary(Thing, message);
    expect(plainFields(reflect(Thing, fromBinary(Thing, bytes)))).toEqual({
      updateMask: 'all_parts,Name__',
      createTime: 'out of range',
    });
  });
});
