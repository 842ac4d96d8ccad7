import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gitHubSubject } from '../../src/embedded-platform/tokens/github-claims.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { startGitHub } from '../support/github/github-server.ts';
import type { GitHubServer } from '../support/github/github-server.ts';
import { runWorkflow } from '../support/jobs/run-workflow.ts';
import type { WorkflowRun, WorkflowWorld } from '../support/jobs/run-workflow.ts';
import { connect, hostRepository } from '../support/workflow/hosted-repository.ts';
import type { HostedRepository } from '../support/workflow/hosted-repository.ts';
import type { WorkflowEvent } from '../support/workflow/workflow-event.ts';

const PATH = '.github/workflows/test.yml';
let github: GitHubServer;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

/** A hosted repository whose main branch has the workflow, and whose branch `topic` adds a file. */
function hosted(workflow: string): HostedRepository {
  const repository = hostRepository();
  const clone = createGitRepository();
  connect(clone.git, repository);
  for (const [branch, path, text] of [
    ['main', PATH, workflow],
    ['topic', 'new.txt', 'new\n'],
  ] as const) {
    if (branch !== 'main') clone.git('checkout', '--quiet', '-b', branch);
    mkdirSync(dirname(join(clone.folder, path)), { recursive: true });
    writeFileSync(join(clone.folder, path), text);
    clone.commit(`Add ${path}`);
    clone.git('push', '--quiet', 'origin', branch);
  }
  return repository;
}

const PULL_REQUEST: WorkflowEvent = { name: 'pull_request', head: 'topic' };

function run(
  workflow: string,
  event: WorkflowEvent,
  changes: Partial<WorkflowWorld> = {},
): Promise<WorkflowRun> {
  const world = { repository: hosted(workflow), github, oidc: () => ({ OIDC: 'yes' }), ...changes };
  return runWorkflow(world, PATH, event);
}

/** A workflow with one job: the lines of `job`, then its steps. */
function workflowOf(steps: string, job = '', on = 'on: [pull_request, push, merge_group]'): string {
  return `${on}\njobs:\n  one:\n    runs-on: ubuntu-latest\n${job}    steps:\n${steps}`;
}

