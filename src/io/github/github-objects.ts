import type { Forge, ForgeCommit, ForgeFile, ForgeTreeEntry } from '../ports/forge.ts';
import { GitCommit, GitComparison, GitObject, GitTree } from '../../api/github/github-answers.ts';
import { readGitHubBlob } from './github-blobs.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** Bytes of files in one request for a tree: well below what GitHub takes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Commits, trees and blobs, by GitHub's "Git database" API. */
export function gitHubObjects(
  repository: GitHubRepository,
): Pick<Forge, 'readCommit' | 'listCommitsBeyond' | 'readBlob' | 'writeTree' | 'writeCommit'> {
  const { github, call, place } = repository;
  return {
    readCommit: async (commit) => {
      const purpose = `read the commit ${commit.slice(0, 12)}`;
      const outcome = await call(purpose, GitCommit, (request) =>
        github.rest.git.getCommit({ ...place, commit_sha: commit, request }),
      );
      return toCommit(answerOf(outcome, purpose));
    },
    listCommitsBeyond: async (base, head) => {
      const purpose = `compare ${base.slice(0, 12)} with ${head.slice(0, 12)}`;
      const outcome = await call(purpose, GitComparison, (request) =>
        github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, request }),
      );
      // GitHub knows of no common history, so every commit is beyond the base.
      if (outcome.kind === 'refused' && outcome.refusal.status === 404) return undefined;
      const { ahead_by: ahead, commits } = answerOf(outcome, purpose);
      if (commits.length < ahead) return undefined;
      return commits.map(({ sha, commit, parents }) => toCommit({ ...commit, sha, parents }));
    },
    readBlob: (blob) => readGitHubBlob(repository, blob, `read the blob ${blob.slice(0, 12)}`),
    writeTree: async (base, files) => {
      let tree = base;
      // oxlint-disable-next-line no-await-in-loop -- each part is written over the one before
      for (const part of inParts(files)) tree = await writePart(repository, tree, part);
      return tree;
    },
    writeCommit: ({ parent, ...commit }) => writeCommit(repository, { ...commit, parents: [parent] }),
  };
}

/** Writes a commit as its forge does. Throws the `github_*` errors. */
export async function writeCommit(
  { github, call, place }: GitHubRepository,
  { message, tree, parents }: Pick<ForgeCommit, 'message' | 'tree' | 'parents'>,
): Promise<ForgeCommit> {
  const purpose = 'write the commit';
  const outcome = await call(purpose, GitCommit, (request) =>
    github.rest.git.createCommit({ ...place, message, tree, parents: [...parents], request }),
  );
  return toCommit(answerOf(outcome, purpose));
}

async function writePart(
  repository: GitHubRepository,
  base: string,
  files: readonly ForgeFile[],
): Promise<string> {
  const { github, call, place } = repository;
  const purpose = `write a tree with ${files.length} files`;
  const entries: TreeEntry[] = [];
  // oxlint-disable-next-line no-await-in-loop -- GitHub requires writes one after another
  for (const file of files) entries.push(await treeEntry(repository, file));
  const outcome = await call(purpose, GitObject, (request) =>
    github.rest.git.createTree({ ...place, base_tree: base, tree: entries, request }),
  );
  return answerOf(outcome, purpose).sha;
}

async function writeBlob(
  { github, call, place }: GitHubRepository,
  { path, bytes }: ForgeFile,
): Promise<string> {
  const purpose = `write ${path}`;
  const content = Buffer.from(bytes).toString('base64');
  const outcome = await call(purpose, GitObject, (request) =>
    github.rest.git.createBlob({ ...place, content, encoding: 'base64', request }),
  );
  return answerOf(outcome, purpose).sha;
}

function toCommit({ sha, message, tree, parents, author }: GitCommit): ForgeCommit {
  return {
    id: sha,
    tree: tree.sha,
    parents: parents.map((parent) => parent.sha),
    message,
    author: author?.name ?? '',
  };
}

function inParts(files: readonly ForgeFile[]): readonly (readonly ForgeFile[])[] {
  const parts: ForgeFile[][] = [];
  let length = 0;
  for (const file of files) {
    length += file.bytes.length;
    const last = parts.at(-1);
    if (last === undefined || length > MOST_BYTES) {
      parts.push([file]);
      length = file.bytes.length;
    } else last.push(file);
  }
  return parts;
}

type TreeEntry = {
  readonly path: string;
  readonly mode: '100644' | '100755';
  readonly type: 'blob';
} & ({ readonly content: string } | { readonly sha: string });

/**
 * One file of a tree. Text goes along with the tree, so that three hundred files are one request and not three hundred
 * (GitHub counts writes); what JSON cannot carry byte for byte becomes a blob of its own.
 */
async function treeEntry(repository: GitHubRepository, file: ForgeFile): Promise<TreeEntry> {
  const entry = {
    path: file.path,
    mode: file.mode === '100755' ? '100755' : '100644',
    type: 'blob',
  } as const;
  const content = plainText(file.bytes);
  return content === undefined ? { ...entry, sha: await writeBlob(repository, file) } : { ...entry, content };
}

/** The bytes as text that says exactly them; undefined for other encodings, a byte order mark, or NUL. */
function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') || text.includes('\ufeff') ? undefined : text;
  } catch {
    return undefined;
  }
}

interface ListedEntry extends ForgeTreeEntry {
  readonly type: string;
}

/** By path; undefined for a tree with more entries than GitHub lists at once. */
type Listing = ReadonlyMap<string, ListedEntry> | undefined;

/** Reads trees: as one list, or directory by directory if GitHub truncates that list. */
export function gitHubTrees(repository: GitHubRepository): Pick<Forge, 'readTree'> {
  return {
    readTree: async (tree, paths) => {
      const whole = await listTree(repository, tree, true);
      const found = new Map<string, ForgeTreeEntry>();
      const directories = new Map<string, Promise<Listing>>();
      const list = (directory: string): Promise<Listing> => {
        const listing = directories.get(directory) ?? listTree(repository, directory, false);
        directories.set(directory, listing);
        return listing;
      };
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- waits only in a tree too large for one answer
        const entry = whole === undefined ? await walkTo(tree, path, list) : whole.get(path);
        if (entry?.type === 'blob') found.set(path, { mode: entry.mode, blob: entry.blob });
      }
      return found;
    },
  };
}

async function listTree(
  { github, call, place }: GitHubRepository,
  tree: string,
  recursive: boolean,
): Promise<Listing> {
  const purpose = `read the tree ${tree.slice(0, 12)}`;
  const query = { ...place, tree_sha: tree, ...(recursive ? { recursive: 'true' } : {}) };
  const outcome = await call(purpose, GitTree, (request) => github.rest.git.getTree({ ...query, request }));
  const { truncated, tree: entries } = answerOf(outcome, purpose);
  if (truncated) return undefined;
  return new Map(entries.map(({ path, mode, sha, type }) => [path, { mode, blob: sha, type }]));
}

async function walkTo(
  tree: string,
  path: string,
  list: (directory: string) => Promise<Listing>,
): Promise<ListedEntry | undefined> {
  const directories = path.split('/');
  const name = directories.pop() ?? '';
  let directory = tree;
  for (const part of directories) {
    // oxlint-disable-next-line no-await-in-loop -- the next directory is in the response
    const entry = (await list(directory))?.get(part);
    if (entry?.type !== 'tree') return undefined;
    directory = entry.blob;
  }
  return (await list(directory))?.get(name);
}
