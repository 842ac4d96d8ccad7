import { describe, expect, it } from 'vitest';

import { createSignatureVerifier } from '../../../src/signatures/sigstore/signature-verifier.ts';
import { contentOf } from '../../../src/api/client/oci/image-content.ts';
import type { ImageContent } from '../../../src/api/client/oci/image-content.ts';
import type { OciImage } from '../../../src/api/client/oci/oci-authorization.ts';
import { createOciRegistryClient } from '../../../src/api/client/oci/oci-registry-client.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { PUBLIC_SIGNER } from '../../../src/signatures/decide/service-identity.ts';
import { attestsGrace } from '../../../src/check/evidence/attests-grace.ts';
import { fetchPackages } from '../../../src/sbom/fetch-packages.ts';
import { readTrustedRoot } from '../../../src/signatures/read-trusted-root.ts';
import { createVerifyBuild } from '../../../src/signatures/verify-build.ts';
import type { VerifyBuildOptions } from '../../../src/signatures/verify-build.ts';
import { createVerifySbom } from '../../../src/signatures/verify-sbom.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { exampleSeed } from '../../support/platform/seed-file.ts';
import { oneRoot } from '../../support/signing/one-root.ts';

const STATIC = { organization: 'chainguard', name: 'static' };

/** A repository whose tag is in its grace period. */
const OLD_REPO = {
  name: 'old',
  packages: [{ name: 'zlib', version: '1.3.1-r0' }],
  tags: [
    {
      name: '1',
      deprecated: true,
      eol: {
        mainPackageVersion: { version: '1', eolDate: '2026-10-01' },
        tagStatus: 'TAG_IN_GRACE',
        graceStatus: 'GRACE_ACTIVE',
        gracePeriodExpiryDate: 'now+60d',
      },
      history: [{ at: 'now-1d' }],
    },
  ],
};

/** The platform with public images that are signed in this way, and everything that reads them anonymously. */
async function start(signatures: unknown) {
  const organizations = exampleSeed().organizations.map((one) =>
    one.name === 'chainguard'
      ? Object.assign(one, { public: 'all-tags', signatures, repos: [...one.repos, OLD_REPO] })
      : one,
  );
  // Signatures name the registry of the service.
  const memory = await startMemoryPlatform({ organizations }, 'https://cgr.dev');
  const { content } = await memory.registryClients('anonymous');
  const image: OciImage = { host: memory.endpoints.registry, path: 'chainguard/static' };
  const root = readTrustedRoot('the platform', Buffer.from(await memory.platform.trustedRoot()));
  const options: VerifyBuildOptions = {
    contentOf: () => contentOf(content, STATIC),
    anchorSigners: oneRoot(createSignatureVerifier(root)),
    trustedSigners: async () => ({ source: 'built-in', signers: [PUBLIC_SIGNER] }),
    publicKeys: [],
    registryHost: image.host,
  };
  const { digest, manifest } = await content.manifest(STATIC, 'latest');
  const platforms = 'manifests' in manifest ? manifest.manifests.map((one) => one.digest) : [];
  return { ...memory, content, image, options, digest, platforms };
}

type World = Awaited<ReturnType<typeof start>>;

/** The requests for content, without tokens. */
function contentRequests({ requests }: World): readonly string[] {
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /\/(?:manifests|blobs|referrers)\//.test(path));
}

/** The client for all other registries. */
function otherClient({ clock, image, send }: World): ImageContent {
  const unused = { tokenHosts: [], loginFor: async () => undefined, onSecret: () => undefined };
  return contentOf(createOciRegistryClient({ send, clock, ...unused }), image);
}

