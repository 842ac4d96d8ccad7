import type { MessagePackage } from './message-package.ts';

/** The wire form of errors (service-rules.md#error-body, AIP-193). */
export const statusMessages = {
  name: 'google.rpc',
  messages: {
    BadRequest: { field_violations: [1, 'BadRequest.FieldViolation', 'repeated'] },
    'BadRequest.FieldViolation': {
      field: [1, 'string'],
      description: [2, 'string'],
      reason: [3, 'string'],
      localized_message: [4, 'LocalizedMessage'],
    },
    ErrorInfo: {
      reason: [1, 'string'],
      domain: [2, 'string'],
      metadata: [3, 'map<string, string>'],
    },
    LocalizedMessage: { locale: [1, 'string'], message: [2, 'string'] },
    PreconditionFailure: { violations: [1, 'PreconditionFailure.Violation', 'repeated'] },
    'PreconditionFailure.Violation': {
      type: [1, 'string'],
      subject: [2, 'string'],
      description: [3, 'string'],
    },
    ResourceInfo: {
      resource_type: [1, 'string'],
      resource_name: [2, 'string'],
      owner: [3, 'string'],
      description: [4, 'string'],
    },
    Status: {
      code: [1, 'int32'],
      message: [2, 'string'],
      details: [3, 'google.protobuf.Any', 'repeated'],
    },
  },
} as const satisfies MessagePackage;
