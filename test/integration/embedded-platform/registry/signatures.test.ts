import { describe, expect, it } from 'vitest';

import { contentOf } from '../../../../src/api/client/oci/image-content.ts';
import { createRegistryContentClient } from '../../../../src/api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../../../src/api/client/registry/registry-tokens.ts';
import { createSignatureVerifier } from '../../../../src/signatures/sigstore/signature-verifier.ts';
import { parseDigest } from '../../../../src/values/digest.ts';
import { Secret } from '../../../../src/values/secret.ts';
import type { TrustedSigner } from '../../../../src/signatures/decide/signer.ts';
import { derivedChildUid } from '../../../../src/embedded-platform/resources/uid.ts';
import { RELEASE_WORKFLOW, serviceIdentity } from '../../../../src/embedded-platform/signing/identities.ts';
import { createVerifyBuild } from '../../../../src/signatures/verify-build.ts';
import { openImagePull, signedAs, STOCKED } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';
import { ACME, PULLER, startTestPlatform, VIEWER, WORLD } from '../test-platform.ts';
import { oneRoot } from '../../../support/signing/one-root.ts';

const END_OF_LIFE = 'https://chainguard.dev/end-of-life';
const APKO = 'https://apko.dev/image-configuration';
const PROVENANCE = 'https://slsa.dev/provenance/v1';
const SIGNATURE = 'https://sigstore.dev/cosign/sign/v1';
const SPDX = 'https://spdx.dev/Document';

/** The digests of an image's index and of its first platform, and how to get what is beside them. */
async function openSigned(signatures: unknown, seed = STOCKED, image = 'acme/python', tag = '3.13') {
  const pull = await openImagePull(image, signedAs(signatures, seed));
  const index = await pull.get(`manifests/${tag}`);
  const digest = index.headers['docker-content-digest'] ?? '';
  return { ...pull, index: digest, platform: String(index.json.manifests[0].digest) };
}

/** The layers of a manifest by tag; undefined if the registry has none. */
async function layersOf({ get }: ImagePull, subject: string, suffix: '.sig' | '.att') {
  const { status, json } = await get(`manifests/${subject.replace(':', '-')}${suffix}`);
  expect([200, 404]).toContain(status);
  return status === 200 ? json.layers : undefined;
}

async function bundlesOf({ get }: ImagePull, subject: string): Promise<readonly string[]> {
  const { manifests } = (await get(`referrers/${subject}`)).json;
  return manifests.map(
    (one: { readonly annotations: Record<string, string> }) =>
      one.annotations['dev.sigstore.bundle.predicateType'],
  );
}

