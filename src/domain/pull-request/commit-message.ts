const TRAILER = 'Mooring-Tree';

/**
 * A commit message that says which tree the commit has. A commit is Mooring's own as long as that is true: whoever
 * amends, rebases or builds on it makes another tree, and with that a commit of theirs.
 */
export function ownCommitMessage(title: string, tree: string): string {
  return `${title}\n\n${TRAILER}: ${tree}\n`;
}

/** True for a commit that Mooring made and nobody has touched since: one parent, and the tree that its message names. */
export function isOwnCommit(commit: {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}): boolean {
  const [, named] = new RegExp(`^${TRAILER}: ([0-9a-f]{40})\\s*$`, 'm').exec(commit.message) ?? [];
  return commit.parents.length === 1 && named === commit.tree;
}
