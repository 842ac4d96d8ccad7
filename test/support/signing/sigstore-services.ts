import { createHash, createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampReq } from '@peculiar/asn1-tsp';

import type { Instant } from '../../../src/values/instant.ts';
import { toTlogEntry } from '../../../src/embedded-platform/signing/bundle.ts';
import { toPem } from '../../../src/embedded-platform/signing/bytes.ts';
import type { SigningIdentity } from '../../../src/embedded-platform/signing/certificate-authority.ts';
import type { EntryBody } from '../../../src/embedded-platform/signing/log-entry.ts';
import type { SigningAuthority } from '../../../src/embedded-platform/signing/signing-authority.ts';
import type { LoggedEntry } from '../../../src/embedded-platform/signing/transparency-log.ts';

export interface SigstoreServices {
  /** Of the certificate authority; that of Rekor v1 is below it at `v1`. */
  readonly url: string;
  /**
   * A signing config (protobuf-specs, `SigningConfig`) that names these services and one version of the log; for 0 neither
   * a log nor a timestamp authority.
   */
  readonly signingConfig: (rekor: 0 | 1 | 2) => object;
  readonly stop: () => void;
}

/** Whose certificates the services issue, whoever asks, and their time. */
export interface SigstoreWorld {
  readonly authority: SigningAuthority;
  readonly identity: SigningIdentity;
  readonly at: Instant;
}

/** A token that names somebody; the services do not verify it. */
export const ANY_TOKEN = [
  { alg: 'RS256', typ: 'JWT' },
  { iss: 'https://issuer.test', sub: 'somebody', aud: 'sigstore', exp: 4_102_444_800, iat: 1_700_000_000 },
  'signature',
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/**
 * Serves what a signer needs besides a registry on a loopback port: a certificate authority with the API of Fulcio, logs
 * with those of Rekor v1 and v2, and a timestamp authority.
 */
export async function startSigstoreServices(world: SigstoreWorld): Promise<SigstoreServices> {
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => answer(request.url ?? '', body, world))
      .then(
        ({ status, type, headers, body }) =>
          response.writeHead(status, { 'content-type': type, ...headers }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return { url: base, signingConfig: (rekor) => signingConfigOf(base, rekor), stop: () => server.close() };
}

function signingConfigOf(base: string, rekor: 0 | 1 | 2): object {
  const service = (path: string, majorApiVersion: number): object => ({
    url: `${base}${path}`,
    majorApiVersion,
    operator: 'mooring.test',
    validFor: { start: '2020-01-01T00:00:00Z' },
  });
  return {
    mediaType: 'application/vnd.dev.sigstore.signingconfig.v0.2+json',
    caUrls: [service('', 1)],
    oidcUrls: [service('/oidc', 1)],
    ...(rekor > 0 && {
      rekorTlogUrls: [service(`/v${rekor}`, rekor)],
      rekorTlogConfig: { selector: 'ANY' },
      tsaUrls: [service('/timestamp', 1)],
      tsaConfig: { selector: 'ANY' },
    }),
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

function answer(path: string, body: Buffer, world: SigstoreWorld): Answer {
  const { authority, at } = world;
  switch (path) {
    case '/api/v2/signingCert':
      return json(200, certify(JSON.parse(body.toString()) as CertificateRequest, world));
    case '/v1/api/v1/log/entries': {
      const entry = authority.rekorV1.record(toEntryV1(JSON.parse(body.toString()) as ProposedEntry), at);
      const uuid = createHash('sha256').update(entry.canonicalBody).digest('hex');
      return { ...json(201, { [uuid]: toAnonymous(entry) }), headers: { etag: uuid } };
    }
    case '/v2/api/v2/log/entries':
      return json(
        201,
        toTlogEntry(authority.rekorV2.record(toEntryV2(JSON.parse(body.toString()) as RequestV2), at)),
      );
    case '/timestamp': {
      const { messageImprint, nonce, certReq } = AsnConvert.parse(body, TimeStampReq);
      const hash = new Uint8Array(messageImprint.hashedMessage.buffer);
      const options = { certificate: certReq, ...(nonce !== undefined && { nonce: new Uint8Array(nonce) }) };
      const reply = authority.timestampAuthority.timestamp(hash, at, options);
      return { status: 201, type: 'application/timestamp-reply', body: reply };
    }
    default:
      return json(404, { message: `nothing at ${path}` });
  }
}

/** Fulcio: a certificate for the key of the request. */
function certify(request: CertificateRequest, { authority, identity, at }: SigstoreWorld): object {
  const spki = createPublicKey(request.publicKeyRequest.publicKey.content).export({
    type: 'spki',
    format: 'der',
  });
  const { certificateAuthority } = authority;
  const { pem } = certificateAuthority.issue(identity, at, { spki });
  const chain = certificateAuthority.chain.map((der) => toPem('CERTIFICATE', der));
  return { signedCertificateEmbeddedSct: { chain: { certificates: [pem, ...chain] } } };
}

interface CertificateRequest {
  readonly publicKeyRequest: { readonly publicKey: { readonly content: string } };
}

/** Rekor v1: a hashedrekord is recorded as it is, an envelope by its hashes. */
function toEntryV1(proposed: ProposedEntry): EntryBody {
  const { proposedContent } = proposed.spec;
  if (proposedContent === undefined) return proposed;
  const { envelope, verifiers } = proposedContent;
  const { payload, signatures } = JSON.parse(envelope) as Envelope;
  const spec = {
    envelopeHash: hashOf(Buffer.from(envelope)),
    payloadHash: hashOf(Buffer.from(payload, 'base64')),
    signatures: signatures.map(({ sig }) => ({ signature: sig, verifier: verifiers[0] })),
  };
  return { kind: proposed.kind, apiVersion: proposed.apiVersion, spec };
}

interface ProposedEntry extends EntryBody {
  readonly spec: {
    readonly proposedContent?: { readonly envelope: string; readonly verifiers: readonly string[] };
  };
}

interface Envelope {
  readonly payload: string;
  readonly signatures: readonly { readonly sig: string }[];
}

function hashOf(bytes: Uint8Array): object {
  return { algorithm: 'sha256', value: createHash('sha256').update(bytes).digest('hex') };
}

/** What Rekor v1 returns of an entry (`LogEntryAnon`). */
function toAnonymous({ canonicalBody, time, log, index, promise, proof }: LoggedEntry): object {
  return {
    body: Buffer.from(canonicalBody).toString('base64'),
    integratedTime: Math.floor((time ?? 0) / 1000),
    logID: Buffer.from(log.id).toString('hex'),
    logIndex: index,
    verification: {
      inclusionProof: {
        checkpoint: proof.checkpoint,
        hashes: proof.hashes.map((hash) => Buffer.from(hash).toString('hex')),
        logIndex: proof.index,
        rootHash: Buffer.from(proof.rootHash).toString('hex'),
        treeSize: proof.treeSize,
      },
      signedEntryTimestamp: Buffer.from(promise ?? []).toString('base64'),
    },
  };
}

/** Rekor v2: a request has the members of the entry in another order. */
function toEntryV2({ hashedRekordRequestV002: { digest, signature } }: RequestV2): EntryBody {
  const spec = { hashedRekordV002: { data: { algorithm: 'SHA2_256', digest }, signature } };
  return { kind: 'hashedrekord', apiVersion: '0.0.2', spec };
}

interface RequestV2 {
  readonly hashedRekordRequestV002: { readonly digest: string; readonly signature: unknown };
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
