import { z } from 'zod';

import { ADVISORY_STATUSES } from '../../domain/advisory/advisory-status.ts';
import { EVENT_KINDS } from '../../domain/advisory/advisory-timeline.ts';
import { CAUSE_KINDS } from '../../domain/check/cause.ts';
import { RULES } from '../../domain/check/finding.ts';
import { FAIL_ON } from '../../domain/check/policy-options.ts';
import type { CheckReport } from '../../domain/check/report.ts';
import { RATINGS } from '../../domain/advisory/severity.ts';
import { ReportedPolicy } from '../config/policy-config.ts';
import { DigestText } from '../registry/tag.ts';
import { Timestamp } from '../timestamp.ts';

const Place = z.strictObject({
  file: z.string().describe('Path in the repository; empty for a finding about the whole run.'),
  line: z.int().min(1).describe('Counted from 1.'),
});

const EndOfLife = z.strictObject({
  eolDate: z.string().nullable().describe('Last day of support of the main package, UTC.'),
  graceEnds: Timestamp.nullable(),
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
      }),
    ]),
    isDenied: z.boolean().nullable(),
  })
  .describe('Lifecycle on the platform, on which the verdict is based.');

const PolicyNumber = z.int().min(0).describe('Index in `policies` of the policy that applied.');

const Severity = z.union([
  z.strictObject({ rating: z.enum(RATINGS), score: z.number() }),
  z.strictObject({ rating: z.literal('unscored'), score: z.null() }),
]);

const Advisory = z.strictObject({
  id: z.string().describe("The CVE, else the GHSA, else the service's own id."),
  aliases: z.array(z.string()),
  advisoryId: z.string(),
  uid: z.string(),
  status: z.enum(ADVISORY_STATUSES),
  package: z
    .strictObject({ name: z.string(), version: z.string() })
    .nullable()
    .describe('Null if the packages of the image are unknown.'),
  fixedVersion: z.string().nullable(),
  severity: Severity,
  platforms: z.array(z.string()),
  since: Timestamp.nullable(),
  events: z
    .array(
      z.strictObject({
        kind: z.enum(EVENT_KINDS),
        at: Timestamp,
        versions: z
          .array(z.string())
          .describe('Versions in the event: the scanned one, the first fixed one, or the patched ones.'),
      }),
    )
    .nullable()
    .describe('Approved events, oldest first, on which the status is based. Null if one has no valid time.'),
  note: z.string().exactOptional().describe('Note of the service on its decision.'),
  isOutsideSupport: z.literal(true).exactOptional().describe('Set if the package is outside of its support.'),
  exploit: z
    .strictObject({
      known: z.boolean().describe('Whether it is listed as known to be exploited.'),
      epss: z.number().nullable().describe('EPSS probability, from 0 to 1.'),
    })
    .exactOptional()
    .describe('From the exploit data of the run; absent without.'),
});

const ReportedImage = z.strictObject({
  image: z.string().describe('The reference without its digest, with host and tag made explicit.'),
  pinned: DigestText.nullable().describe('Digest in the reference, or null.'),
  newest: DigestText.nullable().describe('Digest that the tag points to; null if its history is unknown.'),
  newestBuiltAt: Timestamp.nullable(),
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
      around: z.array(z.strictObject({ digest: DigestText, at: Timestamp })),
      newerAfterDays: z
        .array(z.int().min(0))
        .exactOptional()
        .describe('Whole days from the pinned build to each newer one, each number once.'),
      usualDays: z.int().min(0).nullable().exactOptional().describe('Usual days between two builds.'),
    })
    .nullable()
    .describe('Number of builds in the history, and the builds around the pin and at the end.'),
  packages: z
    .strictObject({
      source: z.enum(['attestation', 'sbom']),
      count: z.int().min(0),
      platforms: z.array(z.string()),
      missing: z.array(z.string()).exactOptional().describe('Platforms without an SBOM.'),
      unrecognized: z
        .int()
        .min(1)
        .exactOptional()
        .describe('Number of packages of distributions without known advisories.'),
    })
    .nullable()
    .describe('Source of the packages; null if advisories were matched by image name only.'),
  openAdvisories: z
    .array(z.string())
    .nullable()
    .describe('Advisories open for the build in use, by the policy of any place; null if unknown.'),
  judgedBy: z
    .enum(['sbom', 'api', 'name', 'none', 'otherRegistry'])
    .exactOptional()
    .describe(
      'How advisories were matched: by the attached SBOM, by that of the API, by image name only, or not at all.',
    ),
  places: z.array(
    Place.extend({
      policy: PolicyNumber,
      isFinal: z
        .boolean()
        .exactOptional()
        .describe('Whether the image is part of the final image of its Dockerfile; absent if not known.'),
    }),
  ),
});