describe('an image of the embedded platform', () => {
  it.each([
    ['legacy', 'legacy', 2],
    ['bundle', 'bundle', 3],
    ['bundle-rekor-v1', 'bundle', 3],
    ['both', 'bundle', 3],
  ] as const)('signed as %s is verified on any registry', async (signatures, form, requests) => {
    const world = await start(signatures);
    for (const content of [contentOf(world.content, STATIC), otherClient(world)]) {
      const before = contentRequests(world).length;
      const verify = createVerifyBuild({ ...world.options, contentOf: () => content });
      // oxlint-disable-next-line no-await-in-loop -- requests are counted
      expect(await verify(world.image, world.digest)).toMatchObject({
        kind: 'verified',
        form,
        source: 'built-in',
        signer: PUBLIC_SIGNER,
      });
      expect(contentRequests(world).length - before).toBe(requests);
    }
  });

  it.each([
    ['none', 'unsigned'],
    ['wrong-identity', 'wrong-signer'],
    [{ form: 'bundle', fault: 'wrong-identity' }, 'wrong-signer'],
    ['bad-signature', 'bad-signature'],
    [{ form: 'bundle', fault: 'bad-signature' }, 'bad-signature'],
    ['unknown-authority', 'not-verifiable'],
    [{ form: 'bundle', fault: 'unknown-authority' }, 'not-verifiable'],
    ['other-digest', 'bad-signature'],
    [{ form: 'bundle', fault: 'other-digest' }, 'bad-signature'],
    ['other-name', 'signed-as-other'],
    ['no-log-entry', 'bad-signature'],
  ])('with %j is %s', async (signatures, kind) => {
    const { digest, image, options } = await start(signatures);
    expect((await createVerifyBuild(options)(image, digest)).kind).toBe(kind);
  });

  it('has platform manifests that are verified through its index, signed as a bundle', async () => {
    const { digest, image, options, platforms } = await start('bundle');
    const verify = createVerifyBuild(options);
    const [platform] = platforms;
    expect(await verify(image, platform ?? digest, digest)).toMatchObject({
      kind: 'verified',
      index: digest,
    });
  });
});

describe('the attestation of a grace period', () => {
  it.each([
    ['legacy', 'old', '1', true],
    ['bundle', 'old', '1', true],
    ['bundle', 'static', 'latest', false],
    ['none', 'old', '1', false],
    ['wrong-identity', 'old', '1', false],
    ['bad-attestation', 'old', '1', false],
  ] as const)('of images with %s: %s:%s', async (signatures, name, tag, expected) => {
    const { content, image, options } = await start(signatures);
    const registryImage = { organization: 'chainguard', name };
    const { digest } = await content.manifest(registryImage, tag);
    const sources = { content: contentOf(content, registryImage), verify: createVerifySbom(options) };
    expect(await attestsGrace({ ...image, path: `chainguard/${name}` }, digest, sources)).toBe(expected);
  });

  it('is not there if the registry does not say', async () => {
    const { answer, content, digest, image, options } = await start('legacy');
    answer(/\/referrers\//, 500, {});
    const sources = { content: contentOf(content, STATIC), verify: createVerifySbom(options) };
    expect(await attestsGrace(image, digest, sources)).toBe(false);
  });
});

describe('the SBOM of an image of the embedded platform', () => {
  it.each([
    ['legacy', { sbom: 'verified' }],
    ['bundle', { sbom: 'verified' }],
    ['bundle-rekor-v1', { sbom: 'verified' }],
    ['both', { sbom: 'verified' }],
    ['wrong-identity', { sbom: 'unverified' }],
    ['bad-attestation', { sbom: 'unverified' }],
    [{ form: 'bundle', fault: 'bad-attestation' }, { sbom: 'unverified' }],
  ])('of images with %j', async (signatures, expected) => {
    const world = await start(signatures);
    const packages = await packagesOf(world, 'linux/amd64');
    expect(packages).toMatchObject({ source: 'attestation', platforms: [expected] });
  });

  it('is not there for images without attestations', async () => {
    expect(await packagesOf(await start('none'), 'linux/amd64')).toEqual({
      source: 'name',
      reason: 'no SBOM',
    });
  });

  async function packagesOf({ content, digest, image, options }: World, platform: string) {
    const verifySbom = createVerifySbom(options);
    return fetchPackages(
      { image: STATIC, reference: digest, platforms: [platform] },
      {
        content,
        sboms: undefined,
        repoUid: async () => 'uid',
        signatures: {
          verify: (_, subject: Digest, attestation) => verifySbom(image, subject, attestation),
          areRequired: false,
        },
      },
    );
  }
});
