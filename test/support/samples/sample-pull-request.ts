import { parseDigest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { MoveVulnerability, MoveAdvisories } from '../../../src/advisories/decide/advisory-impact.ts';
import type { BuildDiff } from '../../../src/diff/decide/build-diff.ts';
import type { BodyParts, PullRequestText } from '../../../src/pin/views/body.ts';
import type { ProposedMove } from '../../../src/pin/views/image-update.ts';
import { signatureHold } from '../../../src/signatures/decide/signature-hold.ts';
import { signatureSkip } from '../../../src/pin/decide/signature-warnings.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import { advisoryNotes } from '../../../src/pin/views/impact-text.ts';
import type { PinMove, PinSkip } from '../../../src/pin/decide/pin-plan.ts';
import type { TextOptions } from '../../../src/pin/pull-request/proposal.ts';
import { sampleConfig, sampleDiff, samplePackage, samplePlatform } from './sample-diff.ts';
import { sampleMove } from './sample-plan.ts';
import { SAMPLE_TRUST } from './sample-trust.ts';

/** The links of a run on GitHub. */
export const SAMPLE_LINKS: BodyParts['links'] = {
  files: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c'.repeat(40) },
  run: 'https://github.com/acme/shop/actions/runs/4711',
};

/** The options of the texts of a run, with these templates. */
export function sampleTexts(templates: Partial<TextOptions> = {}): TextOptions {
  return { title: '', body: '', rule: { minAgeMs: 0, asOf: undefined }, links: SAMPLE_LINKS, ...templates };
}

/** The text of a pull request about these updates, with whatever a test says about it. */
export function sampleText(
  moves: readonly ProposedMove[],
  changes: Partial<PullRequestText> = {},
): PullRequestText {
  return {
    key: '',
    moves,
    skipped: [],
    rule: { minAgeMs: 3 * 86_400_000, asOf: undefined },
    links: SAMPLE_LINKS,
    remarks: advisoryNotes(moves),
    elsewhere: 'the job summary',
    template: '',
    startsNoChecks: false,
    ...changes,
  };
}

/** An update of `image:tag` between digests that begin like this: `7c1d0f6a→da88cad1`, or `→29e4f19b` for a first pin. */
function update(name: string, digests: string, changes: Partial<ProposedMove> = {}): ProposedMove {
  const [path = '', tag = ''] = name.split(':');
  const image = path.includes('/') ? path : `cgr.dev/acme/${path}`;
  const [from = '', to = ''] = digests.split('→');
  return sampleMove({
    image,
    tag,
    written: `${image}:${tag}`,
    from: from === '' ? undefined : digestFrom(from),
    to: digestFrom(to),
    ...changes,
  });
}

function digestFrom(start: string): ProposedMove['to'] {
  return parseDigest(`sha256:${start.repeat(8)}`);
}

const built = (day: string): Pick<ProposedMove, 'builtAt'> => ({ builtAt: parseInstant(`${day}T04:00:00Z`) });

/** Updates and first pins of one run, before their advisory impact is fetched. */
export const SAMPLE_MOVES: readonly PinMove[] = [
  update('shell:1', '34a694cd→72b43ac0', { ...built('2026-11-12'), builds: 1, days: 8, line: 2 }),
  update('nginx:1.29', '7c1d0f6a→da88cad1', { ...built('2026-11-09'), builds: 2, days: 11 }),
  update('nginx:1.29', '7c1d0f6a→da88cad1', {
    ...built('2026-11-09'),
    builds: 2,
    days: 11,
    file: 'web/compose.yml',
    line: 14,
  }),
  update('docker.io/library/redis:7', 'a3c10e77→4f5f8e09', {
    builtAt: undefined,
    file: 'web/compose.yml',
    line: 20,
  }),
  update('bare:1', '60d46ad3→2b3529d5', {
    ...built('2026-11-12'),
    builds: 1,
    days: 8,
    file: 'jobs/Dockerfile',
  }),
  update('python:3.13-dev', '→29e4f19b', { ...built('2026-11-17'), file: 'api/Dockerfile', line: 1 }),
  update('python:3.13', '→81c07a3e', { ...built('2026-11-17'), file: 'api/Dockerfile', line: 4 }),
  update('node:18', '→0d41c6f2', {
    ...built('2026-05-05'),
    file: 'receipts/Dockerfile',
    line: 2,
    endOfLife: {
      reason: 'cgr.dev/acme/node:18 is past its end of life of 2026-05-01 and gets no more fixes',
      successor: '20',
    },
  }),
  update('go:1.25', '→5be20d94', { ...built('2026-11-16'), file: 'receipts/Dockerfile' }),
  update('go:1.25', '→5be20d94', { ...built('2026-11-16'), file: 'receipts/nightly.Dockerfile' }),
];

/** Vulnerabilities, each in a package and with a score. */
export function vulnerabilities(...ids: readonly string[]): readonly MoveVulnerability[] {
  return ids.map((id) => ({ id, packages: ['tzdata'], severity: { rating: 'high', score: 7.5 } }));
}

const NO_SBOM = { kind: 'unknown', why: 'the new build: no SBOM', lacksSbom: true } as const;
const IMPACTS: Readonly<Record<string, MoveAdvisories>> = {
  'cgr.dev/acme/shell': {
    kind: 'known',
    resolved: vulnerabilities('CVE-2026-1001'),
    introduced: vulnerabilities('CVE-2026-1002'),
    stillOpen: [],
  },
  'cgr.dev/acme/nginx': {
    kind: 'known',
    resolved: vulnerabilities('CVE-2026-1005'),
    introduced: [],
    stillOpen: [],
  },
  'docker.io/library/redis': { kind: 'unknown', why: 'the registry returned status 503' },
  'cgr.dev/acme/bare': NO_SBOM,
};
const NO_PACKAGES = samplePlatform({
  verdict: 'unknown',
  packages: { kind: 'unknown', why: 'the second build: no SBOM', lacksSbom: true },
});
const DIFFS: Readonly<Record<string, BuildDiff>> = {
  'cgr.dev/acme/shell': sampleDiff({
    platforms: [
      samplePlatform({
        packages: {
          kind: 'known',
          changes: [
            samplePackage('removed', 'old-tls', ['1.0.0-r0', '']),
            samplePackage('added', 'tzdata', ['', '2026a-r0']),
            samplePackage('upgraded', 'libcrypto3', ['3.5.4-r0', '3.5.5-r0'], { origin: 'openssl' }),
            samplePackage('upgraded', 'libssl3', ['3.5.4-r0', '3.5.5-r0'], { origin: 'openssl' }),
            samplePackage('rebuilt', 'busybox', ['1.37.0-r1', '1.37.0-r2']),
          ],
          unchanged: { apk: 12 },
        },
      }),
    ],
  }),
  'cgr.dev/acme/nginx': sampleDiff({
    platforms: [
      samplePlatform({
        packages: {
          kind: 'known',
          changes: [samplePackage('upgraded', 'tzdata', ['2026a-r0', '2026b-r0'])],
          unchanged: { apk: 20 },
        },
        config: [sampleConfig('user', { from: '65532', to: '0' })],
        dangers: [{ danger: 'runs-as-root', from: '65532', to: '0' }],
      }),
    ],
  }),
  'cgr.dev/acme/bare': sampleDiff({ verdict: 'unknown', platforms: [NO_PACKAGES] }),
};
const JUDGED = SAMPLE_MOVES.map((move): ProposedMove => {
  const { image, tag, from, to } = move;
  const advisories = IMPACTS[image];
  const diff = DIFFS[image];
  if (diff === undefined || from === undefined)
    return advisories === undefined ? move : { ...move, advisories };
  const [before, after] = [from, to].map((digest) => ({ image, tag, digest, builtAt: undefined }));
  const distance = { builds: move.builds ?? 0, days: move.days ?? 0 };
  const named = { from: before ?? diff.from, to: after ?? diff.to, distance, advisories };
  return { ...move, advisories, diff: { ...diff, ...named } };
});

function skipped(code: PinSkip['code'], written: string, reason: string, line = 1): PinSkip {
  return { file: 'web/Dockerfile', line, written, code, reason };
}

function heldReason(trust: BuildTrust): string {
  const digest = digestFrom('29e4f19b');
  const hold = signatureHold({ digest, trust, mode: 'require', isSignerOptional: false });
  return hold === undefined ? '' : signatureSkip(hold).reason;
}

const STAYS: readonly PinSkip[] = [
  skipped('held', 'cgr.dev/acme/postgres:17', 'waits for the new schema'),
  skipped('held', 'cgr.dev/acme/postgres:17', 'waits for the new schema', 9),
  skipped(
    'build-arg',
    '${BASE}',
    'the image depends on ARG BASE, which has no usable default; --build-arg sets it',
    3,
  ),
  skipped(
    'lookup-failed',
    'registry.acme.test/tools:2',
    'registry.acme.test: DNS lookup failed. Check the name',
    5,
  ),
  skipped('current', 'cgr.dev/acme/static:latest', 'it is already on the selected build'),
];

const ORGANIZATION = 'https://issuer.enforce.dev/5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';

/** A signature of one of the two signers of an organization's images. */
function serviceSignature(id: string): BuildTrust {
  const signer = {
    kind: 'keyless',
    issuer: 'https://issuer.enforce.dev',
    identity: `${ORGANIZATION}/${id}`,
  } as const;
  return { ...SAMPLE_TRUST.verified, source: 'platform', signer };
}

const SYNCER = serviceSignature('a1b2c3d4e5f60718');
const BUILDER = serviceSignature('0f1e2d3c4b5a6978');

function signedBy(trusts: Readonly<Record<string, BuildTrust | undefined>>): readonly ProposedMove[] {
  return JUDGED.map((move) => ({ ...move, trust: trusts[move.image] ?? SYNCER }));
}

const IN_FAST_LANE: Partial<ProposedMove> = {
  builtAt: parseInstant('2026-11-19T22:00:00Z'),
  fastLane: {
    fixes: vulnerabilities('CVE-2026-1001'),
    by: undefined,
    ageMs: 6.5 * 3_600_000,
    minAgeMs: 3 * 86_400_000,
  },
};

const HOSTILE = '</code>|`<img src=x onerror=1>`\n# @everybody ![x](https://evil.test) :tada: #1';

/** Texts for reading and for measuring their width in a browser, by their names. */
export const SAMPLE_TEXTS: Readonly<Record<string, PullRequestText>> = {
  rich: sampleText(JUDGED, { skipped: STAYS, startsNoChecks: true }),
  small: sampleText(JUDGED.slice(1, 2)),
  signed: sampleText(signedBy({ 'docker.io/library/redis': SAMPLE_TRUST['no-known-signer'] }).slice(1, 7)),
  'not-signed': sampleText(
    signedBy({
      'cgr.dev/acme/shell': SAMPLE_TRUST.unsigned,
      'cgr.dev/acme/nginx': BUILDER,
      'docker.io/library/redis': SAMPLE_TRUST['no-known-signer'],
      'cgr.dev/acme/bare': SAMPLE_TRUST['not-checked'],
      'cgr.dev/acme/python': SAMPLE_TRUST['not-verifiable'],
      'cgr.dev/acme/go': SAMPLE_TRUST['signed-as-other'],
    }),
    {
      skipped: [
        skipped('wrong-signer', 'cgr.dev/acme/postgres:17', heldReason(SAMPLE_TRUST['wrong-signer'])),
        skipped('bad-signature', 'cgr.dev/acme/redis:8', heldReason(SAMPLE_TRUST['bad-signature']), 9),
      ],
    },
  ),
  'fast-lane': sampleText(
    JUDGED.slice(0, 1).map((move) => Object.assign({}, move, IN_FAST_LANE)),
    {
      skipped: [
        skipped(
          'only-rebuilt',
          'cgr.dev/acme/go:1.25',
          'the selected build, of 2026-11-16, has the same packages and configuration, and is less than 30 days newer (max-lag)',
        ),
      ],
    },
  ),
  first: sampleText(SAMPLE_MOVES.slice(5), { skipped: STAYS.slice(4) }),
  hostile: sampleText(
    [
      update('shell:1', '34a694cd→72b43ac0', {
        file: `a/${HOSTILE}`,
        trust: { kind: 'bad-signature', reason: HOSTILE },
        image: `cgr.dev/acme/${HOSTILE}`,
        tag: HOSTILE,
        advisories: {
          kind: 'known',
          resolved: vulnerabilities(HOSTILE, 'CVE-2026-1001'),
          introduced: vulnerabilities('x'.repeat(300), HOSTILE),
          stillOpen: [],
        },
      }),
      update('shell:1', '34a694cd→72b43ac1', {
        file: `${'long-directory/'.repeat(20)}Dockerfile`,
        image: `registry.acme.test/${'w'.repeat(200)}`,
        tag: 'v'.repeat(128),
        builds: 12_345,
        trust: {
          ...SAMPLE_TRUST.verified,
          signer: { kind: 'keyless', issuer: HOSTILE, identity: `${HOSTILE}${'i'.repeat(400)}` },
          logUrl: 'https://log.test/?x=) ![x](https://evil.test)',
        },
        days: 6_789,
        advisories: { kind: 'unknown', why: HOSTILE },
      }),
      update('team/platform/images/python-fips-compat:3.13.11-r4-dev-20261112', '→29e4f19b', {
        file: HOSTILE,
        trust: { ...SAMPLE_TRUST.verified, signer: { kind: 'key', fingerprint: 'f'.repeat(64) } },
        endOfLife: { reason: HOSTILE, successor: 'v'.repeat(128) },
      }),
    ],
    {
      key: HOSTILE,
      skipped: [skipped('held', HOSTILE, HOSTILE), skipped('malformed', 'w'.repeat(400), 'w'.repeat(400))],
    },
  ),
  huge: sampleText(
    Array.from({ length: 900 }, (_, index) =>
      update(`service-${Math.floor(index / 2)}:1`, index % 4 < 2 ? '34a694cd→72b43ac0' : '→29e4f19b', {
        file: `services/${index}/Dockerfile`,
        builds: 3,
        days: 24,
        advisories: {
          kind: 'known',
          resolved: vulnerabilities(
            ...Array.from({ length: index % 12 }, (_item, id) => `CVE-2026-${1000 + id}`),
          ),
          introduced: index % 50 === 0 ? vulnerabilities('CVE-2026-2000') : [],
          stillOpen: [],
        },
      }),
    ),
    {
      skipped: Array.from({ length: 300 }, (_, line) =>
        skipped('too-young', 'cgr.dev/acme/new:1', 'its oldest build is younger than 3d', line),
      ),
    },
  ),
};
