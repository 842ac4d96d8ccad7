import { X509Certificate, createPublicKey, verify } from 'node:crypto';

import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { Verifier, toSignedEntity, toTrustMaterial } from '@sigstore/verify';
import { describe, expect, it } from 'vitest';

import { parseInstant, toInstant } from '../../../../src/values/instant.ts';
import type { BundleOptions } from '../../../../src/embedded-platform/signing/bundle.ts';
import type { CertificateOptions } from '../../../../src/embedded-platform/signing/certificate-authority.ts';
import { RELEASE_WORKFLOW, serviceIdentity } from '../../../../src/embedded-platform/signing/identities.ts';
import type { EntryKind } from '../../../../src/signatures/bundle/entry-kinds.ts';
import type { Signed } from '../../../../src/embedded-platform/signing/signed.ts';
import { createSigningAuthority } from '../../../../src/embedded-platform/signing/signing-authority.ts';
import type { SignatureBy } from '../../../../src/embedded-platform/signing/signing-authority.ts';

const SEED = Buffer.from('a secret of the test');
const AUTHORITY = createSigningAuthority(SEED);
const OTHER = createSigningAuthority(Buffer.from('another secret of it'));
const AT = parseInstant('2026-05-01T08:30:00Z');
const BY = { identity: RELEASE_WORKFLOW, at: AT };
const PAYLOAD = Buffer.from('{"critical":{}}');
const STATEMENT = Buffer.from('{"_type":"https://in-toto.io/Statement/v1"}');

/** Verifies a bundle as its JSON text says, and returns the identity in its certificate. */
function verifyBundle(
  bundle: Uint8Array,
  { payload, payloadType }: Signed,
  root = AUTHORITY.trustedRoot(),
): string | undefined {
  const material = toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(root)));
  const entity = toSignedEntity(
    bundleFromJSON(JSON.parse(Buffer.from(bundle).toString())),
    payloadType === undefined ? Buffer.from(payload) : undefined,
  );
  return new Verifier(material).verify(entity).identity?.subjectAlternativeName;
}

function signedBy(certificate: CertificateOptions): Signed {
  return AUTHORITY.signStatement(STATEMENT, { ...BY, certificate });
}

describe('embedded-platform/signing/signing-authority: a bundle', () => {
  const forms = [AUTHORITY.signPayload(PAYLOAD, BY), AUTHORITY.signStatement(STATEMENT, BY)].flatMap(
    (signed) => (['rekor-v1', 'rekor-v2'] as const).map((log) => [log, signed] as const),
  );

  it.each(forms)('verifies with the trust root of its authority: %s', (log, signed) => {
    expect(verifyBundle(AUTHORITY.toBundle(signed, { log }), signed)).toBe(RELEASE_WORKFLOW.identity);
  });

  it.each(forms)('does not verify with that of another: %s', (log, signed) => {
    expect(() => verifyBundle(AUTHORITY.toBundle(signed, { log }), signed, OTHER.trustedRoot())).toThrow();
  });

  it('has proofs at every place of a tree', () => {
    const signed = signedBy({});
    const places = Array.from({ length: 7 }, (_, at) =>
      Array.from({ length: at + 1 }, (__, index) => ({ index, size: at + 1 })),
    ).flat();
    for (const place of places) {
      const entry = AUTHORITY.recordEntry('hashedrekord 0.0.2', signed, { place });
      expect(verifyBundle(AUTHORITY.toBundle(signed, { entry }), signed)).toBe(RELEASE_WORKFLOW.identity);
    }
  });
});

describe('embedded-platform/signing/signing-authority: a certificate', () => {
  const signed = signedBy({});
  const leaf = new X509Certificate(signed.verifier.der);
  const [intermediate, root] = AUTHORITY.certificateAuthority.chain.map((der) => new X509Certificate(der));

  it('is issued by the intermediate, which the root issued', () => {
    expect(intermediate && leaf.verify(intermediate.publicKey)).toBe(true);
    expect(root && intermediate?.verify(root.publicKey)).toBe(true);
    expect(root?.verify(root.publicKey)).toBe(true);
    expect([leaf.ca, intermediate?.ca, root?.ca]).toEqual([false, true, true]);
  });

  it('names the identity alone, for code signing, for ten minutes', () => {
    expect(leaf.subjectAltName).toBe(`URI:${RELEASE_WORKFLOW.identity}`);
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.3']);
    expect(leaf.validFromDate.getTime()).toBe(AT);
    expect(leaf.validToDate.getTime()).toBe(AT + 600_000);
  });

  it.each<[string, CertificateOptions]>([
    ['without a promise of a log', { ctLog: undefined }],
    ['with the promise of an unknown log', { ctLog: OTHER.ctLog }],
    ['that had ended when it was used', { notAfter: toInstant(AT - 1000), notBefore: toInstant(AT - 2000) }],
    ['of a service', { names: [{ kind: 'dns', value: 'github.com' }] }],
  ])('%s does not verify, or not as the identity', (_, certificate) => {
    const odd = signedBy(certificate);
    let identity;
    try {
      identity = verifyBundle(AUTHORITY.toBundle(odd), odd);
    } catch {
      identity = undefined;
    }
    expect(identity).toBeUndefined();
  });

  it('of a service identity has its issuer and its subject', () => {
    const uid = `${'a'.repeat(40)}/${'b'.repeat(16)}`;
    const own = AUTHORITY.signStatement(STATEMENT, { identity: serviceIdentity(uid), at: AT });
    expect(verifyBundle(AUTHORITY.toBundle(own), own)).toBe(`https://issuer.enforce.dev/${uid}`);
  });
});

