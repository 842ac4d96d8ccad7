import type { DataNode, MapEntry } from '../data-node.ts';
import { entriesAt, itemsAt, mapAt, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/** Top-level keys of GitLab CI that are no jobs, though they may hold maps with an `image` of another meaning. */
const NO_JOBS: ReadonlySet<string> = new Set(['variables', 'workflow', 'include', 'stages', 'spec', 'cache']);

/** The images of a pipeline: `image` and `services` at the top, in `default`, and in every job, as texts or as maps. */
export function findGitlabImages(root: DataNode): readonly Finding[] {
  const jobs = entriesAt(root)
    .filter(isJob)
    .map(({ value }) => value);
  return [root, ...jobs].flatMap(findInJob);
}

function isJob({ key, value }: MapEntry): boolean {
  return value.kind === 'map' && !NO_JOBS.has(key.text) && key.text !== 'image';
}

function findInJob(job: DataNode): readonly Finding[] {
  const image = mapAt(job)?.get('image');
  return [image, ...itemsAt(job, 'services')].flatMap((named) => findInText(textAt(named, 'name') ?? named));
}
