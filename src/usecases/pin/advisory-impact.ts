import type { OciImage } from '../../client/oci/oci-authorization.ts';
import { artifactName, historicImage } from '../../domain/check/image-use.ts';
import type { Digest } from '../../domain/digest.ts';
import { MooringError } from '../../domain/errors.ts';
import { judgedNames, judgeMove, notAnswered } from '../../domain/pin/advisory-impact.ts';
import type { MoveAdvisories } from '../../domain/pin/advisory-impact.ts';
import type { PinMove } from '../../domain/pin/pin-plan.ts';
import { mapLimit } from '../concurrency.ts';
import type { BuildPackages } from '../check/evidence/build-packages.ts';
import type { AdvisoriesOn } from '../check/evidence/fetch-advisories.ts';

/** Returns the advisory impact of updates, by update. Updates that need no query are left out. */
export type JudgeMoves = (moves: readonly PinMove[]) => Promise<ReadonlyMap<PinMove, MoveAdvisories>>;

export interface JudgeMovesOptions {
  readonly packagesOf: BuildPackages;
  readonly advisoriesOn: AdvisoriesOn;
  /** The host whose images the platform knows, as references name it. */
  readonly registryHost: string;
}

/**
 * One query for all updates of an image between the same two builds, for the same platforms. A reference that
 * is built for other platforms needs another query, because other vulnerabilities can be open there.
 */
interface Question {
  readonly image: OciImage;
  readonly from: Digest;
  readonly to: Digest;
  readonly platforms: readonly string[];
}

interface QueriedMoves {
  readonly question: Question;
  readonly moves: readonly PinMove[];
}

/** The maximum number of queries of a run: each fetches up to two builds, in several requests. */
const MOST_QUESTIONS = 100;

/** Updates that are judged at the same time: the SBOMs of both builds can have 32 MB each. */
const UPDATES_IN_FLIGHT = 4;

/**
 * Returns a function that fetches the advisory impact of updates: the packages of both builds, each build
 * once, and the advisories for their names, each name once per run. Only updates from one build in the
 * platform's registry to another are queried. A failed query gives an unknown impact; only bugs in Mooring
 * throw.
 */
export function createMoveJudge(options: JudgeMovesOptions): JudgeMoves {
  const judged = new Map<string, MoveAdvisories>();
  return async (moves) => {
    const questions = questionsOf(moves, options);
    const open = [...questions].flatMap(([key, { question }]) =>
      judged.has(key) ? [] : [[key, question] as const],
    );
    const queried = open.slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
    const answers = await judgeAll(new Map(queried), options);
    for (const [key, known] of answers) judged.set(key, known);
    return new Map(
      [...questions].flatMap(([key, { moves: same }]) =>
        same.map((move) => [move, judged.get(key) ?? TOO_MANY] as const),
      ),
    );
  };
}

const TOO_MANY: MoveAdvisories = {
  kind: 'unknown',
  why: `a run checks at most ${MOST_QUESTIONS} different updates`,
};

/** Returns the queries that updates need by a unique key, each with its updates. */
function questionsOf(
  moves: readonly PinMove[],
  options: JudgeMovesOptions,
): ReadonlyMap<string, QueriedMoves> {
  const questions = new Map<string, { readonly question: Question; readonly moves: PinMove[] }>();
  for (const move of moves) {
    const question = questionOf(move, options);
    if (question === undefined) continue;
    const key = JSON.stringify(question);
    const same = questions.get(key) ?? { question, moves: [] };
    questions.set(key, same);
    same.moves.push(move);
  }
  return questions;
}

function questionOf(move: PinMove, { registryHost }: JudgeMovesOptions): Question | undefined {
  const { from, to, isKept, upstream, platforms } = move;
  if (from === undefined || from === to || isKept === true) return undefined;
  if (historicImage({ ...upstream, tag: undefined, digest: undefined }, registryHost) === undefined)
    return undefined;
  const { host, path } = upstream;
  return { image: { host, path }, from, to, platforms: platforms.toSorted() };
}

async function judgeAll(
  questions: ReadonlyMap<string, Question>,
  { advisoriesOn, packagesOf }: JudgeMovesOptions,
): Promise<ReadonlyMap<string, MoveAdvisories>> {
  try {
    const [first] = questions.values();
    if (first === undefined) return new Map();
    // One query of advisories comes first: if access is denied, no SBOMs are read needlessly.
    const probe = artifactName(first.image.path);
    const allowed = (await advisoriesOn([probe])).get(probe);
    if (allowed?.kind === 'unknown') return forAll(questions, notAnswered(allowed.problem));
    const given = await mapLimit([...questions], UPDATES_IN_FLIGHT, async ([key, question]) => {
      const { image, from, to, platforms } = question;
      const packages = (digest: Digest) => packagesOf({ image, digest, platforms });
      const [before, after] = await Promise.all([packages(from), packages(to)]);
      return [key, { path: image.path, from: before, to: after }] as const;
    });
    const advisories = await advisoriesOn(given.flatMap(([, pair]) => judgedNames(pair)));
    return new Map(given.map(([key, pair]) => [key, judgeMove({ ...pair, advisories })] as const));
  } catch (error) {
    if (!(error instanceof MooringError) || error.code !== 'run_deadline') throw error;
    const { code, message, hint } = error;
    return forAll(questions, notAnswered({ code, message, hint }));
  }
}

function forAll(
  questions: ReadonlyMap<string, Question>,
  unknown: MoveAdvisories,
): ReadonlyMap<string, MoveAdvisories> {
  return new Map([...questions.keys()].map((key) => [key, unknown] as const));
}
