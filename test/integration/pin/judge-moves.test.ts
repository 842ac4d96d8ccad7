import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import type { MoveImpact } from '../../../src/pin/decide/move-impact.ts';
import type { PinMove } from '../../../src/pin/decide/pin-plan.ts';
import { Secret } from '../../../src/values/secret.ts';
import { createTagSource } from '../../../src/tag-history/tag-source.ts';
import { openMoveJudge } from '../../../src/pin/plan-images.ts';
import type { ImpactSignatures } from '../../../src/sbom/build-packages.ts';
import type { Access } from '../../../src/sign-in/access.ts';
import type { JudgeMoves } from '../../../src/pin/judge-moves.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { movingImages, SHELL } from '../../support/platform/moving-image.ts';
import type { MovingImage } from '../../support/platform/moving-image.ts';
import { sampleDigest, sampleMove } from '../../support/samples/sample-plan.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { startMemoryRegistry } from '../../support/signing/memory-registry.ts';

/** Fixed by the move on arm64, which alone has the package. */
const MIXED: MovingImage = {
  before: [
    { name: 'busybox', version: '1.37.0-r1' },
    { name: 'libcrypto3', version: '3.5.4-r0', origin: 'openssl', arch: 'aarch64' },
  ],
  after: [{ name: 'busybox', version: '1.37.0-r2' }],
};
const PLATFORMS: Readonly<Record<string, readonly string[]>> = {
  intel: ['linux/amd64'],
  arm: ['linux/arm64'],
  both: ['linux/arm64', 'linux/amd64'],
};
const { organizations, builds } = movingImages({
  mixed: MIXED,
  shell: SHELL,
  other: SHELL,
  bare: { before: [], after: [] },
});

interface Judging {
  readonly judge: JudgeMoves;
  /** Paths of what was asked, with the names of artifacts where they are asked about. */
  readonly asked: () => readonly string[];
  /** The first and the last build of a tag. */
  readonly history: (...tag: [organization: string, name: string, tag: string]) => Promise<[Digest, Digest]>;
}

async function startJudging(
  changes: {
    readonly seed?: Readonly<Record<string, unknown>>;
    readonly access?: Partial<Pick<Access, 'apiToken' | 'registryToken'>>;
    readonly signal?: AbortSignal;
    readonly signatures?: ImpactSignatures;
  } = {},
): Promise<Judging> {
  const memory = await startMemoryPlatform({ organizations, ...changes.seed });
  const { endpoints, platform, requests } = memory;
  const issue = async (audience: string): Promise<Secret> =>
    new Secret(await platform.issueToken({ identity: IDENTITY, audience }));
  const { registry, content } = await memory.registryClients();
  const others = startMemoryRegistry().client;
  const judged = { ...endpoints, registry: 'cgr.dev' };
  const access = {
    apiToken: await issue(platform.line.apiUrl),
    registryToken: await issue(platform.line.registry),
    ...changes.access,
  };
  const { within } = openMemoryRun(
    { ...memory, endpoints: judged },
    { access, signal: changes.signal ?? AbortSignal.timeout(600_000) },
  );
  const source = createTagSource({ registry, content, registryHost: 'cgr.dev', others });
  const judge = openMoveJudge(
    { source, within },
    { endpoints: judged, signatures: async () => changes.signatures, timeoutMs: 60_000 },
  );
  const before = requests.length;
  return {
    judge,
    history: async (organization, name, tag) => {
      const all = await registry.tagHistory({ organization, name }, tag);
      return [all[0]?.digest ?? expect.fail('no build'), all.at(-1)?.digest ?? expect.fail('no build')];
    },
    asked: () =>
      requests.slice(before).map(({ url }) => {
        const { pathname, searchParams } = new URL(url);
        return [pathname, ...searchParams.getAll('artifactNames')].join(' ');
      }),
  };
}

function move(name: string, changes: Partial<PinMove> = {}): PinMove {
  const { from, to } = builds[name] ?? { from: undefined, to: sampleDigest('1') };
  const upstream = { host: 'cgr.dev', path: `acme/${name}` };
  return sampleMove({ image: `cgr.dev/acme/${name}`, upstream, tag: '1', from, to, ...changes });
}

