import { MooringError, assertNever } from '../../values/errors.ts';
import { ownCommitMessage } from '../views/commit-message.ts';
import { commitLines } from '../views/title.ts';
import type { PinMove } from '../decide/pin-plan.ts';
import type { BranchStep } from '../views/lifecycle.ts';
import type { Forge, ForgeCommit } from '../../io/ports/forge.ts';
import { gitBlobId } from './hashes.ts';
import type { BaseHead, CommittedFile } from './match-base.ts';

/** A branch and its planned content. */
export interface BranchContent {
  readonly branch: string;
  /** The subject of the commit, and the images that it changes. */
  readonly title: string;
  readonly moves: readonly PinMove[];
  readonly files: readonly CommittedFile[];
}

/**
 * Sets a branch to one commit on the head of the base, with the planned files. Returns that commit, or
 * `again` if another process changed the branch: the state must then be read again. `head` is the branch's
 * current commit.
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
      const moved = await forge.moveBranch(content.branch, { from: head.id, to: commit });
      return moved === 'changed' ? 'again' : moved;
    }
    default:
      return assertNever(step);
  }
}

async function writeCommit(
  forge: Forge,
  base: BaseHead,
  { title, moves, files }: BranchContent,
): Promise<ForgeCommit> {
  const tree = await writeTree(forge, base, files);
  await requireBytes(forge, tree, files);
  const message = ownCommitMessage(title, commitLines(moves), tree);
  return forge.writeCommit({ message, tree, parent: base.commit });
}

/**
 * Writes a tree. GitHub does not give the reason for a refusal, so workflow files among `files` are assumed
 * to be it.
 */
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

/** Reads the written files back, and throws unless they are byte for byte what was planned. */
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
