import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openGitHubComments } from '../../../src/io/github/github-comments.ts';
import { openGitHubCommit } from '../../../src/io/github/github-commit-tree.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { Comments } from '../../../src/io/ports/comments.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { startRefusingProxy } from '../../support/jobs/refusing-proxy.ts';
import type { RefusingProxy } from '../../support/jobs/refusing-proxy.ts';

const place = {
  apiUrl: 'https://github.test/api/v3',
  repository: 'acme/shop',
  token: new Secret('the-token'),
};
let proxy: RefusingProxy;

// Once for all: the toolkit reads the environment when it is loaded.
beforeAll(async () => {
  proxy = await startRefusingProxy();
  vi.stubEnv('https_proxy', proxy.url);
});
beforeEach(() => proxy.forget());
afterAll(() => {
  vi.unstubAllEnvs();
  proxy.close();
});

async function comment(act: (comments: Comments) => Promise<unknown>): Promise<void> {
  const comments = await openGitHubComments({ ...place, pullRequest: 7, clock: fakeClock() });
  await expect(act(comments)).rejects.toMatchObject({
    code: 'github_unavailable',
    message: expect.stringContaining(
      `no answer from github.test via the proxy ${new URL(proxy.url).host} (`,
    ) as string,
  });
}

describe('the way to GitHub is the proxy of the environment', () => {
  it.each<[string, (comments: Comments) => Promise<unknown>]>([
    ['looking for a comment', (comments) => comments.listOwn('<!--')],
    ['writing a comment', (comments) => comments.create('text')],
    ['updating a comment', (comments) => comments.update(1, 'text')],
    ['deleting a comment', (comments) => comments.remove(1)],
  ])('for %s', async (_, act) => {
    await comment(act);
    expect(new Set(proxy.asked)).toEqual(new Set(['github.test:443']));
  });

  it('for reading a commit', async () => {
    const readLocal = async (): Promise<ReadonlyMap<string, Uint8Array>> => new Map();
    await expect(
      openGitHubCommit({ ...place, commit: 'c'.repeat(40), clock: fakeClock(), readLocal }),
    ).rejects.toMatchObject({ code: 'config_base_unreadable' });
    expect(new Set(proxy.asked)).toEqual(new Set(['github.test:443']));
  });
});
