import { describe, expect, it } from 'vitest';

import { contentOf } from '../../../src/api/client/oci/image-content.ts';
import { SPDX_PREDICATE } from '../../../src/api/advisory/spdx.ts';
import { MEDIA_TYPES } from '../../../src/api/registry/oci.ts';
import { SIGNATURE_PREDICATE } from '../../../src/signatures/bundle/statement.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { TrustRootSource } from '../../../src/signatures/decide/trust-root-source.ts';
import { MooringError } from '../../../src/values/errors.ts';
import { createVerifyBuild } from '../../../src/signatures/verify-build.ts';
import type { VerifyBuild, VerifyBuildOptions } from '../../../src/signatures/verify-build.ts';
import { failure, json, page } from '../../support/platform/scripted-http.ts';
import { SAMPLE_SIGNER } from '../../support/samples/sample-trust.ts';
import { digestOf } from '../../support/samples/sample-check.ts';
import { startMemoryRegistry } from '../../support/signing/memory-registry.ts';
import type { MemoryRegistry } from '../../support/signing/memory-registry.ts';
import {
  believeProof,
  envelopeAbout,
  pushBundle,
  pushLegacy,
  signatureLayer,
  simpleSigning,
} from '../../support/signing/sign-in-memory.ts';
import { oneRoot } from '../../support/signing/one-root.ts';

const IMAGE = { host: 'registry.test', path: 'acme/node' };
const NAME = 'registry.test/acme/node';

function verifier(registry: MemoryRegistry, options: Partial<VerifyBuildOptions> = {}): VerifyBuild {
  return createVerifyBuild({
    contentOf: (image) => contentOf(registry.client, image),
    anchorSigners: oneRoot(believeProof),
    trustedSigners: async () => ({ source: 'config', signers: [SAMPLE_SIGNER] }),
    publicKeys: [],
    registryHost: 'registry.test',
    ...options,
  });
}

/** A registry with one image index, of which `platform` is the only manifest. */
function start(options?: Parameters<typeof startMemoryRegistry>[0]) {
  const registry = startMemoryRegistry(options);
  const platform = registry.manifest([]);
  const digest = registry.index([{ mediaType: MEDIA_TYPES.manifest, digest: platform, size: 1 }], '22');
  return { registry, digest, platform, verify: verifier(registry) };
}

function signBundle(
  registry: MemoryRegistry,
  digest: Digest,
  more: Partial<Parameters<typeof pushBundle>[2]> = {},
): Digest {
  const dsseEnvelope = envelopeAbout(digest, SIGNATURE_PREDICATE);
  return pushBundle(registry, digest, { dsseEnvelope, predicateType: SIGNATURE_PREDICATE, ...more });
}

function pushSbom(
  registry: MemoryRegistry,
  digest: Digest,
  more: Partial<Parameters<typeof pushBundle>[2]> = {},
): Digest {
  const dsseEnvelope = envelopeAbout(digest, SPDX_PREDICATE);
  const padding = 'x'.repeat(200_000);
  return pushBundle(registry, digest, { dsseEnvelope, predicateType: SPDX_PREDICATE, padding, ...more });
}

describe('a good signature takes', () => {
  it('two requests in the legacy form, since its payload is known', async () => {
    const { registry, digest, verify } = start();
    pushLegacy(registry, digest, [signatureLayer(registry, simpleSigning(NAME, digest))]);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'legacy', source: 'config' });
    expect(registry.requests).toEqual([`referrers/${digest}`, `manifests/sha256-${hexOf(digest)}.sig`]);
  });

  it('three requests in the legacy form with a payload of its own', async () => {
    const { registry, digest, verify } = start();
    const payload = simpleSigning(NAME, digest, { extra: 1 });
    const layer = signatureLayer(registry, payload);
    pushLegacy(registry, digest, [layer]);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'legacy' });
    expect(registry.requests.slice(1)).toEqual([
      `manifests/sha256-${hexOf(digest)}.sig`,
      `blobs/${layer.digest}`,
    ]);
  });

  it('three requests as a bundle among attestations, none of which is fetched', async () => {
    const { registry, digest, verify } = start();
    pushSbom(registry, digest);
    const bundle = signBundle(registry, digest);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'bundle' });
    expect(registry.requests).toHaveLength(3);
    expect(registry.requests.at(-1)).toBe(`blobs/${bundle}`);
  });

  it('one look-up in a run, however often it is needed', async () => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest);
    const [first, second] = await Promise.all([verify(IMAGE, digest), verify(IMAGE, digest)]);
    expect(await verify(IMAGE, digest)).toBe(first);
    expect(second).toBe(first);
    expect(registry.requests).toHaveLength(3);
  });
});

