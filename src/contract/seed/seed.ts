import { z } from 'zod';

import { AdvisorySeed } from './advisory-seed.ts';
import { CAPABILITIES } from '../iam/capability.ts';
import type { Capability } from '../iam/capability.ts';
import { GRACE_STATUSES, MainPackageVersion, TAG_STATUSES } from '../registry/eol-tag.ts';
import { FaultSeed } from './fault-seed.ts';
import { GroupName, ORGANIZATION_KINDS, ORGANIZATION_STATUSES } from '../iam/group.ts';
import { IDENTITY_NAME } from '../iam/identity.ts';
import { ImagePackage } from '../registry/oci.ts';
import { AwsIdentity, ClaimMatch, SERVICE_PRINCIPALS, StaticKeys } from '../iam/relationship.ts';
import { SeedDuration, SeedTime } from './seed-time.ts';
import { SignatureSeed } from './signature-seed.ts';
import { oneOf, strictObject } from '../config/strict-object.ts';
import { REPO_NAME } from '../registry/repo.ts';
import { DigestText } from '../registry/tag.ts';
import { Uid } from '../uid.ts';

const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as readonly Capability[];

const name = z.string().min(1);
const described = { description: z.string().optional(), uid: Uid.optional() };

const ListedHistory = z
  .array(strictObject({ at: SeedTime, digest: DigestText.optional() }))
  .min(1, 'must have at least one build');

const GeneratedHistory = strictObject({
  from: SeedTime,
  every: SeedDuration,
  count: z.int().min(1).max(1_000_000).optional(),
  until: SeedTime.optional(),
}).refine(
  (series) => (series.count === undefined) !== (series.until === undefined),
  'must have either count or until',
);

/**
 * A package in an image. `origin` is its own name if absent; without `arch` it is there on every platform. Builds from
 * `from` on have it in place of an earlier one of its name; those from `until` on do not have it.
 */
const PackageSeed = strictObject({
  ...ImagePackage.shape,
  from: SeedTime.optional(),
  until: SeedTime.optional(),
});
export type PackageSeed = z.infer<typeof PackageSeed>;

/**
 * How SBOMs refer to the build file of a package: `linked`, a package of its own that relationships point to (melange and
 * apko from October 2024 on); `inline`, a reference of the package itself (before). `none` means no SBOM.
 */
const SBOM_LAYOUTS = ['linked', 'inline', 'none'] as const;
export type SbomLayout = (typeof SBOM_LAYOUTS)[number];

/** End-of-life data of a tag in v1, besides `deprecated`. */
const EolSeed = strictObject({
  mainPackageName: z.string().optional(),
  mainPackageVersion: strictObject(MainPackageVersion.shape).optional(),
  tagStatus: oneOf('status of a tag', TAG_STATUSES).optional(),
  graceStatus: oneOf('status of the grace period', GRACE_STATUSES).optional(),
  gracePeriodExpiryDate: SeedTime.optional(),
});
export type EolSeed = z.infer<typeof EolSeed>;

/** A tag and its builds: each listed, or generated one `every` so often. Digests not given follow from the names. */
const TagSeed = strictObject({
  name: z.string().regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
  deprecated: z.boolean().default(false),
  eol: EolSeed.optional(),
  /** In place of those of the repository. */
  packages: z.array(PackageSeed).optional(),
  history: z.union(
    [ListedHistory, GeneratedHistory],
    'must be a list of builds, or have from, every, and count or until',
  ),
});
export type TagSeed = z.infer<typeof TagSeed>;

const RepoSeed = strictObject({
  ...described,
  name: z.string().regex(REPO_NAME, 'is not a repository name'),
  /** Packages in every image of it; the platform attests them for each image (SPDX). */
  packages: z.array(PackageSeed).optional(),
  sbom: oneOf('layout of SBOMs', SBOM_LAYOUTS).default('linked'),
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
  /** Its repositories, tags and advisories are for everybody, and its images are pulled without signing in. */
  public: z.boolean().default(false),
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
