import { z } from 'zod';

import { ADVISORY_STATUSES } from '../../advisories/decide/advisory-status.ts';
import { FAIL_ON } from '../../config/policy/policy-options.ts';
import { RATINGS } from '../../values/severity.ts';
import { ReportedPolicy } from '../../config/schema/policy-config.ts';
import { Timestamp } from '../../api/schema/timestamp.ts';
import type { DeepReadonly } from '../../values/deep-readonly.ts';
import { ReportedFinding, Resolved } from './reported-finding.ts';
import { FirstPlace, ReportedPlace, ReportedImage } from './reported-image.ts';

/** Places whose build differs from that of the base, with the effect on its advisories. */
const ReportedUpdate = FirstPlace.extend({
  image: z.string().describe('The image in head, without tag and digest.'),
  from: z.string().describe('Reference in the base, with host and tag made explicit.'),
  to: z.string().describe('Reference in head.'),
  // By versions, else by build times; `unknown` also if the path of the image changed.
  direction: z
    .enum(['forward', 'backward', 'unknown'])
    .describe('Whether the build in head is newer than that of the base.'),
  resolved: z.array(z.string()).describe('Vulnerabilities that only the build of the base has.'),
  introduced: z
    .array(
      z.strictObject({
        id: z.string(),
        status: z.enum(ADVISORY_STATUSES),
        level: z.enum(['error', 'warning', 'notice']),
      }),
    )
    .describe('Vulnerabilities that only the build of head has, worst first.'),
  carriedOver: z.int().min(0).describe('Number of vulnerabilities that both builds have.'),
});
export type ReportedUpdate = DeepReadonly<z.infer<typeof ReportedUpdate>>;

const Coverage = z
  .strictObject({
    images: z
      .strictObject({
        // The sum of the others; each reference counts once.
        total: z.int().min(0),
        sbom: z.int().min(0).describe('By the attached SBOM.'),
        api: z.int().min(0).describe("By the SBOM of the platform's API."),
        name: z.int().min(0).describe('By image name only.'),
        none: z.int().min(0).describe('Not at all: a request failed.'),
        otherRegistry: z.int().min(0),
      })
      .describe('Images by how their advisories were matched.'),
    // Of known distributions, on all platforms.
    packages: z.int().min(0),
    unrecognizedPackages: z.int().min(0).describe('Packages of distributions without known advisories.'),
    missingPlatforms: z
      .array(z.strictObject({ platform: z.string(), images: z.int().min(1) }))
      .describe('Platforms without an SBOM, with the number of images.'),
    signatures: z
      .strictObject({
        // The sum of all but the last is the number of images.
        verified: z.int().min(0),
        rejected: z
          .int()
          .min(0)
          .describe('Not signed, signed by another signer or as another image, or signed invalidly.'),
        unknown: z.int().min(0).describe('Not verifiable or not checked.'),
        noKnownSigner: z.int().min(0).describe('Of the registry, without a known signer.'),
        otherRegistry: z.int().min(0).describe('Of other registries, without a configured signer.'),
        unverifiedSboms: z.int().min(0).describe('Images judged by an SBOM whose signature is not verified.'),
      })
      .exactOptional()
      .describe('Images by their signatures; absent if signatures are not looked up.'),
  })
  .describe('How many images and packages were judged.');
export type Coverage = DeepReadonly<z.infer<typeof Coverage>>;

const Count = z.strictObject({ head: z.int().min(0), base: z.int().min(0) });

/**
 * The result of a check, from which every view (summary, annotations, log, file) is rendered, and its file, described by
 * the published JSON Schema (schema/check-report.v1.json). It contains everything that the verdict is based on, so the
 * verdict can be recomputed without the service.
 */
export const CheckReport = z.strictObject({
  schema: z.literal('mooring.check-report/v1'),
  verdict: z.enum(['pass', 'warn', 'fail']),
  checkedAt: Timestamp.describe("UTC, by the platform's clock if it reports one."),
  comparedWith: z.union([
    z.strictObject({ kind: z.literal('base'), commit: z.string() }),
    // Everything since a time is new.
    z.strictObject({ kind: z.literal('since'), since: Timestamp }),
    // Everything that an earlier report does not list is new.
    z.strictObject({ kind: z.literal('baseline'), file: z.string() }),
    z.strictObject({ kind: z.literal('none'), reason: z.string() }),
  ]),
  mode: z
    .enum(['signed-in', 'anonymous'])
    .describe('Anonymous: the run was unauthenticated and checked public data only.'),
  // Whole sentences.
  notes: z.array(z.string()).describe('Limits of this check, for readers.'),
  failOn: z.array(z.enum(FAIL_ON)),
  policies: z.array(ReportedPolicy).describe('Every policy that applied to a place or a finding.'),
  files: z.int().min(0).describe('Number of files with image references, including unreadable ones.'),
  images: z.array(ReportedImage),
  findings: z.array(ReportedFinding).describe('Worst first.'),
  // Each once, by file and line.
  placeLists: z.array(z.array(ReportedPlace)).describe('Places of findings and updates that have several.'),
  // By rule, then by key.
  resolved: z.array(Resolved).describe('Findings of the base that head does not have.'),
  // Absent in earlier reports.
  coverage: Coverage.exactOptional(),
  // By file and line.
  updates: z
    .array(ReportedUpdate)
    .exactOptional()
    .describe('Places whose build differs from that of the base.'),
  trend: z
    .record(z.enum([...RATINGS, 'unscored']), Count)
    .exactOptional()
    .describe(
      'Open advisories by severity, each image and vulnerability once; absent without a base to compare.',
    ),
});
export type CheckReport = DeepReadonly<z.infer<typeof CheckReport>>;

/** The base that head was compared with. */
export type Comparison = CheckReport['comparedWith'];

/** The numbers of open problems, each an image with a vulnerability, by severity. */
export type Trend = NonNullable<CheckReport['trend']>;