describe('the next build of an organization takes', () => {
  async function requestsOfNext(
    sign: (registry: MemoryRegistry, digest: Digest) => unknown,
  ): Promise<readonly string[]> {
    const { registry, digest, platform, verify } = start();
    for (const one of [digest, platform]) sign(registry, one);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified' });
    const before = registry.requests.length;
    expect(await verify(IMAGE, platform)).toMatchObject({ kind: 'verified' });
    return registry.requests.slice(before).map((path) => path.replace(/^(\w+)\/.*?(\.sig)?$/, '$1$2'));
  }

  it('one request in the legacy form', async () => {
    const found = await requestsOfNext((registry, digest) =>
      pushLegacy(registry, digest, [signatureLayer(registry, simpleSigning(NAME, digest))]),
    );
    expect(found).toEqual(['manifests.sig']);
  });

  it('three requests as a bundle', async () => {
    expect(await requestsOfNext(signBundle)).toEqual(['referrers', 'manifests', 'blobs']);
  });
});

describe('what a signature is about', () => {
  // The numbers are those of signing-rules.md#attacks.
  it.each<[string, (digest: Digest) => string, string]>([
    ['4: it is of another image', () => simpleSigning(NAME, digestOf('f')), 'bad-signature'],
    [
      '6: its type is not that of cosign',
      (digest) => simpleSigning(NAME, digest, { type: 'x' }),
      'bad-signature',
    ],
    [
      '7: it names another repository',
      (digest) => simpleSigning('registry.test/acme/other', digest),
      'signed-as-other',
    ],
    [
      '7: it names a repository elsewhere',
      (digest) => simpleSigning('cgr.dev/acme/node', digest),
      'verified',
    ],
    ['8: it is not JSON', () => 'signed', 'bad-signature'],
    ['9: its digest is twice, ours last', (digest) => twice(digestOf('f'), digest), 'verified'],
    ['10: its digest is twice, ours first', (digest) => twice(digest, digestOf('f')), 'bad-signature'],
    [
      '11: its digest is under another spelling',
      (digest) => simpleSigning(NAME, digest, { image: { 'Docker-Manifest-Digest': digest } }),
      'bad-signature',
    ],
  ])('legacy, %s', async (_, payload, kind) => {
    const { registry, digest, verify } = start();
    pushLegacy(registry, digest, [signatureLayer(registry, payload(digest))]);
    expect((await verify(IMAGE, digest)).kind).toBe(kind);
  });

  it.each<[string, (digest: Digest) => object, string]>([
    ['5: it is of another digest', () => envelopeAbout(digestOf('f'), SIGNATURE_PREDICATE), 'bad-signature'],
    ['49: it states something else', (digest) => envelopeAbout(digest, SPDX_PREDICATE), 'unsigned'],
    [
      '50: it has several subjects, ours second',
      (digest) => {
        const [first, second] = [digestOf('f'), digest].map((one) => ({ digest: { sha256: hexOf(one) } }));
        return envelopeAbout(digest, SIGNATURE_PREDICATE, { subject: [first, second] });
      },
      'bad-signature',
    ],
    [
      '51: its subject is in upper case',
      (digest) =>
        envelopeAbout(digest, SIGNATURE_PREDICATE, {
          subject: [{ digest: { sha256: hexOf(digest).toUpperCase() } }],
        }),
      'bad-signature',
    ],
    [
      '51: its subject has a SHA-512 alone',
      (digest) =>
        envelopeAbout(digest, SIGNATURE_PREDICATE, {
          subject: [{ digest: { sha512: hexOf(digest).repeat(2) } }],
        }),
      'bad-signature',
    ],
  ])('bundle, %s', async (_, envelope, kind) => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest, { dsseEnvelope: envelope(digest) });
    expect((await verify(IMAGE, digest)).kind).toBe(kind);
  });

  it('names both digests of a signature that was moved here', async () => {
    const { registry, digest, verify } = start();
    pushLegacy(registry, digest, [signatureLayer(registry, simpleSigning(NAME, digestOf('f')))]);
    expect(await verify(IMAGE, digest)).toEqual({
      kind: 'bad-signature',
      reason: `it signs ${digestOf('f')} instead`,
    });
  });

  it('knows the name that cosign has for Docker Hub', async () => {
    const { registry, digest, verify } = start();
    const payload = simpleSigning('index.docker.io/library/node', digest);
    pushLegacy(registry, digest, [signatureLayer(registry, payload)]);
    const hub = { host: 'docker.io', path: 'library/node' };
    expect(await verify(hub, digest)).toMatchObject({ kind: 'verified' });
    expect(registry.requests).toHaveLength(2);
  });
});

