import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { PUBLIC_GOOD_ROOT } from '../../src/signatures/bundle/public-good-root.ts';
import { builtInTrustRoot } from '../../src/signatures/read-trusted-root.ts';

const { targets } = Object.values(
  JSON.parse(readFileSync('node_modules/@sigstore/tuf/seeds.json', 'utf8')) as {
    [mirror: string]: { targets: { 'trusted_root.json': string } };
  },
)[0] ?? { targets: { 'trusted_root.json': '' } };

describe('the built-in trust root', () => {
  it('is the root in the installed @sigstore/tuf, byte for byte', () => {
    const seed = Buffer.from(targets['trusted_root.json'], 'base64');
    expect(PUBLIC_GOOD_ROOT.json, 'run npm run trust-root').toBe(seed.toString());
  });

  it('contains both certificate authorities, both logs and the timestamp authority of the public instance', () => {
    const { root, source } = builtInTrustRoot();
    expect(root.tlogs.map(({ baseUrl }) => baseUrl)).toEqual([
      'https://rekor.sigstore.dev',
      'https://log2025-1.rekor.sigstore.dev',
    ]);
    expect(root.certificateAuthorities).toHaveLength(2);
    expect(root.ctlogs).toHaveLength(2);
    expect(root.timestampAuthorities).toHaveLength(1);
    expect(source.kind).toBe('built-in');
  });

  it('identifies its first log by the digest of its key', () => {
    const [log] = builtInTrustRoot().root.tlogs;
    const key = Buffer.from(log?.publicKey.rawBytes ?? '', 'base64');
    expect(createHash('sha256').update(key).digest('base64')).toBe(log?.logId.keyId);
  });
});
