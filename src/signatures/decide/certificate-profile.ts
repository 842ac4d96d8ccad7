/** The facts of a certificate that say who may sign with it, as its extensions have them. */
export interface CertificateFacts {
  /** All subject alternative names; the bytes of each as Latin-1. */
  readonly names: readonly { readonly isUri: boolean; readonly text: string }[];
  /** The values of the current (.8) and the former (.1) extension for the OIDC issuer. */
  readonly issuer: string | undefined;
  readonly formerIssuer: string | undefined;
  /** OIDs; undefined without the extension. */
  readonly purposes: readonly string[] | undefined;
  /** The bits that are set, 0 for digitalSignature; undefined without the extension. */
  readonly keyUsages: readonly number[] | undefined;
  readonly isAuthority: boolean;
  /** OIDs of extensions. */
  readonly repeated: readonly string[];
  readonly unknownCritical: readonly string[];
}

/** The identity of a certificate, or what is wrong with it as a clause without a full stop. */
export type CertificateProfile =
  | { readonly kind: 'identity'; readonly issuer: string; readonly identity: string }
  | { readonly kind: 'violation'; readonly reason: string };

const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';

/** Printable ASCII without spaces, as a URI is. */
const URI = /^[\x21-\x7e]+$/;

/**
 * Returns the identity of a certificate for signing code, as Fulcio issues them (fulcio, "Certificate specification";
 * signing-rules.md#checks): exactly one name, a URI, and no use but signing.
 */
export function judgeCertificate(facts: CertificateFacts): CertificateProfile {
  const [name, ...others] = facts.names;
  const issuer = facts.issuer ?? facts.formerIssuer;
  if (facts.repeated.length > 0) return violation('its certificate has an extension twice');
  if (facts.unknownCritical.length > 0) return violation('its certificate has an unknown critical extension');
  if (facts.isAuthority) return violation('its certificate is one of an authority');
  if (facts.keyUsages?.join() !== '0') return violation('its certificate is not for signatures alone');
  if (facts.purposes?.join() !== CODE_SIGNING) return violation('its certificate is not for signing code');
  if (name === undefined) return violation('its certificate names no identity');
  if (others.length > 0) return violation('its certificate names several identities');
  if (!name.isUri || !URI.test(name.text)) return violation('the identity in its certificate is not a URI');
  if (issuer === undefined || !URI.test(issuer)) return violation('its certificate names no issuer');
  if (facts.formerIssuer !== undefined && facts.formerIssuer !== issuer) {
    return violation('its certificate names two issuers');
  }
  return { kind: 'identity', issuer, identity: name.text };
}

function violation(reason: string): CertificateProfile {
  return { kind: 'violation', reason };
}
