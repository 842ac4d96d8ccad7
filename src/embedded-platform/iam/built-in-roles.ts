import { CAPABILITIES, isCapability } from '../../api/iam/capability.ts';
import type { Capability } from '../../api/iam/capability.ts';

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

/** Every capability that reads what belongs to an organization, except the contents of images and packages. */
const BROWSE: readonly Capability[] = [
  ...PULL.filter((capability) => capability !== 'repo.blobs.get'),
  'account_associations.list',
  'actions.list',
  'advisories.list',
  'apk.list',
  'build_report.list',
  'group_invites.list',
  'guardener.entitlement.list',
  'guardener.scan.get',
  'guardener.scan.list',
  'identity.list',
  'identity_providers.list',
  'libraries.artifacts.list',
  'libraries.aws_marketplace.subscriptions.list',
  'libraries.cache.list',
  'libraries.entitlements.list',
  'libraries.policy.list',
  'libraries.policy.binding.list',
  'libraries.policy.block_event.list',
  'libraries.remote_registries.list',
  'libraries.request_groups.list',
  'packages.entitlements.list',
  'policies.binding.list',
  'policies.decision.list',
  'policies.override.list',
  'policies.policy.list',
  'registry.deployments.list',
  'registry.entitlements.list',
  'registry.overlays.list',
  'registry.settings.list',
  'role_bindings.list',
  'roles.list',
  'skills.list',
  'skills.entitlements.list',
  'subscriptions.list',
  'version.list',
  'vuln_report.list',
];

const VIEW: readonly Capability[] = [
  ...BROWSE,
  ...PULL,
  ...APK,
  'guardener.actions.migrate',
  'guardener.association.list',
  'guardener.dfc.convert',
  'terms.list',
];

const EDIT: readonly Capability[] = [
  ...VIEW,
  'libraries.request_groups.create',
  'libraries.request_groups.delete',
  'libraries.request_groups.update',
  'libraries.request_groups.items.update',
  'registry.overlays.edit',
  'repo.create',
  'repo.delete',
  'repo.update',
  'subscriptions.create',
  'subscriptions.delete',
  'subscriptions.update',
];

/** Every documented built-in role with its documented capabilities (sign-in-rules.md#built-in-roles). */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  role('owner', 'full control of an organization', Object.keys(CAPABILITIES).filter(isCapability)),
  role('editor', 'changes repositories and event subscriptions', EDIT),
  role('viewer', 'reads everything and pulls images', VIEW),
  role('console_viewer', 'reads everything and pulls nothing', BROWSE),
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
