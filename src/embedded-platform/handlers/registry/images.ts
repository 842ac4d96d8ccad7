import type { ApiRoute } from '../../../api/route.ts';
import { ImageSizeQuery } from '../../../api/registry/image.ts';
import { routes } from '../../../api/routes.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { getVisible } from '../../access/authorization.ts';
import { findBuiltImage, platformOf } from '../../registry/built-image.ts';
import type { BuiltImage } from '../../registry/built-image.ts';
import { readQuery } from '../../requests/read-request.ts';
import { descriptorOf } from '../../registry/content/content.ts';
import { notFound } from '../../requests/refusal.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/** The architectures that a build is there for, by the names of the OCI image specification. */
const getImageArchitectures: Handler = async (call, services) => {
  const build = await readBuild(call, services, routes.getImageArchitectures);
  return { architectures: build.platforms.map(({ platform }) => platform.oci) };
};

/** The compressed size of a build for an architecture, or for the first one that it is there for. */
const getImageSize: Handler = async (call, services) => {
  const build = await readBuild(call, services, routes.getImageSize);
  const { architecture } = readQuery(ImageSizeQuery, call);
  const image = platformOf(build, architecture);
  if (image === undefined) throw notFound('Architecture', architecture ?? '');
  const parts = [image.manifest, image.config, ...image.layers];
  const size = parts.reduce((sum, part) => sum + descriptorOf(part).size, 0);
  return { architecture: architecture ?? image.platform.oci, size: String(size) };
};

/** Handlers of the architectures and sizes of images. */
export const imageHandlers = { getImageArchitectures, getImageSize } satisfies Handlers;

/**
 * Returns the build that the path names. Throws NOT_FOUND unless a tag of the repository has pointed to its digest.
 */
async function readBuild(
  call: RouteCall,
  services: Services,
  { capabilities }: Pick<ApiRoute, 'capabilities'>,
): Promise<BuiltImage> {
  const caller = await authenticate(call, services);
  const wanted = { kind: 'repo', uid: pathValue(call, 'uid'), capabilities } as const;
  const repo = getVisible(caller, wanted, services.store);
  const digest = pathValue(call, 'digest');
  const build = findBuiltImage(repo, digest, services.store);
  if (build === undefined) throw notFound('Image', digest);
  return build;
}