describe('of several signatures', () => {
  it('52: one good one is enough, in whatever form', async () => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest, { proof: 'forged' });
    const payload = simpleSigning(NAME, digest);
    pushLegacy(registry, digest, [
      signatureLayer(registry, payload, 'other'),
      signatureLayer(registry, payload, 'unknown-log'),
      signatureLayer(registry, payload),
    ]);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'legacy' });
  });

  it.each([
    ['another signer', 'other', 'wrong-signer'],
    ['a log that is not known', 'unknown-log', 'not-verifiable'],
    ['a forgery', 'forged', 'bad-signature'],
  ] as const)('%s alone is not enough', async (_, proof, kind) => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest, { proof });
    expect((await verify(IMAGE, digest)).kind).toBe(kind);
  });

  it.each<[TrustRootSource, string, string]>([
    [
      { kind: 'built-in', confirmed: parseInstant('2026-11-05T00:00:00Z') },
      'its log is unknown (trust material up to 2026-11-05)',
      'Update Mooring, or set `trusted-root` of the signer in `trust.signers` to a file that contains the log or authority.',
    ],
    [
      { kind: 'file', name: 'trusted-root ca.json' },
      'its log is unknown (trusted-root ca.json)',
      'Add the log or authority to that file, or remove the option to use the built-in trust root.',
    ],
  ])('names the trust root that a log is not in: %o', async (source, reason, remedy) => {
    const { registry, digest } = start();
    signBundle(registry, digest, { proof: 'unknown-log' });
    const verify = verifier(registry, { anchorSigners: oneRoot(believeProof, source) });
    expect(await verify(IMAGE, digest)).toEqual({ kind: 'not-verifiable', reason, remedy });
  });
});

