import { CAPABILITIES } from '../../api/iam/capability.ts';
import { formatInstant } from '../../values/instant.ts';
import { roleCapabilities } from '../access/caller.ts';
import type { Resource } from '../store/resource.ts';

/**
 * Returns a stored resource as the service shows it: uid, name, its own fields, and its two times
 * (service-rules.md#common-fields).
 */
export function toWire(resource: Resource): Readonly<Record<string, unknown>> {
  return { uid: resource.uid, name: resource.name, ...resource.body, ...times(resource) };
}

/** As `toWire`, for resources without a name. */
export function toNameless(resource: Resource): Readonly<Record<string, unknown>> {
  return { uid: resource.uid, ...resource.body, ...times(resource) };
}

/** As `toWire`; an advisory is named by `advisoryId`. */
export function toAdvisory(resource: Resource): Readonly<Record<string, unknown>> {
  return { uid: resource.uid, advisoryId: resource.name, ...resource.body, ...times(resource) };
}

/** As `toWire`; capabilities are stored by their short names and shown by those of the wire. */
export function toRole(resource: Resource): Readonly<Record<string, unknown>> {
  const capabilities = roleCapabilities(resource).map((capability) => CAPABILITIES[capability]);
  return { ...toWire(resource), capabilities };
}

function times(resource: Resource): Readonly<Record<string, string>> {
  return { createTime: formatInstant(resource.createTime), updateTime: formatInstant(resource.updateTime) };
}
