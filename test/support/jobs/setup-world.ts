import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readArguments } from '../../../src/cli/arguments.ts';
import type { CliCommand } from '../../../src/cli/command.ts';
import { toInstant } from '../../../src/values/instant.ts';
import { MooringError } from '../../../src/values/errors.ts';
import type { HttpRequest, HttpResponse } from '../../../src/api/http.ts';
import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';
import { startMemoryPlatform } from '../platform/memory-platform.ts';
import type { MemoryPlatform } from '../platform/memory-platform.ts';
import { json } from '../platform/scripted-http.ts';

/** A clone on a laptop, with the embedded platform and a GitHub that knows acme/shop. */
export interface SetupWorld {
  readonly memory: MemoryPlatform;
  readonly clone: GitRepository;
  /** Requests to GitHub, in order. */
  readonly gitHub: readonly HttpRequest[];
  /** Sets what GitHub answers for a path below the repository, or below another one. */
  answer(path: string, body: unknown, status?: number): void;
  /** Runs a command in the clone, with a token of the platform unless a variable says otherwise. */
  run(
    command: CliCommand,
    args?: readonly string[],
    variables?: Readonly<Record<string, string | undefined>>,
  ): Promise<CommandRun>;
  /** Sets the clock of the laptop ahead of the platform's. */
  setAhead(milliseconds: number): void;
  write(files: Readonly<Record<string, string>>): void;
  /** Every file outside `.git`, with its text. */
  files(): Readonly<Record<string, string>>;
}

export interface CommandRun {
  readonly status: number;
  readonly output: string;
  /** The error that the command ended with, as `code: message` and its hint. */
  readonly error: readonly [string, string] | undefined;
}

/** GitHub's answer for a repository, as far as anybody reads it. */
export const ON_GITHUB = {
  id: 8800,
  name: 'shop',
  default_branch: 'main',
  owner: { id: 9900, login: 'acme' },
};

/** The commit of Mooring that `init` writes. */
export const RELEASE = `acme/mooring@${'5'.repeat(40)}`;

const IMAGES = {
  'api/Dockerfile': 'FROM cgr.dev/acme/python:3.13-dev AS build\nFROM cgr.dev/acme/python:3.13\n',
  'web/Dockerfile': 'FROM cgr.dev/acme/node:22\n',
};

/** Starts it: a repository with two Dockerfiles on main, whose origin is acme/shop on github.com. */
export async function startSetupWorld(seed: Readonly<Record<string, unknown>> = {}): Promise<SetupWorld> {
  const memory = await startMemoryPlatform(seed);
  const clone = createGitRepository();
  const gitHub: HttpRequest[] = [];
  const answers = new Map<string, HttpResponse>([['/repos/acme/shop', json(200, ON_GITHUB)]]);
  let aheadMs = 0;
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(clone.folder, path)), { recursive: true });
      writeFileSync(join(clone.folder, path), text);
    }
  };
  write(IMAGES);
  clone.commit('A shop');
  clone.git('remote', 'add', 'origin', 'git@github.com:acme/shop.git');
  const { line } = memory.platform;
  return {
    memory,
    clone,
    gitHub,
    write,
    answer: (path, body, status = 200) =>
      void answers.set(path.startsWith('/repos/') ? path : `/repos/acme/shop${path}`, json(status, body)),
    files: () => readFiles(clone.folder),
    setAhead: (milliseconds) => {
      aheadMs = milliseconds;
    },
    run: async (command, args = [], variables = {}) => {
      const output: string[] = [];
      const all = {
        MOORING_API_URL: line.apiUrl,
        MOORING_ISSUER_URL: line.issuerUrl,
        MOORING_TOKEN_URL: line.tokenUrl,
        MOORING_REGISTRY: 'cgr.dev',
        MOORING_REGISTRY_URL: memory.endpoints.registryUrl,
        MOORING_API_TOKEN: line.adminToken,
        GH_TOKEN: 'ghp_of_a_person',
        MOORING_MOORING: RELEASE,
        ...variables,
      };
      try {
        const status = await command.run(readArguments([...args, clone.folder], 'command', command), {
          clock: { ...memory.clock, now: () => toInstant(memory.clock.now() + aheadMs) },
          send: async (request) => {
            const { host } = new URL(request.url);
            if (!/github|ghe/.test(host)) return memory.send(request);
            gitHub.push(request);
            const path = new URL(request.url).pathname.replace(/^\/api\/v3/, '');
            return answers.get(path) ?? json(404, { message: 'Not Found' });
          },
          prepare: () => undefined,
          variables: all,
          print: (text) => void output.push(text),
          isTerminal: false,
          log: () => undefined,
          columns: 100,
          confirm: undefined,
          relay: () => undefined,
        });
        return { status, output: output.join(''), error: undefined };
      } catch (error) {
        if (!(error instanceof MooringError)) throw error;
        return { status: 2, output: output.join(''), error: [`${error.code}: ${error.message}`, error.hint] };
      }
    },
  };
}

function readFiles(root: string): Readonly<Record<string, string>> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/^\.git(?:\/|$)/.test(path) && statSync(join(root, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
