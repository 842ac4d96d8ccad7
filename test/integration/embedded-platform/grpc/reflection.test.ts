import { create, createFileRegistry, fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import type { DescMessage, FileRegistry, JsonValue } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { FileDescriptorProto } from '@bufbuild/protobuf/wkt';
import * as grpc from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMessageRegistry } from '../../../../src/embedded-platform/grpc/message-registry.ts';
import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import { reflectionMessages } from '../../../../src/embedded-platform/grpc/messages/reflection-messages.ts';
import { createMethods } from '../../../../src/embedded-platform/grpc/methods.ts';
import { METHODS } from '../../../support/grpc/facts.ts';
import { startSocketPlatform } from '../../../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../../../support/platform/socket-platform.ts';
import { bodyOf, frameOf } from './grpc-calls.ts';
import { WORLD } from '../test-platform.ts';

const registry = createMessageRegistry([reflectionMessages]);

function schemaOf(name: string): DescMessage {
  const message = registry.getMessage(`grpc.reflection.v1.ServerReflection${name}`);
  if (message === undefined) throw new Error(`there is no ${name}`);
  return message;
}

const encode = (question: JsonValue): Buffer =>
  Buffer.from(toBinary(schemaOf('Request'), fromJson(schemaOf('Request'), question)));
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into messages of every form
const decode = (bytes: Uint8Array): any =>
  toJson(schemaOf('Response'), fromBinary(schemaOf('Response'), bytes));

function dialPlain({ platform }: SocketPlatform): grpc.Client {
  const { host } = new URL(platform.line.apiUrl);
  return new grpc.Client(host, grpc.credentials.createInsecure(), { 'grpc.enable_http_proxy': 0 });
}

const NOT_FOUND = { errorCode: 5, errorMessage: 'not found' };

