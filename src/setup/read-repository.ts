import { MooringError } from '../values/errors.ts';
import type { Instant } from '../values/instant.ts';
import type { ExistingSetup } from './decide/file-plan.ts';
import { summarizeRegistries } from './decide/organization.ts';
import type { RegistryUse } from './decide/organization.ts';
import { readRemote } from '../values/remote.ts';
import type { RemoteRepository } from '../values/remote.ts';
import { identityPlaceholder, WORKFLOW_PATH } from './decide/workflow-text.ts';
import { readMooringWorkflow } from './decide/workflow-uses.ts';
import type { MooringWorkflow } from './decide/workflow-uses.ts';
import { printable } from '../text/printable.ts';
import { readPlainYaml } from '../formats/yaml/read-plain-yaml.ts';
import type { Command } from '../io/ports/command.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { CONFIG_FILES } from '../config/load-config.ts';
import { listImages } from '../references/list-images.ts';

/** Runs git in a directory; returns its output without surrounding whitespace, undefined if it fails. */
export type Git = (...args: readonly string[]) => Promise<string | undefined>;

/** Creates `Git` for a directory. */
export function gitIn(directory: string, command: Command): Git {
  return async (...args) => {
    const { exitCode, stdout } = await command('git', args, { directory });
    return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
  };
}

/**
 * Returns the root of the work tree that contains a directory: GitHub reads `.github` only there. Throws
 * `config_usage_invalid` outside a work tree, and `config_file_unreadable` without git.
 */
export async function findRoot(directory: string, git: Git): Promise<string> {
  const root = await git('rev-parse', '--show-toplevel');
  if (root !== undefined && root !== '') return root;
  throw new MooringError('config_usage_invalid', `${directory} is not in a git work tree`, {
    hint: 'Run this in a clone of your repository, or pass its directory.',
  });
}

/**
 * Finds the repository on GitHub by the remote `origin`, or the only remote. Throws `config_usage_invalid` if there is no
 * remote, or it is not on a server of GitHub.
 */
export async function findRemote(git: Git): Promise<RemoteRepository> {
  const remotes = ((await git('remote')) ?? '').split('\n').filter((name) => name !== '');
  const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : (remotes[0] ?? 'origin');
  if (!remotes.includes(remote))
    throw new MooringError('config_usage_invalid', 'this repository has no remote `origin`', {
      hint: 'Run `git remote add origin https://github.com/OWNER/NAME.git`, or pass `--repository OWNER/NAME`.',
    });
  // Git expands `insteadOf`: a shorthand becomes a URL, but the URL of a mirror becomes that of the mirror.
  const urls = [await git('remote', 'get-url', remote), await git('config', `remote.${remote}.url`)];
  const found = urls.map((url) => readRemote(url ?? '')).find((one) => one !== undefined);
  if (found !== undefined) return found;
  const url = (urls[0] ?? '').replace(/\/\/[^/@]*@/, '//');
  throw new MooringError(
    'config_usage_invalid',
    `the remote \`${remote}\` is not a repository on GitHub: ${printable(url, 200)}`,
    { hint: 'Pass `--repository OWNER/NAME`, or `HOST/OWNER/NAME` for a GitHub Enterprise Server.' },
  );
}

/** Finds the default branch from the clone alone, also on a detached HEAD; undefined if git does not know it. */
export async function findDefaultBranch(git: Git): Promise<string | undefined> {
  const known = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (known !== undefined) return known.replace(/^origin\//, '');
  const branches = (
    (await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin')) ?? ''
  )
    .split('\n')
    .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/origin)\//, ''));
  const usual = ['main', 'master'].filter((name) => branches.includes(name));
  if (usual.length === 1) return usual[0];
  // A new repository without commits.
  return branches.every((name) => name === '')
    ? git('symbolic-ref', '--quiet', '--short', 'HEAD')
    : undefined;
}

/** The workflow files of a tree that use Mooring, sorted by path; unreadable files count as none. */
export async function findWorkflows(tree: FileTree): Promise<readonly MooringWorkflow[]> {
  const paths = (await tree.list()).filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const readings = await tree.read(paths);
  return readings.flatMap((reading) => {
    if (!('bytes' in reading)) return [];
    const plain = readPlainYaml(reading.bytes);
    const workflow = plain.kind === 'value' ? readMooringWorkflow(reading.path, plain.value) : undefined;
    return workflow === undefined ? [] : [workflow];
  });
}

/** Summarizes the images of a tree by registry. Throws what `listImages` throws. */
export async function summarizeImages(
  tree: FileTree,
  { registry, now }: { readonly registry: string; readonly now: Instant },
): Promise<RegistryUse> {
  return summarizeRegistries((await listImages({ tree, now })).images, registry);
}

/** The setup that a repository has already, with the values of its workflow. */
export interface FoundSetup extends ExistingSetup {
  /** Identities that the workflow names, by the action that signs in; placeholders and expressions do not count. */
  readonly identities: Readonly<Partial<Record<'check' | 'pin', string>>>;
  /** The organization that the workflow names. */
  readonly organization: string | undefined;
}

/** Reads the files of the setup from a tree. Throws `config_file_unreadable` if the workflow exists but cannot be read. */
export async function findSetup(tree: FileTree): Promise<FoundSetup> {
  const [reading, ...configs] = await tree.read([WORKFLOW_PATH, ...CONFIG_FILES]);
  if (reading === undefined || ('problem' in reading && reading.isAbsent !== true))
    throw new MooringError('config_file_unreadable', `${WORKFLOW_PATH}: ${reading?.problem ?? 'not read'}`);
  const workflows = await findWorkflows(tree);
  const own = workflows.find(({ path }) => path === WORKFLOW_PATH)?.steps ?? [];
  const inputOf = (action: 'check' | 'pin', name: string): string | undefined =>
    own.find((step) => step.action === action)?.inputs[name];
  const identityOf = (action: 'check' | 'pin'): object => {
    const uid = inputOf(action, 'identity');
    return uid === undefined || uid === identityPlaceholder(action) ? {} : { [action]: uid };
  };
  return {
    workflow: 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : undefined,
    config: configs.find((one) => 'bytes' in one || one.isAbsent !== true)?.path,
    otherWorkflows: workflows.map(({ path }) => path).filter((path) => path !== WORKFLOW_PATH),
    identities: { ...identityOf('check'), ...identityOf('pin') },
    organization: inputOf('check', 'organization'),
  };
}
