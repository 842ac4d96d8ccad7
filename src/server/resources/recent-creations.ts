import type { Instant } from '../../domain/instant.ts';

/** Times of the latest creations, which a stale list leaves out. Seeded resources are not recorded. */
export interface RecentCreations {
  add(uid: string, at: Instant): void;
  /** Returns the uids of the resources created after the time. */
  after(time: number): readonly string[];
}

/** Maximum number of creations kept; older ones show in every list. */
const MAX_RECORDED = 1_000;

/** Creates an empty record of creations. */
export function createRecentCreations(): RecentCreations {
  const times = new Map<string, Instant>();
  return {
    add: (uid, at) => {
      times.set(uid, at);
      const [oldest] = times.keys();
      if (times.size > MAX_RECORDED && oldest !== undefined) times.delete(oldest);
    },
    after: (time) => [...times].filter(([, at]) => at > time).map(([uid]) => uid),
  };
}
