import { SPDX_PREDICATE } from '../../../api/advisory/spdx.ts';
import { formatInstant, toInstant } from '../../../values/instant.ts';
import type { BuildContent, Described, PlatformImage } from './image-source.ts';
import { hasSbom, spdxDocument } from './spdx-document.ts';
import { isApk } from './package-purl.ts';
import type { Subject } from './artifact.ts';

/** The claim of an attestation about its subject (in-toto attestation framework, "Predicate"). */
export interface Predicate {
  readonly type: string;
  readonly value: unknown;
}

/** Returns what is attested about a manifest, as the vendor does it; nothing for one without known content. */
export function predicatesOf({ name, described, isInGrace }: Subject): readonly Predicate[] {
  if (described === undefined) return [];
  const image = name.slice(name.indexOf('/') + 1);
  return [
    ...(hasSbom(described) ? [{ type: SPDX_PREDICATE, value: spdxDocument(image, described) }] : []),
    { type: 'https://apko.dev/image-configuration', value: imageConfiguration(described) },
    { type: 'https://slsa.dev/provenance/v1', value: provenance(image, described) },
    // Its content is not documented; that it is there says it.
    ...(isInGrace ? [{ type: 'https://chainguard.dev/end-of-life', value: {} }] : []),
  ];
}

/** The configuration that apko built from, with the versions that it chose. */
function imageConfiguration(described: Described): unknown {
  const platforms = platformsOf(described);
  const packages = platforms.flatMap((one) =>
    one.packages.filter(isApk).map(({ name, version }) => `${name}=${version}`),
  );
  return {
    contents: {
      repositories: ['https://packages.wolfi.dev/os'],
      keyring: ['https://packages.wolfi.dev/os/wolfi-signing.rsa.pub'],
      packages: [...new Set(packages)].sort(),
    },
    archs: platforms.map(({ platform }) => platform.apk),
  };
}

/** How long a build takes. */
const BUILD_MS = 20_000;

/** SLSA 1.0 "Provenance". */
function provenance(image: string, described: Described): unknown {
  return {
    buildDefinition: {
      buildType: 'https://apko.dev/slsa-build-type@v1',
      externalParameters: { repository: image },
      internalParameters: {},
      resolvedDependencies: [],
    },
    runDetails: {
      builder: { id: 'https://mooring.test/embedded-platform' },
      metadata: {
        startedOn: formatInstant(toInstant(described.at - BUILD_MS)),
        finishedOn: formatInstant(described.at),
      },
    },
  };
}

function platformsOf(described: PlatformImage | BuildContent): readonly PlatformImage[] {
  return 'index' in described ? described.platforms : [described];
}
