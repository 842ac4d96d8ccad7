import type { MessagePackage } from './message-package.ts';

/**
 * Server reflection, as of `grpc/reflection/v1/reflection.proto` of gRPC; `v1alpha` has the same form. It describes the
 * API, and is not a part of it.
 */
export const reflectionMessages: MessagePackage = {
  name: 'grpc.reflection.v1',
  messages: {
    ServerReflectionRequest: {
      host: [1, 'string'],
      file_by_filename: [3, 'string', 'oneof message_request'],
      file_containing_symbol: [4, 'string', 'oneof message_request'],
      file_containing_extension: [5, 'ExtensionRequest', 'oneof message_request'],
      all_extension_numbers_of_type: [6, 'string', 'oneof message_request'],
      list_services: [7, 'string', 'oneof message_request'],
    },
    ExtensionRequest: { containing_type: [1, 'string'], extension_number: [2, 'int32'] },
    ServerReflectionResponse: {
      valid_host: [1, 'string'],
      original_request: [2, 'ServerReflectionRequest'],
      file_descriptor_response: [4, 'FileDescriptorResponse', 'oneof message_response'],
      list_services_response: [6, 'ListServiceResponse', 'oneof message_response'],
      error_response: [7, 'ErrorResponse', 'oneof message_response'],
    },
    FileDescriptorResponse: { file_descriptor_proto: [1, 'bytes', 'repeated'] },
    ListServiceResponse: { service: [1, 'ServiceResponse', 'repeated'] },
    ServiceResponse: { name: [1, 'string'] },
    ErrorResponse: { error_code: [1, 'int32'], error_message: [2, 'string'] },
  },
};
