import type { Resource, ResourceKind } from '../store/resource.ts';

/** Times of the latest creations, which a stale list leaves out. Seeded resources are not recorded. */
export interface RecentCreations {
  add(resource: Resource): void;
  /** Returns the uids of the resources of a kind created after the time. */
  after(kind: ResourceKind, time: number): readonly string[];
}

/** Maximum number of creations kept; older ones show in every list. */
const MAX_RECORDED = 1_000;

/** Creates an empty record of creations. */
export function createRecentCreations(): RecentCreations {
  const created = new Map<string, Resource>();
  return {
    add: (resource) => {
      created.set(`${resource.kind} ${resource.uid}`, resource);
      const [oldest] = created.keys();
      if (created.size > MAX_RECORDED && oldest !== undefined) created.delete(oldest);
    },
    after: (kind, time) =>
      [...created.values()]
        .filter((resource) => resource.kind === kind && resource.createTime > time)
        .map(({ uid }) => uid),
  };
}
