import { PUBLIC_SIGNER, SERVICE_ISSUER } from './service-identity.ts';
import { isTrusted } from './signer.ts';
import type { TrustedSigner, TrustedSigners } from './signer.ts';

/**
 * The trust root that vouches for a signer: the one of the public instance, the default one of the run, or the file that its
 * entry names.
 */
export type SignerRoot =
  | { readonly kind: 'public' | 'default' }
  | { readonly kind: 'file'; readonly path: string };

/**
 * Returns the trust root of a trusted signer (ADR 0024). The service signs with the public instance alone, wherever its
 * identities are named: the authority of a private root could issue a certificate for each of them.
 */
export function rootOfSigner(signer: TrustedSigner, source: TrustedSigners['source']): SignerRoot {
  if (signer.kind === 'key') return { kind: 'default' };
  if (signer.trustedRoot !== undefined) return { kind: 'file', path: signer.trustedRoot };
  const isOfService = signer.issuer === SERVICE_ISSUER || isTrusted(PUBLIC_SIGNER, [signer]);
  return { kind: source !== 'config' || isOfService ? 'public' : 'default' };
}
