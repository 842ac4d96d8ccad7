import type { Digest } from '../../../values/digest.ts';
import type { Instant } from '../../../values/instant.ts';
import type { SigningAuthority } from '../../signing/signing-authority.ts';
import type { Content } from './content.ts';
import type { Signing } from './image-contents.ts';
import type { Described } from './image-source.ts';

/** A manifest that signatures and attestations are about. */
export interface Subject {
  /** The host of the service, organization and repository, as references name them. */
  readonly name: string;
  readonly mediaType: string;
  readonly digest: Digest;
  /** Bytes; 0 if the content is not known. */
  readonly size: number;
  /** When it was built. */
  readonly at: Instant;
  readonly signing: Signing;
  /** Undefined for a build whose digest the seed sets. */
  readonly described: Described | undefined;
  /** True for a build that was made in the grace period of its tag. */
  readonly isInGrace: boolean;
}

/** A manifest that is kept beside an image, and what it consists of: signatures or attestations of another manifest. */
export interface AttachedArtifact {
  readonly manifest: Content;
  readonly config: Content;
  readonly layers: readonly Content[];
}

/** The authority of the trusted root, and one that is in no trusted root. */
export interface Authorities {
  readonly trusted: SigningAuthority;
  readonly unknown: SigningAuthority;
}

/** Everything that an artifact consists of. */
export function contentsOfArtifact({ manifest, config, layers }: AttachedArtifact): readonly Content[] {
  return [manifest, config, ...layers];
}
