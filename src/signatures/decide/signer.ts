/** Who made a signature: the identity in a certificate, or the holder of a key. */
export type Signer =
  | {
      readonly kind: 'keyless';
      /** The OIDC issuer that vouched for the identity. */
      readonly issuer: string;
      /** The only subject alternative name of the certificate, a URI. */
      readonly identity: string;
    }
  /** `fingerprint` is the SHA-256 of the DER form of the public key, in hex. */
  | { readonly kind: 'key'; readonly fingerprint: string };

/** A signer that a user, or the service, trusts for some images. */
export type TrustedSigner =
  /** Both texts are compared whole and exactly. */
  | ({ readonly kind: 'keyless'; readonly issuer: string; readonly identity: string } & NamedRoot)
  /** `*` stands for any characters but `/`, and `**` for any characters; the whole identity must match. */
  | ({ readonly kind: 'pattern'; readonly issuer: string; readonly pattern: string } & NamedRoot)
  | { readonly kind: 'key'; readonly fingerprint: string };

interface NamedRoot {
  /** Path of the trust root that alone vouches for the signer, if its entry names one. */
  readonly trustedRoot?: string;
}

/** The trusted signers of an image, and what says that they are. */
export interface TrustedSigners {
  /**
   * `built-in`: the vendor's public workflow; `config`: `trust.signers` of the configuration file; `platform`: the service
   * identities of the organization, read from its account associations.
   */
  readonly source: 'built-in' | 'config' | 'platform';
  /** At least one; a signature of any of them is enough. */
  readonly signers: readonly TrustedSigner[];
}

/** Returns whether a signer is one of the trusted ones. */
export function isTrusted(signer: Signer, trusted: readonly TrustedSigner[]): boolean {
  return trusted.some((one) => matchesSigner(signer, one));
}

function matchesSigner(signer: Signer, trusted: TrustedSigner): boolean {
  switch (trusted.kind) {
    case 'key':
      return signer.kind === 'key' && signer.fingerprint === trusted.fingerprint;
    case 'keyless':
      return (
        signer.kind === 'keyless' && signer.issuer === trusted.issuer && signer.identity === trusted.identity
      );
    case 'pattern':
      return (
        signer.kind === 'keyless' &&
        signer.issuer === trusted.issuer &&
        matchesPattern(signer.identity, trusted.pattern)
      );
  }
}

/** Everything but the wildcards is compared as it is, so that a dot is a dot and both ends are fixed. */
function matchesPattern(identity: string, pattern: string): boolean {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[^\w]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 's').test(identity);
}
