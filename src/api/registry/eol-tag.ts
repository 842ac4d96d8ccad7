import { z } from 'zod';

import { flag, ListQuery } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** Tag statuses (advisory-rules.md#tag-status); a superseded tag is inactive without being past its end of life. */
export const TAG_STATUSES = ['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE'] as const;

/**
 * Grace statuses: whether a tag is built after the end of life of its main package
 * (advisory-rules.md#end-of-life-data).
 */
export const GRACE_STATUSES = [
  'GRACE_NOT_ELIGIBLE',
  'GRACE_ELIGIBLE',
  'GRACE_ACTIVE',
  'GRACE_BROKEN',
  'GRACE_EXPIRED',
] as const;

/** The version of the package that an image is there for; dates are `YYYY-MM-DD`, and `lts` is a date in some answers. */
export const MainPackageVersion = z.object({
  version: z.string().optional(),
  latestVersion: z.string().optional(),
  releaseDate: z.string().optional(),
  eolDate: z.string().optional(),
  exists: z.boolean().optional(),
  fips: z.boolean().optional(),
  lts: z.union([z.boolean(), z.string()]).optional(),
  legacyLts: z.string().optional(),
  eolBroken: z.boolean().optional(),
});

/**
 * End-of-life data of a tag in v1. A missing status is the first of its list (proto3 JSON); unknown ones are kept.
 */
export const EolTag = z.object({
  id: z.string(),
  name: z.string(),
  mainPackageName: z.string().optional(),
  tagStatus: z.string().default('TAG_ACTIVE'),
  mainPackageVersion: MainPackageVersion.nullish(),
  graceStatus: z.string().default('GRACE_NOT_ELIGIBLE'),
  gracePeriodExpiryDate: Timestamp.nullish(),
});
export type EolTag = z.infer<typeof EolTag>;

/** A page of v1: there is no count of all results, so the list is always there (service-rules.md#list-responses). */
export const EolTagPage = z.object({
  items: z.array(EolTag),
  nextPageToken: z.string().optional(),
});

const count = z.coerce.number('must be an integer').int('must be an integer');

export const EolTagQuery = ListQuery.omit({ orderBy: true, skip: true }).extend({
  name: z.string().optional(),
  pageSize: count.optional(),
  excludeDates: flag.optional(),
  excludeEpochs: flag.optional(),
});
export type EolTagQuery = z.infer<typeof EolTagQuery>;
