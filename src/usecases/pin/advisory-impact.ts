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
import type { VerifySbom } from '../trust/verify-sbom.ts';
import { settle } from '../check/evidence/settle.ts';
import { fetchAdvisories } from '../check/evidence/fetch-advisories.ts';
import { findRepo } from '../check/evidence/find-repo.ts';

/** Returns the advisory impact of updates, by update. Updates that need no query are left out. */
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
  /** Verifies the SBOMs of both builds; absent if signatures are turned off. */
  readonly signatures?: ImpactSignatures | undefined;
}

/** How the signatures of SBOMs are treated. */
export interface ImpactSignatures {
  readonly verifySbom: VerifySbom;
  /** True if an SBOM that is not verified must not be used. */
  readonly areRequired: boolean;
}

/**
 * One query for all updates of an image between the same two builds, for the same platforms. A reference that
 * is built for other platforms needs another query, because other vulnerabilities can be open there.
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

/** The maximum number of queries of a run: each fetches up to two builds, in several requests. */
const MOST_QUESTIONS = 100;

/** SBOMs that are read at the same time: each can have 32 MB. */
const BUILDS_IN_FLIGHT = 8;

/**
 * Returns a function that fetches the advisory impact of updates: the packages of both builds, each build
 * once, and the advisories for their names, each name once per run. Only updates from one build in the
 * platform's registry to another are queried. A failed query gives an unknown impact; only bugs in Mooring
 * throw.
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
    // One query of advisories comes first: if access is denied, no SBOMs are read needlessly.
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
  const { fetchPackages, sbomSignatures } = await import('../check/evidence/fetch-packages.ts');
  const signatures = options.signatures && sbomSignatures(options.registryHost, options.signatures);
  const fetched = await mapLimit([...builds], BUILDS_IN_FLIGHT, async ([key, { question, digest }]) => {
    const { image, platforms } = question;
    const repoUid = (): Promise<string> => repoOf(image);
    const sources = { content: options.content, sboms: options.versionOne, repoUid, signatures };
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
