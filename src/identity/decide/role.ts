import { printable } from '../../text/printable.ts';
import type { IdentityRefusal } from './refusals.ts';

/**
 * Roles that do more than a workflow that reads images may (sign-in-rules.md#refusals): never bound, whatever
 * is allowed.
 */
const POWERFUL_ROLES: ReadonlySet<string> = new Set(['owner', 'editor', 'limited_owner']);

/** The read-only roles. */
const READING_ROLES: ReadonlySet<string> = new Set(['registry.pull', 'viewer', 'console_viewer']);

/** Returns true for a built-in role that can be bound. */
export function isBuiltInRole(name: string): boolean {
  return READING_ROLES.has(name);
}

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

/** A role that identities are planned with. */
export interface PlannedRole {
  readonly name: string;
  readonly description: string;
  /** Sorted; empty for a built-in role, and for an existing one that is not compared. */
  readonly capabilities: readonly string[];
  readonly isBuiltIn: boolean;
}

/** A role as the service lists it; some responses omit its capabilities. */
export interface FoundRole {
  readonly uid: string;
  readonly name: string;
  readonly capabilities?: readonly string[] | undefined;
}

/**
 * Refuses a role that can write, or whose capabilities are unknown; returns undefined for a read-only one. An identity that
 * accepts pull requests depends on it, so it is checked in every run.
 */
export function refuseWritingRole({ name, capabilities = [] }: FoundRole): IdentityRefusal | undefined {
  const shown = printable(name, 60);
  if (capabilities.length === 0) {
    return {
      reason: `the service does not list the capabilities of the role ${shown}`,
      remedy: 'Grant the identity that creates others the capability roles.list.',
    };
  }
  const writing = capabilities.filter((capability) => !READS.test(capability));
  if (writing.length === 0) return undefined;
  return {
    reason: `the role ${shown} can do more than read: ${printable(writing.join(', '), 200)}`,
    remedy: 'Use a role whose capabilities all end in .list or .get.',
  };
}

/** Capabilities are formatted as `tag.list` or `CAP_TAG_LIST`. */
const READS = /(?:[._]list|[._]get)$/i;

/** Returns the capabilities that a role lacks, and those that it has besides the planned ones; sorted. */
export function compareRole(
  { capabilities = [] }: FoundRole,
  planned: PlannedRole,
): { readonly missing: readonly string[]; readonly extra: readonly string[] } {
  if (planned.isBuiltIn || planned.capabilities.length === 0) return { missing: [], extra: [] };
  return {
    missing: planned.capabilities.filter((one) => !capabilities.includes(one)),
    extra: capabilities.filter((one) => !planned.capabilities.includes(one)),
  };
}
