/** Returns the uid of the resource that this one is under, or undefined for a root. */
export function parentUid(uid: string): string | undefined {
  const slash = uid.lastIndexOf('/');
  return slash === -1 ? undefined : uid.slice(0, slash);
}

/** Returns the uid of the root group (the organization) that a resource is under. */
export function rootUid(uid: string): string {
  return uid.split('/', 1)[0] ?? uid;
}
