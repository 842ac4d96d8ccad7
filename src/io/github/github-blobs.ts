import { BlobTexts, GitBlob } from '../../api/github/github-answers.ts';
import { MooringError } from '../../values/errors.ts';
import { objectId } from '../git/object-id.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** A content by its ID, with its size in bytes if the file list had it. */
export interface ListedBlob {
  readonly blob: string;
  readonly size: number | undefined;
}

/** Requests to GitHub at the same time; more would meet its secondary rate limit. */
const IN_FLIGHT = 8;

/** The maximum of one query, below what GitHub cuts or ends (github-limits.md#requests-of-a-job). */
const MOST_BLOBS = 100;
const MOST_BYTES = 1_000_000;
const LONGEST_TEXT = 500_000;

/**
 * Reads contents from GitHub's API, by GraphQL up to 100 with one request, because a change can touch more files than REST
 * allows requests. What GraphQL cannot return byte for byte, and everything on a server without it, is read by REST. Throws
 * the refusal of GitHub if a content cannot be read.
 */
export async function readGitHubBlobs(
  repository: GitHubRepository,
  blobs: readonly ListedBlob[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  const texts = blobs.filter(({ blob, size = 0 }) => size <= LONGEST_TEXT && isObjectId(blob));
  // A single content is one request in any case.
  for (const some of inGroups(texts.length > 1 ? batchesOf(texts) : [], IN_FLIGHT)) {
    // oxlint-disable-next-line no-await-in-loop -- a bounded number at a time
    const queried = await Promise.all(some.map((batch) => queryTexts(repository, batch)));
    for (const [blob, bytes] of queried.flat()) contents.set(blob, bytes);
    // A server without GraphQL, or one that limits it, is not queried again.
    if (queried.some((answers) => answers.length === 0)) break;
  }
  const others = blobs.filter(({ blob }) => !contents.has(blob));
  for (const some of inGroups(others, IN_FLIGHT)) {
    // oxlint-disable-next-line no-await-in-loop -- a bounded number at a time
    const read = await Promise.all(some.map(({ blob }) => readGitHubBlob(repository, blob, PURPOSE)));
    for (const [index, { blob }] of some.entries()) contents.set(blob, read[index] ?? new Uint8Array());
  }
  return contents;
}

const PURPOSE = 'read its files';

/**
 * Reads one content. Throws the refusal of GitHub, and `github_unexpected_answer` for a content that does not have the ID.
 * `purpose` completes "could not …".
 */
export async function readGitHubBlob(
  { github, call, place }: GitHubRepository,
  blob: string,
  purpose: string,
): Promise<Uint8Array> {
  const query = { ...place, file_sha: blob };
  const outcome = await call(purpose, GitBlob, (request) => github.rest.git.getBlob({ ...query, request }));
  const bytes = Buffer.from(answerOf(outcome, purpose).content, 'base64');
  if (objectId(bytes, blob) === blob) return bytes;
  throw new MooringError(
    'github_unexpected_answer',
    `could not ${purpose}: GitHub returned other content than that of ${blob.slice(0, 12)}`,
  );
}

/** Returns the contents that a query returned byte for byte, not cut; none if GitHub refuses the query. */
async function queryTexts(
  { github, call, place }: GitHubRepository,
  blobs: readonly string[],
): Promise<readonly (readonly [string, Uint8Array])[]> {
  const objects = blobs.map((blob, index) => `b${index}: object(oid: "${blob}") { ... on Blob { text } }`);
  const query = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    ${objects.join('\n    ')}
  }
}`;
  const outcome = await call(PURPOSE, BlobTexts, (request) =>
    // Not `github.graphql`: an error about one content would hide the others.
    github.request({ method: 'POST', url: graphqlUrl(github), query, variables: place, request }),
  );
  const found = outcome.kind === 'answer' ? (outcome.answer.data?.repository ?? {}) : {};
  return blobs.flatMap((blob, index) => {
    const text = found[`b${index}`]?.text;
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : undefined;
    return bytes !== undefined && objectId(bytes, blob) === blob ? [[blob, bytes] as const] : [];
  });
}

/** An Enterprise Server has GraphQL beside its REST API, not below it. */
export function graphqlUrl(github: GitHubRepository['github']): string {
  const { baseUrl } = github.request.endpoint.DEFAULTS;
  return baseUrl.replace(/\/api\/v3\/?$/, '/api').concat('/graphql');
}

/** Any other text would change the query. */
function isObjectId(blob: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(blob);
}

function batchesOf(blobs: readonly ListedBlob[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const { blob, size = 0 } of blobs) {
    const last = batches.at(-1);
    bytes += size;
    if (last === undefined || last.length === MOST_BLOBS || bytes > MOST_BYTES) {
      batches.push([blob]);
      bytes = size;
    } else last.push(blob);
  }
  return batches;
}

function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
