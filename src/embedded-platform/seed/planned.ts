import type { FormPath } from '../../api/schema/form-issue.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build } from '../../values/tag-history.ts';
import type { ImageContents } from '../registry/content/image-contents.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';

/** Path in a seed. */
export type SeedPath = FormPath;

/** A resource to store, or a mistake that the schema does not detect. */
export type Planned = PlannedResource | SeedFault;

export interface PlannedResource {
  readonly kind: 'resource';
  readonly path: SeedPath;
  readonly resource: Resource;
  /** Fields of its body that take long to find out: they are, when it is stored. */
  readonly lateFields?: () => Resource['body'];
  /** The history of a tag. Made on the way into the store: there may be a million. */
  readonly builds?: Iterable<Build>;
  /** Contents of the images of a repository or tag, if the seed sets them. */
  readonly contents?: ImageContents | undefined;
}

export interface SeedFault {
  readonly kind: 'fault';
  readonly path: SeedPath;
  readonly message: string;
}

/** Returns a resource of a seed that came to be at one moment. */
export function plannedResource(
  kind: ResourceKind,
  path: SeedPath,
  parts: Pick<Resource, 'uid' | 'parent' | 'name' | 'body'> & {
    readonly facet?: string;
    readonly createTime: Instant;
    readonly updateTime: Instant;
  },
): PlannedResource {
  return { kind: 'resource', path, resource: { kind, facet: '', ...parts } };
}

/** Returns a mistake at a place of a seed. */
export function seedFault(path: SeedPath, message: string): SeedFault {
  return { kind: 'fault', path, message };
}
