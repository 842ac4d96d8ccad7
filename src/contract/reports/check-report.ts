import { z } from 'zod';

import { ADVISORY_STATUSES } from '../../domain/advisory/advisory-status.ts';
import { EVENT_KINDS } from '../../domain/advisory/advisory-timeline.ts';
import { RULES } from '../../domain/check/finding.ts';
import { FAIL_ON, UNSCORED } from '../../domain/check/gate-policy.ts';
import type { CheckReport } from '../../domain/check/report.ts';
import { RATINGS } from '../../domain/advisory/severity.ts';
import { DigestText } from '../registry/tag.ts';
import { Timestamp } from '../timestamp.ts';

const Place = z.strictObject({
  file: z.string().describe('Path in the repository; empty for a finding about the whole run.'),
  line: z.int().min(1).describe('Counted from 1.'),
});

const EndOfLife = z.strictObject({
  eolDate: z.string().nullable().describe('The last day on which its main package is supported, UTC.'),
  graceEnds: Timestamp.nullable(),
  daysLeft: z.int().nullable(),
  successor: z.string().nullable().describe('The tag to move to.'),
});

const ToldLife = z
  .strictObject({
    exists: z.boolean(),
    deprecated: z.boolean(),
    entry: z.union([
      z.literal('none').describe('The platform lists no such tag.'),
      z.literal('refused').describe('The platform could not be asked.'),
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
  .describe('What the platform said, and the verdict was made of.');

const PolicyNumber = z.int().min(0).describe('Which of `policies` it was judged by, counted from 0.');

const Policy = z.strictObject({
  failOn: z.array(z.enum(FAIL_ON)),
  warnOn: z.array(z.enum(RULES)),
  minSeverity: z.enum(RATINGS),
  unscored: z.enum(UNSCORED),
  maxDetectionDays: z.number(),
  strict: z.boolean(),
  pendingUpstream: z.enum(['warn', 'fail']),
  unreviewed: z.enum(['ignore', 'warn']),
  warnBeforeDays: z.number(),
  failBeforeDays: z.number(),
  deprecated: z.enum(['fail', 'warn']),
  maxLagDays: z.number().nullable(),
  requirePins: z.boolean(),
});

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
    .describe('Null where the packages of the image are not known.'),
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
          .describe(
            'What it says of versions: the one that was scanned, the first fixed one, or those patched.',
          ),
      }),
    )
    .nullable()
    .describe(
      'The approved ones, oldest first: what the status was decided on. Null if one has no readable time.',
    ),
});

const ReportedImage = z.strictObject({
  image: z.string().describe('The reference without its digest, with host and tag made explicit.'),
  pinned: DigestText.nullable().describe('The digest that the files carry, or null.'),
  newest: DigestText.nullable().describe('What the tag points to now; null where no history could be read.'),
  newestBuiltAt: Timestamp.nullable(),
  behind: z
    .strictObject({ builds: z.int().min(0), days: z.int().min(0) })
    .nullable()
    .describe('From the pin to the newest build; days count from the first build newer than the pin.'),
  endOfLife: EndOfLife.extend({ verdict: z.enum(['pass', 'warn', 'fail']), told: ToldLife })
    .nullable()
    .describe('How the life of the tag was judged, at the worst of its places; null if not known.'),
  history: z
    .strictObject({
      builds: z.int().min(0),
      around: z.array(z.strictObject({ digest: DigestText, at: Timestamp })),
    })
    .nullable()
    .describe('What the history was: how many builds, and those around the pin and at its end.'),
  packages: z
    .strictObject({
      source: z.enum(['attestation', 'sbom']),
      count: z.int().min(0),
      platforms: z.array(z.string()),
    })
    .nullable()
    .describe('Where the packages were read; null where only the name of the image was compared.'),
  openAdvisories: z
    .array(z.string())
    .nullable()
    .describe('Advisories open for the build in use, by the policy of any place; null if not known.'),
  places: z.array(Place.extend({ policy: PolicyNumber })),
});

const ReportedFinding = Place.extend({
  rule: z.enum(RULES),
  level: z.enum(['error', 'warning', 'notice']).describe('Errors fail the check, warnings make it `warn`.'),
  novelty: z
    .enum(['new', 'carried-over', 'not-compared'])
    .describe('Compared with the base of the pull request.'),
  key: z.string().describe('The same thing wrong has the same key, wherever it stands.'),
  fileKey: z.string().exactOptional().describe('The same within one file, whatever image it names.'),
  reference: z.string(),
  title: z.string(),
  message: z.string(),
  remedy: z.string(),
  weight: z
    .enum(['blocking', 'warning', 'minor'])
    .describe('How much it can matter at most, before the policy.'),
  advisory: Advisory.exactOptional(),
  endOfLife: EndOfLife.exactOptional(),
  exception: z.strictObject({ reason: z.string(), until: z.string() }).exactOptional(),
  policy: PolicyNumber,
});

const Resolved = Place.extend({
  rule: z.enum(RULES),
  key: z.string(),
  reference: z.string(),
  title: z.string(),
  advisory: Advisory.exactOptional(),
});

/** The report file of a check, as its published JSON Schema (schema/check-report.v1.json) describes it. */
export const CheckReportFile = z.strictObject({
  schema: z.literal('mooring.check-report/v1'),
  verdict: z.enum(['pass', 'warn', 'fail']),
  checkedAt: Timestamp.describe("UTC, by the platform's own clock where it told its time."),
  comparedWith: z.union([
    z.strictObject({ kind: z.literal('base'), commit: z.string() }),
    z.strictObject({ kind: z.literal('since'), since: Timestamp }),
    z.strictObject({ kind: z.literal('baseline'), file: z.string() }),
    z.strictObject({ kind: z.literal('none'), reason: z.string() }),
  ]),
  mode: z.enum(['signed-in', 'anonymous']).describe('Anonymous: only what is public was judged.'),
  notes: z.array(z.string()).describe('What a reader has to know of how this came about.'),
  failOn: z.array(z.enum(FAIL_ON)),
  policies: z.array(Policy).describe('Every policy that held for a place or a finding.'),
  files: z.int().min(0).describe('Files that name an image, or should and could not be read.'),
  images: z.array(ReportedImage),
  findings: z.array(ReportedFinding).describe('Worst first.'),
  resolved: z.array(Resolved).describe('What the base had and head has not.'),
}) satisfies z.ZodType<CheckReport>;
