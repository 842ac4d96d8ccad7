import { z } from 'zod';

import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The path of an image below its organization (OCI distribution specification, "Pulling manifests"). */
export const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;

/** openapi `registry.v2.CatalogTier`. */
const CATALOG_TIERS = [
  'CATALOG_TIER_UNSPECIFIED',
  'CATALOG_TIER_APPLICATION',
  'CATALOG_TIER_BASE',
  'CATALOG_TIER_FIPS',
  'CATALOG_TIER_AI',
  'CATALOG_TIER_DEVTOOLS',
  'CATALOG_TIER_COMMERCIAL',
] as const;

const text = z.string('must be text');
const texts = z.array(text);
const textByKey = z.record(z.string(), text);
const required = z.string('is required').min(1, 'is required');
const files = z.array(z.object({ name: required, content: required }));

/** The repository that this one is a copy of, and registries that get a copy of it (openapi `registry.v2.SyncConfig`). */
const SyncConfig = z.object({
  source: required,
  google: text.optional(),
  amazon: text.optional(),
  azure: text.optional(),
  expirationTime: Timestamp.optional(),
  gracePeriod: z.boolean('must be true or false').optional(),
  uniqueTags: z.boolean('must be true or false').optional(),
  apkoOverlay: text.optional(),
});

/** Additions to the image of the source (openapi `registry.v2.CustomOverlay`). */
const CustomOverlay = z.object({
  contents: z
    .object({
      packages: texts.optional(),
      runtimeRepositories: texts.optional(),
      runtimeKeyring: files.optional(),
    })
    .optional(),
  environment: textByKey.optional(),
  annotations: textByKey.optional(),
  accounts: z
    .object({
      runAs: text.optional(),
      users: z
        .array(
          z.object({
            username: required,
            uid: z.int32().optional(),
            gid: z.int32().optional(),
            groupName: text.optional(),
            shell: text.optional(),
            homeDir: text.optional(),
          }),
        )
        .optional(),
      groups: z
        .array(z.object({ groupname: required, gid: z.int32().optional(), members: texts.optional() }))
        .optional(),
    })
    .optional(),
  certificates: z.object({ additional: files.optional(), providers: texts.optional() }).optional(),
});

/**
 * Fields of a repository that a client can set (openapi `registry.v2.Repo`). `sync_config` is the only name of the API
 * that is not in camelCase.
 */
export const RepoFields = z.object({
  name: z.string('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
  description: z.string().optional(),
  bundles: z.array(z.string()).optional(),
  aliases: z.array(z.string()).optional(),
  activeTags: z.array(z.string()).optional(),
  catalogTier: z.enum(CATALOG_TIERS, 'is not a catalog tier').optional(),
  sync_config: SyncConfig.optional(),
  customOverlay: CustomOverlay.optional(),
});
export type RepoFields = z.infer<typeof RepoFields>;

/** A repository of the registry: one image, with all its tags (service-rules.md#repositories). */
export const Repo = RepoFields.extend({
  uid: z.string(),
  name: z.string(),
  /** Can include tiers unknown to this version. */
  catalogTier: z.string().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Repo = z.infer<typeof Repo>;

export const RepoPage = PageEnvelope.extend({ repos: z.array(Repo).default([]) });

/** Fields of a readme that a client can set. */
export const RepoReadmeFields = z.object({ content: z.string().default('') });
export type RepoReadmeFields = z.input<typeof RepoReadmeFields>;

/** The readme of a repository in Markdown; empty if there is none (openapi `registry.v2.RepoReadme`). */
export const RepoReadme = RepoReadmeFields.extend({ uid: z.string() });
export type RepoReadme = z.infer<typeof RepoReadme>;
