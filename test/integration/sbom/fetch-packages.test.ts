import { describe, expect, it } from 'vitest';

import { SPDX_PREDICATE } from '../../../src/api/advisory/spdx.ts';
import { MEDIA_TYPES } from '../../../src/api/registry/oci.ts';
import type { ImagePackages } from '../../../src/sbom/decide/image-packages.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { fetchPackages } from '../../../src/sbom/fetch-packages.ts';
import type { PackageSources } from '../../../src/sbom/fetch-packages.ts';
import { createVerifySbom } from '../../../src/signatures/verify-sbom.ts';
import { SAMPLE_SIGNER } from '../../support/samples/sample-trust.ts';
import { digestOf } from '../../support/samples/sample-check.ts';
import { startMemoryRegistry } from '../../support/signing/memory-registry.ts';
import type { MemoryRegistry } from '../../support/signing/memory-registry.ts';
import { believeProof, envelopeAbout, pushBundle, pushLegacy } from '../../support/signing/sign-in-memory.ts';
import type { Proof } from '../../support/signing/sign-in-memory.ts';
import { oneRoot } from '../../support/signing/one-root.ts';

const PROVENANCE = 'https://slsa.dev/provenance/v1';
const AMD64 = { os: 'linux', architecture: 'amd64' };

/** An SPDX document with one package of this name. */
function spdx(name: string): object {
  const purl = `pkg:apk/wolfi/${name}@1.0-r0?arch=x86_64`;
  return {
    spdxVersion: 'SPDX-2.3',
    packages: [{ name, externalRefs: [{ referenceType: 'purl', referenceLocator: purl }] }],
  };
}

/** A registry with an image for one platform. */
function start(options?: Parameters<typeof startMemoryRegistry>[0]) {
  const registry = startMemoryRegistry(options);
  const platform = registry.manifest([]);
  registry.index([{ mediaType: MEDIA_TYPES.manifest, digest: platform, size: 1, platform: AMD64 }], '22');
  return { registry, platform };
}

function pushSbom(
  registry: MemoryRegistry,
  subject: Digest,
  name: string,
  given: { readonly form: 'bundle' | 'legacy'; readonly proof?: Proof; readonly listed?: object },
): void {
  const { form, proof = 'trusted', ...more } = given;
  const dsseEnvelope = envelopeAbout(subject, SPDX_PREDICATE, { predicate: spdx(name) });
  if (form === 'bundle') {
    pushBundle(registry, subject, { dsseEnvelope, predicateType: SPDX_PREDICATE, proof, ...more });
    return;
  }
  const other = registry.blob('{}', MEDIA_TYPES.envelope, { annotations: { predicateType: PROVENANCE } });
  const annotations = { predicateType: SPDX_PREDICATE, proof };
  const layer = registry.blob(JSON.stringify(dsseEnvelope), MEDIA_TYPES.envelope, { annotations });
  pushLegacy(registry, subject, [other, layer], '.att');
}

async function packagesOf(
  registry: MemoryRegistry,
  mode?: 'report' | 'require' | 'no signer',
): Promise<ImagePackages> {
  const at = { host: 'registry.test', path: 'acme/node' };
  const { client } = registry;
  const verifySbom = createVerifySbom({
    anchorSigners: oneRoot(believeProof),
    publicKeys: [],
    trustedSigners: async () =>
      mode === 'no signer' ? undefined : { source: 'config', signers: [SAMPLE_SIGNER] },
  });
  const sources: PackageSources = {
    content: {
      manifest: (_, reference) => client.manifest(at, reference),
      blob: (_, digest, limits) => client.blob(at, digest, limits),
      referrers: (_, digest) => client.referrers(at, digest),
    },
    sboms: undefined,
    repoUid: async () => 'uid',
    signatures: mode && {
      verify: (_, subject, content) => verifySbom(at, subject, content),
      areRequired: mode === 'require',
    },
  };
  const image = { organization: 'acme', name: 'node' };
  return fetchPackages({ image, reference: '22', platforms: ['linux/amd64'] }, sources);
}

/** What is known about the one platform: the names of its packages, and whether its SBOM is verified. */
function shown(packages: ImagePackages): readonly unknown[] {
  if (packages.source === 'name') return [packages.reason];
  return packages.platforms.map((one) => [one.packages.map(({ name }) => name), one.sbom]);
}

