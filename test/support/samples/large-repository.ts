import { SYNCER, verifiedBy } from './sample-signers.ts';
import { DEFAULT_TRUST_CONFIG } from '../../../src/signatures/decide/trust-settings.ts';
import type { Advisory } from '../../../src/advisories/decide/advisory.ts';
import type { AdvisoryEvent } from '../../../src/advisories/decide/advisory-timeline.ts';
import { compareApkVersions } from '../../../src/advisories/decide/apk-version.ts';
import { severityOf } from '../../../src/values/severity.ts';
import type { Evidence, TagEvidence } from '../../../src/check/decide/evidence.ts';
import type { ImagePackages } from '../../../src/sbom/decide/image-packages.ts';
import type { ReferenceFixes } from '../../../src/check/fixes/fix.ts';
import { DEFAULT_GATE_CONFIG } from '../../../src/config/policy/gate-policy.ts';
import type { ScannedImages } from '../../../src/references/decide/image-use.ts';
import { judge } from '../../../src/check/decide/judge.ts';
import type { AdvisoryFix } from '../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { DAY_MS, formatInstant, parseInstant, toInstant } from '../../../src/values/instant.ts';
import type { Instant } from '../../../src/values/instant.ts';
import { hashText } from '../views/inert-views.ts';
import { SAMPLE_IMAGES, SAMPLE_ORIGINS, SAMPLE_VULNERABILITIES } from './large-repository-data.ts';
import type { SampleImage, SampleVulnerability } from './large-repository-data.ts';
import { evidence, known, now, scanned, tagLifecycle, use } from './sample-check.ts';

/** Every tag has a build a week. */
const BUILDS = Array.from({ length: 10 }, (_, build) => build);
const NEWEST = 9;

/**
 * The report of a pull request in a repository of 30 images with some 400 advisory findings. The images share most of their
 * packages, as images of one distribution do, so that few vulnerabilities make most of the findings.
 */
export function largeReport(): CheckReport {
  return judge(
    {
      base: { kind: 'tree', commit: '17285efe'.repeat(5) },
      config: { check: DEFAULT_GATE_CONFIG, state: 'applied', trust: DEFAULT_TRUST_CONFIG },
      head: { ...treeOf(SAMPLE_IMAGES, ({ after }) => after), files: 24 },
      before: treeOf(
        SAMPLE_IMAGES.filter(({ isAdded }) => !isAdded),
        ({ before }) => before,
      ),
      addedComments: 0,
    },
    { evidence: allEvidence(), now, access: { mode: 'signed-in', organization: 'acme' } },
    { inputs: { failOn: ['advisory', 'end-of-life', 'not-checked'] }, registry: 'cgr.dev' },
  ).report;
}

function treeOf(
  images: readonly SampleImage[],
  pinOf: (image: SampleImage) => number | undefined,
): ScannedImages {
  return scanned(
    ...images.flatMap((image) =>
      image.places.map(({ file, line }) => use(file, line, referenceTo(image, pinOf(image)))),
    ),
  );
}

function referenceTo({ image }: SampleImage, build: number | undefined): string {
  return `cgr.dev/acme/${image}${build === undefined ? '' : `@${digestOf(image, build)}`}`;
}

function digestOf(image: string, build: number): Digest {
  return parseDigest(`sha256:${hashText(`${image} ${build}`)}`);
}

function builtAt(build: number): Instant {
  return addDays(parseInstant('2026-11-18T06:00:00Z'), (build - NEWEST) * 7);
}

function addDays(at: Instant, days: number): Instant {
  return toInstant(at + days * DAY_MS);
}

function allEvidence(): Evidence {
  const packages = SAMPLE_IMAGES.flatMap((image) =>
    [image.before, image.after].map((build) => [referenceTo(image, build), known(packagesOf(image, build))]),
  );
  const names = [
    ...SAMPLE_ORIGINS.keys(),
    ...[...SAMPLE_ORIGINS.values()].flatMap(({ packages: own }) => own),
  ];
  const advisories = [...names, 'php'].map((name) => [
    name,
    known(SAMPLE_VULNERABILITIES.filter(({ origin }) => origin === name).map(toAdvisory)),
  ]);
  const tags = SAMPLE_IMAGES.map(({ image }) => [`cgr.dev/acme/${image}`, tagOf(image)]);
  const fixes = SAMPLE_IMAGES.map((image) => [referenceTo(image, image.after), fixesOf(image)] as const);
  return {
    ...evidence(Object.fromEntries(tags), Object.fromEntries(advisories), Object.fromEntries(packages)),
    signatures: new Map(
      SAMPLE_IMAGES.map((image) => [referenceTo(image, image.after), verifiedBy(SYNCER)] as const),
    ),
    fixes: new Map(fixes),
  };
}

