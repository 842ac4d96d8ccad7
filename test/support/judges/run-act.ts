import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { MOORING_REF, MOORING_REPOSITORY } from '../../../src/values/documentation.ts';
import { gitIn } from '../github/git-repository.ts';
import type { GitHubServer } from '../github/github-server.ts';
import { ACTIONS } from '../jobs/actions.ts';
import { machineVariables } from '../jobs/temporary-directory.ts';
import type { HostedRepository } from '../workflow/hosted-repository.ts';
import { runOther } from '../workflow/other-actions.ts';
import { occur } from '../workflow/workflow-event.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.ts';
import { readWorkflow } from '../workflow/workflow-file.ts';
import { judgePath } from './judges.ts';

/** Where act runs workflows. */
export interface ActWorld {
  readonly repository: HostedRepository;
  readonly github: GitHubServer;
  /** Variables of every job: of a proxy, and of the OIDC endpoint. */
  readonly environment: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Mooring as the workflow names it; by its major version if absent. */
  readonly mooring?: string;
}

export interface ActRun {
  readonly exitCode: number;
  readonly log: string;
}

/**
 * Runs a workflow file of the repository for an event with nektos/act, without containers: it reads the workflow and
 * the action.yml files, evaluates expressions and runs main and post steps with code of its own.
 */
export async function runAct(world: ActWorld, path: string, event: WorkflowEvent): Promise<ActRun> {
  const { repository, github } = world;
  const occurrence = occur(repository, event);
  const { defaultBranch } = repository.facts;
  await github.person.push(defaultBranch, repository.files(repository.head(defaultBranch)));
  const [job] = Object.values(readWorkflow(path, repository.files(occurrence.sha)[path] ?? '').jobs);
  github.limit(job?.permissions ?? {});
  const home = mkdtempSync(join(tmpdir(), 'mooring-act-'));
  const workspace = join(home, 'shop');
  mkdirSync(workspace);
  // act leaves actions/checkout out, and copies this directory instead.
  runOther('actions/checkout', {}, { repository, occurrence, workspace, canRead: true, otherActions: {} });
  const section = `url.${repository.url}`;
  // act takes the name of the repository from the address of origin, as the file of this clone has it.
  gitIn(workspace)(['config', '--remove-section', section]);
  writeFileSync(
    join(home, '.gitconfig'),
    `[url "${repository.url}"]\n\tinsteadOf = https://github.com/${repository.fullName}\n`,
  );
  mkdirSync(join(home, '.config/act'), { recursive: true });
  // Without this file, act prompts for an image.
  writeFileSync(join(home, '.config/act/actrc'), '');
  writeFileSync(join(home, 'event.json'), JSON.stringify(occurrence.payload));
  const { PATH, ...environment } = { ...machineVariables(), ...world.environment };
  return run(
    [
      occurrence.name,
      `--workflows=${path}`,
      `--eventpath=${join(home, 'event.json')}`,
      '--actor=a-person',
      '--platform=ubuntu-latest=-self-hosted',
      '--no-cache-server',
      `--action-cache-path=${join(home, 'cache')}`,
      `--local-repository=${world.mooring ?? `${MOORING_REPOSITORY}@${MOORING_REF}`}=${releaseIn(home)}`,
      `--secret=GITHUB_TOKEN=${github.jobToken}`,
      ...Object.entries(world.vars ?? {}).map(([name, value]) => `--var=${name}=${value}`),
      ...Object.entries(environment).map(([name, value]) => `--env=${name}=${value ?? ''}`),
    ],
    {
      cwd: workspace,
      env: { HOME: home, PATH: [dirname(process.execPath), PATH].join(delimiter), TMPDIR: home },
    },
  );
}

/** What a release has of the actions (.gitattributes): act copies all of it for every step. */
function releaseIn(home: string): string {
  const release = join(home, 'mooring');
  for (const path of ['package.json', ...ACTIONS.map((action) => action.path)])
    cpSync(path, join(release, path));
  cpSync('dist', join(release, 'dist'), { recursive: true, filter: (path) => path !== 'dist/platform' });
  return release;
}

function run(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<ActRun> {
  return new Promise((resolve) => {
    const child = execFile(judgePath('act'), args, { ...options, maxBuffer: 1e8 }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? 1, log: stdout + stderr }),
    );
  });
}
