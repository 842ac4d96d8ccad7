import { chooseConfig } from '../config/choose-config.ts';
import { execCommandUntil } from '../io/process/exec-command.ts';
import { openGitCommit } from '../io/git/git-commit-tree.ts';
import { unavailableTree } from '../io/files/unavailable-tree.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import type { World } from './access.ts';
import type { SignatureOptions } from './open-signatures.ts';

/**
 * Loads the trust of a run from the files that it belongs to: those of the base if the job is about an unmerged change, so
 * that no change can bring its own signers or trust root (ADR 0007). If the base cannot be read, nothing that the
 * configuration names is trusted, and no build counts as verified. Throws as `chooseConfig`.
 */
export async function loadTrust(
  head: { readonly config: TrustConfig; readonly tree: FileTree },
  { changeBase, directory, signal }: Pick<World, 'changeBase' | 'directory' | 'signal'>,
): Promise<Pick<SignatureOptions, 'config' | 'tree' | 'isBaseUnavailable'>> {
  if (changeBase === undefined) return head;
  const base = await openGitCommit(directory, changeBase, execCommandUntil(signal));
  const { config } = await chooseConfig(head.tree, { of: 'base', base });
  return { config: config.trust, tree: base ?? unavailableTree(), isBaseUnavailable: base === undefined };
}
