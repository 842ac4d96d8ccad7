import { z } from 'zod';

import { ADVISORY_STATUSES } from '../../advisories/decide/advisory-status.ts';
import { EVENT_KINDS } from '../../advisories/decide/advisory-timeline.ts';
import { RATINGS } from '../../values/severity.ts';
import { RULES } from '../../config/policy/rule-ids.ts';
import { DigestText } from '../../api/registry/tag.ts';
import { Timestamp } from '../../api/schema/timestamp.ts';
import type { DeepReadonly } from '../../values/deep-readonly.ts';
import { EndOfLife, FirstPlace, PolicyNumber, ReportedSigner } from './reported-image.ts';

const Severity = z.union([
  z.strictObject({ rating: z.enum(RATINGS), score: z.number() }),
  z.strictObject({ rating: z.literal('unscored'), score: z.null() }),
]);

/** The facts behind an advisory finding, enough to decide it again. */
const Advisory = z.strictObject({
  id: z.string().describe("The CVE, else the GHSA, else the service's own id."),
  // From all advisories on it, sorted.
  aliases: z.array(z.string()),
  // The service's id, and the uid, of the advisory that decided.
  advisoryId: z.string(),
  uid: z.string(),
  status: z.enum(ADVISORY_STATUSES),
  package: z
    .strictObject({ name: z.string(), version: z.string() })
    .nullable()
    .describe('Null if the packages of the image are unknown.'),
  // As the service wrote it.
  fixedVersion: z.string().nullable(),
  severity: Severity,
  // The affected ones, sorted; empty if platforms are not distinguished.
  platforms: z.array(z.string()),
  component: z
    .strictObject({
      name: z.string(),
      type: z.string().exactOptional(),
      location: z.string().exactOptional(),
    })
    .exactOptional()
    .describe('Part of the package that is vulnerable, if the advisory names one.'),
  unrecognized: z
    .strictObject({ type: z.string(), architecture: z.string() })
    .exactOptional()
    .describe('Type and architecture of the advisory, if one of them is unrecognized.'),
  // When it was opened.
  since: Timestamp.nullable(),
  // This one and the next one are absent in earlier reports.
  detectedAt: Timestamp.nullable().exactOptional().describe('First approved detection.'),
  fixedAt: Timestamp.nullable().exactOptional().describe('Release of the fix that decided.'),
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
  fix: z
    .union([
      z.strictObject({
        kind: z.literal('build').describe('By its SBOM, this newer build has the fix.'),
        digest: DigestText,
        builtAt: Timestamp,
        reference: z.string().describe('Reference to write in the file.'),
      }),
      z.strictObject({
        kind: z.literal('none-yet').describe('The newest build of the tag has the vulnerability.'),
      }),
      z.strictObject({ kind: z.literal('not-known'), reason: z.string() }),
    ])
    .exactOptional()
    .describe('Build of the tag that has the fix, if there is a fix.'),
  isOutsideSupport: z.literal(true).exactOptional().describe('Set if the package is outside of its support.'),
  // It never changes the level.
  exploit: z
    .strictObject({
      known: z.boolean().describe('Whether it is listed as known to be exploited.'),
      epss: z.number().nullable().describe('EPSS probability, from 0 to 1.'),
    })
    .exactOptional()
    .describe('From the exploit data of the run; absent without.'),
});

const Cause = z
  .strictObject({
    key: z.string().describe('Equal for every finding with this cause.'),
    kind: z.enum([
      'unauthenticated',
      'unreachable-host',
      'rejected-token',
      'missing-capability',
      'denied-images',
      'wrong-organization',
      'other-organization',
      'missing-packages',
      'missing-image',
      'denied-signatures',
      'unverifiable-signatures',
      'unknown-signer',
      'unverified-sboms',
    ]),
    title: z.string(),
    message: z.string(),
    remedy: z.string(),
  })
  .describe('What the finding has in common with others: one fix for all of them.');

/** A finding in a report, at each of its places. */
export const ReportedFinding = FirstPlace.extend({
  rule: z.enum(RULES),
  level: z
    .enum(['error', 'warning', 'notice'])
    .describe('An error makes the verdict `fail`, a warning `warn`.'),
  novelty: z.enum(['new', 'pre-existing', 'not-compared']).describe('Whether the base has it too.'),
  key: z.string().describe('Equal for the same problem anywhere in the repository.'),
  fileKey: z.string().exactOptional().describe('Only in earlier reports; not used.'),
  // The canonical reference, or the text as written if it is not a reference.
  reference: z.string(),
  // The problem, in at most 70 characters; the facts, in whole sentences; the one thing to do.
  title: z.string(),
  message: z.string(),
  remedy: z.string(),
  weight: z.enum(['blocking', 'warning', 'minor']).describe('Highest level that the policy can give it.'),
  cause: Cause.exactOptional(),
  // The facts of a finding by the rules `advisory`, `end-of-life`, `pull-denied` and `wrong-signer`, in this order.
  advisory: Advisory.exactOptional(),
  endOfLife: EndOfLife.exactOptional(),
  pullPolicy: z
    .strictObject({
      name: z.string(),
      isEnforced: z.boolean(),
      allowedFrom: Timestamp.nullable().describe('When the policy allows the build; null if not known.'),
    })
    .exactOptional(),
  signers: z
    .strictObject({
      found: z.array(ReportedSigner).describe('Signers of the valid signatures.'),
      expected: z.array(ReportedSigner).describe('Trusted signers of the image.'),
      entry: z
        .strictObject({ image: z.string(), issuer: z.string(), identity: z.string() })
        .exactOptional()
        .describe('Entry of `trust.signers` that would trust the first signer found.'),
    })
    .exactOptional(),
  packageChanges: z
    .strictObject({
      joined: z.array(z.string()).describe('Only the build of head has it in these.'),
      left: z.array(z.string()).describe('Only the build of the base has it in these.'),
    })
    .exactOptional()
    .describe('Packages of a pre-existing vulnerability that the change adds or removes.'),
  exception: z.strictObject({ reason: z.string(), until: z.string() }).exactOptional(),
  policy: PolicyNumber,
  // Absent in earlier reports.
  problem: z
    .int()
    .min(0)
    .exactOptional()
    .describe('Number of its problem, from 0: findings with the same number have one cause and one fix.'),
});
export type ReportedFinding = DeepReadonly<z.infer<typeof ReportedFinding>>;

/** A finding of the base that head does not have, in a report. */
export const Resolved = FirstPlace.extend({
  rule: z.enum(RULES),
  key: z.string(),
  reference: z.string(),
  title: z.string(),
  advisory: Advisory.exactOptional(),
});
export type Resolved = DeepReadonly<z.infer<typeof Resolved>>;
