import { z } from 'zod';

import { DigestText } from './tag.ts';

/** The media types of what the registry serves (OCI image specification, "Media types"; in-toto, DSSE, cosign and Sigstore). */
export const MEDIA_TYPES = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
  envelope: 'application/vnd.dsse.envelope.v1+json',
  statement: 'application/vnd.in-toto+json',
  simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
  bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  /** The configuration of an artifact without one. */
  empty: 'application/vnd.oci.empty.v1+json',
} as const;

/** How images are called that were pushed with tools older than OCI (Docker image manifest version 2, schema 2). */
export const DOCKER_MEDIA_TYPES = {
  index: 'application/vnd.docker.distribution.manifest.list.v2+json',
  manifest: 'application/vnd.docker.distribution.manifest.v2+json',
} as const;

/** The platform of an image (OCI image specification, "Image index" and "Image configuration"). */
export const ImagePlatform = z.object({
  architecture: z.string(),
  os: z.string(),
  variant: z.string().optional(),
});

const texts = z.array(z.string()).nullish();
/** A set, as its members with empty objects: `{"8080/tcp": {}}`. */
const names = z.record(z.string(), z.unknown()).nullish();

/** The configuration of an image: what its platform is, and how to run it. Docker writes null for what is not set. */
export const ImageConfig = ImagePlatform.extend({
  config: z
    .object({
      User: z.string().nullish(),
      Entrypoint: texts,
      Cmd: texts,
      Env: texts,
      WorkingDir: z.string().nullish(),
      ExposedPorts: names,
      Volumes: names,
      StopSignal: z.string().nullish(),
      Labels: z.record(z.string(), z.string()).nullish(),
      Healthcheck: names,
      OnBuild: texts,
    })
    .nullish(),
});
export type ImageConfig = z.infer<typeof ImageConfig>;

/** Where other content is, and what it is (OCI image specification, "Descriptor"). */
const Descriptor = z.object({
  mediaType: z.string(),
  digest: DigestText,
  size: z.int(),
  artifactType: z.string().optional(),
  annotations: z.record(z.string(), z.string()).optional(),
  platform: ImagePlatform.optional(),
});
export type Descriptor = z.infer<typeof Descriptor>;

/** A list of manifests: one per platform, or those that refer to another one. */
export const ImageIndex = z.object({
  schemaVersion: z.literal(2),
  /** Absent if only the response header contains it (OCI image specification, "Image index"). */
  mediaType: z.enum([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
  artifactType: z.string().optional(),
  manifests: z.array(Descriptor),
  subject: Descriptor.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
export type ImageIndex = z.infer<typeof ImageIndex>;

/** The image of one platform, or an artifact. `subject` is the manifest that it refers to. */
export const ImageManifest = z.object({
  schemaVersion: z.literal(2),
  mediaType: z.enum([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
  artifactType: z.string().optional(),
  config: Descriptor,
  layers: z.array(Descriptor),
  subject: Descriptor.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

/** The manifest or image index of a tag or digest. */
export const Manifest = z.union([ImageIndex, ImageManifest]);
export type Manifest = z.infer<typeof Manifest>;

/** Which of the manifests that refer to one (OCI distribution specification, "Listing referrers"). */
export const ReferrersQuery = z.object({ artifactType: z.string().optional() });

/** The names of an image's tags in the order of their characters. */
export const TagNames = z.object({ name: z.string(), tags: z.array(z.string()) });

/** At most `n` names, beginning after `last`. */
export const TagNamesQuery = z.object({
  n: z.coerce.number('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
  last: z.string().optional(),
});
