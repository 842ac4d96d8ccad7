import { printable } from '../text/printable.ts';
import type { IdentityRefusal } from './refusals.ts';

/**
 * Roles that do more than a workflow that reads images may (sign-in-rules.md#refusals): never bound, whatever
 * is allowed.
 */
const POWERFUL_ROLES: ReadonlySet<string> = new Set(['owner', 'editor', 'limited_owner']);

/** The roles that read and no more. */
const READING_ROLES: ReadonlySet<string> = new Set(['registry.pull', 'viewer', 'console_viewer']);

/**
 * Why a role is not bound, by its name; undefined for one that is. `allowed` is the name of a role of the organization
 * that the workflow vouches for.
 */
export function refuseRole(name: string, allowed: string): IdentityRefusal | undefined {
  if (POWERFUL_ROLES.has(name) || name.endsWith('creator')) {
    return {
      why: `the role ${printable(name, 60)} lets its holder change the organization; a workflow that reads images needs registry.pull`,
      instead: 'Set `role` to registry.pull, or to a role of your own that only reads.',
    };
  }
  if (READING_ROLES.has(name) || name === allowed) return undefined;
  return {
    why: `the role ${printable(name, 60)} is one of your organization, and what it lets its holder do is not known here`,
    instead: `If it is meant, say so: set \`allow-role\` to ${printable(name, 60)} too.`,
  };
}

/** A role as the service lists it; capabilities are told by some answers only. */
export interface FoundRole {
  readonly uid: string;
  readonly name: string;
  readonly capabilities?: readonly string[] | undefined;
}

/** Why a role of the organization is not bound although it is allowed: it writes. Undefined where it only reads. */
export function refuseWritingRole(role: FoundRole): IdentityRefusal | undefined {
  const writing = (role.capabilities ?? []).filter((capability) => !READS.test(capability));
  if (writing.length === 0) return undefined;
  return {
    why: `the role ${printable(role.name, 60)} does more than read: ${printable(writing.join(', '), 200)}`,
    instead: 'Take a role whose capabilities all end in .list or .get.',
  };
}

/** Capabilities come as `tag.list` or as `CAP_TAG_LIST`. */
const READS = /(?:[._]list|[._]get)$/i;
