import type { ArtifactPlace } from '../../store/artifact-store.ts';
import type { Artifact, Authorities, Subject } from './artifact.ts';
import { bundleArtifacts } from './bundle-artifacts.ts';
import { legacyAttestations, legacySignature } from './legacy-artifacts.ts';
import { createSubjectSigner } from './subject-signer.ts';

/** Returns the artifacts of a manifest in one place: always the same for the same manifest (signing-rules.md#forms). */
export function makeArtifacts(
  place: ArtifactPlace,
  subject: Subject,
  authorities: Authorities,
): readonly Artifact[] {
  const { form } = subject.signing;
  const hasLegacy = form === 'legacy' || form === 'both';
  const hasBundles = form !== 'legacy' && form !== 'none';
  const signer = createSubjectSigner(subject, authorities);
  switch (place) {
    case 'sig':
      return hasLegacy ? [legacySignature(signer)] : [];
    case 'att':
      return hasLegacy ? legacyAttestations(subject, signer) : [];
    case 'referrers':
      return hasBundles ? bundleArtifacts(subject, signer) : [];
  }
}
