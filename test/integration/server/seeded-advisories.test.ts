import { describe, expect, it } from 'vitest';

import { startTestPlatform, VIEWER, WORLD } from './test-platform.ts';
import type { Reply } from './test-platform.ts';

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