function packagesOf({ origins }: SampleImage, build = NEWEST): ImagePackages {
  if (origins === undefined) return { source: 'name', reason: 'no SBOM' };
  const packages = origins.flatMap((origin) =>
    packagesFrom(origin).map((name) => ({
      name,
      origin,
      version: versionOf(origin, build),
      distribution: 'wolfi',
      arch: 'x86_64',
    })),
  );
  return { source: 'attestation', platforms: [{ platform: 'linux/amd64', packages }] };
}

function packagesFrom(origin: string): readonly string[] {
  return SAMPLE_ORIGINS.get(origin)?.packages ?? [];
}

function versionOf(origin: string, build: number): string {
  return SAMPLE_ORIGINS.get(origin)?.releases.findLast(({ since }) => since <= build)?.version ?? '';
}

/** Node.js 20 gets no more fixes. */
function tagOf(image: string): TagEvidence {
  const history = BUILDS.map((build) => ({ at: builtAt(build), digest: digestOf(image, build) }));
  const lifecycle =
    image === 'node:20' ? tagLifecycle({ deprecated: true, successor: '22' }) : tagLifecycle();
  return { history: known(history), lifecycle: known(lifecycle) };
}

function toAdvisory({ id, detected, fixedIn, note, origin, score, state }: SampleVulnerability): Advisory {
  const decisions: Readonly<Record<string, Partial<AdvisoryEvent>>> = {
    affected: { truePositiveDetermination: { note } },
    pending: { pendingUpstreamFix: { note } },
    'not-planned': { fixNotPlanned: { note } },
    fixed: { fixed: { fixedVersion: fixedIn ?? '' } },
    'detected-again': { fixed: { fixedVersion: note.split(' ')[0] ?? '' } },
  };
  const decision = decisions[state];
  const at = parseInstant(`${detected}T09:00:00Z`);
  const stated = score === undefined ? [] : [{ type: 'TYPE_CVSS_V3', score: String(score) }];
  const named = hashText(id).replaceAll(/[^2-9cf]/g, '');
  return {
    uid: id,
    advisoryId: `CGA-${named.slice(0, 4)}-${named.slice(4, 8)}-${named.slice(8, 12)}`,
    artifactName: origin,
    aliases: [id],
    severity: severityOf(stated, () => undefined),
    events: [
      approved(at, { detection: {} }),
      ...(decision === undefined ? [] : [approved(addDays(at, 3), decision)]),
      ...(state === 'detected-again' ? [approved(addDays(at, 30), detectionOf(note.split(' ')[1]))] : []),
    ],
    ...(id.startsWith('GHSA') ? { component: GO_NET } : {}),
  };
}

const GO_NET = { name: 'golang.org/x/net', type: 'go-module', location: '/usr/bin/grafana' };

function detectionOf(artifactVersion = ''): Partial<AdvisoryEvent> {
  return { detection: { scanv1: { artifactVersion } } };
}

function approved(at: Instant, event: Partial<AdvisoryEvent>): AdvisoryEvent {
  return { createTime: formatInstant(at), reviewState: 'REVIEW_STATE_APPROVED', ...event };
}

/** The newer builds with the fixes of an image. */
function fixesOf(image: SampleImage): ReferenceFixes {
  const { after: pinned = NEWEST, origins = [] } = image;
  const fixable = SAMPLE_VULNERABILITIES.flatMap(({ fixedIn, id, origin }) => {
    if (fixedIn === undefined || !origins.includes(origin) || hasFix(origin, pinned, fixedIn)) return [];
    return [{ id, origin, build: BUILDS.find((build) => hasFix(origin, build, fixedIn)) }];
  });
  const builds = fixable.flatMap(({ build }) => build ?? []);
  const best = Math.max(...builds);
  const of = fixable.length;
  return {
    best:
      builds.length === 0
        ? undefined
        : {
            digest: digestOf(image.image, best),
            builtAt: formatInstant(builtAt(best)),
            clears: builds.length,
            of,
          },
    byVulnerability: new Map(
      fixable.flatMap(({ build, id, origin }) =>
        packagesFrom(origin).map((name) => [
          `${name} ${versionOf(origin, pinned)} ${id}`,
          fixIn(image, build),
        ]),
      ),
    ),
  };
}

function hasFix(origin: string, build: number, fixedIn: string): boolean {
  return compareApkVersions(versionOf(origin, build), fixedIn) >= 0;
}

function fixIn(image: SampleImage, build: number | undefined): AdvisoryFix {
  if (build === undefined) return { kind: 'none-yet' };
  return {
    kind: 'build',
    digest: digestOf(image.image, build),
    builtAt: formatInstant(builtAt(build)),
    reference: referenceTo(image, build),
  };
}