describe('embedded-platform/signing/signing-authority: a legacy layer', () => {
  /** What cosign reads of the annotation. */
  interface RekorBundle {
    readonly SignedEntryTimestamp: string;
    readonly Payload: {
      readonly body: string;
      readonly integratedTime: number;
      readonly logIndex: number;
      readonly logID: string;
    };
  }

  function readRekorBundle(annotations: Readonly<Record<string, string>>): RekorBundle {
    return JSON.parse(annotations['dev.sigstore.cosign/bundle'] ?? '') as RekorBundle;
  }

  it('has a signature of its bytes by the key of its certificate', () => {
    const { bytes, annotations } = AUTHORITY.toLegacyLayer(AUTHORITY.signPayload(PAYLOAD, BY));
    const { publicKey } = new X509Certificate(annotations['dev.sigstore.cosign/certificate'] ?? '');
    const signature = Buffer.from(annotations['dev.cosignproject.cosign/signature'] ?? '', 'base64');
    expect(bytes).toEqual(PAYLOAD);
    expect(verify('sha256', bytes, publicKey, signature)).toBe(true);
  });

  it('has a promise of the log about its entry', () => {
    const { annotations } = AUTHORITY.toLegacyLayer(AUTHORITY.signPayload(PAYLOAD, BY));
    const { SignedEntryTimestamp: promise, Payload } = readRekorBundle(annotations);
    const { body, integratedTime, logID, logIndex } = Payload;
    const text = `{"body":"${body}","integratedTime":${integratedTime},"logID":"${logID}","logIndex":${logIndex}}`;
    const key = createPublicKey({ key: Buffer.from(AUTHORITY.rekorV1.spki), format: 'der', type: 'spki' });
    expect(integratedTime).toBe(AT / 1000);
    expect(verify('sha256', Buffer.from(text), key, Buffer.from(promise, 'base64'))).toBe(true);
  });

  it.each<EntryKind>(['dsse 0.0.1', 'intoto 0.0.1', 'intoto 0.0.2'])('has an entry of kind %s', (entry) => {
    const { annotations } = AUTHORITY.toLegacyLayer(AUTHORITY.signStatement(STATEMENT, BY), { entry });
    const body = Buffer.from(readRekorBundle(annotations).Payload.body, 'base64').toString();
    const [kind, apiVersion] = entry.split(' ');
    expect(JSON.parse(body)).toMatchObject({ kind, apiVersion });
  });

  it('of a plain key has neither a certificate nor an entry', () => {
    const signed = AUTHORITY.signPayload(PAYLOAD, { keyName: 'release', at: AT });
    const { annotations } = AUTHORITY.toLegacyLayer(signed, { entry: 'none' });
    expect(Object.keys(annotations)).toEqual(['dev.cosignproject.cosign/signature']);
    expect(verify('sha256', PAYLOAD, AUTHORITY.publicKey('release'), signed.signature)).toBe(true);
  });
});

describe('embedded-platform/signing/signing-authority: an authority', () => {
  it('signs the same bytes after it is created again from its secret', () => {
    const again = createSigningAuthority(Buffer.from(SEED));
    const by: SignatureBy = { ...BY, certificate: { variant: 'second' } };
    const options: BundleOptions = { log: 'rekor-v2' };
    expect(again.trustedRoot()).toBe(AUTHORITY.trustedRoot());
    expect(again.toBundle(again.signStatement(STATEMENT, by), options)).toEqual(
      AUTHORITY.toBundle(AUTHORITY.signStatement(STATEMENT, by), options),
    );
    expect(again.toLegacyLayer(again.signPayload(PAYLOAD, by))).toEqual(
      AUTHORITY.toLegacyLayer(AUTHORITY.signPayload(PAYLOAD, by)),
    );
  });

  it('has no key in common with another', () => {
    expect(OTHER.publicKey('release')).not.toBe(AUTHORITY.publicKey('release'));
    expect(OTHER.rekorV2.id).not.toEqual(AUTHORITY.rekorV2.id);
  });
});
