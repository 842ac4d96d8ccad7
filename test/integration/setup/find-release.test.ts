import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { execCommand } from '../../../src/io/process/exec-command.ts';
import { findRelease } from '../../../src/setup/find-release.ts';
import { UNKNOWN_RELEASE } from '../../../src/setup/decide/release.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import type { GitRepository } from '../../support/github/git-repository.ts';

const SERVER = 'https://ghe.example.com';

/** A published Mooring with two releases; the second is annotated, and moves v1. */
function publish(): GitRepository & { readonly commits: readonly string[] } {
  const repository = createGitRepository();
  mkdirSync(join(repository.folder, 'dist'));
  const commits = ['v1.0.0', 'v1.1.0'].map((tag) => {
    writeFileSync(join(repository.folder, 'package.json'), JSON.stringify({ version: tag.slice(1) }));
    repository.commit(`Release ${tag}`);
    repository.git('tag', '--annotate', '--message', tag, tag);
    return repository.git('rev-parse', 'HEAD');
  });
  repository.git('tag', '--annotate', '--message', 'v1', 'v1');
  return { ...repository, commits };
}

/** Lets git find a repository at an address. */
function serve(folder: string, address: string): void {
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', `url.file://${folder}.insteadOf`);
  vi.stubEnv('GIT_CONFIG_VALUE_0', address);
}

function find(named: string, launcher?: string): ReturnType<typeof findRelease> {
  return findRelease({ named, serverUrl: SERVER, launcher, command: execCommand });
}

function launcherIn(folder: string): string {
  return pathToFileURL(join(folder, 'dist/cli.js')).href;
}

afterEach(() => vi.unstubAllEnvs());

describe('the commit of Mooring', () => {
  it.each([
    ['the major version by default', '', 1, 'v1.1.0'],
    ['a tag', '@v1.0.0', 0, 'v1.0.0'],
    ['a branch', '@main', 1, 'v1.1.0'],
  ])('is looked up for %s, on the server of the workflow', async (_what, ref, index, version) => {
    const { folder, commits } = publish();
    serve(folder, `${SERVER}/tools/mooring`);
    expect(await find(`tools/mooring${ref}`)).toEqual({
      repository: 'tools/mooring',
      commit: commits[index],
      version,
    });
  });

  it('needs no lookup if it is given in full', async () => {
    const commit = 'a1'.repeat(20);
    expect(await find(`tools/mooring@${commit}`)).toEqual({
      repository: 'tools/mooring',
      commit,
      version: '',
    });
  });

  it.each([
    ['tools/mooring@v9', /ghe\.example\.com\/tools\/mooring has no tag or branch v9$/],
    ['tools/other@v1', /could not read https:\/\/ghe\.example\.com\/tools\/other: \S/],
    ['mooring', /--mooring: "mooring" is not OWNER\/REPO\[@REF\]/],
  ])('ends the run for %s', async (named, message) => {
    const { folder } = publish();
    serve(folder, `${SERVER}/tools/mooring`);
    vi.stubEnv('https_proxy', 'http://127.0.0.1:9');
    await expect(find(named)).rejects.toMatchObject({
      code: 'config_usage_invalid',
      message: expect.stringMatching(message) as string,
    });
  });

  it('is that of the clone that runs, with its tag or branch', async () => {
    const { folder, git, commits } = publish();
    git('remote', 'add', 'origin', 'git@github.com:acme/mooring.git');
    const [old = '', newest = ''] = commits;
    git('checkout', '--quiet', '--detach', old);
    expect(await find('', launcherIn(folder))).toEqual({
      repository: 'acme/mooring',
      commit: old,
      version: 'v1.0.0',
    });
    git('checkout', '--quiet', 'main');
    writeFileSync(join(folder, 'README.md'), '# Mooring\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Describe it');
    // A commit that nobody else has.
    expect(await find('', launcherIn(folder))).toEqual(UNKNOWN_RELEASE);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    const commit = git('rev-parse', 'HEAD');
    expect(commit).not.toBe(newest);
    expect(await find('', launcherIn(folder))).toEqual({
      repository: 'acme/mooring',
      commit,
      version: 'main',
    });
  });

  it.each([
    ['without an origin on GitHub', (): string => launcherIn(publish().folder)],
    [
      'of another server',
      (): string => {
        const { folder, git } = publish();
        git('remote', 'add', 'origin', 'https://ghe.example.org/acme/mooring');
        return launcherIn(folder);
      },
    ],
    [
      'of the repository in which the package is installed',
      (): string => {
        const { folder, git } = publish();
        git('remote', 'add', 'origin', 'https://github.com/acme/shop');
        const installed = join(folder, 'node_modules/mooring');
        mkdirSync(join(installed, 'dist'), { recursive: true });
        writeFileSync(join(installed, 'package.json'), '{"version":"1.0.0"}');
        return launcherIn(installed);
      },
    ],
  ])('is not that of a clone %s', async (_what, launcher) => {
    // As long as Mooring has no repository of its own, nothing else is known.
    expect(await find('', launcher())).toEqual(UNKNOWN_RELEASE);
  });
});
