import { z } from 'zod';

/** gRPC status codes that the platform's error bodies carry (service-rules.md#error-body; AIP-193). */
export const GRPC_CODES = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

/** Absent if it is empty (proto3 JSON); violations of a quota have no type. */
const text = z.string().default('');
const FieldViolation = z.object({ field: text, description: text });
const PreconditionViolation = z.object({ type: text, description: text });

/**
 * One typed detail of an error body: `@type` ends in the name of the detail (service-rules.md#error-details).
 */
const FailureDetail = z.object({
  '@type': z.string(),
  reason: z.string().optional(),
  domain: z.string().optional(),
  fieldViolations: z.array(FieldViolation).optional(),
  violations: z.array(PreconditionViolation).optional(),
  resourceType: z.string().optional(),
  resourceName: z.string().optional(),
});

/** The error body of every platform endpoint (service-rules.md#error-body, AIP-193). */
export const Failure = z.object({
  code: z.int(),
  message: text,
  details: z.array(FailureDetail).optional(),
});
export type Failure = z.infer<typeof Failure>;
