import 'reflect-metadata';

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** PEM files: what clients have to trust, and what a server of the authority's needs. */
export interface PrivateAuthority {
  readonly trusted: string;
  readonly cert: string;
  readonly key: string;
}

/** Certifies a server as `localhost` and `127.0.0.1`, by an authority that no machine knows. */
export async function createPrivateAuthority(): Promise<PrivateAuthority> {
  const [authority, server] = [await newKeys(), await newKeys()];
  const names = [
    { type: 'dns', value: 'localhost' },
    { type: 'ip', value: '127.0.0.1' },
  ] as const;
  const times = {
    notBefore: new Date('2000-01-01'),
    notAfter: new Date('2099-12-31'),
    signingAlgorithm: ES256,
  };
  const ca = await X509CertificateGenerator.createSelfSigned({
    ...times,
    name: 'CN=private authority',
    keys: authority,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  const certificate = await X509CertificateGenerator.create({
    ...times,
    subject: 'CN=localhost',
    issuer: ca.subject,
    publicKey: server.publicKey,
    signingKey: authority.privateKey,
    extensions: [new SubjectAlternativeNameExtension([...names])],
  });
  const directory = mkdtempSync(join(tmpdir(), 'mooring-authority-'));
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', server.privateKey)).toString('base64');
  const write = (name: string, text: string): string => {
    const path = join(directory, name);
    writeFileSync(path, `${text}\n`);
    return path;
  };
  return {
    trusted: write('ca.pem', ca.toString('pem')),
    cert: write('cert.pem', certificate.toString('pem')),
    key: write('key.pem', `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`),
  };
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

async function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
}
