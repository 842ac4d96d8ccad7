import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CheckReport } from '../../src/check/report/check-report.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { platformSetup } from '../support/jobs/run-launcher.ts';
import { schemaErrors } from '../support/views/schema-errors.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { createShop, IDENTITY } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

let platform: RunningPlatform;
let tokens: Readonly<Record<string, string>>;
const shop = createShop();

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml');
  tokens = await shellTokens(platform.line, { identity: IDENTITY, subject: 'repo:acme/shop:pull_request' });
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

/** Runs the command in a folder, with the tokens of a person, as that person would. */
function check(folder: string, args: readonly string[], variables = tokens) {
  const { inputs } = platformSetup(platform.line, '');
  const places = Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
  const program = new URL('../../dist/cli.js', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'check', ...places, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...machineVariables(), ...variables },
  });
  for (const token of Object.values(tokens)) expect(stdout + stderr).not.toContain(token);
  return { status, stdout, stderr };
}

const AS_ACME = ['--organization', 'acme'];

function reportOf(stdout: string) {
  const report: unknown = JSON.parse(stdout);
  expect(schemaErrors('check-report.v1.json', report)).toEqual([]);
  return CheckReport.parse(report);
}

function failing(stdout: string): readonly string[] {
  return placedFindings(reportOf(stdout))
    .filter(({ level }) => level === 'error')
    .map(({ rule, file, line, novelty }) => `${rule} ${file}:${line} ${novelty}`);
}

