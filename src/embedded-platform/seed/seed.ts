import { z } from 'zod';

import { AdvisorySeed } from './advisory-seed.ts';
import { CAPABILITIES } from '../../api/iam/capability.ts';
import type { Capability } from '../../api/iam/capability.ts';
import { GRACE_STATUSES, MainPackageVersion, TAG_STATUSES } from '../../api/registry/eol-tag.ts';
import { FaultSeed } from './fault-seed.ts';
import { GroupName, ORGANIZATION_KINDS, ORGANIZATION_STATUSES } from '../../api/iam/group.ts';
import { IDENTITY_NAME } from '../../api/iam/identity.ts';
import { AwsIdentity, ClaimMatch, SERVICE_PRINCIPALS, StaticKeys } from '../../api/iam/relationship.ts';
import { HistorySeed, imageFormShape, imageShape } from './image-seed.ts';
import { SeedTime } from './seed-time.ts';
import { SignatureSeed } from './signature-seed.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';
import { REPO_NAME } from '../../api/registry/repo.ts';
import { Uid } from '../../api/schema/uid.ts';

const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as readonly Capability[];

const name = z.string().min(1);
const described = { description: z.string().optional(), uid: Uid.optional() };

/** End-of-life data of a tag in v1, besides `deprecated`. */
const EolSeed = strictObject({
  mainPackageName: z.string().optional(),
  mainPackageVersion: strictObject(MainPackageVersion.shape).optional(),
  tagStatus: oneOf('status of a tag', TAG_STATUSES).optional(),
  graceStatus: oneOf('status of the grace period', GRACE_STATUSES).optional(),
  gracePeriodExpiryDate: SeedTime.optional(),
});
export type EolSeed = z.infer<typeof EolSeed>;

/** A tag and its builds. Digests not given follow from the names. */
const TagSeed = strictObject({
  name: z.string().regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
  deprecated: z.boolean().default(false),
  eol: EolSeed.optional(),
  ...imageShape,
  history: HistorySeed,
}).refine(({ changes, history }) => changes.length === 0 || !Array.isArray(history), {
  message: 'is for generated histories; a build of a listed one can have packages and config',
  path: ['changes'],
});
export type TagSeed = z.infer<typeof TagSeed>;

const RepoSeed = strictObject({
  ...described,
  name: z.string().regex(REPO_NAME, 'is not a repository name'),
  /** Of every image of it; the platform attests the packages for each image (SPDX). */
  ...imageShape,
  ...imageFormShape,
  /** In place of those of the organization. */
  signatures: SignatureSeed.optional(),
  tags: z.array(TagSeed).default([]),
});
export type RepoSeed = z.infer<typeof RepoSeed>;

/** A library; `remediated` marks a version with fixes of the service's own. */
const LibrarySeed = strictObject({
  ecosystem: oneOf('ecosystem', ['java', 'python']),
  name,
  description: z.string().optional(),
  versions: z
    .array(
      strictObject({
        version: name,
        at: SeedTime,
        sizeBytes: z.int().min(0).default(0),
        cudaVersion: z.string().optional(),
        remediated: z.boolean().default(false),
      }),
    )
    .min(1, 'must have at least one version'),
});
export type LibrarySeed = z.infer<typeof LibrarySeed>;

/** A policy for pulls (advisory-rules.md#registry-policies); `days` is for cooldown, `months` for support-window. */
const PolicySeed = strictObject({
  name: oneOf('policy', ['no-eol', 'cooldown', 'support-window']),
  mode: oneOf('mode', ['enforced', 'dry-run']).default('enforced'),
  days: z.int().min(0).default(7),
  months: z.int().min(0).default(6),
});
export type PolicySeed = z.infer<typeof PolicySeed>;

/** How the identity shows who it is: exactly one of them. */
const relationship = {
  claimMatch: strictObject(ClaimMatch.shape).optional(),
  staticKeys: strictObject({ ...StaticKeys.shape, expirationTime: SeedTime.optional() }).optional(),
  awsIdentity: strictObject(AwsIdentity.shape).optional(),
  servicePrincipal: oneOf('service principal', SERVICE_PRINCIPALS).optional(),
};

const IdentitySeed = strictObject({
  ...described,
  name: z.string().regex(IDENTITY_NAME, 'must match ^[a-z0-9 ._-]{1,}$'),
  ...relationship,
  /** `role` by name; `group` by name, the identity's own group if absent. */
  bindings: z.array(strictObject({ role: name, group: name.optional() })).default([]),
});
export type IdentitySeed = z.infer<typeof IdentitySeed>;

const groupShape = { ...described, name: GroupName, identities: z.array(IdentitySeed).default([]) };

export interface GroupSeed {
  readonly name: string;
  readonly description?: string | undefined;
  readonly uid?: string | undefined;
  readonly identities: readonly IdentitySeed[];
  readonly groups: readonly GroupSeed[];
}
const GroupSeed: z.ZodType<GroupSeed> = z.lazy(() =>
  strictObject({ ...groupShape, groups: z.array(GroupSeed).default([]) }),
);

const RoleSeed = strictObject({
  name,
  description: z.string().optional(),
  uid: z
    .string()
    .regex(/^[0-9a-f]{16,40}$/, 'is not a role uid')
    .optional(),
  capabilities: z.array(oneOf('capability', CAPABILITY_NAMES)).min(1),
});

const OrganizationSeed = strictObject({
  ...groupShape,
  /**
   * Its repositories, tags and advisories are for everybody. Without signing in, the tags `latest` and `latest-dev` can be
   * pulled; `all-tags` opens the others as well.
   */
  public: z.union([z.boolean(), z.literal('all-tags')], 'expected true, false or all-tags').default(false),
  verified: z.boolean().optional(),
  kind: oneOf('kind of organization', ORGANIZATION_KINDS).optional(),
  status: oneOf('status of an organization', ORGANIZATION_STATUSES).default('ORG_STATUS_READY'),
  /** Resource limits by kind: returned, not enforced. */
  resourceLimits: z.record(z.string(), z.int().min(0)).optional(),
  groups: z.array(GroupSeed).default([]),
  roles: z.array(RoleSeed).default([]),
  /** How the images of its repositories are signed. */
  signatures: SignatureSeed.default('legacy'),
  repos: z.array(RepoSeed).default([]),
  advisories: z.array(AdvisorySeed).default([]),
  libraries: z.array(LibrarySeed).default([]),
  policies: z.array(PolicySeed).default([]),
});
export type OrganizationSeed = z.infer<typeof OrganizationSeed>;

const GitHubSeed = strictObject({
  /** The `iss` of the tokens of the embedded OIDC endpoint. */
  issuer: z.url().default('https://token.actions.githubusercontent.com'),
  subject: oneOf('subject form', ['legacy', 'immutable']).default('legacy'),
  /** Claims of every token; ids and numbers of runs are strings (sign-in-rules.md#token-claims). */
  claims: z.record(z.string(), z.string('must be a string')).default({}),
});

/** Initial data of an embedded platform, a YAML file (architecture.md#seed). Unknown keys are errors. */
export const Seed = strictObject({
  organizations: z.array(OrganizationSeed).default([]),
  github: GitHubSeed.prefault({}),
  faults: z.array(FaultSeed).default([]),
});
export type Seed = z.infer<typeof Seed>;
