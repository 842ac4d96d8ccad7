import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { planRound } from './decide/next-step.ts';
import type { BisectRun, BisectSession } from './decide/session.ts';
import type { Digest } from '../values/digest.ts';
import { formatInstant } from '../values/instant.ts';
import type { Clock } from '../values/clock.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import { findCommandDigest, buildNamesOf } from './run-session.ts';

/** A build of a parallel round, as a job of a matrix gets it. */
export interface PlannedBuild {
  /** The digest of the build, by which its verdict is reported. */
  readonly digest: Digest;
  /** `name:tag@digest` and `name@digest`, of the manifest of the platform if there is one. */
  readonly reference: string;
  readonly image: string;
  readonly 'built-at': string;
}

/** Returns the builds of the next round; removed ones become runs of the session, by `append`. Throws as `runSession`. */
export async function planBuilds(
  planned: BisectSession,
  {
    parts,
    source,
    image,
    append,
    clock,
    host,
  }: {
    /** Into how many parts a round divides the builds that are left. */
    readonly parts: number;
    readonly source: Pick<TagSource, 'has' | 'platforms'>;
    readonly image: OciImage;
    readonly append: (run: BisectRun) => Promise<void>;
    readonly clock: Pick<Clock, 'now'>;
    readonly host: string;
  },
): Promise<{ readonly session: BisectSession; readonly builds: readonly PlannedBuild[] }> {
  let session = planned;
  // oxlint-disable no-await-in-loop -- builds that were removed change the round
  for (;;) {
    const { plan } = session;
    const found = await mapLimit(planRound(session, parts), IN_FLIGHT, async (probe) => {
      return { ...probe, manifest: await findCommandDigest(plan, probe.build.digest, { source, image }) };
    });
    const removed = found.filter(({ manifest }) => manifest === undefined);
    if (removed.length === 0) {
      const builds = found.map(({ build: { digest, at }, manifest = digest }) => {
        const { reference, image: name } = buildNamesOf(plan, manifest);
        return { digest, reference, image: name, 'built-at': formatInstant(at) };
      });
      return { session, builds };
    }
    const runs = removed.map(({ build: { digest }, reason }): BisectRun => {
      return { digest, verdict: 'skip', end: { kind: 'removed' }, reason, ms: 0, at: clock.now(), host };
    });
    for (const run of runs) await append(run);
    session = { plan, runs: [...session.runs, ...runs] };
  }
  // oxlint-enable no-await-in-loop
}