describe('mooring check', () => {
  it('fails a branch for what it brings, as the action fails its pull request', () => {
    const { status, stdout, stderr } = check(shop.directory, [...AS_ACME, '--base', shop.base, '--json']);
    expect(status).toBe(1);
    expect(failing(stdout)).toEqual([
      'end-of-life receipts/Dockerfile:2 new',
      'advisory api/Dockerfile:6 new',
      'advisory api/Dockerfile:6 new',
    ]);
    expect(reportOf(stdout)).toMatchObject({
      mode: 'signed-in',
      comparedWith: { kind: 'base', commit: shop.base },
    });
    expect(stderr).toBe('Using credentials from MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN.\n');
  });

  it('labels findings with the exploit data that a user gives, and decides the same', () => {
    const directory = mkdtempSync(join(tmpdir(), 'exploits-'));
    const [kev, epss, other] = ['kev.json', 'epss.csv', 'other.json'].map((name) => join(directory, name));
    writeFileSync(kev ?? '', JSON.stringify({ vulnerabilities: [{ cveID: 'CVE-2026-40077' }] }));
    writeFileSync(epss ?? '', '#model_version:v2025.03.14\ncve,epss,percentile\nCVE-2026-48211,0.5,0.9\n');
    writeFileSync(other ?? '', '{}');
    const args = [...AS_ACME, '--base', shop.base, '--json'];
    const exploitsOf = (...files: readonly (string | undefined)[]) => {
      const { status, stdout } = check(shop.directory, [
        ...args,
        ...files.map((file) => `--exploit-data=${file}`),
      ]);
      const { findings, verdict } = reportOf(stdout);
      const advisories = findings.flatMap(({ advisory }) => advisory ?? []);
      const exploits = new Map(advisories.map(({ id, exploit }) => [id, exploit]));
      return {
        status,
        verdict,
        exploits,
        levels: findings.map(({ key, level }) => `${level} ${key}`).toSorted(),
      };
    };
    const { exploits: none, ...without } = exploitsOf();
    const { exploits, ...withData } = exploitsOf(kev, epss);
    expect(withData).toEqual(without);
    expect([...none.values()].every((one) => one === undefined)).toBe(true);
    expect(exploits.get('CVE-2026-40077')).toEqual({ known: true, epss: null });
    expect(exploits.get('CVE-2026-48211')).toEqual({ known: false, epss: 0.5 });
    const wrong = check(shop.directory, [...args, '--exploit-data', other ?? '']);
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain(': neither a CISA KEV catalog (JSON) nor EPSS scores (CSV)');
  });

  it('says the same to people, as a text', () => {
    const { status, stdout } = check(shop.directory, [...AS_ACME, '--base', shop.base]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^2 new problems block this change[.]\n\nFAIL /);
    expect(stdout).toMatch(/^IMAGE +PINNED/m);
    expect(stdout).toContain('FAIL  receipts/Dockerfile:2  Tag 18 is past its end of life (new)');
  });

  it('exits with 0 if nothing fails; options override the configuration file', () => {
    const args = [...AS_ACME, '--base', shop.base, '--json'];
    const none = check(shop.directory, [...args, '--fail-on', 'none']);
    expect([none.status, reportOf(none.stdout).verdict]).toEqual([0, 'warn']);
    const severe = check(shop.directory, [
      ...args,
      '--fail-on',
      'new-advisory',
      '--min-severity',
      'critical',
    ]);
    expect([severe.status, failing(severe.stdout)]).toEqual([0, []]);
  });

  it('compares with the point where the branch left its base, not with what others did since', () => {
    const repository = createGitRepository();
    const write = (file: string, image: string): void =>
      writeFileSync(join(repository.folder, file), `FROM cgr.dev/acme/${image}\n`);
    write('a.Dockerfile', 'curl:8');
    const start = repository.commit('Start');
    repository.git('checkout', '--quiet', '-b', 'topic');
    write('b.Dockerfile', 'go:1.25');
    repository.commit('Topic');
    repository.git('checkout', '--quiet', 'main');
    repository.git('rm', '--quiet', 'a.Dockerfile');
    repository.commit('Somebody mends it');
    repository.git('checkout', '--quiet', 'topic');
    const { status, stdout } = check(repository.folder, [...AS_ACME, '--base', 'main', '--json']);
    expect([status, reportOf(stdout).comparedWith]).toEqual([0, { kind: 'base', commit: start }]);
  });

  it('checks uncommitted changes, and a directory by its own paths', () => {
    const { directory, base } = createShop();
    writeFileSync(join(directory, 'api', 'new.Dockerfile'), 'FROM cgr.dev/acme/node:18\n');
    const { stdout } = check(directory, [...AS_ACME, '--base', base, '--json', 'api']);
    expect(failing(stdout)).toEqual([
      'end-of-life new.Dockerfile:1 new',
      'advisory Dockerfile:6 new',
      'advisory Dockerfile:6 new',
    ]);
    const carried = placedFindings(reportOf(stdout)).filter(({ novelty }) => novelty === 'pre-existing');
    expect(carried.map(({ file, line }) => `${file}:${line}`)).toContain('Dockerfile:1');
  });

  it('says that nothing is new without a base', () => {
    const { status, stdout } = check(shop.directory, [...AS_ACME, '--json']);
    expect([status, reportOf(stdout).comparedWith]).toEqual([
      0,
      { kind: 'none', reason: 'no --base was given' },
    ]);
  });

  it('exits with 1 without tokens, and says how to set them', () => {
    const { status, stdout, stderr } = check(shop.directory, ['--base', shop.base], {});
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      'Running unauthenticated.',
      'mooring: 9 images require authentication, and MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN are not set',
      'Run these commands, then check again with `--organization acme`:',
      `  export MOORING_API_TOKEN="$(chainctl auth token --audience=${platform.line.apiUrl})"`,
      `  export MOORING_REGISTRY_TOKEN="$(chainctl auth token --audience=${new URL(platform.line.apiUrl).host})"`,
      'To check public images only, pass `--allow-unauthenticated`.',
      '',
    ]);
  });

  it('runs unauthenticated if that is allowed, and says so', () => {
    const args = ['--base', shop.base, '--allow-unauthenticated', '--json'];
    const { status, stdout, stderr } = check(shop.directory, args, {});
    const report = reportOf(stdout);
    expect([status, report.mode]).toEqual([0, 'anonymous']);
    expect(report.notes[0]).toMatch(
      /^Unauthenticated run \(MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN are not set\)/,
    );
    expect(stderr).toBe('Running unauthenticated.\n');
  });

  it('needs no tokens for public images', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-public-'));
    writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/chainguard/static:latest\n');
    const { status, stdout } = check(folder, ['--json'], {});
    expect([status, reportOf(stdout).images.length]).toEqual([0, 1]);
  });

  it('names the missing token if only the registry token is', () => {
    const { status, stdout } = check(shop.directory, AS_ACME, {
      MOORING_API_TOKEN: tokens['MOORING_API_TOKEN'] ?? '',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('Private images require authentication');
    expect(stdout).toContain('Run `export MOORING_REGISTRY_TOKEN="$(chainctl auth token');
    expect(stdout).not.toContain('rejected the token');
  });

  it.each<[string, readonly string[], RegExp]>([
    [
      'a base that is none',
      [...AS_ACME, '--base', 'nowhere'],
      /"nowhere" is not a commit in this repository/,
    ],
    ['an option for a base', [...AS_ACME, '--base=--all'], /"--all" is not a commit in this repository/],
    [
      'a token without an organization',
      ['--base', 'HEAD'],
      /--organization is missing[^\n]*\nThe image references name acme\./,
    ],
    [
      'a misspelt organization',
      ['--organization', 'acmee'],
      /set to "acmee", but the image references name acme \(\d+ references\)\nSet `organization` to acme\./,
    ],
    [
      'an organization that is not the one of the token',
      ['--organization', 'stranger'],
      /"stranger", but [^\n]* name acme \(\d+ references\), and the token belongs to acme\nSet `organization` to acme\./,
    ],
    ['a base that a script forgot', [...AS_ACME, '--base', ''], /--base is empty/],
    ['a time that a script forgot', [...AS_ACME, '--since', ' '], /--since is empty/],
    ['two bases', ['--base', 'HEAD', '--baseline', 'x.json'], /set only one of --base/],
    ['a rule that is none', ['--fail-on', 'end-of-lief'], /did you mean "end-of-life"/],
    ['a time that is none', ['--since', 'yesterday'], /must be a UTC time/],
    [
      'a baseline that is not there',
      [...AS_ACME, '--baseline', 'gone.json'],
      /gone\.json: it does not exist/,
    ],
    ['an option that is none', ['--bse', 'HEAD'], /unknown option --bse; did you mean --base\?/],
    [
      'an option of an earlier version',
      ['--max-detection-days', '14'],
      /unknown option --max-detection-days; replaced by --under-investigation: write --under-investigation "after 7 days"\n/,
    ],
    [
      'an option without its form',
      ['--budget', 'high'],
      /--budget: "high" must be a severity and a whole number, such as high=5\n/,
    ],
    ['a directory that does not exist', ['nowhere'], /nowhere/],
  ])('ends with 2 and a reason for %s', (_, args, reason) => {
    const { status, stdout, stderr } = check(shop.directory, args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^mooring: /);
    expect(stderr).toMatch(reason);
  });

  it('distinguishes a directory outside Git from an unknown ref', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-no-repository-'));
    const { status, stdout, stderr } = check(folder, [...AS_ACME, '--base', 'main']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^mooring: --base: git cannot read a repository in .*not a git repository/);
    expect(stderr).toContain('use --since or --baseline instead');
  });

  it('ends with 2 where there is no git', () => {
    const nothing = mkdtempSync(join(tmpdir(), 'mooring-no-git-'));
    const { status, stdout, stderr } = check(shop.directory, ['--base', shop.base], { PATH: nothing });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('mooring: git could not be started\nInstall Git and add it to PATH.\n');
  });
});
