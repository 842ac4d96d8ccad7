import type { Secret } from '../domain/secret.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';

/** Requests to GitHub at the same time; more would meet its secondary rate limit. */
const IN_FLIGHT = 8;

/** All requests together, in milliseconds. */
const LONGEST_MS = 60_000;

/**
 * The files of a commit, read from GitHub's API: the way to the base of a pull request where git cannot fetch it.
 * Gives undefined when the API refuses the commit or lists it only in part.
 */
export async function openGitHubCommit(options: {
  readonly apiUrl: string;
  readonly repository: string;
  readonly commit: string;
  readonly token: Secret;
}): Promise<FileTree | undefined> {
  // Loaded here alone: octokit costs every other run its start-up time.
  const { getOctokit } = await import('@actions/github');
  const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
  // With each call: among the options above it would take the place of the one that knows the proxy.
  const request = { signal: AbortSignal.timeout(LONGEST_MS) };
  const [owner = '', repo = ''] = options.repository.split('/');
  // A refusal is an expected answer here: the caller then says that there is no base.
  const tree = await github.rest.git
    .getTree({ owner, repo, tree_sha: options.commit, recursive: 'true', request })
    .catch(() => undefined);
  if (tree === undefined || tree.data.truncated) return undefined;
  const blobs = new Map(
    tree.data.tree.flatMap(({ path, sha, type }) => (type === 'blob' ? [[path, sha] as const] : [])),
  );

  async function readOne(path: string): Promise<FileReading> {
    const sha = blobs.get(path);
    if (sha === undefined) return { path, problem: 'the commit does not hold it', isAbsent: true };
    const blob = await github.rest.git
      .getBlob({ owner, repo, file_sha: sha, request })
      .catch(() => undefined);
    if (blob === undefined) return { path, problem: 'GitHub did not give it' };
    return { path, bytes: Buffer.from(blob.data.content, 'base64') };
  }

  return {
    list: async () => [...blobs.keys()].sort(),
    read: async (paths) => {
      const readings: FileReading[] = [];
      for (let next = 0; next < paths.length; next += IN_FLIGHT) {
        // oxlint-disable-next-line no-await-in-loop -- a bounded number at a time
        readings.push(...(await Promise.all(paths.slice(next, next + IN_FLIGHT).map(readOne))));
      }
      return readings;
    },
  };
}