const Cause = z
  .strictObject({
    key: z.string().describe('Equal for every finding with this cause.'),
    kind: z.enum(CAUSE_KINDS),
    title: z.string(),
    message: z.string(),
    remedy: z.string(),
  })
  .describe('What the finding has in common with others: one fix for all of them.');

const ReportedFinding = Place.extend({
  rule: z.enum(RULES),
  level: z
    .enum(['error', 'warning', 'notice'])
    .describe('An error makes the verdict `fail`, a warning `warn`.'),
  novelty: z.enum(['new', 'pre-existing', 'not-compared']).describe('Whether the base has it too.'),
  key: z.string().describe('Equal for the same problem anywhere in the repository.'),
  fileKey: z.string().exactOptional().describe('Equal for the same problem in one file, whatever its image.'),
  reference: z.string(),
  title: z.string(),
  message: z.string(),
  remedy: z.string(),
  weight: z.enum(['blocking', 'warning', 'minor']).describe('Highest level that the policy can give it.'),
  cause: Cause.exactOptional(),
  advisory: Advisory.exactOptional(),
  endOfLife: EndOfLife.exactOptional(),
  pullPolicy: z
    .strictObject({
      name: z.string(),
      isEnforced: z.boolean(),
      allowedFrom: Timestamp.nullable().describe('When the policy allows the build; null if not known.'),
    })
    .exactOptional(),
  exception: z.strictObject({ reason: z.string(), until: z.string() }).exactOptional(),
  policy: PolicyNumber,
  problem: z
    .int()
    .min(0)
    .exactOptional()
    .describe('Number of its problem, from 0: findings with the same number have one cause and one fix.'),
});

const Resolved = Place.extend({
  rule: z.enum(RULES),
  key: z.string(),
  reference: z.string(),
  title: z.string(),
  advisory: Advisory.exactOptional(),
});

const Update = Place.extend({
  image: z.string().describe('The image in head, without tag and digest.'),
  from: z.string().describe('Reference in the base, with host and tag made explicit.'),
  to: z.string().describe('Reference in head.'),
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

const Coverage = z
  .strictObject({
    images: z
      .strictObject({
        total: z.int().min(0),
        sbom: z.int().min(0).describe('By the attached SBOM.'),
        api: z.int().min(0).describe("By the SBOM of the platform's API."),
        name: z.int().min(0).describe('By image name only.'),
        none: z.int().min(0).describe('Not at all: a request failed.'),
        otherRegistry: z.int().min(0),
      })
      .describe('Images by how their advisories were matched.'),
    packages: z.int().min(0),
    unrecognizedPackages: z.int().min(0).describe('Packages of distributions without known advisories.'),
    missingPlatforms: z
      .array(z.strictObject({ platform: z.string(), images: z.int().min(1) }))
      .describe('Platforms without an SBOM, with the number of images.'),
  })
  .describe('How many images and packages were judged.');

const Count = z.strictObject({ head: z.int().min(0), base: z.int().min(0) });

/** The report file of a check, as its published JSON Schema (schema/check-report.v1.json) describes it. */
export const CheckReportFile = z.strictObject({
  schema: z.literal('mooring.check-report/v1'),
  verdict: z.enum(['pass', 'warn', 'fail']),
  checkedAt: Timestamp.describe("UTC, by the platform's clock if it reports one."),
  comparedWith: z.union([
    z.strictObject({ kind: z.literal('base'), commit: z.string() }),
    z.strictObject({ kind: z.literal('since'), since: Timestamp }),
    z.strictObject({ kind: z.literal('baseline'), file: z.string() }),
    z.strictObject({ kind: z.literal('none'), reason: z.string() }),
  ]),
  mode: z
    .enum(['signed-in', 'anonymous'])
    .describe('Anonymous: the run was unauthenticated and checked public data only.'),
  notes: z.array(z.string()).describe('Limits of this check, for readers.'),
  failOn: z.array(z.enum(FAIL_ON)),
  policies: z.array(ReportedPolicy).describe('Every policy that applied to a place or a finding.'),
  files: z.int().min(0).describe('Number of files with image references, including unreadable ones.'),
  images: z.array(ReportedImage),
  findings: z.array(ReportedFinding).describe('Worst first.'),
  resolved: z.array(Resolved).describe('Findings of the base that head does not have.'),
  coverage: Coverage.exactOptional(),
  updates: z.array(Update).exactOptional().describe('Places whose build differs from that of the base.'),
  trend: z
    .record(z.enum([...RATINGS, 'unscored']), Count)
    .exactOptional()
    .describe(
      'Open advisories by severity, each image and vulnerability once; absent without a base to compare.',
    ),
}) satisfies z.ZodType<CheckReport>;
