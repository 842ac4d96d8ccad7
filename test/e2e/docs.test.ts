import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { CheckReport } from '../../src/check/report/check-report.ts';
import { Config } from '../../src/config/schema/config.ts';
import { Seed } from '../../src/embedded-platform/seed/seed.ts';
import { RULES } from '../../src/config/policy/rule-ids.ts';
import type { Finding } from '../../src/check/decide/finding.ts';
import { sarifRule } from '../../src/check/views/sarif/sarif-rules.ts';
import { blocksOf, READER, fillIn, PAGES, placeOf } from '../support/docs/blocks.ts';
import type { Block } from '../support/docs/blocks.ts';
import { startDocsWorld } from '../support/docs/docs-world.ts';
import type { DocsWorld, Ran } from '../support/docs/docs-world.ts';
import { isWorkflow, workflowBlocks } from '../support/docs/workflow-blocks.ts';
import { ACTIONS, readAction } from '../support/jobs/actions.ts';
import { runWorkflow } from '../support/jobs/run-workflow.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

let world: DocsWorld;
beforeAll(async () => {
  world = await startDocsWorld();
});
afterAll(() => world.close());

const blocks = PAGES.flatMap(blocksOf);
const OTHER_CI = 'docs/other-ci.md';
const RULES_PAGE = 'docs/rules.md';

function isFile(block: Block, path: string): boolean {
  return block.text.includes(`${block.info === 'groovy' ? '//' : '#'} ${path}`);
}

const workflows = blocks.filter(isWorkflow);
/** Inputs of a step: a part of a workflow, on the page of its action. */
const inputs = blocks.filter(({ info, text }) => info === 'yaml' && text.startsWith('with:'));
const configs = blocks.filter((block) => block.info === 'yaml' && isFile(block, '.github/mooring.yml'));
/** Parts of an organization in a seed. */
const seeds = blocks.filter(({ info, page }) => info === 'yaml' && page === 'docs/embedded-platform.md');

/** Command blocks that do not run here, by page and first line, with what runs them instead. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  "docs/bisect.md mooring bisect cgr.dev/chainguard/python:latest --good 30d -- docker run --rm {image} python -c 'import ssl'":
    'test/e2e/bisect.test.ts, with a command that needs no docker',
  'docs/bisect.md mooring bisect cgr.dev/chainguard/python:latest -- sh -c \\':
    'test/e2e/bisect.test.ts, with a command that needs no docker',
  'README.md git clone https://github.com/YOUR_ORG_NAME/mooring mooring':
    'npm ci by .ci/run, npm link by the test below',
  'README.md npm ci && npm start': '.ci/run, on a fresh clone',
  'README.md npm ci && npm test': '.ci/run, on a fresh clone',
  'docs/cli.md # Load it in bash, from ~/.bashrc': 'test/e2e/completion.test.ts, in each of the shells',
  'docs/embedded-platform.md grpcurl -plaintext 127.0.0.1:8080 list': 'test/judges/grpcurl.test.ts',
  'docs/typed-client.md npm install mooring zod': 'test/e2e/package.test.ts, with the tarball',
  'docs/releases.md gh release verify v1.0.0 --repo YOUR_ORG_NAME/mooring': 'needs a release on GitHub',
  'docs/releases.md npm ci && npm run build': '.ci/run, on a fresh clone',
};

/** Blocks with a command that reports findings of the example, and so ends with status 1: the rest of the block runs. */
const REPORTS_FINDINGS: ReadonlySet<string> = new Set([
  'docs/cli.md # Verify the setup of the current repository',
]);

function isRun(block: Block): boolean {
  return block.info === 'sh' && RUN_ELSEWHERE[`${block.page} ${firstLine(block)}`] === undefined;
}

function firstLine({ text }: Block): string {
  return text.split('\n', 1)[0] ?? '';
}

