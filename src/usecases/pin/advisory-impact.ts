import type { PlatformClient } from '../../client/platform/platform-client.ts';
import type { RegistryContentClient } from '../../client/oci/registry-content-client.ts';
import { nameOf } from '../../client/registry/registry-tokens.ts';
import type { RegistryImage } from '../../client/registry/registry-tokens.ts';
import type { VersionOneClient } from '../../client/platform/version-one-client.ts';
import type { VulnerabilityClient } from '../../client/platform/vulnerability-client.ts';
import type { Advisory } from '../../domain/advisory/advisory.ts';
import type { Fetched, ImagePackages } from '../../domain/check/evidence.ts';
import { artifactName, historicImage } from '../../domain/check/image-use.ts';
import { artifactNames } from '../../domain/check/evidence.ts';
import type { Digest } from '../../domain/digest.ts';
import { MooringError } from '../../domain/errors.ts';
import { judgeMove, notAnswered } from '../../domain/pin/advisory-impact.ts';
import type { MoveAdvisories } from '../../domain/pin/advisory-impact.ts';
import type { PinMove } from '../../domain/pin/pin-plan.ts';
import { mapLimit } from '../concurrency.ts';
import { settle } from '../check/evidence/settle.ts';
import { fetchAdvisories } from '../check/evidence/fetch-advisories.ts';
import { findRepo } from '../check/evidence/find-repo.ts';

/** What moves mean for the vulnerabilities of their images, by move; a move that it is not asked about is left out. */
export type JudgeMoves = (moves: readonly PinMove[]) => Promise<ReadonlyMap<PinMove, MoveAdvisories>>;

export interface JudgeMovesOptions {
  readonly content: RegistryContentClient;
  readonly platform: Pick<PlatformClient, 'listRepos'>;
  readonly versionOne: Pick<VersionOneClient, 'rawSbom'>;
  readonly vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>;
  /** The host whose images the platform knows, as references name it. */
  readonly registryHost: string;
  /** The uid of the root group of the caller's organization. */
  readonly organizationUid: string;
}

/**
 * Moves of one image between the same two builds, for the same platforms: one question, however many references it is
 * about. A reference that is built for another platform is another one: what is open there is no matter of this.
 */
interface Question {
  readonly image: RegistryImage;
  readonly from: Digest;
  readonly to: Digest;
  readonly platforms: readonly string[];
}

interface QueriedMoves {
  readonly question: Question;
  readonly moves: readonly PinMove[];
}

/** Different moves that a run asks about: each is up to two builds, of some calls and megabytes each. */
const MOST_QUESTIONS = 100;

/** Bills of materials that are read at the same time: each may have 32 MB. */
const BUILDS_IN_FLIGHT = 8;

/**
 * Asks what moves mean for advisories: the packages of both builds, each build once, and the advisories
 * of all their names, each name once in a run. Only a pin that leaves a build of the platform's registry for another one
 * is asked about. What cannot be answered is part of the answer; throws faults of our own alone.
 */
export function createMoveJudge(options: JudgeMovesOptions): JudgeMoves {
  const judged = new Map<string, MoveAdvisories>();
  const advisories = new Map<string, Fetched<readonly Advisory[]>>();
  return async (moves) => {
    const questions = questionsOf(moves, options);
    const open = [...questions].flatMap(([key, { question }]) =>
      judged.has(key) ? [] : [[key, question] as const],
    );
    const queried = open.slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
    const answers = await judgeAll(new Map(queried), advisories, options);
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

/** The questions of moves by a key of their own, each with the moves that it is about. */
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
  const historic = historicImage({ ...upstream, tag: undefined, digest: undefined }, registryHost);
  if (historic === undefined) return undefined;
  const { organization, name } = historic;
  return { image: { organization, name }, from, to, platforms: platforms.toSorted() };
}

async function judgeAll(
  questions: ReadonlyMap<string, Question>,
  advisories: Map<string, Fetched<readonly Advisory[]>>,
  options: JudgeMovesOptions,
): Promise<ReadonlyMap<string, MoveAdvisories>> {
  try {
    const [first] = questions.values();
    if (first === undefined) return new Map();
    // Who may not see advisories is told so before bills of materials are read in vain.
    const probe = artifactName(first.image.name);
    await addAdvisories([probe], advisories, options);
    const allowed = advisories.get(probe);
    if (allowed?.kind === 'unknown') return forAll(questions, notAnswered(allowed.problem));
    const packages = await fetchBuilds([...questions.values()], options);
    const given = new Map([...questions].map(([key, one]) => [key, answersTo(one, packages)] as const));
    const names = [...given.values()].flatMap(({ path, from, to }) =>
      [from, to].flatMap((build) => (build.kind === 'known' ? artifactNames(build.value, { path }) : [])),
    );
    await addAdvisories(names, advisories, options);
    return new Map([...given].map(([key, one]) => [key, judgeMove({ ...one, advisories })] as const));
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

async function addAdvisories(
  names: readonly string[],
  advisories: Map<string, Fetched<readonly Advisory[]>>,
  { vulnerabilities }: JudgeMovesOptions,
): Promise<void> {
  const more = [...new Set(names)].filter((name) => !advisories.has(name)).sort();
  for (const [name, known] of await fetchAdvisories(more, vulnerabilities)) advisories.set(name, known);
}

type Builds = ReadonlyMap<string, Fetched<ImagePackages>>;

async function fetchBuilds(questions: readonly Question[], options: JudgeMovesOptions): Promise<Builds> {
  const repos = new Map<string, Promise<string>>();
  const own = { uid: options.organizationUid, name: undefined };
  const repoOf = (image: RegistryImage): Promise<string> => {
    const known = repos.get(nameOf(image)) ?? findRepo(image, own, options.platform);
    repos.set(nameOf(image), known);
    return known;
  };
  const builds = new Map(
    questions.flatMap((question) =>
      [question.from, question.to].map(
        (digest) => [buildKey(question, digest), { question, digest }] as const,
      ),
    ),
  );
  const { fetchPackages } = await import('../check/evidence/fetch-packages.ts');
  const fetched = await mapLimit([...builds], BUILDS_IN_FLIGHT, async ([key, { question, digest }]) => {
    const { image, platforms } = question;
    const sources = { content: options.content, sboms: options.versionOne, repoUid: () => repoOf(image) };
    return [key, await settle(fetchPackages({ image, reference: digest, platforms }, sources))] as const;
  });
  return new Map(fetched);
}

function answersTo(
  question: Question,
  builds: Builds,
): { readonly path: string; readonly from: Fetched<ImagePackages>; readonly to: Fetched<ImagePackages> } {
  const [from, to] = [question.from, question.to].map((digest) => builds.get(buildKey(question, digest)));
  if (from === undefined || to === undefined)
    throw new MooringError('internal_bug', 'a build of an update was not fetched');
  return { path: question.image.name, from, to };
}

function buildKey({ image, platforms }: Question, digest: Digest): string {
  return JSON.stringify([image.organization, image.name, digest, platforms]);
}
