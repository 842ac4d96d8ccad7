import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { readTrustedUrl } from '../api/client/transport/endpoints.ts';
import { MOORING_REF, MOORING_REPOSITORY } from '../values/documentation.ts';
import type { DocumentationSource } from '../values/documentation.ts';
import { MooringError } from '../values/errors.ts';
import { Secret } from '../values/secret.ts';
import { readGitHubEvent } from './github-event.ts';
import type { GitHubEvent } from './github-event.ts';

/** The environment of a step, parsed. */
export interface Environment {
  /** The directory of the repository. */
  readonly workspace: string;
  readonly temporaryDirectory: string;
  /** Identifies this step within its job; empty outside GitHub. */
  readonly step: string;
  /** `owner/name`, empty outside GitHub. */
  readonly repository: string;
  readonly actor: string;
  readonly eventName: string;
  /** The ref that triggered the workflow, `refs/heads/main`; empty outside GitHub. */
  readonly ref: string;
  /** The commit that triggered the workflow; empty outside GitHub. */
  readonly commit: string;
  /** The page of the run with its log; undefined outside GitHub. */
  readonly runUrl: string | undefined;
  readonly event: GitHubEvent;
  /** A URL that a token can be sent to. */
  readonly githubApiUrl: string;
  /** The URL of GitHub or of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** The documentation of the version that runs. */
  readonly documentation: DocumentationSource;
  /** The endpoint for the OIDC token of the job; each is empty if the runner did not set it. */
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: Secret | undefined;
}

/**
 * Reads the environment once. Throws `config_event_invalid` when the event file is not what GitHub writes, and
 * `config_endpoint_invalid` for an address of GitHub's API that a token must not be sent to.
 */
export async function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Environment> {
  const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
  const requestToken = variables['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
  const serverUrl = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
  return {
    workspace,
    temporaryDirectory: variables['RUNNER_TEMP'] || tmpdir(),
    step: variables['GITHUB_ACTION'] ?? '',
    repository: variables['GITHUB_REPOSITORY'] ?? '',
    actor: variables['GITHUB_ACTOR'] ?? '',
    eventName: variables['GITHUB_EVENT_NAME'] ?? '',
    ref: variables['GITHUB_REF'] ?? '',
    commit: variables['GITHUB_SHA'] ?? '',
    runUrl: runUrlOf(serverUrl, variables),
    event: await readEvent(variables['GITHUB_EVENT_PATH'] ?? ''),
    githubApiUrl: readApiUrl(variables['GITHUB_API_URL'] || 'https://api.github.com'),
    serverUrl,
    // Both are empty for an action of the repository itself, `uses: ./`.
    documentation: {
      serverUrl,
      repository: variables['GITHUB_ACTION_REPOSITORY'] || MOORING_REPOSITORY,
      ref: variables['GITHUB_ACTION_REF'] || MOORING_REF,
    },
    oidcRequestUrl: variables['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
    oidcRequestToken: requestToken === '' ? undefined : new Secret(requestToken),
  };
}

/** Returns the repository of a workflow with the token of an input; undefined without one. */
export function gitHubOf(
  { githubApiUrl: apiUrl, repository }: Environment,
  { token: text, onSecret }: { readonly token: string; readonly onSecret: (secret: Secret) => void },
): { readonly apiUrl: string; readonly repository: string; readonly token: Secret } | undefined {
  if (text === '' || repository === '') return undefined;
  const token = new Secret(text);
  onSecret(token);
  return { apiUrl, repository, token };
}

function runUrlOf(
  serverUrl: string,
  variables: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = variables;
  return repository === '' || run === '' ? undefined : `${serverUrl}/${repository}/actions/runs/${run}`;
}

/** Returned as written: the toolkit appends its paths to it. */
function readApiUrl(text: string): string {
  readTrustedUrl('GITHUB_API_URL', text);
  return text;
}

async function readEvent(path: string): Promise<GitHubEvent> {
  if (path === '') return {};
  return readGitHubEvent(await readJsonFile(path), path);
}

async function readJsonFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new MooringError('config_event_invalid', `the event file ${path} cannot be read as JSON`, {
      cause,
    });
  }
}
