import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Digest } from '../../src/values/digest.ts';
import type { SignedContent } from '../../src/signatures/decide/signed-content.ts';
import { RELEASE_WORKFLOW } from '../../src/embedded-platform/signing/identities.ts';
import { readClaim } from '../../src/signatures/read-claim.ts';
import { haveTools, startStockRegistry } from '../support/jobs/debian-tools.ts';
import type { StockRegistry } from '../support/jobs/debian-tools.ts';
import { cosign, newKeyPair, temporaryFile } from '../support/judges/cosign.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { pushImage } from '../support/platform/push-image.ts';
import type { PushPlace } from '../support/platform/push-image.ts';
import { pullBundles, pullLegacy } from '../support/signing/push-signatures.ts';
import { AUTHORITY, BY, verify } from '../support/signing/signed-samples.ts';
import { ANY_TOKEN, startSigstoreServices } from '../support/signing/sigstore-services.ts';
import type { SigstoreServices } from '../support/signing/sigstore-services.ts';
import { PREDICATES, statementAbout } from '../support/signing/statements.ts';

const { identity, issuer } = RELEASE_WORKFLOW;
const KEYLESS = { signer: { kind: 'keyless', identity, issuer }, signedAt: BY.at };

describe.runIf(haveJudge('cosign') && haveTools('docker-registry'))('what cosign signs', () => {
  let registry: StockRegistry;
  let services: SigstoreServices;
  let pair: Awaited<ReturnType<typeof newKeyPair>>;

  beforeAll(async () => {
    registry = await startStockRegistry({ kind: 'nobody-asked' });
    services = await startSigstoreServices({ authority: AUTHORITY, ...BY });
    pair = await newKeyPair();
  });
  afterAll(() => {
    registry.stop();
    services.stop();
  });

  /** Signs an image with these options, and attests its SBOM; returns where the image is. */
  async function signImage(
    path: string,
    options: readonly string[],
  ): Promise<{ readonly place: PushPlace; readonly index: Digest }> {
    const place = { host: registry.host, path };
    const { index } = await pushImage(place, '1');
    const root = ['--yes', '--trusted-root', temporaryFile(AUTHORITY.trustedRoot())];
    const predicate = ['--type', PREDICATES.spdx, '--predicate', temporaryFile('{}')];
    await cosign('sign', ...root, ...options, `${place.host}/${path}@${index}`);
    await cosign('attest', ...root, ...options, ...predicate, `${place.host}/${path}@${index}`);
    return { place, index };
  }

  /** Verifies a signature and an attestation, and expects that they are about the digest. */
  function verifyBoth(contents: readonly SignedContent[], index: Digest, verified: object): void {
    const found = contents.map((content) => verify(content, [pair.publicKey]));
    expect(found).toMatchObject([
      { kind: 'verified', ...verified },
      { kind: 'verified', ...verified },
    ]);
    const claims = found.flatMap((one) => (one.kind === 'verified' ? [readClaim(one)] : []));
    const about = { kind: 'claim', digest: index };
    // A fallback index lists them by digest.
    expect(claims).toEqual(
      expect.arrayContaining(
        Object.values(PREDICATES).map((predicateType) =>
          expect.objectContaining({ ...about, predicateType }),
        ),
      ),
    );
  }

  function configOf(rekor: 0 | 1 | 2): readonly string[] {
    return ['--signing-config', temporaryFile(JSON.stringify(services.signingConfig(rekor)))];
  }

  it.each([1, 2] as const)(
    'verifies as bundles on Rekor v%s, which the platform writes alike',
    async (rekor) => {
      const options = ['--identity-token', ANY_TOKEN, ...configOf(rekor)];
      const { place, index } = await signImage(`keyless/rekor-v${rekor}`, options);
      const bundles = await pullBundles(place, index);
      verifyBoth(bundles, index, KEYLESS);
      const own = AUTHORITY.signStatement(statementAbout(index, PREDICATES.signature), BY);
      const timestamps = [AUTHORITY.timestampAuthority.timestamp(new Uint8Array(32), BY.at)];
      const usual = shapeOf(AUTHORITY.toBundle(own, { log: `rekor-v${rekor}`, timestamps }));
      expect(bundles.map(({ bytes }) => shapeOf(bytes))).toEqual([usual, usual]);
    },
  );

  /** Which services cosign uses without a signing config, as before bundles. */
  function legacyOptions(): readonly string[] {
    const urls = ['--fulcio-url', services.url, '--rekor-url', `${services.url}/v1`];
    return ['--new-bundle-format=false', '--use-signing-config=false', ...urls];
  }

  it('verifies in the legacy form', async () => {
    const options = [...legacyOptions(), '--identity-token', ANY_TOKEN];
    const { place, index } = await signImage('keyless/legacy', options);
    const contents = [await pullLegacy(place, index, 'sig'), await pullLegacy(place, index, 'att')].flat();
    verifyBoth(contents, index, KEYLESS);
  });

  it.each([
    ['Rekor v1', 1, { signedAt: BY.at }],
    ['Rekor v2', 2, { signedAt: BY.at }],
    ['no log', 0, { signedAt: undefined, log: undefined }],
  ] as const)('verifies with a plain key and %s', async (_, rekor, verified) => {
    const options = ['--key', pair.path, ...configOf(rekor)];
    const { place, index } = await signImage(`key/rekor-v${rekor}`, options);
    verifyBoth(await pullBundles(place, index), index, { signer: { kind: 'key' }, ...verified });
  });

  it('verifies with a plain key in the legacy form, without a log', async () => {
    const options = [...legacyOptions(), '--tlog-upload=false', '--key', pair.path];
    const { place, index } = await signImage('key/legacy', options);
    const contents = [await pullLegacy(place, index, 'sig'), await pullLegacy(place, index, 'att')].flat();
    verifyBoth(contents, index, { signer: { kind: 'key' }, signedAt: undefined, log: undefined });
  });
});

/** Names and types of the members of a bundle, without its values; lists by their first one. */
function shapeOf(bundle: Uint8Array): string {
  return JSON.stringify(JSON.parse(Buffer.from(bundle).toString()), (_, value: unknown) => {
    if (Array.isArray(value)) return value.slice(0, 1);
    return typeof value === 'object' ? value : typeof value;
  });
}
