import type { Instant } from '../../domain/instant.ts';

/** What was created by a request lately: what a list that lags behind does not show yet. */
export interface RecentCreations {
  note(uid: string, at: Instant): void;
  /** The uids of what was created after the time. */
  after(time: number): readonly string[];
}

/** Of so many creations the time is known; what is older shows in every list. */
const MOST_REMEMBERED = 1_000;

/** An empty journal. What a seed plants is not in it: that has always been there. */
export function createRecentCreations(): RecentCreations {
  const journal = new Map<string, Instant>();
  return {
    note: (uid, at) => {
      journal.set(uid, at);
      const [oldest] = journal.keys();
      if (journal.size > MOST_REMEMBERED && oldest !== undefined) journal.delete(oldest);
    },
    after: (time) => [...journal].filter(([, at]) => at > time).map(([uid]) => uid),
  };
}
