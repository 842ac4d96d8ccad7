import { z } from 'zod';

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;

/**
 * 40 hex digits of the root, then `/` and 16 hex digits per level below it; opaque to clients
 * (service-rules.md#uids).
 */
export const Uid = z.string().regex(UID, 'not a uid');

/** The uid of the resource that this one lies under, or undefined for a root. */
export function parentUid(uid: string): string | undefined {
  const slash = uid.lastIndexOf('/');
  return slash === -1 ? undefined : uid.slice(0, slash);
}

/** The uid of the root group (the organization) that a resource lies under. */
export function rootUid(uid: string): string {
  return uid.split('/', 1)[0] ?? uid;
}
