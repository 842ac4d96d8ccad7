import { CAPABILITIES, isCapability } from '../../contract/iam/capability.ts';
import type { Capability } from '../../contract/iam/capability.ts';

/** A role that every platform has. */
export interface BuiltInRole {
  readonly name: string;
  /** States that the role is built in (service-rules.md#roles). */
  readonly description: string;
  readonly capabilities: readonly Capability[];
}

/** Capabilities required to pull an image (sign-in-rules.md#built-in-roles). */
const PULL: readonly Capability[] = [
  'repo.blobs.get',
  'groups.list',
  'repo.list',
  'manifest.list',
  'referrers.list',
  'tag.list',
  'manifest.metadata.list',
  'record_signatures.list',
  'sboms.list',
  'vuln_reports.list',
];

const APK: readonly Capability[] = ['apk.blobs.get', 'apk.list'];

const VIEW: readonly Capability[] = [
  ...PULL,
  ...APK,
  'advisories.list',
  'identity.list',
  'role_bindings.list',
  'roles.list',
  'version.list',
  'account_associations.list',
  'group_invites.list',
  'identity_providers.list',
  'subscriptions.list',
  'terms.list',
];

const EDIT: readonly Capability[] = [
  ...VIEW,
  'manifest.create',
  'manifest.delete',
  'repo.create',
  'repo.delete',
  'repo.update',
  'tag.create',
  'tag.delete',
  'tag.update',
];

/** Every documented built-in role with its documented capabilities (sign-in-rules.md#built-in-roles). */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  role('owner', 'full control of an organization', Object.keys(CAPABILITIES).filter(isCapability)),
  role('editor', 'changes repositories, images and tags', EDIT),
  role('viewer', 'reads everything', VIEW),
  role('console_viewer', 'reads everything, in the console', VIEW),
  role('limited_owner', 'lets others in, without taking anything away', [
    ...VIEW,
    'identity.create',
    'role_bindings.create',
  ]),
  role('registry.pull', 'pulls images', PULL),
  role('registry.pull_token_creator', 'makes identities that pull images', [
    ...PULL,
    ...APK,
    'identity.create',
    'role_bindings.create',
    'roles.list',
  ]),
];

function role(name: string, purpose: string, capabilities: readonly Capability[]): BuiltInRole {
  return { name, description: `Built-in role: ${purpose}.`, capabilities: [...new Set(capabilities)].sort() };
}
