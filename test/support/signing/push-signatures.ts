import type { Digest } from '../../../src/values/digest.ts';
import type { SignedContent } from '../../../src/signatures/decide/signed-content.ts';
import { BUNDLE_V03 } from '../../../src/embedded-platform/signing/bundle.ts';
import type { LegacyLayer } from '../../../src/embedded-platform/signing/legacy-layer.ts';
import { descriptorOf, digestOfText, pushBlob, pushManifest } from '../platform/push-image.ts';
import type { PushPlace } from '../platform/push-image.ts';

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const INDEX = 'application/vnd.oci.image.index.v1+json';
const CONFIG = 'application/vnd.oci.image.config.v1+json';
const EMPTY = 'application/vnd.oci.empty.v1+json';

/** Pushes layers as the signatures (`sig`) or attestations (`att`) of a digest. */
export async function pushLegacy(
  place: PushPlace,
  subject: Digest,
  suffix: 'sig' | 'att',
  layers: readonly LegacyLayer[],
): Promise<void> {
  const config = JSON.stringify({
    architecture: '',
    os: '',
    config: {},
    rootfs: { type: 'layers', diff_ids: layers.map(({ bytes }) => digestOfText(textOf(bytes))) },
  });
  await Promise.all([config, ...layers.map(({ bytes }) => textOf(bytes))].map((one) => pushBlob(place, one)));
  const manifest = {
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: descriptorOf(config, CONFIG),
    layers: layers.map(({ bytes, mediaType, annotations }) => ({
      ...descriptorOf(textOf(bytes), mediaType),
      annotations,
    })),
  };
  const tag = `${subject.replace(':', '-')}.${suffix}`;
  await pushManifest(place, tag, { type: MANIFEST, text: JSON.stringify(manifest) });
}

/** Pushes bundles as the referrers of an index, to a registry without the referrers API. */
export async function pushBundles(
  place: PushPlace,
  digest: Digest,
  bundles: readonly Uint8Array[],
): Promise<void> {
  const found = await fetch(`http://${place.host}/v2/${place.path}/manifests/${digest}`, {
    method: 'HEAD',
    headers: { accept: INDEX },
  });
  const subject = { mediaType: INDEX, digest, size: Number(found.headers.get('content-length')) };
  await pushBlob(place, '{}');
  const entries = await Promise.all(
    bundles.map(async (bytes) => {
      const text = textOf(bytes);
      await pushBlob(place, text);
      const manifest = JSON.stringify({
        schemaVersion: 2,
        mediaType: MANIFEST,
        artifactType: BUNDLE_V03,
        config: descriptorOf('{}', EMPTY),
        layers: [descriptorOf(text, BUNDLE_V03)],
        subject,
        annotations: {
          'dev.sigstore.bundle.content': 'dsse-envelope',
          'dev.sigstore.bundle.predicateType': predicateTypeOf(text),
        },
      });
      await pushManifest(place, digestOfText(manifest), { type: MANIFEST, text: manifest });
      return { ...descriptorOf(manifest, MANIFEST), artifactType: BUNDLE_V03 };
    }),
  );
  const index = JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests: entries });
  await pushManifest(place, digest.replace(':', '-'), { type: INDEX, text: index });
}

/** Returns the bundles that the fallback index of a digest lists, in its order. */
export async function pullBundles(place: PushPlace, digest: Digest): Promise<readonly SignedContent[]> {
  const { manifests = [] } = await pullManifest(place, digest.replace(':', '-'));
  const layers = await Promise.all(manifests.map((one) => pullManifest(place, one.digest)));
  return Promise.all(
    layers.map(async ({ layers: [layer] = [] }) => {
      return { form: 'bundle', bytes: await pullBlob(place, layer), mediaType: layer?.mediaType ?? '' };
    }),
  );
}

/** Returns the layers of the signatures (`sig`) or attestations (`att`) of a digest. */
export async function pullLegacy(
  place: PushPlace,
  digest: Digest,
  suffix: 'sig' | 'att',
): Promise<readonly SignedContent[]> {
  const { layers = [] } = await pullManifest(place, `${digest.replace(':', '-')}.${suffix}`);
  const form = suffix === 'sig' ? 'legacy-signature' : 'legacy-attestation';
  return Promise.all(
    layers.map(async (layer) => {
      return { form, bytes: await pullBlob(place, layer), annotations: layer.annotations ?? {} };
    }),
  );
}

interface PulledLayer {
  readonly digest: string;
  readonly mediaType: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Of an index the manifests, of a manifest the layers. */
interface PulledManifest {
  readonly manifests?: readonly { readonly digest: string }[];
  readonly layers?: readonly PulledLayer[];
}

async function pullManifest({ host, path }: PushPlace, reference: string): Promise<PulledManifest> {
  const headers = { accept: `${INDEX}, ${MANIFEST}` };
  const response = await fetch(`http://${host}/v2/${path}/manifests/${reference}`, { headers });
  return (await response.json()) as PulledManifest;
}

async function pullBlob({ host, path }: PushPlace, layer: PulledLayer | undefined): Promise<Uint8Array> {
  const response = await fetch(`http://${host}/v2/${path}/blobs/${layer?.digest}`);
  return new Uint8Array(await response.arrayBuffer());
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

function predicateTypeOf(bundle: string): string {
  const { dsseEnvelope } = JSON.parse(bundle) as { dsseEnvelope: { payload: string } };
  const statement = Buffer.from(dsseEnvelope.payload, 'base64').toString();
  return (JSON.parse(statement) as { predicateType: string }).predicateType;
}
