import type { Instant } from '../../values/instant.ts';

export type ResourceKind =
  | 'group'
  | 'identity'
  | 'role'
  | 'roleBinding'
  | 'repo'
  | 'tag'
  | 'advisory'
  | 'vulnerability'
  | 'artifact'
  | 'artifactVersion'
  | 'policy'
  | 'identityProvider'
  | 'accountAssociation'
  | 'groupInvite'
  | 'externalGroupRoleMapping'
  | 'termsAcceptance'
  | 'subscription';

/** A stored resource. */
export interface Resource {
  readonly kind: ResourceKind;
  readonly uid: string;
  /** The uid of the group or repository directly above; empty for organizations and built-in roles. */
  readonly parent: string;
  readonly name: string;
  /** Additional filter value of the kind, see the schema; empty if there is none. */
  readonly facet: string;
  readonly createTime: Instant;
  readonly updateTime: Instant;
  /** The other fields of the resource, by their names on the wire. */
  readonly body: Readonly<Record<string, unknown>>;
}
