import { resolve } from 'node:path';

import { execCommand } from '../io/process/exec-command.ts';
import { createWorkTree, requireDirectory } from '../io/files/work-tree.ts';
import { readTrustedUrl } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';
import { gitHubApiUrl, readRepositoryName } from '../values/remote.ts';
import type { RemoteRepository } from '../values/remote.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { fetchGitHubFacts } from './github-facts.ts';
import type { GitHubFacts, GitHubFactsOptions } from './github-facts.ts';
import { findGitHubToken } from '../io/git/github-token.ts';
import { findDefaultBranch, findRemote, findRoot, gitIn } from '../io/git/remote-repository.ts';
import { readShellAccess } from '../sign-in/access.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run } from '../sign-in/open-run.ts';
import { endpointsOf, Organization, PlaceInputs } from '../runner/service-inputs.ts';
import type { CliContext, CliOption } from '../cli/command.ts';
import { readDirectory } from '../cli/arguments.ts';
import { anyText, matching, orEmpty } from '../values/input.ts';
import type { InputValues } from '../values/input.ts';

/** A clone of a repository on GitHub. */
export interface Clone {
  readonly root: string;
  readonly tree: FileTree;
  readonly repository: RemoteRepository;
  /** Undefined if git does not know it. */
  readonly defaultBranch: string | undefined;
}

/** The options that replace what git and GitHub return. */
export const CLONE_OPTIONS: readonly CliOption[] = [
  {
    name: 'repository',
    value: '[HOST/]OWNER/NAME',
    description: 'Repository on GitHub; defaults to the remote `origin`.',
  },
  { name: 'default-branch', value: 'BRANCH', description: 'Default branch; defaults to the one on GitHub.' },
  {
    name: 'repository-id',
    value: 'ID',
    description: 'Numeric ID of the repository; with --owner-id, GitHub is not queried.',
  },
  { name: 'owner-id', value: 'ID', description: 'Numeric ID of the owner of the repository.' },
];

/** The variable with a token for GitHub, in the help of both commands. */
export const GITHUB_TOKEN_VARIABLE = {
  term: 'GH_TOKEN',
  description:
    'Token for a private repository on GitHub, and for its settings; defaults to the login of the GitHub CLI.',
};

const Id = matching(/^\d{0,20}$/, 'must be a number, as GitHub shows it');

/** The options of a command that sets up or verifies a repository. */
export const SetupInputs = {
  ...PlaceInputs,
  organization: orEmpty(Organization),
  repository: anyText,
  'default-branch': anyText,
  'repository-id': Id,
  'owner-id': Id,
  mooring: anyText,
};
export type SetupInputs = InputValues<typeof SetupInputs>;

/** The values of `CLONE_OPTIONS`. */
export type CloneValues = Pick<SetupInputs, 'repository' | 'default-branch' | 'repository-id' | 'owner-id'>;

/** Opens the clone that contains the directory of the arguments. Throws `config_usage_invalid` if there is none. */
export async function openClone(positionals: readonly string[], values: CloneValues): Promise<Clone> {
  const directory = resolve(readDirectory(positionals));
  await requireDirectory(directory);
  const git = gitIn(directory, execCommand);
  const root = await findRoot(directory, git);
  const named = values.repository === '' ? undefined : readRepositoryName(values.repository);
  if (values.repository !== '' && named === undefined)
    throw new MooringError('config_usage_invalid', `--repository: "${values.repository}" is not OWNER/NAME`);
  return {
    root,
    tree: createWorkTree(root, execCommand),
    repository: named ?? (await findRemote(git)),
    defaultBranch: values['default-branch'] === '' ? await findDefaultBranch(git) : values['default-branch'],
  };
}

/** Returns the facts of a clone: those that the options give, else those of GitHub. Throws as `fetchGitHubFacts`. */
export async function findFacts(
  { repository, defaultBranch, root }: Clone,
  values: CloneValues,
  { clock, send, variables }: Pick<CliContext, 'clock' | 'send' | 'variables'>,
): Promise<GitHubFacts> {
  const { 'repository-id': repositoryId, 'owner-id': ownerId } = values;
  const { owner, name } = repository;
  if (repositoryId !== '' && ownerId !== '' && defaultBranch !== undefined)
    return { owner, name, repositoryId, ownerId, defaultBranch };
  const found = await fetchGitHubFacts(
    repository,
    await openGitHub({ repository, root }, { clock, send, variables }),
  );
  return values['default-branch'] === '' ? found : { ...found, defaultBranch: values['default-branch'] };
}

/** Finds the API of GitHub for a clone, with the token of the shell for it. */
export async function openGitHub(
  { repository: { serverUrl }, root }: Pick<Clone, 'repository' | 'root'>,
  { clock, send, variables }: Pick<CliContext, 'clock' | 'send' | 'variables'>,
): Promise<GitHubFactsOptions> {
  const token = await findGitHubToken(serverUrl, { variables, command: execCommand, directory: root });
  return { apiUrl: apiUrlOf(serverUrl, variables), token, clock, send };
}

/** A runner sets GITHUB_API_URL for its own server; a token never goes to another one. */
function apiUrlOf(serverUrl: string, variables: CliContext['variables']): string {
  const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: server = serverUrl } = variables;
  if (apiUrl === '' || server !== serverUrl) return gitHubApiUrl(serverUrl);
  return readTrustedUrl('GITHUB_API_URL', apiUrl).href.replace(/\/+$/, '');
}

/** Opens the run of a command that sets up or verifies a repository, with the tokens of the shell. */
export function openSetupRun(
  inputs: SetupInputs,
  { send, clock, variables }: Pick<CliContext, 'clock' | 'send' | 'variables'>,
): Run {
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  return openRun({
    send,
    clock,
    endpoints: endpointsOf(inputs),
    access: readShellAccess(variables),
    signal,
    // A command prints no part of a token.
    onSecret: () => undefined,
    variables,
    directory: '.',
    tokenHosts: [],
  });
}
