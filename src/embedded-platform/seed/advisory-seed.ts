import { z } from 'zod';

import { KNOWN_EVENT_KINDS } from '../../advisories/decide/advisory-timeline.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';
import { SeedTime } from './seed-time.ts';
import { Uid } from '../../api/schema/uid.ts';

/** openapi `FalsePositiveDetermination.Type` (advisory-rules.md#openvex-justifications). */
const FALSE_POSITIVE_TYPES = [
  'TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED',
  'TYPE_COMPONENT_VULNERABILITY_MISMATCH',
  'TYPE_VULNERABLE_CODE_VERSION_NOT_USED',
  'TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE',
  'TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH',
  'TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
  'TYPE_INLINE_MITIGATIONS_EXIST',
] as const;

const EventSeed = strictObject({
  at: SeedTime,
  kind: oneOf('kind of event', KNOWN_EVENT_KINDS),
  state: oneOf('review state', ['pending', 'approved', 'request-changes', 'rejected']).default('approved'),
  fixedVersion: z.string().optional(),
  patchedVersions: z.array(z.string()).optional(),
  /** The version that a scanner detected it in; a detection without one is manual. */
  artifactVersion: z.string().optional(),
  /** Of a false positive, with or without the `TYPE_` that it starts with. */
  type: z
    .string()
    .transform((type) => (type.startsWith('TYPE_') ? type : `TYPE_${type}`))
    .pipe(oneOf('type of a false positive', FALSE_POSITIVE_TYPES))
    .optional(),
  note: z.string().optional(),
  author: z.string().optional(),
  reviewer: z.string().optional(),
})
  .refine((event) => (event.kind === 'fixed') === (event.fixedVersion !== undefined), {
    message: 'is required for events of kind fixed and not allowed for other kinds',
    path: ['fixedVersion'],
  })
  .refine((event) => event.kind === 'detection' || event.artifactVersion === undefined, {
    message: 'is for events of kind detection only',
    path: ['artifactVersion'],
  })
  .readonly();
export type EventSeed = z.infer<typeof EventSeed>;

const SeveritySeed = strictObject({
  type: oneOf('type of a severity', ['TYPE_CVSS_V2', 'TYPE_CVSS_V3', 'TYPE_CVSS_V4']),
  score: z.string(),
});

/** An advisory and its events. */
export const AdvisorySeed = strictObject({
  uid: Uid.optional(),
  advisoryId: z.string().min(1),
  artifactName: z.string().min(1),
  artifactType: z.string().default('apk'),
  /** The package that this one is built with, which filters and documents go by; itself if absent. */
  origin: z.string().optional(),
  architecture: z.string().optional(),
  legacyAdvisoryId: z.string().optional(),
  author: z.string().optional(),
  componentName: z.string().optional(),
  componentType: z.string().optional(),
  componentLocation: z.string().optional(),
  aliases: z.array(z.string()).default([]),
  severities: z.array(SeveritySeed).default([]),
  events: z.array(EventSeed).default([]),
  deletedAt: SeedTime.optional(),
});
export type AdvisorySeed = z.infer<typeof AdvisorySeed>;
