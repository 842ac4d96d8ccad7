import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** A repository of the registry: one image, with all its tags (spec.md §2). */
export const Repo = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Repo = z.infer<typeof Repo>;

export const RepoPage = PageEnvelope.extend({ repos: z.array(Repo).default([]) });
