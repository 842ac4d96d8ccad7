import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { blocksOf, PAGES } from '../support/docs/blocks.ts';
import { isWorkflow } from '../support/docs/workflow-blocks.ts';
import { ACTIONS } from '../support/jobs/actions.ts';
import { platformSetup } from '../support/jobs/run-launcher.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { createShop, IDENTITY } from '../support/samples/shop.ts';

const run = promisify(execFile);
const SCHEMAS = readdirSync('schema').map((name) => `schema/${name}`);

/** What check-jsonschema prints about files that are wrong; empty if all are right. */
async function problemsOf(files: readonly string[], ...options: readonly string[]): Promise<string> {
  try {
    await run(judgePath('check-jsonschema'), [...options, ...files]);
    return '';
  } catch (error) {
    return (error as { readonly stdout?: string }).stdout ?? String(error);
  }
}

/** Writes texts to files of one type in a new directory. */
function filesWith(texts: readonly string[], type: 'yml' | 'json'): readonly string[] {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-schemas-'));
  return texts.map((text, index) => {
    const path = join(directory, `${index}.${type}`);
    writeFileSync(path, text);
    return path;
  });
}

const blocks = PAGES.flatMap(blocksOf);
const workflows = blocks.filter(isWorkflow).map(({ text }) => text);
const configs = blocks
  .filter(({ info, text }) => info === 'yaml' && text.includes('# .github/mooring.yml'))
  .map(({ text }) => text);

describe.runIf(haveJudge('check-jsonschema'))('check-jsonschema', () => {
  it('has nothing against the actions, nor against the workflows and the Dependabot file of this repository', async () => {
    const own = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
    const actions = ACTIONS.map(({ path }) => path);
    expect(await problemsOf(actions, '--builtin-schema', 'vendor.github-actions')).toBe('');
    expect(await problemsOf(own, '--builtin-schema', 'vendor.github-workflows')).toBe('');
    expect(await problemsOf(['.github/dependabot.yml'], '--builtin-schema', 'vendor.dependabot')).toBe('');
  });

  it('has nothing against the issue forms', async () => {
    const files = readdirSync('.github/ISSUE_TEMPLATE').map((name) => `.github/ISSUE_TEMPLATE/${name}`);
    const forms = files.filter((path) => !path.endsWith('/config.yml'));
    const config = files.filter((path) => path.endsWith('/config.yml'));
    expect([forms.length, config.length]).toEqual([3, 1]);
    expect(await problemsOf(forms, '--builtin-schema', 'vendor.github-issue-forms')).toBe('');
    expect(await problemsOf(config, '--builtin-schema', 'vendor.github-issue-config')).toBe('');
  });

  it('has nothing against the workflows of the documentation', async () => {
    expect(workflows.length).toBeGreaterThan(5);
    const files = filesWith(workflows, 'yml');
    expect(await problemsOf(files, '--builtin-schema', 'vendor.github-workflows')).toBe('');
  });

  it('has nothing against our schemas', async () => {
    expect(await problemsOf(SCHEMAS, '--check-metaschema')).toBe('');
  });

  it('takes the configuration files of the documentation by our schema, and no mistake in one', async () => {
    const schema = ['--schemafile', 'schema/mooring-config.v1.json'];
    expect(configs.length).toBeGreaterThan(5);
    expect(await problemsOf(filesWith(configs, 'yml'), ...schema)).toBe('');
    const mistakes = [
      'chek: {}',
      'check: { min-severity: hihg }',
      'pin: { min-age: 3 }',
      'include: Dockerfile',
    ];
    for (const mistake of mistakes) {
      // oxlint-disable-next-line no-await-in-loop -- one problem must not hide another
      expect(await problemsOf(filesWith([mistake], 'yml'), ...schema)).not.toBe('');
    }
  });
});

describe.runIf(haveJudge('check-jsonschema'))('check-jsonschema, about what the command line prints', () => {
  let platform: RunningPlatform;
  let environment: Readonly<Record<string, string | undefined>>;
  const shop = createShop();

  beforeAll(async () => {
    platform = await startPlatform('--seed', 'examples/platform.seed.yml');
    const subject = 'repo:acme/shop:pull_request';
    const tokens = await shellTokens(platform.line, { identity: IDENTITY, subject });
    environment = { ...machineVariables(), ...tokens };
  });
  afterAll(() => platform.stop());

  it.each([
    ['check', 'check-report', ['--organization', 'acme', '--base', shop.base]],
    ['images', 'images', []],
    ['pin', 'pins', ['--dry-run']],
    ['verify', 'verify', []],
    ['diff', 'diff', ['cgr.dev/acme/node:22', '--from', '-1']],
    ['resolve', 'resolve', ['cgr.dev/acme/node:22', 'cgr.dev/acme/gone:1']],
  ])('%s: it is as schema/%s.v1.json says, and not as another schema', async (command, schema, args) => {
    const places = command === 'images' ? {} : platformSetup(platform.line, '').inputs;
    const options = Object.entries(places).flatMap(([name, value]) => [`--${name}`, value]);
    const program = [resolve('dist/cli.js'), command, '--json', ...options, ...args];
    const printed = run(process.execPath, program, { cwd: shop.directory, env: environment });
    // Findings end the command with status 1.
    const { stdout } = await printed.catch((error: unknown) => error as { readonly stdout: string });
    const files = filesWith([stdout], 'json');
    const wrong = await Promise.all(
      SCHEMAS.map(async (path) => ((await problemsOf(files, '--schemafile', path)) === '' ? [] : [path])),
    );
    expect(wrong.flat()).toEqual(SCHEMAS.filter((path) => path !== `schema/${schema}.v1.json`));
  });
});
