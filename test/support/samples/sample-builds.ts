import type { ListedPackage } from '../../../src/sbom/decide/image-packages.ts';
import type { BuildFacts, PlatformFacts, RunConfig } from '../../../src/diff/decide/build-facts.ts';
import type { Digest } from '../../../src/values/digest.ts';

/** A configuration that sets nothing. */
export const EMPTY_CONFIG: RunConfig = {
  user: '',
  entrypoint: [],
  command: [],
  environment: [],
  workingDirectory: '',
  ports: [],
  volumes: [],
  stopSignal: '',
  labels: {},
  healthcheck: '',
  onBuild: [],
};

/** A digest that a test can tell apart by its one hex digit. */
export function sampleDigest(digit: string): Digest {
  return `sha256:${digit.repeat(64)}` as Digest;
}

/** An apk, or a package of the ecosystem in `more`. */
export function listed(name: string, version: string, more: Partial<ListedPackage> = {}): ListedPackage {
  return { type: 'apk', name, version, architecture: 'x86_64', origin: undefined, ...more };
}

/** The parts of a build that a test sets; `digest` is the hex digit of all of its digests. */
export interface SampleBuild {
  readonly digest: string;
  readonly packages?: readonly ListedPackage[] | undefined;
  readonly config?: Partial<RunConfig>;
  readonly layers?: PlatformFacts['layers'];
}

/** A build of `cgr.dev/acme/python:3.13` for linux/amd64; without packages, it has no SBOM. */
export function sampleBuild({ digest, packages, config, layers }: SampleBuild): BuildFacts {
  const platform = 'linux/amd64';
  return {
    build: {
      image: 'cgr.dev/acme/python',
      tag: '3.13',
      digest: sampleDigest(digest),
      builtAt: undefined,
    },
    available: [platform],
    platforms: [
      {
        platform,
        manifest: sampleDigest(digest),
        config: { ...EMPTY_CONFIG, ...config },
        layers: layers ?? [{ digest: sampleDigest(digest), size: 100 }],
      },
    ],
    packages: {
      kind: 'known',
      value:
        packages === undefined
          ? { source: 'name', reason: 'no SBOM' }
          : { source: 'attestation', platforms: [{ platform, packages: [], all: packages }] },
    },
  };
}
