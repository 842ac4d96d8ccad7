import { toBinary } from '@bufbuild/protobuf';
import type { DescFile, DescMessage, FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';

import { GRPC_CODES } from '../../api/schema/failure.ts';
import { readFrames, writeFrame } from './frame.ts';
import type { GrpcRequest, GrpcResponse } from './grpc-answer.ts';
import { GrpcFailure, statusTrailers } from './grpc-status.ts';
import { createMessageRegistry } from './message-registry.ts';
import { reflectionMessages } from './messages/reflection-messages.ts';
import type { GrpcMethods } from './methods.ts';
import { decodeMessage, plainFields } from './read-message.ts';
import { createMessageWriter } from './write-message.ts';

/** Answers the questions of one stream, each as soon as it is complete; returns the trailers at the end of the stream. */
export type Reflection = (
  chunks: GrpcRequest['chunks'],
  encoding: string,
) => AsyncGenerator<Uint8Array, GrpcResponse['trailers']>;

/** Returns true for the method of server reflection; v1alpha is the earlier name of v1. */
export function isReflection(path: string): boolean {
  return /^\/grpc\.reflection\.v1(?:alpha)?\.ServerReflection\/ServerReflectionInfo$/.test(path);
}

/**
 * Creates server reflection (gRPC, "GRPC Server Reflection Protocol"): clients such as grpcurl list and describe what is
 * served without its `.proto` files. It needs no token, since `--protos` prints the same.
 */
export function createReflection(registry: FileRegistry, methods: GrpcMethods): Reflection {
  const own = createMessageRegistry([reflectionMessages]);
  const write = createMessageWriter(own);
  const request = messageOf('ServerReflectionRequest', own);
  const response = messageOf('ServerReflectionResponse', own);
  return async function* answerQuestions(chunks, encoding) {
    try {
      for await (const bytes of readFrames(chunks, encoding)) {
        const question = plainFields(decodeMessage(request, bytes));
        const answer = {
          validHost: question['host'],
          originalRequest: question,
          ...answerQuestion(question, registry, methods),
        };
        yield await writeFrame(write(response, answer), encoding);
      }
      return { 'grpc-status': '0' };
    } catch (error) {
      if (error instanceof GrpcFailure) return statusTrailers(error.code, error.message);
      throw error;
    }
  };
}

function messageOf(name: string, registry: FileRegistry): DescMessage {
  const message = registry.getMessage(`${reflectionMessages.name}.${name}`);
  if (message === undefined) throw new Error(`no message has the name ${name}`);
  return message;
}

/** Returns the part of an answer that depends on the question; there are no extensions to describe. */
function answerQuestion(
  { listServices, fileByFilename, fileContainingSymbol }: Readonly<Record<string, unknown>>,
  registry: FileRegistry,
  methods: GrpcMethods,
): object {
  if (listServices !== undefined) {
    const served = [...methods].flatMap(([name, own]) => (own.size === 0 ? [] : [name]));
    return { listServicesResponse: { service: served.sort().map((name) => ({ name })) } };
  }
  const named = typeof fileByFilename === 'string' ? registry.getFile(fileByFilename) : undefined;
  const file = typeof fileContainingSymbol === 'string' ? findFile(fileContainingSymbol, registry) : named;
  if (file === undefined)
    return { errorResponse: { errorCode: GRPC_CODES.NOT_FOUND, errorMessage: 'not found' } };
  const files = [...withImports(file)].map(({ proto }) => toBinary(FileDescriptorProtoSchema, proto));
  const base64 = files.map((bytes) => Buffer.from(bytes).toString('base64'));
  return { fileDescriptorResponse: { fileDescriptorProto: base64 } };
}

/** Returns the file that declares a message, an enum, a service, or a field or method of one of them. */
function findFile(symbol: string, registry: FileRegistry): DescFile | undefined {
  const declared = registry.get(symbol);
  if (declared !== undefined) return declared.file;
  const dot = symbol.lastIndexOf('.');
  const [parent, member] = [registry.get(symbol.slice(0, dot)), symbol.slice(dot + 1)];
  const members =
    parent?.kind === 'message' ? parent.fields : parent?.kind === 'service' ? parent.methods : [];
  return members.some(({ name }) => name === member) ? parent?.file : undefined;
}

/** Returns a file, then all that it imports, each once. */
function withImports(file: DescFile, found = new Set<DescFile>()): ReadonlySet<DescFile> {
  if (!found.has(file)) {
    found.add(file);
    for (const imported of file.dependencies) withImports(imported, found);
  }
  return found;
}