describe('server reflection', () => {
  let server: SocketPlatform;
  let client: grpc.Client;
  beforeAll(async () => {
    server = await startSocketPlatform(WORLD);
    client = dialPlain(server);
  });
  afterAll(async () => {
    client.close();
    await server.close();
  });

  const open = (version = 'v1', on = client): grpc.ClientDuplexStream<JsonValue, JsonValue> => {
    const path = `/grpc.reflection.${version}.ServerReflection/ServerReflectionInfo`;
    return on.makeBidiStreamRequest(path, encode, decode);
  };
  /** The answers to questions on one stream, each sent after the answer to the one before. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const ask = async (questions: readonly JsonValue[], version?: string): Promise<any[]> => {
    const stream = open(version);
    const answers: JsonValue[] = [];
    const [first, ...others] = questions;
    stream.write(first ?? {});
    for await (const answer of stream) {
      answers.push(answer as JsonValue);
      const next = others.shift();
      if (next === undefined) stream.end();
      else stream.write(next);
    }
    return answers;
  };
  /** The declarations that a client has after a question. */
  const declared = async (question: JsonValue): Promise<FileRegistry> => {
    const [answer] = await ask([question]);
    const texts: readonly string[] = answer.fileDescriptorResponse.fileDescriptorProto;
    const files = texts.map((text) => fromBinary(FileDescriptorProtoSchema, Buffer.from(text, 'base64')));
    const ordered = new Set<FileDescriptorProto>();
    const add = (file: FileDescriptorProto): void => {
      for (const one of files) if (file.dependency.includes(one.name)) add(one);
      ordered.add(file);
    };
    for (const file of files) add(file);
    return createFileRegistry(create(FileDescriptorSetSchema, { file: [...ordered] }));
  };

  const served = createMethods(MESSAGE_PACKAGES, createMessageRegistry(MESSAGE_PACKAGES));
  const services = [...served.keys()].toSorted();

  it.each(['v1', 'v1alpha'])('of %s lists the services without a token', async (version) => {
    const [answer] = await ask([{ host: 'here', listServices: '*' }], version);
    expect(answer).toEqual({
      validHost: 'here',
      originalRequest: { host: 'here', listServices: '*' },
      listServicesResponse: { service: services.map((name) => ({ name })) },
    });
  });

  it.each(services)('describes %s with its methods and all their messages', async (service) => {
    const known = (await declared({ fileContainingSymbol: service })).getService(service);
    const methods = known?.methods.map(({ name, input, output }) =>
      [`/${service}/${name}`, input.typeName, output.typeName].join(' '),
    );
    const expected = [...(served.get(service)?.keys() ?? [])].map((name) => {
      const path = `/${service}/${name}`;
      const facts = METHODS.get(path);
      return [path, facts?.in, facts?.out].join(' ');
    });
    expect(methods?.toSorted()).toEqual(expected.toSorted());
  });

  it('finds the file of a message, a field, an enum and a method, and any file by its name', async () => {
    const name = 'chainguard.platform.iam.v2.proto';
    const symbols = ['Group', 'Group.uid', 'OrgKind', 'GroupsService.GetGroup'];
    for (const symbol of symbols) {
      const files = await declared({ fileContainingSymbol: `chainguard.platform.iam.v2.${symbol}` });
      expect(files.getFile(name)).toBeDefined();
    }
    const { files } = await declared({ fileByFilename: 'google/protobuf/timestamp.proto' });
    expect([...files].map((file) => file.proto.name)).toEqual(['google/protobuf/timestamp.proto']);
  });

  it('answers each question of a stream, also those for what is not found', async () => {
    const questions: readonly JsonValue[] = [
      { fileContainingSymbol: 'chainguard.platform.iam.v2.Group.none' },
      { fileContainingSymbol: '' },
      { fileByFilename: 'none.proto' },
      { fileContainingExtension: { containingType: 'google.rpc.Status', extensionNumber: 1 } },
      { allExtensionNumbersOfType: 'google.rpc.Status' },
      {},
    ];
    const answers = await ask(questions);
    expect(answers.map(({ errorResponse }) => errorResponse)).toEqual(questions.map(() => NOT_FOUND));
    expect(answers.map(({ originalRequest }) => originalRequest)).toEqual(questions);
  });

  it('does not keep a platform from closing while a stream is open', async () => {
    const other = await startSocketPlatform(WORLD);
    const idle = dialPlain(other);
    const stream = open('v1', idle);
    const ended = new Promise<grpc.ServiceError>((resolve) => stream.once('error', resolve));
    await new Promise((resolve) => {
      stream.once('data', resolve);
      stream.write({ listServices: '' });
    });
    await other.close();
    expect((await ended).code).toBe(grpc.status.UNAVAILABLE);
    idle.close();
  });

  const frame = frameOf(encode({ fileByFilename: 'none.proto' }));
  it.each<[string, readonly Uint8Array[], number, string]>([
    ['nothing', [], 0, '0'],
    ['two questions at once', [Buffer.concat([frame, frame])], 2, '0'],
    ['a question in three parts', [frame.subarray(0, 3), frame.subarray(3, 9), frame.subarray(9)], 1, '0'],
    ['half a question', [frame, frame.subarray(0, 9)], 1, '13'],
    ['a reserved flag', [frame, frameOf(new Uint8Array(), 2)], 1, '13'],
    ['bytes that are no question', [frame, frameOf(Uint8Array.of(0x0a, 5)), frame], 1, '13'],
    ['a question beyond 4 MiB', [Uint8Array.of(0, 1, 0, 0, 0), new Uint8Array(2 ** 22)], 0, '8'],
  ])('takes %s', async (_, chunks, answered, status) => {
    const answer = await server.platform.answerGrpc({
      path: '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo',
      headers: { 'content-type': 'application/grpc' },
      ...bodyOf(frame),
      chunks,
      signal: new AbortController().signal,
    });
    if (answer.kind !== 'stream') expect.fail(`the answer is ${answer.kind}`);
    const answers: Uint8Array[] = [];
    let next = await answer.messages.next();
    for (; next.done !== true; next = await answer.messages.next()) answers.push(next.value);
    expect(answers.map((bytes) => decode(bytes.subarray(5)).errorResponse)).toEqual(
      Array.from({ length: answered }, () => NOT_FOUND),
    );
    expect(next.value['grpc-status']).toBe(status);
  });
});
