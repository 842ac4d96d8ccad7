import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';

import { createSignatureVerifier } from '../../src/signatures/sigstore/signature-verifier.ts';
import { contentOf } from '../../src/api/client/oci/image-content.ts';
import { MEDIA_TYPES } from '../../src/api/registry/oci.ts';
import { SIGNATURE_PREDICATE } from '../../src/signatures/bundle/statement.ts';
import { parseDigest } from '../../src/values/digest.ts';
import type { Digest } from '../../src/values/digest.ts';
import { createVerifyBuild } from '../../src/signatures/verify-build.ts';
import { startMemoryRegistry } from '../support/signing/memory-registry.ts';
import type { MemoryRegistry } from '../support/signing/memory-registry.ts';
import { simpleSigning } from '../support/signing/sign-in-memory.ts';
import { AUTHORITY, BY } from '../support/signing/signed-samples.ts';
import type { Row } from './measure.ts';
import { oneRoot } from '../support/signing/one-root.ts';

const BUILDS = 200;
const IMAGE = { host: 'registry.test', path: 'acme/node' };

type Log = 'rekor-v1' | 'rekor-v2';

/** A form of signatures: how a digest is signed, and the log that the library is timed with. */
interface Form {
  readonly what: string;
  readonly log: Log;
  readonly signBuild: (registry: MemoryRegistry, digest: Digest) => void;
}

const FORMS: readonly Form[] = [
  {
    what: 'legacy',
    log: 'rekor-v1',
    signBuild: (registry, digest) => {
      const payload = Buffer.from(simpleSigning(`${IMAGE.host}/${IMAGE.path}`, digest));
      const layer = AUTHORITY.toLegacyLayer(AUTHORITY.signPayload(payload, BY));
      const descriptor = registry.blob(layer.bytes, layer.mediaType, { annotations: layer.annotations });
      registry.manifest([descriptor], {}, `${digest.replace(':', '-')}.sig`);
    },
  },
  {
    what: 'bundle, Rekor v1',
    log: 'rekor-v1',
    signBuild: (registry, digest) => pushBundle(registry, digest, 'rekor-v1'),
  },
  {
    what: 'bundle, Rekor v2 and timestamp',
    log: 'rekor-v2',
    signBuild: (registry, digest) => pushBundle(registry, digest, 'rekor-v2'),
  },
];

/** What it takes to verify one build in each form, from the first request to the outcome. */
export async function verifyingSignatures(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const form of FORMS) rows.push(await measure(form));
  return rows;
}

/** CPU time, because the requests go no further than memory. */
async function measure({ what, log, signBuild }: Form): Promise<Row> {
  const registry = startMemoryRegistry();
  const digests = Array.from({ length: 2 * BUILDS }, (_, index) => {
    const digest = parseDigest(registry.blob(`build ${index}`, MEDIA_TYPES.index).digest);
    signBuild(registry, digest);
    return digest;
  });
  const { issuer, identity } = BY.identity;
  const verifyBuild = createVerifyBuild({
    contentOf: (image) => contentOf(registry.client, image),
    anchorSigners: oneRoot(createSignatureVerifier(JSON.parse(AUTHORITY.trustedRoot()))),
    trustedSigners: async () => ({ source: 'config', signers: [{ kind: 'keyless', issuer, identity }] }),
    publicKeys: [],
    registryHost: IMAGE.host,
  });
  const verifyAll = async (some: readonly Digest[]): Promise<void> => {
    for (const digest of some) {
      const { kind } = await verifyBuild(IMAGE, digest);
      if (kind !== 'verified') throw new Error(`${what}: ${kind}`);
    }
  };
  // The first half is for the compiler.
  await verifyAll(digests.slice(BUILDS));
  const before = registry.requests.length;
  const took = await cpuTime(() => verifyAll(digests.slice(0, BUILDS)));
  const requests = (registry.requests.length - before) / BUILDS;
  const library = await cpuTime(async () => verifyByLibrary(log));
  return {
    what: `verifying the signature of a build: ${what}`,
    measured: `${(took / BUILDS).toFixed(1)} ms of CPU, ${requests.toFixed(1)} requests`,
    against: `@sigstore/verify alone: ${(library / BUILDS).toFixed(1)} ms`,
    ratio: `${(took / library).toFixed(2)}×`,
    budget: '≤ 10 ms, ≤ 3 requests',
  };
}

/** The library with one bundle, without the checks that are ours, and without requests. */
function verifyByLibrary(log: Log): void {
  const root: unknown = JSON.parse(AUTHORITY.trustedRoot());
  const verifier = new Verifier(toTrustMaterial(TrustedRoot.fromJSON(root)));
  const text = new TextDecoder().decode(bundleOf(parseDigest(`sha256:${'a'.repeat(64)}`), log));
  for (let index = 0; index < BUILDS; index += 1)
    verifier.verify(toSignedEntity(bundleFromJSON(JSON.parse(text))));
}

/** Milliseconds. */
async function cpuTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function bundleOf(digest: Digest, log: Log): Uint8Array {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: SIGNATURE_PREDICATE,
    subject: [{ digest: { sha256: digest.split(':')[1] } }],
    predicate: {},
  };
  return AUTHORITY.toBundle(AUTHORITY.signStatement(Buffer.from(JSON.stringify(statement)), BY), { log });
}

function pushBundle(registry: MemoryRegistry, digest: Digest, log: Log): void {
  const annotations = { 'dev.sigstore.bundle.predicateType': SIGNATURE_PREDICATE };
  const layer = registry.blob(bundleOf(digest, log), MEDIA_TYPES.bundle);
  const manifest = registry.manifest([layer], { artifactType: MEDIA_TYPES.bundle, annotations });
  registry.refer(digest, { digest: manifest, artifactType: MEDIA_TYPES.bundle, annotations });
}
