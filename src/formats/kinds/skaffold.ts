import type { DataNode, MapNode } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/** Base and builder images of an artifact: builder, then key. */
const BUILDER_IMAGES = [
  ['buildpacks', 'builder'],
  ['buildpacks', 'runImage'],
  ['jib', 'fromImage'],
  ['ko', 'fromImage'],
  ['kaniko', 'image'],
  ['kaniko', 'initImage'],
] as const;

/** Builder images of Google Cloud Build. */
const CLOUD_BUILDERS = [
  'dockerImage',
  'packImage',
  'koImage',
  'bazelImage',
  'mavenImage',
  'gradleImage',
] as const;

/**
 * Finds the images of a Skaffold configuration that it does not build: base and builder images, and images
 * that tests and custom actions run. The `image` of an artifact, and every use of that name, is the name of a
 * build result.
 */
export function findSkaffoldImages(root: DataNode): readonly FoundText[] {
  const maps = [...mapsBelow(root)];
  const built = new Set(
    maps.flatMap((map) => itemsAt(map, 'artifacts')).map((artifact) => textAt(artifact, 'image')?.text),
  );
  return [...maps.flatMap(findInBuild), ...maps.flatMap((map) => findInRuns(map, built))];
}

function findInBuild(map: MapNode): readonly FoundText[] {
  const cloud = CLOUD_BUILDERS.flatMap((key) => findInText(textAt(map, 'googleCloudBuild', key)));
  const artifacts = itemsAt(map, 'artifacts').flatMap((artifact) =>
    BUILDER_IMAGES.flatMap(([builder, key]) => findInText(textAt(artifact, builder, key))),
  );
  return [...cloud, ...artifacts];
}

function findInRuns(map: MapNode, built: ReadonlySet<string | undefined>): readonly FoundText[] {
  const verified = itemsAt(map, 'verify').map((test) => textAt(test, 'container', 'image'));
  const acted = itemsAt(map, 'customActions')
    .flatMap((action) => itemsAt(action, 'containers'))
    .map((container) => textAt(container, 'image'));
  return [...verified, ...acted]
    .filter((image) => !built.has(image?.text))
    .flatMap((image) => findInText(image));
}
