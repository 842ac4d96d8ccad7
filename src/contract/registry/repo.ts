import { z } from 'zod';

import { PageEnvelope } from '../page.ts';
import { Timestamp } from '../timestamp.ts';

/** The path of an image below its organization (OCI distribution specification, "Pulling manifests"). */
export const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;

const SyncConfig = z.looseObject({
  source: z.string().optional(),
  expirationTime: Timestamp.optional(),
  gracePeriod: z.boolean().optional(),
  uniqueTags: z.boolean().optional(),
});

/** Fields of a repository that a client can set (`registry.v2.Repo`, with `syncConfig` in camelCase). */
export const RepoFields = z.object({
  name: z.string('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
  description: z.string().optional(),
  bundles: z.array(z.string()).optional(),
  aliases: z.array(z.string()).optional(),
  activeTags: z.array(z.string()).optional(),
  catalogTier: z
    .string()
    .regex(/^CATALOG_TIER_[A-Z]+$/, 'is not a catalog tier')
    .optional(),
  syncConfig: SyncConfig.optional(),
  customOverlay: z.looseObject({}).optional(),
});
export type RepoFields = z.infer<typeof RepoFields>;

/** A repository of the registry: one image, with all its tags (service-rules.md#repositories). */
export const Repo = RepoFields.extend({
  uid: z.string(),
  name: z.string(),
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
