import { describe, expect, it } from 'vitest';

import { gitHubApiUrl, readRemote, readRepositoryName } from '../../../src/values/remote.ts';

describe('the URL of a remote', () => {
  it.each([
    ['https://github.com/acme/shop.git', 'https://github.com'],
    ['https://github.com/acme/shop', 'https://github.com'],
    ['https://github.com/acme/shop/', 'https://github.com'],
    ['https://x-access-token:secret@github.com/acme/shop.git', 'https://github.com'],
    ['https://GitHub.com/acme/shop.git', 'https://github.com'],
    ['https://www.github.com/acme/shop', 'https://github.com'],
    ['git@github.com:acme/shop.git', 'https://github.com'],
    ['git@GitHub.com:/acme/shop', 'https://github.com'],
    ['org-42@github.com:acme/shop.git', 'https://github.com'],
    ['github.com:acme/shop.git', 'https://github.com'],
    ['ssh://git@github.com/acme/shop.git', 'https://github.com'],
    ['ssh://git@ssh.github.com:443/acme/shop.git', 'https://github.com'],
    ['git+ssh://git@github.com/acme/shop', 'https://github.com'],
    ['git://github.com/acme/shop.git', 'https://github.com'],
    ['ssh://git@ghe.example.com:2222/acme/shop.git', 'https://ghe.example.com'],
    ['git@ghe.example.com:acme/shop.git', 'https://ghe.example.com'],
    ['https://ghe.example.com:8443/acme/shop', 'https://ghe.example.com:8443'],
    ['http://127.0.0.1:3000/acme/shop', 'http://127.0.0.1:3000'],
    ['git@octo.ghe.com:acme/shop.git', 'https://octo.ghe.com'],
  ])('%s is acme/shop on %s', (url, serverUrl) => {
    expect(readRemote(url)).toEqual({ serverUrl, owner: 'acme', name: 'shop' });
  });

  it.each([
    '/srv/git/shop.git',
    '../shop.git',
    'file:///srv/git/acme/shop.git',
    String.raw`C:\git\acme\shop`,
    'gh:acme/shop',
    'git@github-work:acme/shop.git',
    'https://github.com/acme',
    'https://github.com/acme/shop/issues/1',
    'git@gitlab.com:acme/shop.git',
    'https://gitlab.example.com/acme/shop.git',
    'https://bitbucket.org/acme/shop.git',
    'https://dev.azure.com/acme/shop',
    'git@999.1.1.1:acme/shop.git',
    '',
  ])('%j is not a repository on GitHub', (url) => {
    expect(readRemote(url)).toBeUndefined();
  });

  it('keeps dots in names, and removes one .git', () => {
    expect(readRemote('git@github.com:acme/shop.js.git')?.name).toBe('shop.js');
    expect(readRemote('https://github.com/acme/.github')?.name).toBe('.github');
  });

  it.each([
    ['acme/shop', 'https://github.com'],
    ['github.com/acme/shop', 'https://github.com'],
    ['ghe.example.com/acme/shop', 'https://ghe.example.com'],
  ])('is written as %s like in `gh`', (text, serverUrl) => {
    expect(readRepositoryName(text)).toEqual({ serverUrl, owner: 'acme', name: 'shop' });
  });

  it.each(['shop', 'a/b/c/d', 'acme/shop/issues', ''])('is not %j', (text) => {
    expect(readRepositoryName(text)).toBeUndefined();
  });

  it.each([
    ['https://github.com', 'https://api.github.com'],
    ['https://octo.ghe.com', 'https://api.octo.ghe.com'],
    ['https://ghe.example.com', 'https://ghe.example.com/api/v3'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/api/v3'],
  ])('%s has its API at %s', (serverUrl, apiUrl) => {
    expect(gitHubApiUrl(serverUrl)).toBe(apiUrl);
  });
});
