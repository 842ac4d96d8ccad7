import { randomUUID } from 'node:crypto';

import type { X509Certificate } from '@peculiar/x509';
import { z } from 'zod';

import type { Clock } from '../../values/clock.ts';
import { bearerClaims, readBearer } from './bearer.ts';
import type { Bearer } from './bearer.ts';
import { audiencesOf, createJwtReader, signJwt, toSeconds } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Lifetime of a registry token in seconds; the service does not document its own
 * (sign-in-rules.md#registry-token-flow).
 */
export const REGISTRY_TOKEN_SECONDS = 300;

/** Actions granted for an image. */
export interface ImageGrant {
  /** As `<organization>/<image>`. */
  readonly name: string;
  readonly actions: readonly ('pull' | 'push')[];
}

type RegistryTokenReading =
  /** The images that may be pulled with it, as `<organization>/<image>`; the identity is empty if unauthenticated. */
  | { readonly kind: 'valid'; readonly images: readonly string[]; readonly bearer: Bearer }
  | { readonly kind: 'invalid'; readonly reason: string };

/** The tokens that the registry gives for pulling images (registry token specification). */
export interface RegistryTokenIssuer {
  /** Returns the certificate that a registry must trust to accept the tokens, as PEM (RFC 7468). */
  certificate(): Promise<string>;
  /** Issues a token; the identity is empty for an unauthenticated client. */
  issue(bearer: Bearer, grants: readonly ImageGrant[]): Promise<string>;
  read(token: string): Promise<RegistryTokenReading>;
}

/** An RSA key that issues certificates; RSA signatures are deterministic, so the certificates are too. */
interface CertificateIssuer {
  readonly key: SigningKey;
  /** Its common name. */
  readonly name: string;
}

/**
 * Creates the issuer and reader of registry tokens. Their issuer and key differ from those of platform tokens, so that
 * neither is accepted as the other. Every token contains the certificate of the key, issued by `authority`: a stock
 * registry trusts tokens by that (registry JWT specification; release 2.8 requires its own form of `kid`).
 */
export function createRegistryTokenIssuer(options: {
  readonly tokenUrl: string;
  readonly registry: string;
  readonly key: SigningKey;
  readonly authority: CertificateIssuer;
  readonly clock: Clock;
}): RegistryTokenIssuer {
  const { registry, key, authority, clock } = options;
  const issuer = `${options.tokenUrl}/token`;
  const readJwt = createJwtReader({ key, issuer, clock });
  let certificate: Promise<X509Certificate> | undefined;
  return {
    certificate: async () => `${(await selfSignedCertificate(authority)).toString('pem')}\n`,
    issue: async (bearer, grants) => {
      certificate ??= issueCertificate(key, 'registry tokens', authority);
      const iat = toSeconds(clock.now());
      const access = grants.map(({ name, actions }) => ({ type: 'repository', name, actions }));
      const times = { iat, nbf: iat, exp: iat + REGISTRY_TOKEN_SECONDS };
      const claims = {
        iss: issuer,
        aud: registry,
        ...bearerClaims(bearer),
        ...times,
        jti: randomUUID(),
        access,
      };
      return signJwt(claims, key, { certificate: await certificate });
    },
    read: async (token) => {
      const reading = await readJwt(token);
      if (reading.kind === 'invalid') return reading;
      if (!audiencesOf(reading.claims).includes(registry))
        return { kind: 'invalid', reason: 'it is for another registry' };
      const { claims } = reading;
      return { kind: 'valid', images: imagesOf(claims['access']), bearer: readBearer(claims) };
    },
  };
}

/**
 * Creates the certificate of an authority, which a stock registry needs in its `rootcertbundle` to accept the tokens of
 * this platform (distribution configuration, `auth.token`). It depends on the key only and never expires (RFC 5280
 * §4.1.2.5), so that it is the same after every start.
 */
export async function selfSignedCertificate(issuer: CertificateIssuer): Promise<X509Certificate> {
  return issueCertificate(issuer.key, issuer.name, issuer);
}

/**
 * Creates the certificate of `key`, signed by the issuer. The library is loaded on first use: most platforms never issue a
 * certificate.
 */
async function issueCertificate(
  key: SigningKey,
  name: string,
  issuer: CertificateIssuer,
): Promise<X509Certificate> {
  await import('reflect-metadata');
  const { BasicConstraintsExtension, X509CertificateGenerator } = await import('@peculiar/x509');
  const publicKey = await crypto.subtle.exportKey('spki', key.publicKey);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey));
  return X509CertificateGenerator.create({
    serialNumber: Buffer.from(digest.subarray(0, 16)).toString('hex'),
    subject: [{ CN: [name] }],
    issuer: [{ CN: [issuer.name] }],
    notBefore: new Date('2000-01-01T00:00:00Z'),
    notAfter: new Date('9999-12-31T23:59:59Z'),
    publicKey: key.publicKey,
    signingKey: issuer.key.privateKey,
    signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    extensions: key === issuer.key ? [new BasicConstraintsExtension(true, undefined, true)] : [],
  });
}

function imagesOf(access: unknown): readonly string[] {
  const parsed = Access.safeParse(access);
  if (!parsed.success) return [];
  return parsed.data.filter(({ actions }) => actions.includes('pull')).map(({ name }) => name);
}

/** The claim of what may be done (registry JWT specification). */
const Access = z.array(z.object({ name: z.string(), actions: z.array(z.string()) }));