describe('blocks of README.md and docs', () => {
  it('each have a check', () => {
    const isChecked = (block: Block): boolean =>
      ['sh', 'text'].includes(block.info) ||
      workflows.includes(block) ||
      configs.includes(block) ||
      inputs.includes(block) ||
      seeds.includes(block) ||
      // test/contract/workflows.test.ts holds the call against the reusable workflow.
      (block.page === 'docs/bisect.md' && block.info === 'yaml') ||
      (block.page === OTHER_CI && ['bash', 'yaml', 'groovy'].includes(block.info)) ||
      // test/contract/release-files.test.ts reads them.
      (block.info === 'yaml' && isFile(block, '.pre-commit-config.yaml')) ||
      (block.info === 'json' && block.page === 'docs/releases.md') ||
      // test/integration/check/check-changed-images.test.ts checks such changes.
      (block.page === RULES_PAGE && ['dockerfile', 'diff'].includes(block.info)) ||
      // test/integration/api/client/typed-client.test.ts compiles and runs it.
      (block.page === 'docs/typed-client.md' && block.info === 'ts');
    expect(blocks.filter((block) => !isChecked(block)).map(placeOf)).toEqual([]);
  });

  it('that install the command: npm link, in a clone after npm ci', async () => {
    const prefix = mkdtempSync(join(tmpdir(), 'mooring-link-'));
    const { stdout, stderr } = await world.run(
      'npm link --offline >&2\n"$NPM_CONFIG_PREFIX/bin/mooring" --version',
      '.',
      {
        NPM_CONFIG_PREFIX: prefix,
      },
    );
    expect(stdout, stderr).toMatch(/^mooring \d+\.\d+\.\d+\n$/);
  });

  it('that run elsewhere exist', () => {
    const named = new Set(blocks.map((block) => `${block.page} ${firstLine(block)}`));
    expect(Object.keys(RUN_ELSEWHERE).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('commands', () => {
  const pages = PAGES.filter((page) => blocksOf(page).some((block) => isRun(block) || block.info === 'text'));

  it.each(pages)('of %s run as written, and print what the page shows', async (page) => {
    const directory = /embedded/.test(page) ? '.' : world.host().hosted.clone().folder;
    let last: Ran | undefined;
    for (const block of blocksOf(page)) {
      if (isRun(block)) {
        const start = REPORTS_FINDINGS.has(`${block.page} ${firstLine(block)}`) ? 'set +e +o pipefail\n' : '';
        last = await world.run(start + fillIn(block.text), directory, { ...world.tokens, ...jobOf(block) });
        expect(last.exitCode, `${placeOf(block)}\n${last.stderr}`).toBe(0);
      }
      if (block.info === 'text')
        expect(stable(last?.stdout ?? ''), placeOf(block)).toMatch(sample(block.text));
    }
  });
});

/** Variables of a job, for the examples that need one. */
function jobOf({ text }: Block): Readonly<Record<string, string>> {
  return text.includes('# In a job')
    ? world.production.environment({ sub: 'repo:acme/shop:pull_request' })
    : {};
}

/** What differs from day to day: digests, dates and addresses; and the width of columns. */
function stable(text: string): string {
  return text
    .replaceAll(/sha256:[0-9a-f]+/g, 'sha256:…')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'DATE')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'ADDRESS')
    .replaceAll(/[ \t]+/g, ' ');
}

/** A pattern of the lines of a sample in order; a line `…` stands for any others. */
function sample(text: string): RegExp {
  const patterns = stable(text)
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.trim() === '…'
        ? '(?:.*\n)*?'
        : `${line.trimEnd().replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\s*?\n`,
    );
  return new RegExp(`(?:^|\n)${patterns.join('')}`);
}

describe('configuration files', () => {
  it.each(configs.map((block) => [placeOf(block), block] as const))('%s is valid', (_, { text }) => {
    expect(Config.safeParse(parse(text)).error?.message).toBeUndefined();
  });
});

describe('seeds', () => {
  it.each(seeds.map((block) => [placeOf(block), block] as const))('%s are valid', (_, { text }) => {
    const organizations = [{ name: 'acme', ...(parse(text) as object) }];
    expect(Seed.safeParse({ organizations }).error?.message).toBeUndefined();
  });
});

describe('inputs', () => {
  it.each(inputs.map((block) => [placeOf(block), block] as const))('%s exist', (_, { page, text }) => {
    const [, action = ''] = /^docs\/([a-z]+)\.md$/.exec(page) ?? [];
    const { path = '' } = ACTIONS.find(({ name }) => name === action) ?? {};
    const { with: given } = parse(text) as { with: object };
    expect(Object.keys(readAction(path).inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});

describe('workflows', () => {
  it.each(workflowBlocks().map((block) => [block.title, block] as const))(
    '%s ends green',
    async (_, block) => {
      const { path, text } = block;
      const { hosted: repository, before } = world.host({ [path]: text });
      const { github, environment: oidc } = world.production;
      const run = await runWorkflow(
        {
          repository,
          github,
          oidc,
          githubApiUrl: 'https://api.github.com',
          environment: world.jobEnvironment,
          vars: { MOORING_IDENTITY: READER },
        },
        path,
        block.event(before),
      );
      expect(run.conclusion, run.jobs.map(({ log }) => log).join('\n')).toBe('success');
    },
  );
});

describe.skipIf(spawnSync('actionlint', ['--version']).status !== 0)('actionlint', () => {
  it('accepts every workflow of the pages', () => {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-actionlint-'));
    const paths = workflows.map((block, index) => {
      write(directory, `${index}.yml`, block.text);
      return join(directory, `${index}.yml`);
    });
    const { stdout, status } = spawnSync('actionlint', ['-no-color', '-oneline', ...paths], {
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 0]);
  });
});

/** Rules about the base of a change or the organization, and about builds that the example does not have. */
const NO_EXAMPLE: ReadonlySet<string> = new Set([
  'base-unavailable',
  'config',
  'downgraded',
  'base-changed',
  'pull-denied',
  'bad-signature',
  'unsigned',
  'unverified-sbom',
]);

describe('the rules page', () => {
  const sections = readFileSync(RULES_PAGE, 'utf8').split(/^## /m);
  const starts = sections.map((section) => section.split('\n', 1)[0] ?? '');

  it.each(RULES)('has a section for %s, whose example the rule finds', async (rule) => {
    expect(starts).toContain(rule);
    const section = sections[starts.indexOf(rule)] ?? '';
    const { help } = sarifRule(rule, [{ rule } as Finding]);
    for (const part of [...help.markdown.split('\n\n'), '**Why it matters:**', '**Accept:**'])
      expect(section.replaceAll(/\s+/g, ' ')).toContain(part);
    const example = blocksOf(RULES_PAGE).filter(({ text }) => section.includes(text));
    const dockerfile = example.find(({ info }) => info === 'dockerfile');
    if (NO_EXAMPLE.has(rule)) return;
    const config = example.find(({ info }) => info === 'yaml');
    const folder = mkdtempSync(join(tmpdir(), 'mooring-rule-'));
    write(folder, 'example/Dockerfile', dockerfile?.text ?? '');
    if (config !== undefined) write(folder, '.github/mooring.yml', config.text);
    const { stdout, stderr } = await world.run('mooring check --json || true', folder, world.tokens);
    expect(stdout, stderr).not.toBe('');
    const findings = placedFindings(CheckReport.parse(JSON.parse(stdout)));
    const places = { exception: '.github/mooring.yml', 'over-budget': '' };
    expect(findings.filter((finding) => finding.rule === rule).map(({ file }) => file)).toContain(
      rule in places ? places[rule as keyof typeof places] : 'example/Dockerfile',
    );
  });
});

describe('other CI systems', () => {
  const files = blocksOf(OTHER_CI).filter(({ info }) => info !== 'sh');

  it.each([
    ['.gitlab-ci.yml', 'project_path:your-group/shop:ref_type:branch:ref:topic'],
    ['.buildkite/pipeline.yml', 'organization:your-org:pipeline:shop:ref:refs/heads/topic:commit:0:step:0'],
    ['Jenkinsfile', 'https://jenkins.example.com/job/shop/'],
  ])('%s checks the images with its OIDC token', async (path, subject) => {
    const { folder } = world.host().hosted.clone();
    for (const block of files.filter(({ info }) => info === 'bash')) {
      const [, file = ''] = /^# (ci\/[\w-]+\.sh)/m.exec(block.text) ?? [];
      write(folder, file, fillIn(block.text));
    }
    const block = files.find((one) => isFile(one, path));
    const idToken = await world.idToken(subject);
    const commands = commandsOf(fillIn(block?.text ?? ''), path);
    // The job has the command from the image, or from npm (test/e2e/package.test.ts).
    const sources = ['ghcr.io/YOUR_ORG_NAME/mooring:1', 'npm install --global mooring@1'];
    expect(sources.some((source) => block?.text.includes(source))).toBe(true);
    const ran = await world.run(commands.filter((one) => !one.startsWith('npm ')).join('\n'), folder, {
      IDENTITY: READER,
      ...(path === '.buildkite/pipeline.yml' ? { BUILDKITE_ID_TOKEN: idToken } : { OIDC_TOKEN: idToken }),
      ...(path === 'Jenkinsfile' ? { BASE: 'origin/main' } : {}),
      CI_MERGE_REQUEST_DIFF_BASE_SHA: 'origin/main',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    });
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toContain('cgr.dev/acme/python');
  });

  it('the Code Quality report lists the findings', async () => {
    const { folder } = world.host().hosted.clone();
    const script = files.find((one) => isFile(one, 'ci/code-quality.sh'));
    const ran = await world.run(`mooring check --json | (\n${script?.text ?? ''}\n)`, folder, world.tokens);
    const issues = JSON.parse(ran.stdout) as { fingerprint: string; location: { path: string } }[];
    expect(issues.length).toBeGreaterThan(3);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
    expect(issues.map(({ location }) => location.path)).toContain('storefront/Dockerfile');
  });
});

/** The commands of a job, as its system runs them: Buildkite replaces `$$`, Jenkins takes the text of each `sh`. */
function commandsOf(text: string, path: string): readonly string[] {
  if (path === 'Jenkinsfile') return [...text.matchAll(/\bsh '(.*)'/g)].map(([, command = '']) => command);
  const file = parse(text) as {
    images?: { script: string[]; id_tokens: { OIDC_TOKEN: { aud: string } } };
    steps?: { commands: string[] }[];
  };
  if (file.images !== undefined) {
    expect(file.images.id_tokens.OIDC_TOKEN.aud).toBe('issuer.enforce.dev');
    return file.images.script;
  }
  return (file.steps?.[0]?.commands ?? []).map((command) => command.replaceAll('$$', '$'));
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