describe('what is found at a digest', () => {
  it('61: is only what can be a signature', async () => {
    const { registry, digest, verify } = start();
    for (const artifactType of [
      'application/vnd.cncf.notary.signature',
      'application/spdx+json',
      'application/vnd.in-toto+json',
      MEDIA_TYPES.envelope,
    ])
      registry.refer(digest, { digest: digestOf('d'), artifactType });
    pushSbom(registry, digest);
    expect((await verify(IMAGE, digest)).kind).toBe('unsigned');
    expect(registry.requests).toHaveLength(2);
  });

  it.each([
    ['the bundle type', { artifactType: MEDIA_TYPES.bundle }],
    ['the empty type', { artifactType: MEDIA_TYPES.empty }],
    ['no type', {}],
  ])('62: is read by its manifest if a list has %s and no annotations', async (_, listed) => {
    const { registry, digest, verify } = start();
    const sbom = pushSbom(registry, digest, { listed });
    signBundle(registry, digest, { listed });
    registry.refer(digest, { digest: digestOf('d'), ...listed });
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'bundle' });
    expect(registry.requests).not.toContain(`blobs/${sbom}`);
  });

  it.each([404, 400])('62: is behind the fallback tag if the list answers %i', async (status) => {
    const { registry, digest, verify } = start({ hasReferrers: false });
    registry.answer(/\/referrers\//, json(status, {}));
    const dsseEnvelope = envelopeAbout(digest, SIGNATURE_PREDICATE);
    const layer = registry.blob(JSON.stringify({ proof: 'trusted', dsseEnvelope }), MEDIA_TYPES.bundle);
    const entry = { mediaType: MEDIA_TYPES.manifest, digest: registry.manifest([layer]), size: 870 };
    registry.index([{ ...entry, digest: digestOf('d') }, entry], `sha256-${hexOf(digest)}`);
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'verified', form: 'bundle' });
  });

  it('63: is judged by its signature, whatever manifest it says to be about', async () => {
    const { registry, digest, verify } = start();
    const dsseEnvelope = envelopeAbout(digest, SIGNATURE_PREDICATE);
    const layer = registry.blob(JSON.stringify({ proof: 'trusted', dsseEnvelope }), MEDIA_TYPES.bundle);
    const subject = { mediaType: MEDIA_TYPES.manifest, digest: digestOf('f'), size: 1 };
    const manifest = registry.manifest([layer], { subject, artifactType: MEDIA_TYPES.bundle });
    registry.refer(digest, { digest: manifest, artifactType: MEDIA_TYPES.bundle });
    expect((await verify(IMAGE, digest)).kind).toBe('verified');
  });

  it.each<[string, (registry: MemoryRegistry, tag: string) => void]>([
    ['an index', (registry, tag) => registry.index([], tag)],
    ['an image', (registry, tag) => registry.manifest([registry.blob('x', MEDIA_TYPES.layer)], {}, tag)],
  ])('64: is not %s behind the tag of a signature', async (_, push) => {
    const { registry, digest, verify } = start();
    push(registry, `sha256-${hexOf(digest)}.sig`);
    expect(await verify(IMAGE, digest)).toEqual({ kind: 'unsigned', expected: [SAMPLE_SIGNER] });
  });

  it('is not a signature if its bytes are gone', async () => {
    const { registry, digest, verify } = start();
    const layer = { mediaType: MEDIA_TYPES.simpleSigning, digest: digestOf('d'), size: 9 };
    pushLegacy(registry, digest, [layer]);
    expect(await verify(IMAGE, digest)).toEqual({
      kind: 'bad-signature',
      reason: 'its content is not in the registry',
    });
  });
});

