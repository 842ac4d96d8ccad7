const TRAILER = 'Mooring-Tree';

/**
 * Returns a commit message with lines about the change that names the tree of the commit. A commit is Mooring's own if it still has that
 * tree: amending, rebasing or adding changes produces another tree.
 */
export function ownCommitMessage(title: string, lines: readonly string[], tree: string): string {
  return `${title}\n\n${lines.map((line) => `${line}\n`).join('')}\n${TRAILER}: ${tree}\n`;
}

/**
 * True for an unmodified commit of Mooring's: it has the tree that its message names, and its parent is in the base; a
 * second one is the commit that it replaced on the branch.
 */
export function isOwnCommit(commit: {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}): boolean {
  const [, named] = new RegExp(`^${TRAILER}: ([0-9a-f]{40})\\s*$`, 'm').exec(commit.message) ?? [];
  return [1, 2].includes(commit.parents.length) && named === commit.tree;
}
