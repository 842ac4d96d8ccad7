import { describe, expect, it } from 'vitest';

import { REGISTRY_WORLD } from '../../../support/platform/registry-world.ts';
import { askGrpc } from '../grpc/grpc-calls.ts';
import { OWNER, startTestPlatform, VIEWER, WORLD } from '../test-platform.ts';
import type { Reply } from '../test-platform.ts';

/** The world with these advisories of the public organization. */
async function ask(path: string, advisories: readonly object[]): Promise<Reply['json']> {
  const test = await startTestPlatform(
    WORLD.replace(
      '{ advisoryId: CGA-8888-9999-cccc, artifactName: static }',
      advisories.map((one) => JSON.stringify(one)).join('\n      - '),
    ),
  );
  return (await test.ask(path, { token: await test.tokenOf(VIEWER) })).json;
}

const OPENSSL = { advisoryId: 'CGA-2222-2222-2222', artifactName: 'openssl', aliases: ['CVE-2026-0001'] };
const LIBCRYPTO = {
  ...OPENSSL,
  advisoryId: 'CGA-3333-3333-3333',
  artifactName: 'libcrypto3',
  origin: 'openssl',
};

describe('advisories of a seed', () => {
  it('can have detections by a scanner, and false positives of either spelling', async () => {
    const { advisories } = await ask('/vulnerabilities/v2/advisories?artifactNames=openssl', [
      {
        ...OPENSSL,
        events: [
          { at: 'now-9d', kind: 'detection' },
          { at: 'now-8d', kind: 'detection', artifactVersion: '3.5.4-r0' },
          { at: 'now-7d', kind: 'false-positive', type: 'INLINE_MITIGATIONS_EXIST' },
          { at: 'now-6d', kind: 'false-positive', type: 'TYPE_INLINE_MITIGATIONS_EXIST' },
        ],
      },
    ]);
    expect(advisories).toMatchObject([
      {
        events: [
          { detection: { manual: {} } },
          { detection: { scanv1: { artifactVersion: '3.5.4-r0' } } },
          { falsePositiveDetermination: { type: 'TYPE_INLINE_MITIGATIONS_EXIST' } },
          { falsePositiveDetermination: { type: 'TYPE_INLINE_MITIGATIONS_EXIST' } },
        ],
      },
    ]);
  });

  it('can have one id for each component, its places, and architectures', async () => {
    const { advisories } = await ask('/vulnerabilities/v2/advisories?artifactNames=openssl', [
      { ...OPENSSL, architecture: 'x86_64' },
      { ...OPENSSL, architecture: 'aarch64' },
      { ...OPENSSL, componentName: 'zlib', componentLocation: '/usr/bin/one' },
      { ...OPENSSL, componentName: 'zlib', componentLocation: '/usr/bin/other' },
    ]);
    expect(advisories).toHaveLength(4);
  });

  it('are published by origin, without those that are deleted', async () => {
    const all = [OPENSSL, LIBCRYPTO, { ...OPENSSL, architecture: 'aarch64', deletedAt: 'now-1d' }];
    const { documents } = await ask('/advisory/v2/documents?id=openssl', all);
    expect(documents).toMatchObject([{ id: 'openssl' }]);
    const ids = documents[0].advisories.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual([OPENSSL.advisoryId, LIBCRYPTO.advisoryId]);
    expect((await ask('/advisory/v2/documents?id=libcrypto3', all)).documents).toEqual([]);
    const { advisories } = await ask('/vulnerabilities/v2/advisories?artifactNames=openssl', all);
    expect(advisories.map(({ deleteTime }: { deleteTime?: string }) => deleteTime)).toContain(
      '2026-11-19T12:00:00.000Z',
    );
  });
});

describe('images named over gRPC', () => {
  const SEED = REGISTRY_WORLD.replace(
    '    libraries:\n',
    (found) => `      - advisoryId: CGA-9999-9999-9999
        artifactName: static
        events: [{ at: now-1d, kind: false-positive, type: VULNERABLE_CODE_NOT_IN_EXECUTION_PATH }]
      - advisoryId: CGA-9999-9999-8888
        artifactName: static
        deletedAt: now-1h
        events: [{ at: now-1d, kind: fixed, fixedVersion: '0' }]
${found}`,
  ).replace(
    '{ advisoryId: CGA-5555-6666-7777, artifactName: secret }',
    "{ advisoryId: CGA-5555-6666-7777, artifactName: secret, events: [{ at: now-1d, kind: fixed, fixedVersion: '1' }] }",
  );
  const period = { startTime: '2026-11-19T00:00:00Z', endTime: '2026-11-20T00:00:00Z' };

  async function call(method: string, request: Parameters<typeof askGrpc>[2]) {
    const test = await startTestPlatform(SEED);
    return askGrpc(test.platform, method, request, { token: await test.tokenOf(OWNER) });
  }
  const resolved = (imageRefs: readonly { readonly repo?: string; readonly tags?: string[] }[]) =>
    call('advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports', {
      ...period,
      imageRefs: imageRefs.map((ref) => ({ ...ref })),
    });

  it.each([
    ['a package of the image', [{ repo: 'aged', tags: ['1'] }], ['CGA-8888-9999-cccc']],
    ['the name of an image without packages', [{ repo: 'python', tags: ['3.13'] }], ['CGA-2222-3333-4444']],
    ['the tag latest, if none is given', [{ repo: 'static' }], ['CGA-9999-9999-9999']],
    [
      'several images, each once',
      [{ repo: 'static' }, { repo: 'static' }, { repo: 'aged', tags: ['1', '1-r3'] }],
      ['CGA-8888-9999-cccc', 'CGA-9999-9999-9999'],
    ],
    ['no image: another tag', [{ repo: 'aged' }, { repo: 'python', tags: ['9'] }], []],
    ['no image: one of others', [{ repo: 'secret', tags: ['1'] }], []],
    [
      'all that is visible, without images',
      [],
      ['CGA-2222-3333-4444', 'CGA-8888-9999-cccc', 'CGA-9999-9999-9999'],
    ],
  ])('resolve the vulnerabilities of %s', async (_, imageRefs, expected) => {
    const { code, json } = await resolved(imageRefs);
    const reports = (json.resolvedVulnsReports ?? []) as readonly {
      resolvedVulns: readonly { id: string }[];
    }[];
    const ids = reports.flatMap(({ resolvedVulns }) => resolvedVulns.map(({ id }) => id));
    expect([code, ids.sort()]).toEqual([0, expected]);
  });

  it('have a repository each', async () => {
    const { code, message } = await resolved([{ repo: 'static' }, { tags: ['latest'] }]);
    expect([code, message]).toEqual([3, 'Invalid argument: imageRefs: is required']);
  });

  it('are counted instead of the one that repo and tag name', async () => {
    const { json } = await call('registry.Vulnerabilities/ListVulnCountReports', {
      repo: 'python',
      references: [{ repo: 'aged', tag: '1' }, { repo: 'static' }],
    });
    const counted = json.items.map(({ repo, tag }: { repo: string; tag: string }) => `${repo}:${tag}`);
    expect(counted).toEqual(['aged:1', 'static:latest']);
  });
});
