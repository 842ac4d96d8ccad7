import { SbomQuery } from '../../../api/advisory/version-one.ts';
import type { RawSbom, Sbom } from '../../../api/advisory/version-one.ts';
import { routes } from '../../../api/routes.ts';
import { formatInstant } from '../../../values/instant.ts';
import { platformOf } from '../../registry/built-image.ts';
import type { BuiltImage } from '../../registry/built-image.ts';
import { findVisibleBuild } from '../../access/visible-resource.ts';
import { readQuery } from '../../requests/read-request.ts';
import type { PlatformImage } from '../../registry/content/image-source.ts';
import { purlOf } from '../../registry/content/package-purl.ts';
import { hasSbom, spdxDocument } from '../../registry/content/spdx-document.ts';
import type { Handler, Handlers, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/** Returns the SBOM of a build as a graph and as the document itself; empty if there is none. */
const getSbom: Handler = async (call, services): Promise<Sbom> => {
  const { capabilities } = routes.getSbom;
  const found = await findPlatform(call, services, capabilities);
  if (found === undefined) return { id: '', digest: '', format: '', rawSbom: '' };
  const { build, image } = found;
  return {
    id: image.manifest.digest,
    digest: build.digest,
    format: 'SPDX',
    generatedAt: formatInstant(build.at),
    rawSbom: Buffer.from(documentOf(build, image)).toString('base64'),
    graph: {
      nodes: image.packages.map((one) => ({
        package: { name: one.name, version: one.version, purl: purlOf(one, image.platform) },
      })),
    },
  };
};

/** Returns the SBOM document of a build; empty if the build does not exist. */
const getRawSbom: Handler = async (call, services): Promise<RawSbom> => {
  const found = await findPlatform(call, services, routes.getRawSbom.capabilities);
  return { rawSbom: found === undefined ? '' : documentOf(found.build, found.image) };
};

/** Handlers of the SBOMs of v1. */
export const sbomHandlers = { getSbom, getRawSbom } satisfies Handlers;

async function findPlatform(
  call: RouteCall,
  services: Services,
  capabilities: Parameters<typeof findVisibleBuild>[1],
): Promise<{ readonly build: BuiltImage; readonly image: PlatformImage } | undefined> {
  const { arch } = readQuery(SbomQuery, call);
  const build = await findVisibleBuild(call, capabilities, services);
  const image = build === undefined ? undefined : platformOf(build, arch);
  return build === undefined || image === undefined || !hasSbom(image) ? undefined : { build, image };
}

function documentOf(build: BuiltImage, content: PlatformImage): string {
  return JSON.stringify(spdxDocument(build.image.name, content));
}