describe('an SBOM is read', () => {
  it.each([
    ['legacy', 3],
    ['bundle', 5],
  ] as const)('in the form %s, in %i requests with the index', async (form, requests) => {
    const { registry, platform } = start();
    pushSbom(registry, platform, 'zlib', { form });
    expect(shown(await packagesOf(registry))).toEqual([[['zlib'], undefined]]);
    expect(registry.requests).toHaveLength(requests);
  });

  it('as a bundle among signatures and other attestations, which are not fetched', async () => {
    const { registry, platform } = start();
    for (const predicateType of [PROVENANCE, 'https://sigstore.dev/cosign/sign/v1'])
      pushBundle(registry, platform, { dsseEnvelope: envelopeAbout(platform, predicateType), predicateType });
    pushSbom(registry, platform, 'zlib', { form: 'bundle' });
    expect(shown(await packagesOf(registry))).toEqual([[['zlib'], undefined]]);
    expect(registry.requests).toHaveLength(5);
  });

  it.each([
    ['the bundle type', { artifactType: MEDIA_TYPES.bundle }],
    ['the empty type', { artifactType: MEDIA_TYPES.empty }],
    ['no type', {}],
  ])('as a bundle that is listed with %s and without annotations', async (_, listed) => {
    const { registry, platform } = start();
    pushBundle(registry, platform, {
      dsseEnvelope: envelopeAbout(platform, PROVENANCE),
      predicateType: PROVENANCE,
      listed,
    });
    pushSbom(registry, platform, 'zlib', { form: 'bundle', listed });
    expect(shown(await packagesOf(registry))).toEqual([[['zlib'], undefined]]);
  });

  it('in an envelope that refers to the image, as cosign can store it', async () => {
    const { registry, platform } = start();
    const envelope = envelopeAbout(platform, SPDX_PREDICATE, { predicate: spdx('zlib') });
    const layer = registry.blob(JSON.stringify(envelope), MEDIA_TYPES.envelope);
    registry.refer(platform, { digest: registry.manifest([layer]), artifactType: MEDIA_TYPES.envelope });
    expect(shown(await packagesOf(registry))).toEqual([[['zlib'], undefined]]);
  });

  it.each<[string, (subject: Digest) => object, string]>([
    ['5: of another digest', () => envelopeAbout(digestOf('f'), SPDX_PREDICATE), 'it is about another image'],
    ['49: that states something else', (own) => envelopeAbout(own, PROVENANCE), 'it states something else'],
    [
      '50: with several subjects',
      (own) => envelopeAbout(own, SPDX_PREDICATE, { subject: [{ digest: {} }, { digest: {} }] }),
      'its statement has several subjects',
    ],
  ])('never from an attestation %s', async (_, envelope, reason) => {
    const { registry, platform } = start();
    pushBundle(registry, platform, { dsseEnvelope: envelope(platform), predicateType: SPDX_PREDICATE });
    expect(shown(await packagesOf(registry, 'report'))).toEqual([reason]);
  });

  it('61: and of 64 referrers of 7 MB, at most 8 MB are read', async () => {
    const { registry, platform } = start();
    const large = registry.manifest([], { annotations: { padding: 'x'.repeat(7_000_000) } });
    for (let count = 0; count < 64; count += 1)
      registry.refer(platform, { digest: large, size: 7_000_000, artifactType: MEDIA_TYPES.bundle });
    expect(shown(await packagesOf(registry))).toEqual(['it is too large']);
    expect(registry.requests.filter((one) => one === `manifests/${large}`)).toHaveLength(1);
  });

  it('60: unless it is larger than 32 MiB', async () => {
    const { registry, platform } = start();
    const annotations = { predicateType: SPDX_PREDICATE };
    const layer = registry.blob('{}', MEDIA_TYPES.envelope, { annotations, size: 33 * 1024 * 1024 });
    pushLegacy(registry, platform, [layer], '.att');
    expect(shown(await packagesOf(registry))).toEqual(['it is too large']);
    expect(registry.requests).toHaveLength(3);
  });
});

describe('the signature of an SBOM', () => {
  it.each([
    ['legacy', 3],
    ['bundle', 5],
  ] as const)('is verified without another request, as %s', async (form, requests) => {
    const { registry, platform } = start();
    pushSbom(registry, platform, 'zlib', { form });
    expect(shown(await packagesOf(registry, 'require'))).toEqual([[['zlib'], 'verified']]);
    expect(registry.requests).toHaveLength(requests);
  });

  it.each([
    ['of another signer', 'other', `it is signed by ${SAMPLE_SIGNER.identity}-evil`],
    ['that is forged', 'forged', 'its signature is wrong'],
    ['of a log that is not known', 'unknown-log', 'its log is unknown'],
  ] as const)(
    '%s is reported, and the SBOM not used if signatures are required',
    async (_, proof, reason) => {
      const { registry, platform } = start();
      pushSbom(registry, platform, 'zlib', { form: 'bundle', proof });
      const reported = await packagesOf(registry, 'report');
      expect(shown(reported)).toEqual([[['zlib'], 'unverified']]);
      expect(reported.unverifiedSboms).toEqual([{ platform: 'linux/amd64', reason, isUsed: true }]);
      const required = await packagesOf(registry, 'require');
      expect(shown(required)).toEqual([reason]);
      expect(required.unverifiedSboms).toEqual([{ platform: 'linux/amd64', reason, isUsed: false }]);
    },
  );

  it('decides which of several SBOMs is read', async () => {
    const { registry, platform } = start();
    pushSbom(registry, platform, 'evil', { form: 'bundle', proof: 'other' });
    pushSbom(registry, platform, 'zlib', { form: 'legacy' });
    const packages = await packagesOf(registry, 'report');
    expect(shown(packages)).toEqual([[['zlib'], 'verified']]);
    expect(packages.unverifiedSboms).toBeUndefined();
  });

  it('is not looked at for an image without known signers', async () => {
    const { registry, platform } = start();
    pushSbom(registry, platform, 'zlib', { form: 'bundle', proof: 'forged' });
    const packages = await packagesOf(registry, 'no signer');
    expect(shown(packages)).toEqual([[['zlib'], undefined]]);
    expect(packages.unverifiedSboms).toBeUndefined();
  });
});
