import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { READER } from '../support/docs/blocks.ts';
import { startDocsWorld } from '../support/docs/docs-world.ts';
import type { DocsWorld } from '../support/docs/docs-world.ts';
import { workflowBlocks } from '../support/docs/workflow-blocks.ts';
import type { WorkflowBlock } from '../support/docs/workflow-blocks.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { runAct } from '../support/judges/run-act.ts';
import type { ActRun } from '../support/judges/run-act.ts';
import { BOOTSTRAP_CLAIMS } from '../support/jobs/production.ts';
import { readWorkflow } from '../support/workflow/workflow-file.ts';

describe.runIf(haveJudge('act'))('act', () => {
  let world: DocsWorld;
  beforeAll(async () => {
    world = await startDocsWorld();
  });
  afterAll(() => world.close());

  function run(block: WorkflowBlock, { hosted, before }: ReturnType<DocsWorld['host']>): Promise<ActRun> {
    const { github, environment } = world.production;
    const claims = block.path.includes('bootstrap')
      ? BOOTSTRAP_CLAIMS
      : { sub: 'repo:acme/shop:pull_request' };
    const jobEnvironment = { ...world.jobEnvironment, ...environment(claims) };
    const vars = { MOORING_IDENTITY: READER };
    return runAct(
      { repository: hosted, github, environment: jobEnvironment, vars },
      block.path,
      block.event(before),
    );
  }

  it.each(workflowBlocks().map((block) => [block.title, block] as const))('runs %s', async (_, block) => {
    const { exitCode, log } = await run(block, world.host({ [block.path]: block.text }));
    expect(exitCode, log).toBe(0);
    const [job] = Object.values(readWorkflow(block.path, block.text).jobs);
    // Steps with a condition can be skipped.
    const steps = job?.steps.filter((step) => step.if === undefined) ?? [];
    expect(log.match(/✅ {2}Success - Main /g)?.length, log).toBeGreaterThanOrEqual(steps.length);
    // A token that is not masked.
    expect(log).not.toContain('eyJ');
  });

  it('fails the check of a pull request that adds a tag past its end of life', async () => {
    const block = workflowBlocks().find(
      ({ title }) => title.startsWith('README.md') && title.endsWith('pull_request'),
    );
    if (block === undefined) throw new Error('README.md has no workflow for pull requests');
    const shop = world.host({ [block.path]: block.text });
    const { folder, git, commit } = shop.hosted.clone();
    git('checkout', '--quiet', 'topic');
    writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/acme/node:18\n');
    commit('Add an image');
    git('push', '--quiet', 'origin', 'topic');
    const { exitCode, log } = await run(block, shop);
    expect(exitCode, log).toBe(1);
    // act prints the properties of a command in any order.
    const [, properties = ''] = /::error (.*?)::/.exec(log) ?? [];
    expect(properties.split(',')).toEqual(expect.arrayContaining(['file=Dockerfile', 'line=1']));
  });
});