describe('the forms of signatures', () => {
  const attested = [SPDX, APKO, PROVENANCE];
  it.each([
    ['legacy', { sig: 1, att: attested, ofIndex: [], ofPlatform: [] }],
    ['bundle', { sig: 0, att: [], ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['bundle-rekor-v1', { sig: 0, att: [], ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['both', { sig: 1, att: attested, ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['none', { sig: 0, att: [], ofIndex: [], ofPlatform: [] }],
  ])('%s: what the index and a platform have', async (form, { sig, att, ofIndex, ofPlatform }) => {
    const signed = await openSigned(form);
    for (const subject of [signed.index, signed.platform]) {
      expect(await layersOf(signed, subject, '.sig')).toEqual(
        sig === 0 ? undefined : [expect.objectContaining({ size: expect.any(Number) })],
      );
      const layers = await layersOf(signed, subject, '.att');
      expect(
        layers?.map((one: { annotations: object }) => Reflect.get(one.annotations, 'predicateType')),
      ).toEqual(att.length === 0 ? undefined : att);
    }
    expect(await bundlesOf(signed, signed.index)).toEqual(ofIndex);
    expect(await bundlesOf(signed, signed.platform)).toEqual(ofPlatform);
  });

  it('are those of the repository before those of the organization', async () => {
    const signed = await openSigned(
      'none',
      STOCKED.replace('- name: python\n', '- name: python\n        signatures: bundle\n'),
    );
    expect(await bundlesOf(signed, signed.index)).toHaveLength(4);
  });

  it('add an attestation to the index of a build in the grace period of its tag', async () => {
    const eol = "{ graceStatus: GRACE_ACTIVE, mainPackageVersion: { eolDate: '2026-11-10' } }";
    const signed = await openSigned('both', STOCKED.replace("name: '3.13',", `name: '3.13', eol: ${eol},`));
    const { history } = (await signed.get('_chainguard/history/3.13')).json;
    const ofBuilds = history.map(async ({ digest }: { readonly digest: string }) =>
      bundlesOf(signed, digest),
    );
    const inGrace = (await Promise.all(ofBuilds)).map((types) => types.includes(END_OF_LIFE));
    expect(inGrace).toEqual(Array.from(history, (_, index) => index >= 20));
    const layers = await layersOf(signed, signed.index, '.att');
    expect(layers.at(-1).annotations.predicateType).toBe(END_OF_LIFE);
    expect(await bundlesOf(signed, signed.platform)).not.toContain(END_OF_LIFE);
  });

  it('are refused if there is no such form', async () => {
    await expect(() => openSigned('bundel')).rejects.toThrow(
      'unknown form or fault of signatures "bundel", did you mean "bundle"?',
    );
  });
});

/** What the signatures of the build behind a tag show to who trusts this signer and the platform's own trust root. */
async function trustIn(
  { test, index }: Awaited<ReturnType<typeof openSigned>>,
  signer: TrustedSigner,
  path = 'acme/python',
) {
  const password = new Secret(await test.registryPasswordOf(PULLER));
  const { call, clock, requests } = test;
  const tokens = createRegistryTokens({
    call,
    clock,
    passwordFor: () => password,
    onSecret: () => undefined,
  });
  const client = createRegistryContentClient({ call, tokens });
  const [organization = '', name = ''] = path.split('/');
  const verifyBuild = createVerifyBuild({
    contentOf: () => contentOf(client, { organization, name }),
    anchorSigners: oneRoot(createSignatureVerifier(JSON.parse(await test.platform.trustedRoot()))),
    trustedSigners: async () => ({ source: 'config', signers: [signer] }),
    publicKeys: [],
    registryHost: 'cgr.dev',
  });
  const trust = await verifyBuild({ host: 'cgr.dev', path }, parseDigest(index));
  return { trust, requests: requests.filter(({ url }) => url.includes('/v2/')).length };
}

function serviceSigner(name: string): TrustedSigner {
  const { issuer, identity } = serviceIdentity(derivedChildUid(ACME, 'identity', name));
  return { kind: 'keyless', issuer, identity };
}

const BINDINGS = {
  CATALOG_SYNCER: derivedChildUid(ACME, 'identity', 'image-syncer'),
  APKO_BUILDER: derivedChildUid(ACME, 'identity', 'custom-image-builder'),
};

const SYNCER = serviceSigner('image-syncer');

describe('an organization that is verified', () => {
  it('has the identities that sign its images, and an association that names them', async () => {
    const test = await startTestPlatform(
      WORLD.replace('- name: acme\n', '- name: acme\n    verified: true\n'),
    );
    const list = async (path: string, identity: string) =>
      test.ask(`/iam/v2/${path}`, { token: await test.tokenOf(identity) });
    const { accountAssociations } = (await list('accountAssociations', VIEWER)).json;
    expect(accountAssociations).toMatchObject([{ uid: ACME, chainguard: { serviceBindings: BINDINGS } }]);
    expect((await list('accountAssociations', PULLER)).status).toBe(403);
    const { identities } = (await list('identities', VIEWER)).json;
    const signing = identities.filter(({ uid }: { readonly uid: string }) =>
      Object.values<string>(BINDINGS).includes(uid),
    );
    expect(signing).toMatchObject([
      { name: 'custom-image-builder', servicePrincipal: 'SERVICE_PRINCIPAL_APKO_BUILDER' },
      { name: 'image-syncer', servicePrincipal: 'SERVICE_PRINCIPAL_CATALOG_SYNCER' },
    ]);
  });

  it('can have other identities, which then sign', async () => {
    const uid = `${ACME}/${'9'.repeat(15)}8`;
    const identity = `{ name: catalog_syncer, uid: ${uid}, servicePrincipal: SERVICE_PRINCIPAL_CATALOG_SYNCER }`;
    const signed = await openSigned(
      'legacy',
      STOCKED.replace('    identities:\n', `    verified: true\n    identities:\n      - ${identity}\n`),
    );
    const token = await signed.test.tokenOf(VIEWER);
    const { accountAssociations } = (await signed.test.ask('/iam/v2/accountAssociations', { token })).json;
    expect(accountAssociations[0].chainguard.serviceBindings).toEqual({ ...BINDINGS, CATALOG_SYNCER: uid });
    const { issuer, identity: name } = serviceIdentity(uid);
    const { trust } = await trustIn(signed, { kind: 'keyless', issuer, identity: name });
    expect(trust.kind).toBe('verified');
  });
});

describe('what verifies builds', () => {
  it.each([
    ['legacy', 'legacy', 2],
    ['bundle', 'bundle', 3],
    ['bundle-rekor-v1', 'bundle', 3],
    ['both', 'bundle', 3],
  ])('accepts the signature of a build: %s', async (signatures, form, requests) => {
    expect(await trustIn(await openSigned(signatures), SYNCER)).toMatchObject({
      trust: { kind: 'verified', form, signedAt: Date.parse('2026-11-20T12:00:30Z') },
      requests,
    });
  });

  it.each([
    ['none', 'unsigned'],
    ['wrong-identity', 'wrong-signer'],
    ['bad-signature', 'bad-signature'],
    ['bad-attestation', 'verified'],
    ['unknown-authority', 'not-verifiable'],
    ['other-digest', 'bad-signature'],
    ['other-name', 'signed-as-other'],
    ['no-log-entry', 'bad-signature'],
    [{ form: 'bundle', fault: 'wrong-identity' }, 'wrong-signer'],
    [{ form: 'bundle', fault: 'bad-signature' }, 'bad-signature'],
    [{ form: 'bundle', fault: 'bad-attestation' }, 'verified'],
    [{ form: 'bundle', fault: 'unknown-authority' }, 'not-verifiable'],
    [{ form: 'bundle', fault: 'other-digest' }, 'bad-signature'],
    [{ form: 'bundle', fault: 'no-log-entry' }, 'bad-signature'],
    [{ form: 'bundle-rekor-v1', fault: 'bad-signature' }, 'bad-signature'],
  ])('finds every fault: %j', async (signatures, kind) => {
    expect((await trustIn(await openSigned(signatures), SYNCER)).trust).toMatchObject({ kind });
  });

  it('accepts a signature of the identity for customized images where a tag has its own packages', async () => {
    const own = STOCKED.replace(
      "name: '3.13',",
      "name: '3.13', packages: [{ name: busybox, version: '1' }],",
    );
    const signed = await openSigned('legacy', own);
    expect((await trustIn(signed, SYNCER)).trust.kind).toBe('wrong-signer');
    expect((await trustIn(signed, serviceSigner('custom-image-builder'))).trust.kind).toBe('verified');
  });

  it('accepts a signature of the release workflow for public images', async () => {
    const signed = await openSigned('none', STOCKED, 'images/static', 'latest');
    const { trust } = await trustIn(signed, { kind: 'keyless', ...RELEASE_WORKFLOW }, 'images/static');
    expect(trust).toMatchObject({ kind: 'verified', form: 'legacy' });
  });

  it('accepts a signature of a build whose digest the seed sets, although there is no content for it', async () => {
    const digest = `sha256:${'7'.repeat(64)}`;
    const given = STOCKED.replace(
      'name: 3.13-r2, history: [{ at: now-3d }]',
      `name: given, history: [{ at: now-3d, digest: '${digest}' }]`,
    );
    for (const form of ['legacy', 'bundle']) {
      const pull = await openImagePull('acme/python', signedAs(form, given));
      expect((await pull.get(`manifests/${digest}`)).status).toBe(404);
      const signed = { ...pull, index: digest, platform: digest };
      expect((await trustIn(signed, SYNCER)).trust).toMatchObject({ kind: 'verified', form });
    }
  });
});
