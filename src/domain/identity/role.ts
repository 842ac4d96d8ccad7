import { printable } from '../text/printable.ts';
import type { IdentityRefusal } from './refusals.ts';

/**
 * Roles that do more than a workflow that reads images may (sign-in-rules.md#refusals): never bound, whatever
 * is allowed.
 */
const POWERFUL_ROLES: ReadonlySet<string> = new Set(['owner', 'editor', 'limited_owner']);

/** The read-only roles. */
const READING_ROLES: ReadonlySet<string> = new Set(['registry.pull', 'viewer', 'console_viewer']);

/**
 * Refuses a role by its name; returns undefined for one that can be bound. `allowed` is a custom role that the workflow
 * vouches for.
 */
export function refuseRole(name: string, allowed: string): IdentityRefusal | undefined {
  if (POWERFUL_ROLES.has(name) || name.endsWith('creator')) {
    return {
      reason: `the role ${printable(name, 60)} can change the organization; a workflow that reads images needs registry.pull`,
      remedy: 'Set `role` to registry.pull, or to a read-only custom role.',
    };
  }
  if (READING_ROLES.has(name) || name === allowed) return undefined;
  return {
    reason: `the role ${printable(name, 60)} is a custom role with unknown capabilities`,
    remedy: `To use it, set \`allow-role\` to ${printable(name, 60)} too.`,
  };
}

/** A role as the service lists it; some responses omit its capabilities. */
export interface FoundRole {
  readonly uid: string;
  readonly name: string;
  readonly capabilities?: readonly string[] | undefined;
}

/** Refuses an allowed custom role that can write; returns undefined for a read-only one. */
export function refuseWritingRole(role: FoundRole): IdentityRefusal | undefined {
  const writing = (role.capabilities ?? []).filter((capability) => !READS.test(capability));
  if (writing.length === 0) return undefined;
  return {
    reason: `the role ${printable(role.name, 60)} can do more than read: ${printable(writing.join(', '), 200)}`,
    remedy: 'Use a role whose capabilities all end in .list or .get.',
  };
}

/** Capabilities are formatted as `tag.list` or `CAP_TAG_LIST`. */
const READS = /(?:[._]list|[._]get)$/i;
