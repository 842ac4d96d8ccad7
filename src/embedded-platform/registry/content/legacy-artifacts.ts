import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import type { LegacyLayer } from '../../signing/legacy-layer.ts';
import type { AttachedArtifact, Subject } from './artifact.ts';
import { toContent, descriptorOf } from './content.ts';
import { predicatesOf } from './predicates.ts';
import type { Predicate } from './predicates.ts';
import type { SubjectSigner } from './subject-signer.ts';

/** Returns the artifact behind `sha256-<hex>.sig` (cosign signature specification). */
export function legacySignature(signer: SubjectSigner): AttachedArtifact {
  const { about, authority, logging } = signer;
  const payload = {
    critical: {
      identity: { 'docker-reference': about.name },
      image: { 'docker-manifest-digest': about.digest },
      type: 'cosign container image signature',
    },
    optional: null,
  };
  return toArtifact([authority.toLegacyLayer(signer.signPayload(JSON.stringify(payload)), logging)]);
}

/** Returns the artifact behind `sha256-<hex>.att`, with one layer for each attestation; none if nothing is attested. */
export function legacyAttestations(subject: Subject, signer: SubjectSigner): readonly AttachedArtifact[] {
  const layers = predicatesOf(subject).map((predicate) =>
    signer.authority.toLegacyLayer(signer.signStatement(statementOf(predicate, signer), 'attestation'), {
      ...signer.logging,
      predicateType: predicate.type,
    }),
  );
  return layers.length === 0 ? [] : [toArtifact(layers)];
}

/** Returns the statement of an attestation, which both forms have (in-toto attestation framework, "Statement"). */
export function statementOf({ type, value }: Predicate, { about }: Pick<SubjectSigner, 'about'>): string {
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: type,
    subject: [{ name: about.name, digest: { sha256: about.digest.slice('sha256:'.length) } }],
    predicate: value,
  });
}

function toArtifact(layers: readonly LegacyLayer[]): AttachedArtifact {
  const contents = layers.map(({ mediaType, bytes }) => toContent(mediaType, bytes));
  const config = toContent(
    MEDIA_TYPES.config,
    JSON.stringify(configOf(contents.map(({ digest }) => digest))),
  );
  const manifest = {
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    config: descriptorOf(config),
    layers: layers.map(({ annotations, mediaType, bytes }) => ({
      ...descriptorOf(toContent(mediaType, bytes)),
      annotations,
    })),
  };
  return { manifest: toContent(MEDIA_TYPES.manifest, JSON.stringify(manifest)), config, layers: contents };
}

/** The artifact is an image for no platform, whose configuration lists its layers (cosign's convention). */
function configOf(digests: readonly string[]): unknown {
  const created = '0001-01-01T00:00:00Z';
  return {
    architecture: '',
    created,
    history: digests.map(() => ({ created })),
    os: '',
    rootfs: { type: 'layers', diff_ids: digests },
    config: {},
  };
}
