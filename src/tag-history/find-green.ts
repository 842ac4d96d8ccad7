import { isDigest, shortDigest } from '../values/digest.ts';
import type { Build } from '../values/tag-history.ts';
import { formatInstant } from '../values/instant.ts';
import { printable } from '../text/printable.ts';
import type { CheckState, CheckStates } from '../io/ports/check-states.ts';
import { findDefaultBranch, gitIn } from '../io/git/remote-repository.ts';
import { buildInHistory, buildOfDigest, buildOfPin, findPlaces, pinOf } from './named-build-facts.ts';
import type { BuildLookup, FoundBuild, NamedBuildFacts } from './named-build-facts.ts';

/** One GraphQL query returns the states of this many commits. */
const MOST_COMMITS = 100;

const CAVEAT = 'This is a hint: the repository changed too, and both ends are run at the current commit.';
const CACHE_CAVEAT = 'A cached layer or a mirror can have used an older build.';

/**
 * Finds the build with which the checks of the repository last passed on a branch, and the first one after it with which
 * they failed: by the commits that changed the pin, or for an unpinned reference by the runs of a workflow.
 */
export async function findGreen(branch: string | undefined, facts: NamedBuildFacts): Promise<BuildLookup> {
  const git = gitIn(facts.directory, facts.command);
  const named = branch ?? (await findDefaultBranch(git));
  if (named === undefined) return { why: 'the default branch is unknown; use green:BRANCH' };
  const checks = await facts.openChecks();
  const pins = (await findPlaces(facts.tree, facts)).filter(
    ({ reference }) => reference.digest !== undefined,
  );
  if (pins.length === 0)
    return checks === undefined
      ? {
          why: 'green works without a GitHub token for pinned references only; set GH_TOKEN, or in a workflow `github-token`',
        }
      : greenByRuns(named, checks, facts);
  const files = [...new Set(pins.map(({ file }) => file))];
  const isRemote = (await git('rev-parse', '--verify', '--quiet', `origin/${named}^{commit}`)) !== undefined;
  const ref = isRemote ? `origin/${named}` : named;
  // `--first-parent` compares a merge commit with its first parent. A changed pin changes a line with a digest.
  const words = ['log', '--first-parent', '-n', `${MOST_COMMITS}`, '-G', 'sha(256|384|512):', '--format=%H'];
  const listed = await git(...words, '--end-of-options', ref, '--', ...files);
  const commits = (listed ?? '').split('\n').filter((line) => line !== '');
  if (commits.length === 0)
    return { why: `no commit of ${printable(ref)} in this clone changed the pin; fetch its history` };
  if (checks === undefined) return previousPin(commits, facts);
  return greenByCommits(commits, await checks.ofCommits(commits), facts);
}

/** `commits` are newest first. */
async function greenByCommits(
  commits: readonly string[],
  states: ReadonlyMap<string, CheckState>,
  facts: NamedBuildFacts,
): Promise<BuildLookup> {
  const passed = commits.findIndex((commit) => states.get(commit) === 'passed');
  const green = commits[passed];
  if (green === undefined)
    return { why: `the checks passed for none of the last ${commits.length} commits that changed a pin` };
  const good = await pinAt(green, facts);
  if ('why' in good) return good;
  const red = commits.slice(0, passed).findLast((commit) => states.get(commit) === 'failed');
  const bad = red === undefined ? undefined : await pinAt(red, facts);
  return withBad(good.build, bad, [
    `The checks passed at ${green.slice(0, 12)}, which pins ${shortDigest(good.build.digest)}.`,
  ]);
}

async function greenByRuns(
  branch: string,
  checks: CheckStates,
  facts: NamedBuildFacts,
): Promise<BuildLookup> {
  const runs = await checks.runsOf(branch);
  const at = runs?.lastPassed;
  if (runs === undefined || at === undefined)
    return { why: `no workflow run on ${printable(branch)} succeeded` };
  const good = buildInHistory({ kind: 'time', at }, facts);
  if ('why' in good) return good;
  const failed = runs.firstFailed;
  const bad = failed === undefined ? undefined : buildInHistory({ kind: 'time', at: failed }, facts);
  return withBad(good.build, bad, [
    `${printable(runs.workflow)} last succeeded on ${printable(branch)} at ${formatInstant(at)}.`,
    CACHE_CAVEAT,
  ]);
}

function withBad(good: Build, bad: BuildLookup | undefined, notes: readonly string[]): FoundBuild {
  const hasBad = bad !== undefined && 'build' in bad && bad.build.digest !== good.digest;
  return { build: good, notes: [...notes, CAVEAT], ...(hasBad ? { laterBad: bad.build } : {}) };
}

/** Without check states: the digest that the files had before the current one. */
async function previousPin(commits: readonly string[], facts: NamedBuildFacts): Promise<BuildLookup> {
  const current = pinOf(await findPlaces(facts.tree, facts), facts);
  if (!isDigest(current)) return { why: current };
  for (const commit of commits) {
    // oxlint-disable-next-line no-await-in-loop -- an older commit is read only if the newer ones have the same digest
    const pin = pinOf(await findPlaces(await facts.openCommit(commit), facts), facts);
    if (!isDigest(pin) || pin === current) continue;
    // oxlint-disable-next-line no-await-in-loop -- the last request of the loop
    const found = await buildOfDigest(pin, facts);
    const note = `No GitHub token, so check states are unknown: the previous pin, of ${commit.slice(0, 12)}, is used.`;
    return 'why' in found ? found : { build: found.build, notes: [note, CAVEAT] };
  }
  return { why: 'no commit in this clone has another digest; fetch its history, or set GH_TOKEN' };
}

async function pinAt(commit: string, facts: NamedBuildFacts): Promise<BuildLookup> {
  return buildOfPin(await findPlaces(await facts.openCommit(commit), facts), facts);
}
