import { GRPC_CODES } from '../../api/schema/failure.ts';
import type { Failure } from '../../api/schema/failure.ts';
import type { Face } from '../../api/route.ts';
import type { Refusal } from './refusal.ts';

/** Context that determines the format of an error body and its domain. */
export interface RefusalPlace {
  readonly face: Face;
  /** Its first component is the domain: `iam`, `registry`, `sts`; anything else is no domain of the service. */
  readonly path: string;
  /** The host name of the service, without a port. */
  readonly serviceDomain: string;
}

/**
 * Returns the body of a refusal: AIP-193 (service-rules.md#error-body), or the registry's own form on the addresses of
 * the registry.
 */
export function toErrorBody(refusal: Refusal, place: RefusalPlace): unknown {
  return place.face === 'registry' || place.face === 'token'
    ? toRegistryErrors(refusal)
    : toFailure(refusal, place);
}

/** Returns the error body for a bug in the platform, without details. */
export function toInternalError(): Failure {
  return { code: GRPC_CODES.INTERNAL, message: 'Internal error' };
}

/** Returns the AIP-193 body of a refusal, which is also its status over gRPC. */
export function toFailure(refusal: Refusal, { path, serviceDomain }: Omit<RefusalPlace, 'face'>): Failure {
  // v1 declares no details (service-rules.md#v1).
  if (/^\/[a-z]+\/v1\//.test(path)) return { code: refusal.code, message: refusal.message, details: [] };
  const { fieldViolations, preconditionViolations, resource } = refusal.options;
  const [, first = ''] = path.split('/', 2);
  const domain = /^[a-z]+$/.test(first) ? `${first}.${serviceDomain}` : serviceDomain;
  return {
    code: refusal.code,
    message: refusal.message,
    details: [
      { '@type': typeUrl('ErrorInfo'), reason: refusal.reason, domain },
      ...(fieldViolations === undefined
        ? []
        : [{ '@type': typeUrl('BadRequest'), fieldViolations: [...fieldViolations] }]),
      ...(preconditionViolations === undefined
        ? []
        : [{ '@type': typeUrl('PreconditionFailure'), violations: [...preconditionViolations] }]),
      ...(resource === undefined
        ? []
        : [{ '@type': typeUrl('ResourceInfo'), resourceType: resource.type, resourceName: resource.name }]),
    ],
  };
}

function typeUrl(name: string): string {
  return `type.googleapis.com/google.rpc.${name}`;
}

/**
 * Returns the error form of the OCI distribution specification; service-rules.md#registry-errors leaves these bodies
 * open.
 */
function toRegistryErrors(refusal: Refusal): unknown {
  const code = refusal.options.registryCode ?? REGISTRY_CODES[refusal.status] ?? 'UNSUPPORTED';
  return { errors: [{ code, message: refusal.message }] };
}

const REGISTRY_CODES: Readonly<Record<number, string>> = {
  400: 'NAME_INVALID',
  401: 'UNAUTHORIZED',
  403: 'DENIED',
  404: 'NAME_UNKNOWN',
  429: 'TOOMANYREQUESTS',
};
