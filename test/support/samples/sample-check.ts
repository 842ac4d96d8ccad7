import type { Advisory } from '../../../src/advisories/decide/advisory.ts';
import type { AdvisoryEventKind } from '../../../src/advisories/decide/advisory-timeline.ts';
import { createAssessor } from '../../../src/check/decide/assessed-images.ts';
import type { Evidence, TagEvidence } from '../../../src/check/decide/evidence.ts';
import type { ImagePackages } from '../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../src/values/fetched.ts';
import { DEFAULT_POLICIES } from '../../../src/config/policy/gate-policy.ts';
import type { GatePolicies } from '../../../src/config/policy/gate-policy.ts';
import type { ObserveOptions } from '../../../src/check/decide/observe.ts';
import type { TagLifecycle } from '../../../src/end-of-life/decide/lifecycle.ts';
import type { ImageUse, ScannedImages } from '../../../src/references/decide/image-use.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { readImageReference } from '../../../src/values/image-reference.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { TagHistory } from '../../../src/values/tag-history.ts';

/** The digest whose 64 hex digits repeat one character. */
export function digestOf(character: string): Digest {
  return parseDigest(`sha256:${character.repeat(64)}`);
}

/** A history of builds at 06:00 UTC of the given days of November 2026, one digest character each: `{ 1: 'a' }`. */
export function historyOf(builds: Readonly<Record<number, string>>): TagHistory {
  return Object.entries(builds).map(([day, character]) => ({
    at: parseInstant(`2026-11-${day.padStart(2, '0')}T06:00:00Z`),
    digest: digestOf(character),
  }));
}

export function use(file: string, line: number, reference: string): ImageUse {
  const reading = readImageReference(reference);
  if (reading.kind === 'invalid') throw new Error(`${reference}: ${reading.reason}`);
  return { file, line, reference: reading.reference };
}

export function scanned(...uses: readonly ImageUse[]): ScannedImages {
  return { uses, unread: [] };
}

export function known<Value>(value: Value): Fetched<Value> {
  return { kind: 'known', value };
}

export const refused: Fetched<never> = {
  kind: 'unknown',
  problem: {
    code: 'auth_forbidden',
    message: 'could not look: api.test, status 403',
    hint: 'Give it a role.',
  },
};

export function tagEvidence(history: TagHistory, deprecated = false, successor?: string): TagEvidence {
  return { history: known(history), lifecycle: known(tagLifecycle({ deprecated, successor })) };
}

/** The life of a tag against which nothing is known but what is given. */
export function tagLifecycle(given: Partial<TagLifecycle> = {}): TagLifecycle {
  return {
    exists: true,
    deprecated: false,
    entry: 'none',
    successor: undefined,
    ...given,
  };
}

const EVENT_FIELDS: Readonly<Record<AdvisoryEventKind, string>> = {
  detection: 'detection',
  'true-positive': 'truePositiveDetermination',
  'false-positive': 'falsePositiveDetermination',
  fixed: 'fixed',
  'pending-upstream-fix': 'pendingUpstreamFix',
  'fix-not-planned': 'fixNotPlanned',
  'analysis-not-planned': 'analysisNotPlanned',
  patched: 'patched',
  unknown: 'somethingNew',
};

/** An advisory with events at 00:00 UTC of days of November 2026, in the order given. A fix is in version 2.0-r0. */
export function advisory(
  artifactName: string,
  cve: string,
  ...events: readonly (readonly [day: number, kind: AdvisoryEventKind, approved?: boolean])[]
): Advisory {
  return {
    uid: `uid-${cve}`,
    advisoryId: `CGA-${cve.slice(-4)}`,
    artifactName,
    aliases: [cve],
    severity: { rating: 'high', score: 7.5 },
    events: events.map(([day, kind, approved = true]) => ({
      createTime: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
      reviewState: approved ? 'REVIEW_STATE_APPROVED' : 'REVIEW_STATE_PENDING',
      [EVENT_FIELDS[kind]]: kind === 'fixed' ? { fixedVersion: '2.0-r0' } : {},
    })),
  };
}

/** Packages by canonical reference; an image that is not given has an SBOM with one package of its own name. */
class SamplePackages extends Map<string, Fetched<ImagePackages>> {
  override get(reference: string): Fetched<ImagePackages> {
    return (
      super.get(reference) ?? known(sbomOf({ name: /([^/:@]+)(?:[:@][^/]*)?$/.exec(reference)?.[1] ?? '' }))
    );
  }
}

/** The SBOM of a build for linux/amd64 with packages in version 1.0-r0. */
export function sbomOf(
  ...packages: readonly { readonly name: string }[]
): Exclude<ImagePackages, { readonly source: 'name' }> {
  const installed = packages.map(({ name }) => ({
    name,
    version: '1.0-r0',
    arch: 'x86_64',
    origin: undefined,
  }));
  return { source: 'attestation', platforms: [{ platform: 'linux/amd64', packages: installed }] };
}

export function evidence(
  tags: Readonly<Record<string, TagEvidence>>,
  advisories: Readonly<Record<string, Fetched<readonly Advisory[]>>> = {},
  packages: Readonly<Record<string, Fetched<ImagePackages>>> = {},
): Evidence {
  return {
    tags: new Map(Object.entries(tags)),
    tagsOfDigests: new Map(),
    origins: new Map(),
    packages: new SamplePackages(Object.entries(packages)),
    advisories: new Map(Object.entries(advisories)),
    pullPolicies: new Map(),
    signatures: new Map(),
    fixes: new Map(),
  };
}

/** How observations are made of answers, by the policy that holds where nobody says otherwise. */
export function judgedBy(given: Evidence, policies: GatePolicies = DEFAULT_POLICIES): ObserveOptions {
  return {
    evidence: given,
    assess: createAssessor(given),
    registry: 'cgr.dev',
    now,
    policies,
    platforms: ['linux/amd64'],
    access: { mode: 'signed-in', organization: 'acme' },
    signatures: 'report',
  };
}

export const now = parseInstant('2026-11-20T12:00:00Z');
