import type { AssessImage } from '../decide/assessed-images.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import { fixesIn, unknownFixes } from '../fixes/fix-result.ts';
import type { CheckedBuild } from '../fixes/fix-result.ts';
import { checkBuild, comparedNames, nextBuilds, prepareSearch } from '../fixes/fix-search.ts';
import type { FixQuestion, FixSearch } from '../fixes/fix-search.ts';
import type { ReferenceFixes } from '../fixes/fix.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import type { Digest } from '../../values/digest.ts';
import { MooringError } from '../../values/errors.ts';
import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { mapLimit } from '../../values/concurrency.ts';
import { fetchAdvisoriesOn } from '../../advisories/fetch-advisories.ts';
import { packageSources } from './fetch-evidence.ts';
import type { EvidenceSources } from './fetch-evidence.ts';
import { fetchPackages } from '../../sbom/fetch-packages.ts';
import { findRepo } from '../../api/client/platform/find-repo.ts';
import { settle } from '../../values/fetched.ts';

/** The most references of a run whose newer builds are searched. */
const MOST_SEARCHES = 100;

/** Searches at the same time: each reads up to three SBOMs at once, of up to 32 MB. */
const SEARCHES_IN_FLIGHT = 8;

/** The sources that a search for fixes needs. */
export type FixSources = Pick<
  EvidenceSources,
  'signedIn' | 'content' | 'published' | 'registryHost' | 'organization' | 'signatures'
>;

/** The evidence without fixes, and the assessor that judges by it. */
export interface AssessedEvidence {
  readonly evidence: Evidence;
  readonly assess: AssessImage;
}

/**
 * Searches newer builds of the images for fixes (advisory-rules.md#builds-with-a-fix), and returns the results by canonical
 * reference. Sends nothing for an image without a fix, or that uses the newest build. A failed request, also for lack of
 * time, makes its build unknown. Throws bugs in Mooring.
 */
export async function fetchFixes(
  uses: readonly ImageUse[],
  assessed: AssessedEvidence,
  sources: FixSources,
): Promise<Evidence['fixes']> {
  const references = new Map(uses.map(({ reference }) => [canonicalReference(reference), reference]));
  const questions = [...references].flatMap(([key, reference]) => {
    const question = prepareSearch(reference, assessed);
    return question === undefined ? [] : [{ key, question }];
  });
  const check = createBuildCheck(assessed.evidence, sources);
  let searches = 0;
  const results = await mapLimit(questions, SEARCHES_IN_FLIGHT, async ({ key, question }) => {
    if (question.kind === 'search') searches += 1;
    return [key, await answer(question, searches <= MOST_SEARCHES ? check : undefined)] as const;
  });
  return new Map(results);
}

type CheckNewer = (search: FixSearch, digest: Digest) => Promise<CheckedBuild>;

async function answer(question: FixQuestion, check: CheckNewer | undefined): Promise<ReferenceFixes> {
  if (question.kind === 'result') return question.fixes;
  const { search } = question;
  if (check === undefined)
    return unknownFixes(search.open, `a run searches at most ${MOST_SEARCHES} references for fixes`);
  const checked = new Map<Digest, CheckedBuild>();
  for (let builds = nextBuilds({ ...search, checked }); builds.length > 0;) {
    // oxlint-disable-next-line no-await-in-loop -- the next builds depend on what these clear
    const found = await Promise.all(
      builds.map(async ({ digest }) => [digest, await check(search, digest)] as const),
    );
    for (const [digest, one] of found) checked.set(digest, one);
    builds = nextBuilds({ ...search, checked });
  }
  return fixesIn({ ...search, checked });
}

/** Returns a function that checks newer builds, the packages of each build fetched once. */
function createBuildCheck({ advisories: before }: Evidence, sources: FixSources): CheckNewer {
  const packagesOf = createPackagesFetcher(sources);
  const advisories = new Map(before);
  return async ({ open, reference }, digest) => {
    try {
      const platforms = [...new Set(open.flatMap((one) => one.platforms))].sort();
      const packages = await packagesOf({ reference, digest, platforms });
      // A package that takes the place of another can have a name without a query so far.
      const more = comparedNames(open, packages).filter((name) => !advisories.has(name));
      for (const [name, found] of await fetchAdvisoriesOn(more, sources)) advisories.set(name, found);
      return checkBuild(open, packages, advisories);
    } catch (error) {
      if (!(error instanceof MooringError) || error.code !== 'run_deadline') throw error;
      return { kind: 'unknown', reason: error.message };
    }
  };
}

interface WantedBuild {
  readonly reference: ImageReference;
  readonly digest: Digest;
  readonly platforms: readonly string[];
}

function createPackagesFetcher(
  sources: FixSources,
): (wanted: WantedBuild) => Promise<Fetched<ImagePackages>> {
  const { organization, registryHost, signedIn } = sources;
  const builds = new Map<string, Promise<Fetched<ImagePackages>>>();
  const repos = new Map<string, Promise<string>>();
  return ({ reference, digest, platforms }) => {
    const image = historicImage(reference, registryHost);
    if (image === undefined) throw new MooringError('internal_bug', 'a search without a history');
    const repoUid = (): Promise<string> =>
      getOrAdd(repos, formatImage(reference), () => findRepo(image, organization, signedIn?.platform));
    return getOrAdd(builds, [formatImage(reference), digest, ...platforms].join(' '), () =>
      settle(fetchPackages({ image, reference: digest, platforms }, packageSources(sources, repoUid))),
    );
  };
}

function getOrAdd<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
