import { MooringError, assertNever } from '../../../domain/errors.ts';
import { ownCommitMessage } from '../../../domain/pull-request/commit-message.ts';
import type { BranchStep } from '../../../domain/pull-request/lifecycle.ts';
import type { Forge, ForgeCommit } from '../../../ports/forge.ts';
import { gitBlobId } from '../hashes.ts';
import type { BaseHead, CommittedFile } from './match-base.ts';

/** A branch, and what it is to hold. */
export interface BranchContent {
  readonly branch: string;
  readonly title: string;
  readonly files: readonly CommittedFile[];
}

/**
 * Brings a branch to hold one commit on the head of the base, with the planned files. Gives that commit, or `again`
 * where somebody was faster: then everything has to be looked at anew. `head` is what the branch holds now.
 */
export async function writeBranch(
  forge: Forge,
  base: BaseHead,
  content: BranchContent,
  { step, head }: { readonly step: BranchStep; readonly head: ForgeCommit | undefined },
): Promise<ForgeCommit | 'again'> {
  switch (step) {
    case 'keep':
      return head ?? 'again';
    case 'create': {
      const commit = await writeCommit(forge, base, content);
      return (await forge.createBranch(content.branch, commit.id)) === 'created' ? commit : 'again';
    }
    case 'move': {
      if (head === undefined) return 'again';
      const commit = await writeCommit(forge, base, content);
      const moved = await forge.moveBranch(content.branch, { from: head.id, to: commit.id });
      return moved === 'moved' ? commit : 'again';
    }
    default:
      return assertNever(step);
  }
}

async function writeCommit(
  forge: Forge,
  base: BaseHead,
  { title, files }: BranchContent,
): Promise<ForgeCommit> {
  const tree = await writeTree(forge, base, files);
  await requireBytes(forge, tree, files);
  return forge.writeCommit({ message: ownCommitMessage(title, tree), tree, parent: base.commit });
}

/** GitHub refuses a tree with workflows as it refuses any tree: which of both it is can only be told by the files. */
async function writeTree(forge: Forge, base: BaseHead, files: readonly CommittedFile[]): Promise<string> {
  try {
    return await forge.writeTree(base.tree, files);
  } catch (error) {
    const workflows = files.filter(({ path }) => path.startsWith('.github/workflows/'));
    const isRefusal = error instanceof MooringError && error.code === 'github_forbidden';
    if (!isRefusal || workflows.length === 0) throw error;
    const names = workflows.map(({ path }) => path).join(', ');
    throw new MooringError(
      'github_workflows_permission',
      `${error.message}; the change includes workflow files: ${names}`,
      {
        cause: error,
      },
    );
  }
}

/** Reads back what was written: what is proposed is byte for byte what was planned, or nothing is proposed. */
async function requireBytes(forge: Forge, tree: string, files: readonly CommittedFile[]): Promise<void> {
  const entries = await forge.readTree(
    tree,
    files.map(({ path }) => path),
  );
  for (const { path, mode, bytes } of files) {
    const entry = entries.get(path);
    // oxlint-disable-next-line no-await-in-loop -- a hash of bytes that are there
    if (entry?.mode === mode && entry.blob === (await gitBlobId(bytes))) continue;
    throw new MooringError('internal_bug', `GitHub stored different content for ${path} than was sent`);
  }
}
