import type { Command } from '../ports/command.ts';

/** The paths in the index of a repository. */
export interface TrackedPaths {
  readonly files: readonly string[];
  readonly submodules: readonly string[];
}

/** Mode of a submodule in an index. */
const SUBMODULE_MODE = '160000 ';

/** Lists the paths of an index. Entries are `<mode> <object> <stage>\t<path>`; a file in conflict has several. */
export async function listTracked(root: string, command: Command): Promise<TrackedPaths | undefined> {
  const entries = await listWithGit(['--stage'], root, command);
  if (entries === undefined) return undefined;
  const [files, submodules] = [new Set<string>(), new Set<string>()];
  for (const entry of entries) {
    const paths = entry.startsWith(SUBMODULE_MODE) ? submodules : files;
    paths.add(pathOf(entry));
  }
  return { files: [...files].sort(), submodules: [...submodules].sort() };
}

function pathOf(entry: string): string {
  return entry.slice(entry.indexOf('\t') + 1);
}

/** Settings of the repository that would change what is searched, or how paths are written. */
const SEARCH_SETTINGS = ['grep.fallbackToNoIndex=false', 'grep.fullName=false', 'submodule.recurse=false'];

/** Returns the object of each file in the index, by its path. */
export async function listContentIds(root: string, command: Command): Promise<ReadonlyMap<string, string>> {
  const entries = (await listWithGit(['--stage'], root, command)) ?? [];
  return new Map(entries.map((entry) => [pathOf(entry), entry.split(' ', 2)[1] ?? '']));
}

/**
 * Lists the files that have one of some texts in them, in any case. With `-a`, since attributes of the repository can call any file binary. Git exits with 1 if nothing is found, and reads no
 * links. Returns undefined outside a git repository.
 */
export async function searchWithGit(
  texts: readonly string[],
  root: string,
  command: Command,
): Promise<readonly string[] | undefined> {
  const { exitCode, stdout } = await command(
    'git',
    [
      ...SEARCH_SETTINGS.flatMap((setting) => ['-c', setting]),
      'grep',
      '--untracked',
      '--no-color',
      '-lzaiF',
      ...texts.flatMap((text) => ['-e', text]),
    ],
    { directory: root },
  );
  if (exitCode !== 0 && exitCode !== 1) return undefined;
  return new TextDecoder()
    .decode(stdout)
    .split('\0')
    .filter((path) => path !== '');
}

/** Lists paths, or entries with paths, as `git ls-files` does. Returns undefined outside a git repository. */
export async function listWithGit(
  which: readonly string[],
  root: string,
  command: Command,
): Promise<readonly string[] | undefined> {
  const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
  if (exitCode !== 0) return undefined;
  const paths = new TextDecoder().decode(stdout).split('\0');
  return paths.filter((path) => path !== '');
}
