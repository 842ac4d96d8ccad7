import type { Forge, ForgeTreeEntry } from '../../ports/forge.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

interface TreeEntry extends ForgeTreeEntry {
  readonly type: string;
}

/** By path; undefined for a tree with more entries than GitHub lists at once. */
type Listing = ReadonlyMap<string, TreeEntry> | undefined;

/** Reading trees: as one list, or folder by folder where there is too much in them for one. */
export function gitHubTrees(repository: GitHubRepository): Pick<Forge, 'readTree'> {
  return {
    readTree: async (tree, paths) => {
      const whole = await listTree(repository, tree, true);
      const found = new Map<string, ForgeTreeEntry>();
      const folders = new Map<string, Promise<Listing>>();
      const list = (folder: string): Promise<Listing> => {
        const listing = folders.get(folder) ?? listTree(repository, folder, false);
        folders.set(folder, listing);
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
  const outcome = await call(purpose, (request) => github.rest.git.getTree({ ...query, request }));
  const { truncated, tree: entries } = answerOf(outcome, purpose);
  if (truncated) return undefined;
  return new Map(entries.map(({ path, mode, sha, type }) => [path, { mode, blob: sha, type }]));
}

async function walkTo(
  tree: string,
  path: string,
  list: (folder: string) => Promise<Listing>,
): Promise<TreeEntry | undefined> {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  let folder = tree;
  for (const part of folders) {
    // oxlint-disable-next-line no-await-in-loop -- the next folder is in the answer
    const entry = (await list(folder))?.get(part);
    if (entry?.type !== 'tree') return undefined;
    folder = entry.blob;
  }
  return (await list(folder))?.get(name);
}