const UNSCORED = { rating: 'unscored', score: null };
const OPENSSL = { id: 'CVE-2026-1001', packages: ['libcrypto3'], severity: UNSCORED };
const TZDATA = { id: 'CVE-2026-1002', packages: ['tzdata'], severity: UNSCORED };
const STILL_OPEN: unknown = expect.arrayContaining([expect.objectContaining({ id: 'CVE-2026-1003' })]);
const JUDGED = { kind: 'known', resolved: [OPENSSL], introduced: [TZDATA], stillOpen: STILL_OPEN };
const ADVISORIES = '/vulnerabilities/v2/advisories';

function isAbout(build: string): (path: string) => boolean {
  return (path) => path.endsWith(`/manifests/${build}`);
}

function advisoriesIn(answers: ReadonlyMap<PinMove, MoveImpact>): readonly MoveImpact['advisories'][] {
  return [...answers.values()].map(({ advisories }) => advisories);
}

describe('pin/judge-moves', () => {
  it('compares two builds in 11 requests, a token and a list of groups, and lists what changes', async () => {
    const { judge, asked } = await startJudging();
    const update = move('shell');
    const answers = await judge([update]);
    expect(answers.get(update)?.advisories).toEqual(JUDGED);
    const diff = answers.get(update)?.diff;
    expect([diff?.verdict, diff?.advisories]).toEqual(['changed', JUDGED]);
    const [platform] = diff?.platforms ?? [];
    const changes = platform?.packages.kind === 'known' ? platform.packages.changes : [];
    expect(changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'removed old-tls',
      'added new-tls',
      'added tzdata',
      'rebuilt busybox',
      'rebuilt libcrypto3',
    ]);
    const all = asked().filter((path) => !path.startsWith('/token') && !path.includes('/history/'));
    const sent = all.filter((path) => !path.startsWith('/iam/v2/groups'));
    expect([sent.length, all.length]).toEqual([11, 12]);
    expect(new Set(sent).size).toBe(11);
  });

  it('compares the builds of public images without a token', async () => {
    const { judge, asked, history } = await startJudging({
      access: { apiToken: undefined, registryToken: undefined },
    });
    const [first, last] = await history('chainguard', 'static', 'latest');
    const update = move('static', {
      upstream: { host: 'cgr.dev', path: 'chainguard/static' },
      tag: 'latest',
      from: first,
      to: last,
    });
    const impact = (await judge([update])).get(update);
    expect([impact?.advisories, impact?.diff?.verdict]).toEqual([undefined, 'rebuilt']);
    expect(asked().filter((path) => path.startsWith('/vulnerabilities'))).toEqual([]);
  });

  it.each([
    { areRequired: false, expected: { ...JUDGED, hasUnverifiedSbom: true } },
    // The packages then come from the platform's API, which has none here, or only those that it vouches for.
    { areRequired: true, expected: expect.not.objectContaining({ hasUnverifiedSbom: true }) as object },
  ])(
    'judges by SBOMs that are not verified if areRequired is $areRequired',
    async ({ areRequired, expected }) => {
      const verifySbom = async () =>
        ({ kind: 'unverified', reason: 'it is signed by another signer' }) as const;
      const { judge } = await startJudging({ signatures: { verifySbom, areRequired } });
      const update = move('shell');
      expect((await judge([update])).get(update)?.advisories).toEqual(expected);
    },
  );

  it('queries each update, build and name once, however often it is written and requested', async () => {
    const { judge, asked } = await startJudging();
    const moves = [move('shell'), move('shell', { line: 9 }), move('shell', { file: 'b', tag: '1.0' })];
    const first = await judge(moves);
    expect(advisoriesIn(first)).toEqual([JUDGED, JUDGED, JUDGED]);
    const { from = '', to = '' } = builds['shell'] ?? {};
    expect(asked().filter(isAbout(from))).toHaveLength(1);
    expect(asked().filter(isAbout(to))).toHaveLength(1);
    expect(asked().filter((path) => path.startsWith(ADVISORIES))).toHaveLength(1);
    const before = asked().length;
    expect(advisoriesIn(await judge([move('shell', { file: 'c' })]))).toEqual([JUDGED]);
    expect(asked()).toHaveLength(before);
    // Another image of the same packages: its builds are new, the names are not.
    expect(advisoriesIn(await judge([move('other')]))).toEqual([JUDGED]);
    const later = asked().slice(before);
    expect(later.filter((path) => path.startsWith(ADVISORIES))).toEqual([]);
  });

  it.each<readonly [name: string, changes: Partial<PinMove>]>([
    ['pins for the first time', { from: undefined }],
    ['leads to another registry', { upstream: { host: 'docker.io', path: 'library/alpine' } }],
    ['an earlier run proposed', { isKept: true }],
    ['goes nowhere', { to: builds['shell']?.from ?? sampleDigest('1') }],
  ])('sends no request for an update that %s', async (_name, changes) => {
    const { judge, asked } = await startJudging();
    expect(await judge([move('shell', changes)])).toEqual(new Map());
    expect(asked()).toEqual([]);
  });

  it('claims nothing if a build has no SBOM or does not exist', async () => {
    const { judge } = await startJudging();
    const answers = await judge([move('bare'), move('shell', { to: sampleDigest('7') })]);
    expect(advisoriesIn(answers)).toEqual([
      { kind: 'unknown', why: 'the current build: no SBOM', lacksSbom: true },
      { kind: 'unknown', why: 'the new build: image not found in the registry' },
    ]);
  });

  it('takes back an introduction with the way back', async () => {
    const { judge } = await startJudging();
    const { from, to } = builds['shell'] ?? {};
    if (from === undefined || to === undefined) throw new Error('no builds');
    const answers = await judge([move('shell', { from: to, to: from })]);
    expect(advisoriesIn(answers)).toEqual([
      { kind: 'known', resolved: [TZDATA], introduced: [OPENSSL], stillOpen: STILL_OPEN },
    ]);
  });

  it.each([
    ['403', { kind: 'status', status: 403, body: { code: 7, message: 'no' } }, 'auth_forbidden'],
    ['404', { kind: 'status', status: 404, body: { code: 5, message: 'no' } }, 'platform_not_found'],
    ['503', { kind: 'status', status: 503, body: {} }, 'platform_unavailable'],
  ])(
    'says that it is not known when advisories answer %s, and compares the builds all the same',
    async (_status, fault, code) => {
      const seed = { faults: [{ route: 'listAdvisories', nth: '*', ...fault }] };
      const { judge } = await startJudging({ seed });
      const [answer] = (await judge([move('shell')])).values();
      expect(answer?.advisories).toMatchObject({ kind: 'unknown', problem: { code } });
      expect(answer?.diff).toMatchObject({ verdict: 'changed', advisories: answer?.advisories });
    },
  );

  it('returns unknown when a build could not be queried', async () => {
    const seed = {
      faults: [{ route: 'getManifest', nth: 1, times: 40, kind: 'status', status: 503, body: {} }],
    };
    const { judge } = await startJudging({ seed });
    const [answer] = (await judge([move('shell')])).values();
    expect(answer?.advisories).toMatchObject({
      kind: 'unknown',
      problem: { code: 'platform_unavailable' },
    });
  });

  it('says so when its time is over, instead of failing the run', async () => {
    const { judge } = await startJudging({ signal: AbortSignal.abort() });
    const [answer] = (await judge([move('shell')])).values();
    expect(answer).toMatchObject({
      advisories: { kind: 'unknown', problem: { code: 'run_deadline' } },
      diff: undefined,
    });
  });

  it('judges each reference by the platforms that it is built for, and by no others', async () => {
    const { judge, asked } = await startJudging();
    const moves = ['intel', 'arm', 'both'].map((file) =>
      move('mixed', { file, platforms: PLATFORMS[file] ?? [] }),
    );
    expect(advisoriesIn(await judge(moves))).toEqual([
      { kind: 'known', resolved: [], introduced: [], stillOpen: STILL_OPEN },
      { kind: 'known', resolved: [OPENSSL], introduced: [], stillOpen: STILL_OPEN },
      { kind: 'known', resolved: [OPENSSL], introduced: [], stillOpen: STILL_OPEN },
    ]);
    expect(asked().filter((path) => path.startsWith(ADVISORIES))).toHaveLength(1);
  });

  it('queries at most a hundred different updates, and reports it for the others', async () => {
    const { judge, asked } = await startJudging();
    const many = Array.from({ length: 103 }, (_, index) =>
      move('shell', { to: sampleDigest('1').replace(/111$/, String(100 + index)) as PinMove['to'] }),
    );
    const answers = advisoriesIn(await judge(many));
    expect(answers).toHaveLength(103);
    expect(answers.slice(100)).toEqual(
      Array.from({ length: 3 }, () => ({
        kind: 'unknown',
        why: 'a run compares at most 100 different updates',
      })),
    );
    // One build to leave, and a hundred to go to.
    expect(new Set(asked().filter((path) => path.includes('/manifests/sha256:'))).size).toBeLessThan(120);
  });
});
