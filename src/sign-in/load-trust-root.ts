import type { TrustRoot } from '../signatures/bundle/trusted-root.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { builtInTrustRoot, readTrustedRoot } from '../signatures/read-trusted-root.ts';
import { readNamedFile } from '../io/read-named-file.ts';

export interface LoadTrustRootOptions {
  /** The path in the input `trusted-root`; empty if it is not set. */
  readonly input: string;
  /** The path in the configuration file. */
  readonly configured: string | undefined;
  /**
   * The files that relative paths are in: those of the base commit if a change is judged, so that no change can bring its
   * own trust root.
   */
  readonly tree: Pick<FileTree, 'read'>;
}

/**
 * Loads the trust root of a run: the file of the input, else that of the configuration file, else the built-in one. Sends
 * nothing. Throws `config_file_unreadable` and `config_file_invalid`: a named file is never replaced by the built-in root.
 */
export async function loadTrustRoot({ input, configured, tree }: LoadTrustRootOptions): Promise<TrustRoot> {
  const option = input === '' ? 'trust.trusted-root' : 'trusted-root';
  const path = input === '' ? configured : input;
  if (path === undefined) return builtInTrustRoot();
  const name = `${option} ${path}`;
  const bytes = await readNamedFile({ option, path, tree });
  return { root: readTrustedRoot(name, bytes), source: { kind: 'file', name } };
}
