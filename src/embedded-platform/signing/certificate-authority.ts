import { AsnConvert } from '@peculiar/asn1-schema';
import { GeneralName, Name, SubjectAlternativeName, id_kp_codeSigning } from '@peculiar/asn1-x509';
import type { Extension, KeyUsageFlags, TBSCertificate } from '@peculiar/asn1-x509';

import { parseInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { canonicalJson, toPem } from './bytes.ts';
import {
  basicConstraints,
  extendedKeyUsage,
  extension,
  keyIdentifiers,
  keyUsage,
  authorityName,
  octetString,
  signCertificate,
  toBeSigned,
  utf8String,
} from './certificate.ts';
import type { CertifiedKey } from './certificate.ts';
import type { CtLog } from './ct-log.ts';
import { deriveKey } from './keys.ts';
import type { DerivedKey } from './keys.ts';

/** From when on the authorities and logs exist; long before any build of a seed. */
export const AUTHORITY_START = parseInstant('2000-01-01T00:00:00Z');
const AUTHORITY_END = parseInstant('2099-12-31T23:59:59Z');

/** Certificates are valid for ten minutes, as those of Fulcio are (its certificate specification). */
const LIFETIME_MS = 600_000;

/** Who signs, as a certificate says it. */
export interface SigningIdentity {
  readonly issuer: string;
  /** The subject alternative name, a URI. */
  readonly identity: string;
  /** Further claims by the last number of their OID below 1.3.6.1.4.1.57264.1 (OID information of Fulcio). */
  readonly claims?: Readonly<Record<number, string>>;
}

export interface SubjectName {
  readonly kind: 'uri' | 'email' | 'dns';
  readonly value: string;
}

/** Deviations from the certificates that Fulcio issues; none by default. */
export interface CertificateOptions {
  readonly notBefore?: Instant;
  readonly notAfter?: Instant;
  /** All subject alternative names, instead of the identity; no extension if empty. */
  readonly names?: readonly SubjectName[];
  /** The values of the old (.1) and of the current (.8) issuer extension; an absent one is left out. */
  readonly issuers?: { readonly old?: string; readonly current?: string };
  /** Purposes by OID; no extension if empty. */
  readonly purposes?: readonly string[];
  readonly keyUsages?: readonly (keyof typeof KeyUsageFlags)[];
  readonly isAuthority?: boolean;
  /** The log that vouches for the certificate; undefined for none. */
  readonly ctLog?: CtLog | undefined;
  readonly curve?: 'P-256' | 'P-384';
  /** Makes the key and the certificate others than those of the same identity and time. */
  readonly variant?: string;
  /** SubjectPublicKeyInfo of a signer that has its own key. */
  readonly spki?: Uint8Array;
}

/** A certificate of a signer. */
export interface IssuedCertificate {
  readonly der: Uint8Array;
  readonly pem: string;
  /** The key of the certificate, unless the signer has its own. */
  readonly key: DerivedKey;
}

export interface CertificateAuthority {
  /** DER, the intermediate first and the root last. */
  readonly chain: readonly Uint8Array[];
  /** Issues a certificate that is valid from `at` on; the same for the same arguments. */
  readonly issue: (identity: SigningIdentity, at: Instant, options?: CertificateOptions) => IssuedCertificate;
}

/** Creates an authority with a root and an intermediate, as Fulcio has. Its certificates are logged in `ctLog`. */
export function createCertificateAuthority(seed: Uint8Array, ctLog: CtLog): CertificateAuthority {
  const root = createAuthority(deriveKey(seed, 'root'), 'root');
  const intermediate = createAuthority(deriveKey(seed, 'intermediate'), 'intermediate', root);
  const issue = (purpose: string, { identity, at, options = {} }: Request): IssuedCertificate => {
    const key = deriveKey(seed, `leaf ${purpose}`, options.curve);
    const tbs = leafOf(identity, at, { ctLog, ...options }, { key, purpose, intermediate });
    const der = signCertificate(tbs, intermediate.key);
    return { der, pem: toPem('CERTIFICATE', der), key };
  };
  let latest: { readonly purpose: string; readonly issued: IssuedCertificate } | undefined;
  return {
    chain: [intermediate.certificate, root.certificate],
    issue: (identity, at, options) => {
      const purpose = canonicalJson([identity, at, options?.variant ?? '']);
      if (options !== undefined) return issue(purpose, { identity, at, options });
      // The signer of an image signs its attestations at the same time.
      if (latest?.purpose !== purpose) latest = { purpose, issued: issue(purpose, { identity, at }) };
      return latest.issued;
    },
  };
}

interface Request {
  readonly identity: SigningIdentity;
  readonly at: Instant;
  readonly options?: CertificateOptions;
}

/** Creates a self-signed root, or an authority or signer below `issuer`. */
export function createAuthority(
  key: DerivedKey,
  name: string,
  issuer?: CertifiedKey,
  profile: readonly Extension[] = [
    keyUsage('keyCertSign', 'cRLSign'),
    basicConstraints(true, issuer === undefined ? 1 : 0),
    ...(issuer === undefined ? [] : [extendedKeyUsage([id_kp_codeSigning])]),
  ],
): CertifiedKey {
  const subject = authorityName(name);
  const signer = issuer ?? { key, subject };
  const tbs = toBeSigned(
    {
      serial: key.spki,
      subject,
      notBefore: AUTHORITY_START,
      notAfter: AUTHORITY_END,
      spki: key.spki,
      extensions: [...profile, ...keyIdentifiers(key.spki, signer.key.spki)],
    },
    signer,
  );
  return { key, subject, certificate: signCertificate(tbs, signer.key) };
}

interface LeafKeys {
  readonly key: DerivedKey;
  readonly purpose: string;
  readonly intermediate: CertifiedKey;
}

function leafOf(
  identity: SigningIdentity,
  at: Instant,
  options: CertificateOptions,
  { key, purpose, intermediate }: LeafKeys,
): TBSCertificate {
  const spki = options.spki ?? key.spki;
  const notBefore = options.notBefore ?? at;
  const extensions = [
    ...profileOf(options),
    ...keyIdentifiers(spki, intermediate.key.spki),
    ...namesOf(options.names ?? [{ kind: 'uri', value: identity.identity }]),
    ...claimsOf(identity, options.issuers),
  ];
  const fields = {
    serial: Buffer.concat([Buffer.from(purpose), spki]),
    subject: new Name(),
    notBefore,
    notAfter: options.notAfter ?? toInstant(notBefore + LIFETIME_MS),
    spki,
  };
  const precertificate = toBeSigned({ ...fields, extensions }, intermediate);
  if (options.ctLog === undefined) return precertificate;
  const bytes = new Uint8Array(AsnConvert.serialize(precertificate));
  const list = options.ctLog.vouch(bytes, intermediate.key.spki, notBefore);
  // RFC 6962 §3.3: what the log signs is the certificate without this extension.
  const logged = extension('1.3.6.1.4.1.11129.2.4.2', octetString(list));
  return toBeSigned({ ...fields, extensions: [...extensions, logged] }, intermediate);
}

function profileOf({ keyUsages, purposes, isAuthority }: CertificateOptions): readonly Extension[] {
  const all = purposes ?? [id_kp_codeSigning];
  return [
    keyUsage(...(keyUsages ?? ['digitalSignature'])),
    ...(all.length === 0 ? [] : [extendedKeyUsage(all)]),
    ...(isAuthority === true ? [basicConstraints(true)] : []),
  ];
}

function namesOf(names: readonly SubjectName[]): readonly Extension[] {
  if (names.length === 0) return [];
  const members = names.map(({ kind, value }) => {
    switch (kind) {
      case 'uri':
        return new GeneralName({ uniformResourceIdentifier: value });
      case 'email':
        return new GeneralName({ rfc822Name: value });
      case 'dns':
        return new GeneralName({ dNSName: value });
    }
  });
  return [extension('2.5.29.17', new SubjectAlternativeName(members), true)];
}

/** The claims up to .7 are bare text, the later ones UTF-8 strings (OID information of Fulcio). */
function claimsOf(
  { issuer, claims = {} }: SigningIdentity,
  issuers: CertificateOptions['issuers'] = { old: issuer, current: issuer },
): readonly Extension[] {
  const all = { ...claims, 1: issuers.old, 8: issuers.current };
  return Object.entries(all).flatMap(([number, value]) => {
    if (value === undefined) return [];
    const bytes = Number(number) < 8 ? Buffer.from(value) : utf8String(value);
    return [extension(`1.3.6.1.4.1.57264.1.${number}`, bytes)];
  });
}
