import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';
import { startGitHub } from '../github/github-server.ts';
import type { GitHubServer } from '../github/github-server.ts';
import { actionDefaults } from './actions.ts';
import { platformSetup, runLauncher } from './run-launcher.ts';
import type { LauncherRun, LauncherSetup } from './run-launcher.ts';
import type { PlatformLine } from '../platform/start-platform.ts';

const SUBJECT = 'repo:acme/shop:pull_request';
const IDENTITY = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102/a1b2c3d4e5f60718';

/** A repository that is checked out and on GitHub, and the real pin action to run on it. */
export interface PinWorld {
  readonly github: GitHubServer;
  readonly repository: GitRepository;
  /** Changes files on main, and checks them out. */
  write(files: Readonly<Record<string, string>>): Promise<string>;
  read(path: string): string;
  /** Runs dist/pin.js with the defaults of its action.yml, signed in, on main. */
  pin(inputs?: Readonly<Record<string, string>>, changes?: Partial<LauncherSetup>): Promise<LauncherRun>;
  close(): Promise<void>;
}

/** The commit that triggers the runs. */
export const PIN_SHA = 'e'.repeat(40);

/** What the repository holds at first: three references in two files, none of them pinned. */
export const PIN_FILES = {
  'api/Dockerfile':
    'FROM cgr.dev/acme/python:3.13-dev AS build\nRUN true\n\nFROM cgr.dev/acme/python:3.13\nCOPY --from=build /app /app\n',
  'web/Dockerfile': '# the web\r\nFROM cgr.dev/acme/node:22\r\n',
} as const;

export async function startPinWorld(platform: { readonly line: PlatformLine }): Promise<PinWorld> {
  const github = await startGitHub();
  const repository = createGitRepository();
  async function write(files: Readonly<Record<string, string>>): Promise<string> {
    for (const [path, text] of Object.entries(files)) {
      writeInto(join(repository.folder, path), text);
    }
    repository.commit('A change');
    return github.person.push('main', files);
  }
  await write(PIN_FILES);
  return {
    github,
    repository,
    write,
    read: (path) => readFileSync(join(repository.folder, path), 'utf8'),
    pin: (inputs = {}, changes = {}) => {
      const { inputs: places, environment } = platformSetup(platform.line, SUBJECT);
      return runLauncher('pin.js', {
        workspace: repository.folder,
        event: {
          name: 'schedule',
          payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
        },
        ...changes,
        inputs: {
          ...actionDefaults('pin/action.yml'),
          ...places,
          identity: IDENTITY,
          'github-token': github.jobToken,
          'timeout-seconds': '60',
          ...inputs,
        },
        environment: {
          ...environment,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_REF: 'refs/heads/main',
          GITHUB_SHA: PIN_SHA,
          GITHUB_RUN_ID: '4711',
          ...changes.environment,
        },
      });
    },
    close: () => github.close(),
  };
}

function writeInto(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
