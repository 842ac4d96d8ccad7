import { z } from 'zod';

import { ReportedSignature } from '../../signatures/report/reported-signature.ts';
import { DigestText } from '../../api/registry/tag.ts';
import { Timestamp } from '../../api/schema/timestamp.ts';
import type { DeepReadonly } from '../../values/deep-readonly.ts';

/** A line of a file in a report. */
export const ReportedPlace = z.strictObject({
  file: z.string().describe('Path in the repository; empty for a finding about the whole run.'),
  line: z.int().min(1).describe('Counted from 1.'),
});

/** The places of a finding, of a resolved one or of an update in a report. */
export const FirstPlace = ReportedPlace.extend({
  places: z
    .int()
    .min(0)
    .exactOptional()
    .describe(
      'Index in `placeLists` of all its places, of which this is the first; absent if it is the only one.',
    ),
});

/** The policy of a place or a finding in a report. */
export const PolicyNumber = z.int().min(0).describe('Index in `policies` of the policy that applied.');

/** The end of life of a tag in a report; days are `YYYY-MM-DD`, in UTC. */
export const EndOfLife = z.strictObject({
  eolDate: z.string().nullable().describe('Last day of support of the main package, UTC.'),
  graceEnds: Timestamp.nullable(),
  // Until the next of the two.
  daysLeft: z.int().nullable(),
  successor: z.string().nullable().describe('Tag to use instead.'),
  successorDigest: DigestText.exactOptional().describe('Digest that this tag points to.'),
});

const PlatformLifecycle = z
  .strictObject({
    exists: z.boolean(),
    deprecated: z.boolean(),
    entry: z.union([
      z.literal('none').describe('The platform has no entry for the tag.'),
      z.literal('refused').describe('The platform denied access.'),
      z.strictObject({
        tagStatus: z.string(),
        graceStatus: z.string(),
        graceExpiry: z.string().nullable(),
        eolDate: z.string().nullable(),
        isBroken: z.boolean(),
        mainPackage: z
          .strictObject({ name: z.string(), version: z.string() })
          .exactOptional()
          .describe('Package whose support this is.'),
      }),
    ]),
    // Whether the organization's policy blocks pulls; null if it was not requested or not accessible.
    isDenied: z.boolean().nullable(),
  })
  .describe('Lifecycle on the platform, on which the verdict is based.');
export type PlatformLifecycle = DeepReadonly<z.infer<typeof PlatformLifecycle>>;

/** A signer in a report. */
export const ReportedSigner = z.strictObject({
  signer: z
    .string()
    .describe('Identity in the certificate, a pattern of identities, or fingerprint of a key: `sha256:…`.'),
  issuer: z.string().exactOptional().describe('OIDC issuer; absent for a key.'),
});

/** An image with its facts in a report. Reports of earlier versions lack most of what can be absent. */
export const ReportedImage = z.strictObject({
  image: z.string().describe('The reference without its digest, with host and tag made explicit.'),
  pinned: DigestText.nullable().describe('Digest in the reference, or null.'),
  newest: DigestText.nullable().describe('Digest that the tag points to; null if its history is unknown.'),
  newestBuiltAt: Timestamp.nullable(),
  // Null if the reference is not pinned, its digest is not in the tag's history, or the history is unknown.
  behind: z
    .strictObject({ builds: z.int().min(0), days: z.int().min(0) })
    .nullable()
    .describe('Builds and whole days between the pinned build and the newest one.'),
  endOfLife: EndOfLife.extend({ verdict: z.enum(['pass', 'warn', 'fail']), reported: PlatformLifecycle })
    .nullable()
    .describe('Lifecycle of the tag with the worst verdict of its places; null if unknown.'),
  history: z
    .strictObject({
      builds: z.int().min(0),
      // Oldest first.
      around: z.array(z.strictObject({ digest: DigestText, at: Timestamp })),
      // Empty if none is pinned or newer.
      newerAfterDays: z
        .array(z.int().min(0))
        .exactOptional()
        .describe('Whole days from the pinned build to each newer one, each number once.'),
      // Null with fewer than three builds.
      usualDays: z.int().min(0).nullable().exactOptional().describe('Usual days between two builds.'),
    })
    .nullable()
    .describe('Number of builds in the history, and the builds around the pin and at the end.'),
  packages: z
    .strictObject({
      // The SBOM attached to the image, or the one from the API of the platform.
      source: z.enum(['attestation', 'sbom']),
      count: z.int().min(0),
      platforms: z.array(z.string()),
      // Lists are sorted, and absent if empty; of the platforms that a place needs.
      missing: z.array(z.string()).exactOptional().describe('Platforms without an SBOM.'),
      unrecognized: z
        .int()
        .min(1)
        .exactOptional()
        .describe('Number of packages of distributions without known advisories.'),
      unverified: z
        .array(z.string())
        .exactOptional()
        .describe('Platforms whose SBOM is used although its signature is not verified.'),
    })
    .nullable()
    .describe('Source of the packages; null if advisories were matched by image name only.'),
  // Canonical ids, sorted.
  openAdvisories: z
    .array(z.string())
    .nullable()
    .describe('Advisories open for the build in use, by the policy of any place; null if unknown.'),
  assumedFixes: z
    .array(
      z.strictObject({
        id: z.string(),
        package: z.strictObject({ name: z.string(), version: z.string() }),
        fixedVersion: z.string().nullable(),
        reason: z
          .enum(['patched-before', 'detected-later'])
          .describe('Newer than a patched version, or fixed and detected again in a later version.'),
      }),
    )
    .exactOptional()
    .describe('Vulnerabilities that are assumed to be fixed, by an inference from their events.'),
  judgedBy: z
    .enum(['sbom', 'api', 'name', 'none', 'otherRegistry'])
    .exactOptional()
    .describe(
      'How advisories were matched: by the attached SBOM, by that of the API, by image name only, or not at all.',
    ),
  signature: ReportedSignature.exactOptional().describe(
    'What the signatures of the build in use show; absent if they were not looked up.',
  ),
  fix: z
    .strictObject({
      digest: DigestText,
      builtAt: Timestamp,
      clears: z.int().min(1).describe('Vulnerabilities that are not open in this build any more.'),
      of: z
        .int()
        .min(1)
        .describe('Vulnerabilities of the build in use with a fix in all packages that have them.'),
    })
    .exactOptional()
    .describe('Earliest newer build of the tag that clears the most vulnerabilities.'),
  places: z.array(
    ReportedPlace.extend({
      policy: PolicyNumber,
      isFinal: z
        .boolean()
        .exactOptional()
        .describe('Whether the image is part of the final image of its Dockerfile; absent if not known.'),
    }),
  ),
});
export type ReportedImage = DeepReadonly<z.infer<typeof ReportedImage>>;

/** The lifecycle of a tag, with the worst verdict of its places (advisory-rules.md#end-of-life-decisions). */
export type ReportedLifecycle = NonNullable<ReportedImage['endOfLife']>;
