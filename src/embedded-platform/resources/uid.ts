import { createHash, randomBytes } from 'node:crypto';

/** Hex digits of an organization's uid, and of one level below it (sign-in-rules.md#uid-format). */
const ROOT_DIGITS = 40;
const CHILD_DIGITS = 16;

/** Returns a new uid below a group or repository. */
export function newChildUid(parent: string): string {
  return `${parent}/${randomBytes(CHILD_DIGITS / 2).toString('hex')}`;
}

/** Returns a new uid of a role, which is plain hex wherever the role lies (service-rules.md#uids). */
export function newRoleUid(): string {
  return randomBytes(ROOT_DIGITS / 2).toString('hex');
}

/** Returns the uid of an organization that follows from its name, the same at every start. */
export function derivedRootUid(name: string): string {
  return derive(['group', name], ROOT_DIGITS);
}

/** Returns the uid below a parent that follows from the names, the same at every start. */
export function derivedChildUid(parent: string, ...names: readonly string[]): string {
  return `${parent}/${derive([parent, ...names], CHILD_DIGITS)}`;
}

/** Returns the uid of a role, which is plain hex (service-rules.md#uids); `owner` is empty for built-in roles. */
export function derivedRoleUid(owner: string, name: string): string {
  return derive(['role', owner, name], ROOT_DIGITS);
}

/** Returns the uid of a library, which is plain hex (service-rules.md#uids). */
export function derivedArtifactUid(owner: string, ecosystem: string, name: string): string {
  return derive(['artifact', owner, ecosystem, name], ROOT_DIGITS);
}

function derive(names: readonly string[], digits: number): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, digits);
}
