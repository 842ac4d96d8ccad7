import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import type { ComparedMove, MoveImpact } from './decide/move-impact.ts';
import type { DiffBuilds } from '../diff/create-differ.ts';

/** Returns what updates change, by update. Updates that need no query are left out. */
export type JudgeMoves = <Move extends ComparedMove>(
  moves: readonly Move[],
) => Promise<ReadonlyMap<Move, MoveImpact>>;

export interface JudgeMovesOptions {
  readonly diffBuilds: DiffBuilds;
  /** The host whose images the platform knows, as references name it. */
  readonly registryHost: string;
}

/**
 * One query for all updates of an image between the same two builds, for the same platforms. A reference that
 * is built for other platforms needs another query, because other vulnerabilities can be open there.
 */
interface Question {
  readonly image: OciImage;
  readonly tag: string;
  readonly from: Digest;
  readonly to: Digest;
  readonly platforms: readonly string[];
}

/** The maximum number of queries of a run: each fetches up to two builds, in several requests. */
const MOST_QUESTIONS = 100;

/**
 * Returns a function that compares the builds of updates: the facts of each build are fetched once, and the advisories for
 * the names of its packages, each name once per run. Only updates from one build in the platform's registry to another are
 * queried. A failed query gives an unknown impact; only bugs in Mooring throw.
 */
export function createMoveJudge(options: JudgeMovesOptions): JudgeMoves {
  const judged = new Map<string, MoveImpact>();
  return async (moves) => {
    const wanted = moves.flatMap((move) => {
      const question = questionOf(move, options);
      return question === undefined ? [] : [{ move, question, key: JSON.stringify(question) }];
    });
    const open = new Map(
      wanted.flatMap(({ key, question }) => (judged.has(key) ? [] : [[key, question] as const])),
    );
    const queried = [...open].slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
    const results = await options.diffBuilds(queried.map(([, question]) => question));
    for (const [index, [key]] of queried.entries()) {
      const { advisories, diff } = results[index] ?? {};
      judged.set(key, { advisories, diff: diff?.kind === 'known' ? diff.value : undefined });
    }
    return new Map(wanted.map(({ key, move }) => [move, judged.get(key) ?? TOO_MANY] as const));
  };
}

const TOO_MANY: MoveImpact = {
  advisories: { kind: 'unknown', why: `a run compares at most ${MOST_QUESTIONS} different updates` },
  diff: undefined,
};

function questionOf(move: ComparedMove, { registryHost }: JudgeMovesOptions): Question | undefined {
  const { from, to, isKept, tag, upstream, platforms } = move;
  if (from === undefined || from === to || isKept === true) return undefined;
  if (historicImage({ ...upstream, tag: undefined, digest: undefined }, registryHost) === undefined)
    return undefined;
  const { host, path } = upstream;
  return { image: { host, path }, tag, from, to, platforms: platforms.toSorted() };
}