describe('the workflow runner', () => {
  it('gives steps the contexts, the environment and the files of a runner', async () => {
    const text = workflowOf(
      `      - uses: actions/checkout@v6
      - id: first
        env: { GREETING: hello }
        run: |
          echo "said=$GREETING \${{ github.event.pull_request.number }} \${{ vars.PLACE }}" >> "$GITHUB_OUTPUT"
          echo "LATER=later" >> "$GITHUB_ENV"
          mkdir bin && printf '#!/bin/sh\\necho found' > bin/tool && chmod +x bin/tool
          echo "$PWD/bin" >> "$GITHUB_PATH"
      - run: |
          echo "$LATER $(tool) \${{ steps.first.outputs.said }} $JOB_LEVEL"
          echo "$GITHUB_REPOSITORY $GITHUB_EVENT_NAME $GITHUB_REF $GITHUB_HEAD_REF $GITHUB_JOB $(cat new.txt)"
          test "$(git rev-parse HEAD)" = "$GITHUB_SHA"
          test "$(git rev-list --count HEAD)" = 1
          echo '### Summary' >> "$GITHUB_STEP_SUMMARY"
          echo '::add-mask::a-secret'
          echo '::warning file=a,line=2::a-secret is out'
`,
      '    env: { JOB_LEVEL: job }\n',
    );
    const { conclusion, jobs } = await run(text, PULL_REQUEST, { vars: { PLACE: 'world' } });
    const [job] = jobs;
    expect([conclusion, job?.steps.map((step) => step.conclusion)]).toEqual([
      'success',
      ['success', 'success', 'success'],
    ]);
    expect(job?.log).toContain('later found hello 7 world job\n');
    expect(job?.log).toContain('acme/shop pull_request refs/pull/7/merge topic one new\n');
    expect(job?.log).toContain('::warning file=a,line=2::*** is out');
    expect(job?.summary).toBe('### Summary\n');
    expect(job?.annotations).toEqual([
      { name: 'warning', properties: { file: 'a', line: '2' }, text: 'a-secret is out' },
    ]);
  });

  it('grants what permissions grant, and nothing but reading to forks', async () => {
    const probe = `      - run: echo "OIDC=\${OIDC-no} SECRET=\${{ secrets.PASSWORD }}"\n`;
    const withToken = '    permissions: { id-token: write }\n';
    const secrets = { PASSWORD: 'p' };
    const logs = await Promise.all([
      run(workflowOf(probe), PULL_REQUEST, { secrets }),
      run(workflowOf(probe, withToken), PULL_REQUEST, { secrets }),
      run(workflowOf(probe, withToken), { name: 'pull_request', head: 'topic', isFork: true }, { secrets }),
    ]);
    expect(logs.map(({ jobs }) => /OIDC=(?:yes|no).*/.exec(jobs[0]?.log ?? '')?.[0])).toEqual([
      'OIDC=no SECRET=p',
      'OIDC=yes SECRET=p',
      'OIDC=no SECRET=',
    ]);
    const blind = await run(
      workflowOf('      - uses: actions/checkout@v6\n', '    permissions: {}\n'),
      PULL_REQUEST,
    );
    expect([blind.conclusion, blind.jobs[0]?.log]).toEqual([
      'failure',
      expect.stringContaining('Repository not found'),
    ]);
    const reads = await fetch(`${github.apiUrl}/repos/acme/shop/git/matching-refs/heads/`, {
      headers: { authorization: `Bearer ${github.jobToken}` },
    });
    expect([reads.status, await reads.json()]).toEqual([
      403,
      { message: 'Resource not accessible by integration' },
    ]);
  });

  it.each<[WorkflowEvent, string]>([
    [PULL_REQUEST, 'repo:acme/shop:pull_request'],
    [{ name: 'push' }, 'repo:acme/shop:ref:refs/heads/main'],
    [{ name: 'push', branch: 'topic' }, 'repo:acme/shop:ref:refs/heads/topic'],
    [
      { name: 'merge_group', head: 'topic' },
      'repo:acme/shop:ref:refs/heads/gh-readonly-queue/main/pr-7-<base>',
    ],
  ])('mints the claims of %j', async (event, subject) => {
    let claims: Readonly<Record<string, string>> = {};
    const { conclusion } = await run(
      workflowOf('      - run: exit 0\n', '    permissions: { id-token: write }\n'),
      event,
      {
        oidc: (given) => {
          claims = given;
          return {};
        },
      },
    );
    expect(conclusion).toBe('success');
    expect(gitHubSubject(claims, 'legacy').replace(/[0-9a-f]{40}/, '<base>')).toBe(subject);
    expect(claims).toMatchObject({
      event_name: event.name,
      repository_id: '8800',
      repository_owner_id: '9900',
      job_workflow_ref: `acme/shop/${PATH}@${claims['ref']}`,
    });
  });

  it('starts the jobs that the event triggers, in the order of their needs', async () => {
    const text = `on: { push: { branches: ['release/**'] }, schedule: [{ cron: '0 3 * * 1' }] }
jobs:
  last: { runs-on: ubuntu-latest, needs: [never, first], steps: [{ run: exit 0 }] }
  cleanup: { runs-on: ubuntu-latest, needs: last, if: always(), steps: [{ run: exit 0 }] }
  never: { runs-on: ubuntu-latest, if: github.event.schedule != '0 3 * * 1', steps: [{ run: exit 0 }] }
  first: { runs-on: ubuntu-latest, steps: [{ run: exit 0 }] }
`;
    for (const event of [{ name: 'push' }, { name: 'schedule', cron: '0 4 * * 1' }] as const)
      expect((await run(text, event)).conclusion).toBe('not triggered');
    const { jobs } = await run(text, { name: 'schedule', cron: '0 3 * * 1' });
    expect(jobs.map(({ id, conclusion }) => `${id} ${conclusion}`)).toEqual([
      'never skipped',
      'first success',
      'last skipped',
      'cleanup success',
    ]);
  });

  it('goes on after a failure as far as conditions allow', async () => {
    const text = workflowOf(`      - { run: exit 1, continue-on-error: true }
      - { id: bad, run: exit 3 }
      - { run: exit 0 }
      - { if: failure() && steps.bad.outcome == 'failure', run: exit 0 }
      - { if: '\${{ always() }}', run: exit 0 }
`);
    const { conclusion, jobs } = await run(text, PULL_REQUEST);
    expect([conclusion, jobs[0]?.steps.map((step) => step.conclusion)]).toEqual([
      'failure',
      ['failure', 'failure', 'skipped', 'success', 'success'],
    ]);
  });

  it.each([
    [
      'a matrix',
      workflowOf('      - run: exit 0\n', '    strategy: { matrix: { node: [24] } }\n'),
      /strategy/,
    ],
    ['an unknown key', workflowOf('      - run: exit 0\n', '    permision: {}\n'), /permision/],
    [
      'an action without a double',
      workflowOf('      - uses: docker/login-action@v4\n'),
      /no double of docker/,
    ],
    ['an unknown context', workflowOf('      - run: echo ${{ gitlab.x }}\n'), /gitlab/],
    [
      'an input that the action does not have',
      workflowOf('      - { uses: YOUR_ORG_NAME/mooring@v1, with: { organisation: acme } }\n'),
      /no input organisation/,
    ],
  ])('refuses %s', async (_, text, reason) => {
    await expect(run(text, PULL_REQUEST)).rejects.toThrow(reason);
  });
});
