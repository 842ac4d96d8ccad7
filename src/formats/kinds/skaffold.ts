import type { DataNode, MapNode } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/** Images that a builder of an artifact starts from or runs as: builder, then the key. */
const BUILDER_IMAGES = [
  ['buildpacks', 'builder'],
  ['buildpacks', 'runImage'],
  ['jib', 'fromImage'],
  ['ko', 'fromImage'],
  ['kaniko', 'image'],
  ['kaniko', 'initImage'],
] as const;

/** Images of which Google Cloud Build runs the builders. */
const CLOUD_BUILDERS = [
  'dockerImage',
  'packImage',
  'koImage',
  'bazelImage',
  'mavenImage',
  'gradleImage',
] as const;

/**
 * The images of a Skaffold configuration that are not built by it: those that builders start from or run as, and
 * those that tests and actions run. The `image` of an artifact is the name of its result, and so is every use of that name.
 */
export function findSkaffoldImages(root: DataNode): readonly Finding[] {
  const maps = [...mapsBelow(root)];
  const built = new Set(
    maps.flatMap((map) => itemsAt(map, 'artifacts')).map((artifact) => textAt(artifact, 'image')?.text),
  );
  return [...maps.flatMap(findInBuild), ...maps.flatMap((map) => findInRuns(map, built))];
}

function findInBuild(map: MapNode): readonly Finding[] {
  const cloud = CLOUD_BUILDERS.flatMap((key) => findInText(textAt(map, 'googleCloudBuild', key)));
  const artifacts = itemsAt(map, 'artifacts').flatMap((artifact) =>
    BUILDER_IMAGES.flatMap(([builder, key]) => findInText(textAt(artifact, builder, key))),
  );
  return [...cloud, ...artifacts];
}

function findInRuns(map: MapNode, built: ReadonlySet<string | undefined>): readonly Finding[] {
  const verified = itemsAt(map, 'verify').map((test) => textAt(test, 'container', 'image'));
  const acted = itemsAt(map, 'customActions')
    .flatMap((action) => itemsAt(action, 'containers'))
    .map((container) => textAt(container, 'image'));
  return [...verified, ...acted]
    .filter((image) => !built.has(image?.text))
    .flatMap((image) => findInText(image));
}
