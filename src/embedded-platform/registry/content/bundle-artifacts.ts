import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import { SIGNATURE_PREDICATE } from '../../../signatures/bundle/statement.ts';
import { formatInstant } from '../../../values/instant.ts';
import type { Signed } from '../../signing/signed.ts';
import type { AttachedArtifact, Subject } from './artifact.ts';
import { toContent, descriptorOf } from './content.ts';
import { statementOf } from './legacy-artifacts.ts';
import { predicatesOf } from './predicates.ts';
import type { SubjectSigner } from './subject-signer.ts';

/**
 * Returns one artifact for each bundle, as cosign 3 writes them: the signature of an image index, and what is attested
 * about an index or a platform. The manifest of a platform has no signature of its own.
 */
export function bundleArtifacts(subject: Subject, signer: SubjectSigner): readonly AttachedArtifact[] {
  const { described } = subject;
  const isPlatform = described !== undefined && !('index' in described);
  const attestations = predicatesOf(subject).map((predicate) =>
    toArtifact(predicate.type, signer.signStatement(statementOf(predicate, signer), 'attestation'), {
      subject,
      signer,
    }),
  );
  if (isPlatform) return attestations;
  const signature = signer.signStatement(signatureStatement(signer), 'signature');
  return [toArtifact(SIGNATURE_PREDICATE, signature, { subject, signer }), ...attestations];
}

function signatureStatement({ about }: SubjectSigner): string {
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { sha256: about.digest.slice('sha256:'.length) }, annotations: {} }],
    predicateType: SIGNATURE_PREDICATE,
    predicate: {},
  });
}

function toArtifact(
  predicateType: string,
  signed: Signed,
  { subject, signer }: { readonly subject: Subject; readonly signer: SubjectSigner },
): AttachedArtifact {
  const log = subject.signing.form === 'bundle-rekor-v1' ? 'rekor-v1' : 'rekor-v2';
  const bundle = toContent(MEDIA_TYPES.bundle, signer.authority.toBundle(signed, { log, ...signer.logging }));
  const config = toContent(MEDIA_TYPES.empty, '{}');
  const { mediaType, digest, size } = subject;
  const manifest = {
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    config: { ...descriptorOf(config), artifactType: MEDIA_TYPES.bundle },
    layers: [descriptorOf(bundle)],
    annotations: {
      'dev.sigstore.bundle.content': 'dsse-envelope',
      'dev.sigstore.bundle.predicateType': predicateType,
      'org.opencontainers.image.created': formatInstant(signer.at).replace('.000Z', 'Z'),
    },
    subject: { mediaType, size, digest },
    artifactType: MEDIA_TYPES.bundle,
  };
  return { manifest: toContent(MEDIA_TYPES.manifest, JSON.stringify(manifest)), config, layers: [bundle] };
}
