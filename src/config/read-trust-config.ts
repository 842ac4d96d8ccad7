import type { FormPath } from '../api/schema/form-issue.ts';
import type { TrustSection } from './schema/trust-config.ts';
import { DEFAULT_TRUST_CONFIG } from '../signatures/decide/trust-settings.ts';
import type { SignerRule, TrustConfig } from '../signatures/decide/trust-settings.ts';
import { imageMatcher } from '../formats/glob.ts';
import type { FileTree } from '../io/ports/file-tree.ts';

interface ReadOptions {
  /** The tree of the configuration file, from which it reads public keys. */
  readonly tree: Pick<FileTree, 'read'>;
  /** Takes a mistake in the section and its path below `trust`. */
  readonly reject: (path: FormPath, message: string) => void;
}

/** Reads the section `trust` of a configuration file, if it has one, and the public keys that it names. */
export async function readTrustConfig(
  section: TrustSection | undefined,
  options: ReadOptions,
): Promise<TrustConfig> {
  if (section === undefined) return DEFAULT_TRUST_CONFIG;
  const signers = await Promise.all(
    section.signers.map(async (signer, index) => {
      const read = await readSigner(signer, options.tree);
      if ('signer' in read) return [{ glob: signer.image, image: imageMatcher(signer.image), ...read }];
      options.reject(['signers', index, 'public-key'], read.mistake);
      return [];
    }),
  );
  return {
    signatures: section.signatures ?? DEFAULT_TRUST_CONFIG.signatures,
    trustedRoot: section['trusted-root'],
    signers: signers.flat(),
  };
}

type ReadSigner = Pick<SignerRule, 'signer' | 'publicKey'> | { readonly mistake: string };

async function readSigner(
  signer: TrustSection['signers'][number],
  tree: ReadOptions['tree'],
): Promise<ReadSigner> {
  const { issuer = '', identity, 'identity-pattern': pattern, 'public-key': key = '' } = signer;
  const root = signer['trusted-root'] === undefined ? {} : { trustedRoot: signer['trusted-root'] };
  if (identity !== undefined)
    return { signer: { kind: 'keyless', issuer, identity, ...root }, publicKey: undefined };
  if (pattern !== undefined)
    return { signer: { kind: 'pattern', issuer, pattern, ...root }, publicKey: undefined };
  const text = key.includes('-----BEGIN') ? key : await readKeyFile(key, tree);
  if (typeof text !== 'string') return { mistake: `the file cannot be read: ${text.problem}` };
  const fingerprint = await keyFingerprint(text);
  if (fingerprint === undefined)
    return { mistake: 'must be one public key in PEM: Ed25519, ECDSA P-256, or RSA of at least 2048 bits' };
  return { signer: { kind: 'key', fingerprint }, publicKey: text };
}

async function readKeyFile(
  path: string,
  tree: ReadOptions['tree'],
): Promise<string | { readonly problem: string }> {
  const [reading = { problem: 'it does not exist' }] = await tree.read([path]);
  return 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : reading;
}

const PEM = /^\s*-----BEGIN PUBLIC KEY-----\s([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;

/** Returns the SHA-256 of a public key (RFC 7468 §13, its DER form) in hex; undefined for any other text. */
async function keyFingerprint(pem: string): Promise<string | undefined> {
  const [, body] = PEM.exec(pem) ?? [];
  if (body === undefined) return undefined;
  const der = new Uint8Array(Buffer.from(body, 'base64'));
  const keys = [{ name: 'Ed25519' }, { name: 'ECDSA', namedCurve: 'P-256' }, RSA].map((algorithm) =>
    crypto.subtle.importKey('spki', der, algorithm, true, ['verify']).catch(() => undefined),
  );
  const key = (await Promise.all(keys)).find((one) => one !== undefined);
  if (key === undefined || isShort(key.algorithm)) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', await crypto.subtle.exportKey('spki', key));
  return Buffer.from(hash).toString('hex');
}

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

function isShort(algorithm: object): boolean {
  return 'modulusLength' in algorithm && Number(algorithm.modulusLength) < 2048;
}
