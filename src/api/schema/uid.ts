import { z } from 'zod';

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;

/**
 * 40 hex digits of the root, then `/` and 16 hex digits per level below it; opaque to clients
 * (service-rules.md#uids).
 */
export const Uid = z.string().regex(UID, 'not a uid');

/** Returns the uid of the resource that this one is under, or undefined for a root. */
export function parentUid(uid: string): string | undefined {
  const slash = uid.lastIndexOf('/');
  return slash === -1 ? undefined : uid.slice(0, slash);
}

/** Returns the uid of the root group (the organization) that a resource is under. */
export function rootUid(uid: string): string {
  return uid.split('/', 1)[0] ?? uid;
}
