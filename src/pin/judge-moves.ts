import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { unknownBy, known } from '../values/fetched.ts';
import type { Fetched } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { judgedNames, judgeMove, notAnswered } from '../advisories/decide/advisory-impact.ts';
import type { MoveAdvisories, MoveEvidence } from '../advisories/decide/advisory-impact.ts';
import type { ComparedMove, MoveImpact } from './decide/move-impact.ts';
import type { BuildPackages } from '../sbom/build-packages.ts';
import type { AdvisoriesOn } from '../advisories/fetch-advisories.ts';
import { mapLimit } from '../values/concurrency.ts';
import type { DiffBuilds } from '../diff/create-differ.ts';

/** Returns what updates change, by update. Updates that need no query are left out. */
export type JudgeMoves = <Move extends ComparedMove>(
  moves: readonly Move[],
) => Promise<ReadonlyMap<Move, MoveImpact>>;

export interface JudgeMovesOptions {
  /** Without advisories: they are requested for all updates together. */
  readonly diffBuilds: DiffBuilds;
  readonly packagesOf: BuildPackages;
  /** Undefined if the run is unauthenticated. */
  readonly advisoriesOn: AdvisoriesOn | undefined;
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

/** Updates that are compared at the same time: the SBOMs of both builds can have 32 MB each. */
const UPDATES_IN_FLIGHT = 4;

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
    for (const [key, impact] of await judgeAll(queried, options)) judged.set(key, impact);
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

async function judgeAll(
  questions: readonly (readonly [key: string, question: Question])[],
  { advisoriesOn, diffBuilds, packagesOf }: JudgeMovesOptions,
): Promise<readonly (readonly [key: string, impact: MoveImpact])[]> {
  const compared = await mapLimit(questions, UPDATES_IN_FLIGHT, async ([key, question]) => {
    const { image, from, to, platforms } = question;
    const packages = (digest: Digest) => packagesOf({ image, digest, platforms });
    const both = inTime(Promise.all([packages(from), packages(to)]));
    const [diff, installed] = await Promise.all([diffBuilds(question), both]);
    return { key, diff: diff.kind === 'known' ? diff.value : undefined, installed, path: image.path };
  });
  const names = compared.flatMap(({ installed, path }) => judgedNames(sidesOf(installed, path)));
  const advisories = advisoriesOn && (await inTime(advisoriesOn(names)));
  return compared.map(({ key, diff, installed, path }) => {
    const impact = advisories && impactOf(sidesOf(installed, path), advisories);
    return [key, { advisories: impact, diff: diff && { ...diff, advisories: impact } }] as const;
  });
}

type Sides = Omit<MoveEvidence, 'advisories'>;

function sidesOf(installed: Fetched<readonly [from: Sides['from'], to: Sides['to']]>, path: string): Sides {
  if (installed.kind === 'unknown') return { path, from: installed, to: installed };
  const [from, to] = installed.value;
  return { path, from, to };
}

function impactOf(sides: Sides, advisories: Fetched<MoveEvidence['advisories']>): MoveAdvisories {
  return advisories.kind === 'unknown'
    ? notAnswered(advisories.problem)
    : judgeMove({ ...sides, advisories: advisories.value });
}

/** Waits for requests; if their time is over, that is the problem. */
async function inTime<Value>(requests: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return known(await requests);
  } catch (error) {
    if (!(error instanceof MooringError) || error.code !== 'run_deadline') throw error;
    return unknownBy(error);
  }
}
