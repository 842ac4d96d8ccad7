import { beforeAll, describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { acmeWith, exampleSeed } from '../../support/platform/seed-file.ts';

const FORMS = ['legacy', 'bundle', 'bundle-rekor-v1', 'both'] as const;
const FAULTS = [
  'none',
  'wrong-identity',
  'bad-signature',
  'bad-attestation',
  'unknown-authority',
  'other-digest',
  'other-name',
  'no-log-entry',
] as const;

const REPOS = [...FORMS, ...FAULTS].map((signatures) => ({
  name: signatures,
  signatures,
  packages: [{ name: 'curl', version: '8.16.0-r2' }],
  tags: [{ name: '1', history: [{ at: 'now-9d' }] }],
}));

/** An organization with an image for each form and fault of signatures, and the public one. */
function startWorld(faults: readonly object[] = []): Promise<MemoryPlatform> {
  const others = exampleSeed().organizations.filter(({ name }) => name !== 'acme');
  const organizations = [...acmeWith(REPOS).organizations, ...others];
  // The registry that signatures name: a name on another one would be that of a copy.
  return startMemoryPlatform({ organizations, faults }, 'https://cgr.dev');
}

function lineOf(name: string): string {
  return `FROM REGISTRY/acme/${name}:1\n`;
}

function config(text: string): Files {
  return { '.github/mooring.yml': `trust:\n  ${text}\n` };
}

/** The findings in brief, but those of unpinned images. */
function brief({ findings }: CheckReport): readonly string[] {
  return findings
    .filter(({ rule }) => rule !== 'unpinned' && rule !== 'other-registry')
    .map(({ level, rule, title }) => `${level} ${rule}: ${title}`);
}

function statusOf({ images }: CheckReport): readonly (string | undefined)[] {
  return images.map(({ signature }) => signature?.status);
}

let memory: MemoryPlatform;
beforeAll(async () => {
  memory = await startWorld();
});

describe('the signatures of a check', () => {
  it.each(FORMS)('are verified in the form %s, with signer, time and SBOM', async (form) => {
    const report = await checkMemory(memory, {
      head: { Dockerfile: lineOf(form), ...config('signatures: require') },
    });
    expect(brief(report)).toEqual([]);
    expect(report.notes).toEqual([]);
    expect(report.images).toMatchObject([
      {
        judgedBy: 'sbom',
        signature: {
          status: 'verified',
          issuer: 'https://issuer.enforce.dev',
          signer: expect.stringMatching(/^https:\/\/issuer\.enforce\.dev\/[0-9a-f]{40}\/[0-9a-f]{16}$/),
          signedAt: expect.stringMatching(/^2026-11-/),
        },
      },
    ]);
    expect(report.coverage?.signatures).toMatchObject({ verified: 1, unverifiedSboms: 0 });
  });

  it.each<[(typeof FAULTS)[number], string, readonly string[]]>([
    ['none', 'unsigned', ['warning unsigned: Image is not signed']],
    ['wrong-identity', 'wrong-signer', ['error wrong-signer: Image is signed by another signer']],
    ['bad-signature', 'bad-signature', ['error bad-signature: Signature is not valid']],
    ['bad-attestation', 'verified', ['warning unverified-sbom: SBOM could not be verified']],
    ['unknown-authority', 'not-verifiable', ['warning not-checked: Signature could not be verified']],
    ['other-digest', 'bad-signature', ['error bad-signature: Signature is not valid']],
    ['other-name', 'signed-as-other', ['warning bad-signature: Image is signed as another image']],
    ['no-log-entry', 'bad-signature', ['error bad-signature: Signature is not valid']],
  ])('of a new image with the fault %s are %s', async (fault, status, findings) => {
    const report = await checkMemory(memory, { head: { Dockerfile: lineOf(fault) }, base: {} });
    expect([statusOf(report), brief(report)]).toEqual([[status], findings]);
  });

  it.each([
    ['wrong-identity', ['error wrong-signer: Image is signed by another signer']],
    ['bad-signature', ['error bad-signature: Signature is not valid']],
    ['other-name', ['error bad-signature: Image is signed as another image']],
    ['none', ['error unsigned: Image is not signed']],
  ] as const)(
    'of an unchanged tag whose build has the fault %s fail with and without a base',
    async (fault, findings) => {
      const head = { Dockerfile: lineOf(fault), ...config('signatures: require') };
      for (const tree of [{ head, base: head }, { head }])
        expect(brief(await checkMemory(memory, tree))).toEqual(findings);
    },
  );

  it('of a pinned manifest of one platform are those of its image index', async () => {
    const { content, registry } = await memory.registryClients();
    const image = { organization: 'acme', name: 'bundle' };
    const [build] = await registry.tagHistory(image, '1');
    const { manifest } = await content.manifest(image, build?.digest ?? '');
    const [platform] = 'manifests' in manifest ? manifest.manifests : [];
    const head = { Dockerfile: lineOf('bundle').replace('\n', `@${platform?.digest}\n`) };
    const report = await checkMemory(memory, { head });
    expect([statusOf(report), brief(report)]).toEqual([
      ['verified'],
      ['warning platform-manifest: Digest covers linux/amd64 only'],
    ]);
  });

  it('are not looked up if they are off', async () => {
    const head = { Dockerfile: lineOf('none'), ...config('signatures: off') };
    const before = memory.requests.length;
    const report = await checkMemory(memory, { head });
    expect([statusOf(report), report.coverage?.signatures]).toEqual([[undefined], undefined]);
    const asked = memory.requests.slice(before).map(({ url }) => url);
    expect(asked.filter((url) => /\.sig$|accountAssociations/.test(url))).toEqual([]);
  });

  it('of public images are verified by an unauthenticated run, and private images stay one problem', async () => {
    const head = {
      Dockerfile: `FROM REGISTRY/chainguard/static:latest\n${lineOf('legacy')}${lineOf('both')}`,
    };
    const report = await checkMemory(memory, { head, principal: 'anonymous' });
    expect(statusOf(report)).toEqual(['verified', undefined, undefined]);
    const causes = report.findings.flatMap(({ cause }) => cause?.kind ?? []);
    expect(new Set(causes)).toEqual(new Set(['unauthenticated']));
  });

  it.each([
    [403, 'No access to the signatures of acme'],
    [500, 'cgr.dev is unavailable'],
  ])('that the registry answers with %d are not checked, and are one problem', async (status, title) => {
    const faults = [{ route: 'listReferrers', nth: '*', kind: 'status', status, body: { errors: [] } }];
    const files = { Dockerfile: `${lineOf('bundle')}${lineOf('bundle-rekor-v1')}` };
    const head = { ...files, ...config('signatures: require') };
    const { findings, images } = await checkMemory(await startWorld(faults), { head });
    expect(images.map(({ signature }) => signature?.status)).toEqual(['not-checked', 'not-checked']);
    const about = findings.filter((one) => one.title === 'Signature could not be checked');
    expect(about.map(({ level, cause }) => [level, cause?.title])).toEqual([
      ['error', title],
      ['error', title],
    ]);
  });

  it('by a signer of the configuration are verified, and those of the platform are not expected then', async () => {
    const signer = (report: CheckReport) => report.images[0]?.signature;
    const found = signer(await checkMemory(memory, { head: { Dockerfile: lineOf('wrong-identity') } }));
    const entry = `{ image: "*/acme/wrong-identity", issuer: "${found?.issuer}", identity: "${found?.signer}" }`;
    const head = { Dockerfile: lineOf('wrong-identity'), ...config(`signers: [${entry}]`) };
    const report = await checkMemory(memory, { head });
    expect([statusOf(report), brief(report)]).toEqual([['verified'], []]);
  });

  it('of a mirror are looked up where its images come from', async () => {
    const { registry } = await memory.registryClients();
    const [build] = await registry.tagHistory({ organization: 'acme', name: 'bundle' }, '1');
    const mirrors = `pin:\n  registry-map:\n    mirror.test/copies: REGISTRY/acme\n`;
    const head = {
      '.github/mooring.yml': mirrors.replace('REGISTRY', memory.platform.line.registry),
      Dockerfile: `FROM mirror.test/copies/bundle:1@${build?.digest}\n`,
    };
    const report = await checkMemory(memory, { head });
    expect([statusOf(report), brief(report)]).toEqual([['verified'], []]);
    expect(memory.requests.filter(({ url }) => url.includes('mirror.test'))).toEqual([]);
  });
});
