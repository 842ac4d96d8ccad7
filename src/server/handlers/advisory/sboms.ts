import { SbomQuery } from '../../../contract/advisory/version-one.ts';
import type { RawSbom, Sbom } from '../../../contract/advisory/version-one.ts';
import { routes } from '../../../contract/routes.ts';
import { formatInstant } from '../../../domain/instant.ts';
import { platformOf } from '../../registry-face/built-image.ts';
import type { BuiltImage } from '../../registry-face/built-image.ts';
import { findVisibleBuild } from '../../requests/find-visible.ts';
import { readQuery } from '../../requests/query.ts';
import type { PlatformImage } from '../../registry-face/image-source.ts';
import { spdxDocument } from '../../registry-face/spdx-document.ts';
import type { Handler, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/** What a build contains, as a graph and as the document itself; empty for what is not there. */
export const getSbom: Handler = async (call, services): Promise<Sbom> => {
  const capabilities = [routes.getSbom.capability, 'repo.list', 'manifest.metadata.list'] as const;
  const found = await findPlatform(call, services, capabilities);
  if (found === undefined) return {};
  const { build, image } = found;
  return {
    id: image.manifest.digest,
    digest: build.digest,
    format: 'SPDX',
    generatedAt: formatInstant(build.at),
    rawSbom: Buffer.from(documentOf(build, image)).toString('base64'),
    graph: {
      nodes: image.packages.map(({ name, version }) => ({
        package: { name, version, purl: `pkg:apk/wolfi/${name}@${version}?arch=${image.platform.apk}` },
      })),
    },
  };
};

/** The document that tells what a build contains; empty for what is not there. */
export const getRawSbom: Handler = async (call, services): Promise<RawSbom> => {
  const found = await findPlatform(call, services, [routes.getRawSbom.capability, 'repo.list']);
  return found === undefined ? {} : { rawSbom: documentOf(found.build, found.image) };
};

async function findPlatform(
  call: RouteCall,
  services: Services,
  capabilities: Parameters<typeof findVisibleBuild>[1],
): Promise<{ readonly build: BuiltImage; readonly image: PlatformImage } | undefined> {
  const { arch } = readQuery(SbomQuery, call.url.searchParams);
  const build = await findVisibleBuild(call, capabilities, services);
  const image = build === undefined ? undefined : platformOf(build, arch);
  return build === undefined || image === undefined ? undefined : { build, image };
}

function documentOf(build: BuiltImage, { platform, packages, manifest }: PlatformImage): string {
  const described = { name: build.image.name, digest: manifest.digest, created: formatInstant(build.at) };
  return JSON.stringify(spdxDocument({ ...described, platform, packages }));
}