describe('a limit is stated', () => {
  it('60: of 2,000 layers, the first 32 are read', async () => {
    const { registry, digest, verify } = start();
    const layer = signatureLayer(registry, simpleSigning(NAME, digest), 'forged');
    pushLegacy(
      registry,
      digest,
      Array.from({ length: 2_000 }, () => layer),
    );
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-verifiable',
      reason: 'of 2000 only 32 are read',
    });
  });

  it('60: a signature of megabytes is not fetched', async () => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest, { padding: 'x'.repeat(200_000) });
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-verifiable',
      reason: 'it is too large',
    });
    expect(registry.requests.filter((one) => one.startsWith('blobs/'))).toEqual([]);
  });

  it.each([
    ['say so', 7_000_000, 1],
    ['claim to be small', 1, 64],
  ])('61: of 64 referrers of 7 MB that %s, at most 8 MB are read', async (_, size, requested) => {
    const { registry, digest, verify } = start();
    const large = registry.manifest([], { annotations: { padding: 'x'.repeat(7_000_000) } });
    for (let count = 0; count < 64; count += 1)
      registry.refer(digest, { digest: large, size, artifactType: MEDIA_TYPES.bundle });
    expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'not-verifiable', reason: 'it is too large' });
    expect(registry.requests.filter((one) => one === `manifests/${large}`)).toHaveLength(requested);
  });

  it('61: of 80 signatures of 120 kB in 4 manifests, 4 MiB are read', async () => {
    const { registry, digest, verify } = start();
    const annotations = { 'dev.sigstore.bundle.predicateType': SIGNATURE_PREDICATE };
    for (let count = 0; count < 4; count += 1) {
      const layers = Array.from({ length: 20 }, (_, index) =>
        registry.blob(
          JSON.stringify({
            proof: 'unknown-log',
            dsseEnvelope: envelopeAbout(digest, SIGNATURE_PREDICATE),
            padding: `${count} ${index} ${'x'.repeat(120_000)}`,
          }),
          MEDIA_TYPES.bundle,
        ),
      );
      registry.refer(digest, {
        digest: registry.manifest(layers),
        artifactType: MEDIA_TYPES.bundle,
        annotations,
      });
    }
    expect((await verify(IMAGE, digest)).kind).toBe('not-verifiable');
    expect(registry.requests.filter((one) => one.startsWith('blobs/'))).toHaveLength(34);
  });

  it('61: of a list of referrers in large pages', async () => {
    const { registry, digest, verify } = start();
    const annotations = { padding: 'x'.repeat(5_000_000) };
    const entry = { mediaType: MEDIA_TYPES.manifest, digest: digestOf('d'), size: 1, annotations };
    for (const number of [1, 2, 3, 4])
      registry.answer(
        number === 1 ? /referrers/ : new RegExp(`referrers.*page=${number}`),
        json(
          200,
          { schemaVersion: 2, manifests: [entry] },
          { link: `</v2/x?page=${number + 1}>; rel="next"` },
        ),
      );
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-verifiable',
      reason: expect.stringContaining('more than 16777216 bytes') as string,
    });
    expect(registry.requests.filter((one) => one.startsWith('referrers/'))).toHaveLength(4);
  });

  it('61: of 10,000 referrers', async () => {
    const { registry, digest, verify } = start();
    const entries = Array.from({ length: 10_000 }, () => ({
      mediaType: MEDIA_TYPES.manifest,
      digest: digestOf('d'),
      size: 1,
    }));
    registry.answer(/\/referrers\//, json(200, { schemaVersion: 2, manifests: entries }));
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-verifiable',
      reason: expect.stringContaining('more than 5000 referrers') as string,
    });
    expect(registry.requests).toHaveLength(2);
  });

  it('61: of referrers that nothing says the type of', async () => {
    const { registry, digest, verify } = start();
    for (let count = 0; count < 100; count += 1)
      registry.refer(digest, { digest: digestOf('d'), artifactType: MEDIA_TYPES.bundle });
    expect(await verify(IMAGE, digest)).toMatchObject({ reason: 'of 100 only 64 are read' });
    expect(registry.requests).toHaveLength(66);
  });

  it('61: pages that lead back are not read again', async () => {
    const { registry, digest, verify } = start();
    const link = { link: '</v2/x?last=1>; rel="next"' };
    registry.answer(/\/referrers\//, json(200, { schemaVersion: 2, manifests: [] }, link));
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-checked',
      problem: { code: 'platform_unexpected_answer' },
    });
    expect(registry.requests).toHaveLength(3);
  });
});

describe('67: a registry that does not answer is never called unsigned', () => {
  const PLACES: readonly (readonly [string, RegExp])[] = [
    ['the list of referrers', /\/referrers\//],
    ['the tag of signatures', /\.sig$/],
  ];
  const ANSWERS = [
    ['401', json(401, {}), 'platform_unexpected_answer'],
    ['403', json(403, {}), 'auth_forbidden'],
    ['429', json(429, {}), 'platform_rate_limited'],
    ['500', json(500, {}), 'platform_unavailable'],
    ['a page', page(200, '<html>Sign in</html>'), 'platform_not_json'],
    ['other JSON', json(200, { ok: true }), 'platform_unexpected_answer'],
    ['a reset', failure('cut'), 'platform_unreachable'],
    ['nothing in time', failure('timeout'), 'platform_timeout'],
  ] as const;
  describe.each(PLACES)('%s', (_, path) => {
    it.each(ANSWERS)('with %s', async (__, answer, code) => {
      const { registry, digest, verify } = start();
      registry.answer(path, answer);
      expect(await verify(IMAGE, digest)).toMatchObject({ kind: 'not-checked', problem: { code } });
    });
  });

  it.each(PLACES)('and a good signature in the other place is enough, without %s', async (_, path) => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest);
    pushLegacy(registry, digest, [signatureLayer(registry, simpleSigning(NAME, digest))]);
    registry.answer(path, json(403, {}));
    expect((await verify(IMAGE, digest)).kind).toBe('verified');
  });

  it('65: nor are bytes believed that do not have their digest', async () => {
    const { registry, digest, verify } = start();
    const bundle = signBundle(registry, digest);
    registry.answer(new RegExp(bundle), json(200, {}));
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-checked',
      problem: { code: 'platform_unexpected_answer' },
    });
  });

  it('throws at the end of the run', async () => {
    const { registry, digest } = start();
    const late = new MooringError('run_deadline', 'the run timed out');
    const verify = verifier(registry, { trustedSigners: () => Promise.reject(late) });
    await expect(verify(IMAGE, digest)).rejects.toBe(late);
  });
});

