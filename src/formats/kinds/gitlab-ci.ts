import type { DataNode, MapEntry } from '../data-node.ts';
import { entriesAt, itemsAt, mapAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/** Top-level keys of GitLab CI that are not jobs but can hold maps with an unrelated `image`. */
const NO_JOBS: ReadonlySet<string> = new Set(['variables', 'workflow', 'include', 'stages', 'spec', 'cache']);

/** Finds the images of a pipeline: `image` and `services` at the top level, in `default` and in jobs. */
export function findGitlabImages(root: DataNode): readonly FoundText[] {
  const jobs = entriesAt(root)
    .filter(isJob)
    .map(({ value }) => value);
  return [root, ...jobs].flatMap(findInJob);
}

function isJob({ key, value }: MapEntry): boolean {
  return value.kind === 'map' && !NO_JOBS.has(key.text) && key.text !== 'image';
}

function findInJob(job: DataNode): readonly FoundText[] {
  const image = mapAt(job)?.get('image');
  return [image, ...itemsAt(job, 'services')].flatMap((named) => findInText(textAt(named, 'name') ?? named));
}
