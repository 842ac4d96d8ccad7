import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';

/** How a container of an image runs (OCI image specification, "Image configuration"); absent members are empty. */
export interface RunConfig {
  readonly user: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  /** `NAME=value` each. */
  readonly environment: readonly string[];
  readonly workingDirectory: string;
  /** `8080/tcp`. */
  readonly ports: readonly string[];
  /** Paths. */
  readonly volumes: readonly string[];
  readonly stopSignal: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The command of the health check and its intervals as canonical JSON; empty for none. */
  readonly healthcheck: string;
  readonly onBuild: readonly string[];
}

/** A layer as its manifest names it; `size` in bytes, compressed. */
export interface ImageLayer {
  readonly digest: Digest;
  readonly size: number;
}

/** The image of one platform. */
export interface PlatformFacts {
  /** `linux/amd64`. */
  readonly platform: string;
  readonly manifest: Digest;
  readonly config: RunConfig;
  readonly layers: readonly ImageLayer[];
}

/** A build by its names. */
export interface ComparedBuild {
  /** `host/path`. */
  readonly image: string;
  readonly tag: string | undefined;
  readonly digest: Digest;
  /** When the tag came to point to it; undefined if the registry has no history. */
  readonly builtAt: Instant | undefined;
}

/** All that is known of one build of a diff. */
export interface BuildFacts {
  readonly build: ComparedBuild;
  /** Every platform that it is built for, sorted, whether or not it is compared. */
  readonly available: readonly string[];
  /** Of the requested platforms, those that it is built for, in the requested order. */
  readonly platforms: readonly PlatformFacts[];
  /** Those of the requested platforms; with `PlatformPackages.all`. */
  readonly packages: Fetched<ImagePackages>;
}