describe('a platform manifest without a signature', () => {
  it('is verified through the index of its tag', async () => {
    const { registry, digest, platform, verify } = start();
    signBundle(registry, digest);
    expect(await verify(IMAGE, platform, digest)).toMatchObject({ kind: 'verified', index: digest });
    expect((await verify(IMAGE, platform)).kind).toBe('unsigned');
  });

  it('66: is not verified through an index that does not list it', async () => {
    const { registry, digest, verify } = start();
    signBundle(registry, digest);
    const other = registry.manifest([], { annotations: { other: 'yes' } });
    expect((await verify(IMAGE, other, digest)).kind).toBe('unsigned');
  });

  it('66: is not verified through other bytes than those of the index', async () => {
    const { registry, digest, platform, verify } = start();
    signBundle(registry, digest);
    registry.answer(new RegExp(`manifests/${digest}`), json(200, { schemaVersion: 2, manifests: [] }));
    expect((await verify(IMAGE, platform, digest)).kind).toBe('not-checked');
  });

  it('is not verified through an index of another signer', async () => {
    const { registry, digest, platform, verify } = start();
    signBundle(registry, digest, { proof: 'other' });
    expect((await verify(IMAGE, platform, digest)).kind).toBe('wrong-signer');
  });
});

describe('an image without known signers', () => {
  it('is not looked at on other registries', async () => {
    const { registry, digest } = start();
    const verify = verifier(registry, { trustedSigners: async () => undefined, registryHost: 'cgr.dev' });
    expect(await verify(IMAGE, digest)).toEqual({ kind: 'no-known-signer', found: undefined });
    expect(registry.requests).toEqual([]);
  });

  it('has the signer that was found on the registry of the platform', async () => {
    const { registry, digest } = start();
    signBundle(registry, digest);
    const verify = verifier(registry, { trustedSigners: async () => undefined });
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'no-known-signer',
      found: { signer: SAMPLE_SIGNER, form: 'bundle' },
    });
  });

  it('is not checked if its signers could not be fetched', async () => {
    const { registry, digest } = start();
    const denied = new MooringError('auth_forbidden', 'denied');
    const verify = verifier(registry, { trustedSigners: () => Promise.reject(denied) });
    expect(await verify(IMAGE, digest)).toMatchObject({
      kind: 'not-checked',
      problem: { code: 'auth_forbidden' },
    });
  });
});

function hexOf(digest: Digest): string {
  return digest.split(':')[1] ?? '';
}

function twice(first: string, second: string): string {
  return simpleSigning(NAME, second).replace(
    '"docker-manifest-digest":',
    `"docker-manifest-digest":"${first}","docker-manifest-digest":`,
  );
}

describe('a signature with a plain key', () => {
  const key = { kind: 'key', fingerprint: 'ab' } as const;
  it.each([
    [
      'of an image without keys',
      SAMPLE_SIGNER,
      { kind: 'not-verifiable', remedy: expect.stringMatching(/key/) },
    ],
    ['of an image with another key', key, { kind: 'bad-signature' }],
  ])('%s', async (_, signer, expected) => {
    const { registry, digest } = start();
    pushLegacy(registry, digest, [signatureLayer(registry, simpleSigning(NAME, digest))]);
    const verify = verifier(registry, {
      publicKeys: ['a key of some image'],
      trustedSigners: async () => ({ source: 'config', signers: [signer] }),
      anchorSigners: oneRoot((__, keys) =>
        keys.length === 0
          ? { kind: 'unverifiable', why: 'unknown-key', reason: 'no key' }
          : { kind: 'invalid', check: 'signature', reason: 'no such key' },
      ),
    });
    expect(await verify(IMAGE, digest)).toMatchObject(expected);
  });
});
