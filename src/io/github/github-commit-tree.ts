import { GitTree } from '../../api/github/github-answers.ts';
import { MooringError } from '../../values/errors.ts';
import type { FileTree } from '../ports/file-tree.ts';
import { LINK_MODE, treeOfCommit } from '../git/commit-files.ts';
import type { CommitEntry, ReadBlobs } from '../git/commit-files.ts';
import { readGitHubBlobs } from './github-blobs.ts';
import { answerOf, openGitHubRepository } from './github-repository.ts';
import type { GitHubRepository, GitHubRepositoryOptions } from './github-repository.ts';

/** All requests together, in milliseconds: more than the longest limit that is sat out. */
const LONGEST_MS = 180_000;

/**
 * Reads the files of a commit from GitHub's API, for the base of a pull request that git cannot fetch.
 * Contents that the clone holds, usually most of them, are not requested. Throws `config_base_unreadable` if
 * the API refuses the commit or lists it only in part; reading a file throws the same if neither the clone
 * nor the API returns it.
 */
export async function openGitHubCommit({
  commit,
  readLocal,
  ...options
}: Omit<GitHubRepositoryOptions, 'signal'> & {
  readonly commit: string;
  /** The contents that the clone holds, by id. */
  readonly readLocal: ReadBlobs;
}): Promise<FileTree> {
  const repository = await openGitHubRepository({ ...options, signal: AbortSignal.timeout(LONGEST_MS) });
  const { entries, sizes } = await orUnreadable(() => listFiles(repository, commit));
  const readBlobs: ReadBlobs = async (blobs) => {
    const local = await readLocal(blobs);
    const others = blobs.flatMap((blob) => (local.has(blob) ? [] : [{ blob, size: sizes.get(blob) }]));
    return new Map([...local, ...(await orUnreadable(() => readGitHubBlobs(repository, others)))]);
  };
  return treeOfCommit(entries, readBlobs);
}

async function listFiles(
  { github, call, place }: GitHubRepository,
  commit: string,
): Promise<{
  readonly entries: readonly CommitEntry[];
  readonly sizes: ReadonlyMap<string, number | undefined>;
}> {
  const purpose = 'list its files';
  const query = { ...place, tree_sha: commit, recursive: 'true' };
  const outcome = await call(purpose, GitTree, (request) => github.rest.git.getTree({ ...query, request }));
  const { tree, truncated } = answerOf(outcome, purpose);
  if (truncated)
    throw new MooringError('config_base_unreadable', 'GitHub returned only a part of the file list');
  const entries = tree.flatMap(({ mode, path, sha, type }): CommitEntry[] =>
    type === 'tree' ? [] : [{ path, blob: sha, isLink: mode === LINK_MODE, isSubmodule: type === 'commit' }],
  );
  return {
    entries,
    sizes: new Map(tree.map(({ sha, size }) => [sha, size])),
  };
}

/** Turns any error of GitHub into `config_base_unreadable`, with a hint for rate limits and outages. */
async function orUnreadable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof MooringError)) throw cause;
    const isPassing = ['github_rate_limited', 'github_unavailable', 'run_deadline'].includes(cause.code);
    throw new MooringError('config_base_unreadable', cause.message, {
      cause,
      ...(isPassing
        ? { hint: 'Run the job again later, or let it do without the API of GitHub: use `fetch-depth: 0`.' }
        : {}),
    });
  }
}
