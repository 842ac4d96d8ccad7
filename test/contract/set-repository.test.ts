import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { MOORING_REPOSITORY } from '../../src/values/documentation.ts';

/** Names that no file has, this one included; the parts of the first need care in a pattern. */
const OTHER = ['another-owner', 'its.tool'].join('/');
const THIRD = ['third-owner', 'mooring'].join('/');

let copy: string;
let paths: readonly string[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mooring-rename-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!dist'];
  paths = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((path) => path !== '' && statSync(path, { throwIfNoEntry: false })?.isFile() === true);
  for (const path of paths) cpSync(path, join(copy, path));
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: copy });
});

function setRepository(...args: readonly string[]): readonly [number | null, string] {
  const run = spawnSync(process.execPath, ['.ci/set-repository.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return [run.status, run.stdout + run.stderr];
}

function texts(): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(copy, path), 'latin1')]));
}

/** The files that name a repository, also where a regular expression escapes its slash. */
function filesWith(repository: string): readonly string[] {
  const forms = [repository, repository.replace('/', String.raw`\/`)];
  return Object.entries(texts()).flatMap(([path, text]) =>
    forms.some((form) => text.includes(form)) ? [path] : [],
  );
}

function renamed(text: string, from: string, to: string): string {
  const escaped = [from, to].map((name) => name.replace('/', String.raw`\/`)) as [string, string];
  return text.replaceAll(from, to).replaceAll(...escaped);
}

describe('npm run set-repository', () => {
  it('renames the repository in every file, changes nothing else, and can do so again', () => {
    const before = texts();
    const named = filesWith(MOORING_REPOSITORY);
    expect(setRepository(OTHER)).toEqual([0, expect.stringMatching(/^Renamed .*\n[^]*npm run build/)]);
    expect([filesWith(MOORING_REPOSITORY), filesWith(OTHER)]).toEqual([[], named]);
    for (const path of [
      'README.md',
      'package.json',
      'src/values/documentation.ts',
      'schema/mooring-config.v1.json',
      'test/golden/check/report.sarif',
      '.github/workflows/bisect.yml',
    ])
      expect(named).toContain(path);
    const after = texts();
    expect(setRepository(OTHER)).toEqual([0, `Nothing to change: the repository is ${OTHER} already.\n`]);
    expect(texts()).toEqual(after);
    setRepository(THIRD);
    expect(filesWith(OTHER)).toEqual([]);
    const back = Object.entries(texts()).map(([path, text]) => [
      path,
      renamed(text, THIRD, MOORING_REPOSITORY),
    ]);
    expect(Object.fromEntries(back)).toEqual(before);
  });

  it('is about the repository that package.json names', () => {
    const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      repository: { url: string };
    };
    expect(repository.url).toBe(`git+https://github.com/${MOORING_REPOSITORY}.git`);
  });

  it.each([
    ['', /is not the name of a repository/],
    ['mooring', /is not the name of a repository/],
    ['my_own_org/mooring', /is not the name of a repository/],
    ['-owner/mooring', /is not the name of a repository/],
    ['owner/mooring.git', /is not the name of a repository/],
    ['owner/..', /is not the name of a repository/],
    ['https://github.com/owner/mooring', /is not the name of a repository/],
    ['acme/shop', /uses acme\/shop as an example/],
  ])('refuses "%s", and changes nothing', (name, problem) => {
    const before = texts();
    expect(setRepository(name)).toEqual([2, expect.stringMatching(problem)]);
    expect(texts()).toEqual(before);
  });

  it('names the container image in lower case, and can rename it again', () => {
    for (const owner of ['Mixed-Case', 'mixed-case', 'Other-Case']) {
      const name = [owner, 'Its.Tool'].join('/');
      setRepository(name);
      const image = /ghcr\.io\/[\w-]+\/[\w.]+\w/.exec(texts()['docs/releases.md'] ?? '');
      expect(image?.[0]).toBe(`ghcr.io/${name.toLowerCase()}`);
      expect(filesWith(name)).toContain('README.md');
    }
  });
});
