import { afterEach, describe, expect, it } from 'vitest';

import { openGitHubCommit } from '../../../src/adapters/github-commit-tree.ts';
import { Secret } from '../../../src/domain/secret.ts';
import { startRawServer } from '../../support/raw-server.ts';
import type { RawServer } from '../../support/raw-server.ts';

const COMMIT = 'c'.repeat(40);
let github: RawServer | undefined;

afterEach(() => github?.close());

/** A GitHub that knows one commit, whose blobs are named by their content. */
async function startGitHub(tree: {
  readonly truncated: boolean;
  readonly paths: readonly string[];
}): Promise<RawServer> {
  return startRawServer((request, response) => {
    const blob = /\/git\/blobs\/(.+)$/.exec(request.url ?? '')?.[1];
    const known = request.url?.includes(`/repos/acme/shop/git/trees/${COMMIT}?recursive=true`) === true;
    if (
      request.headers.authorization !== 'token the-token' ||
      (blob === undefined && !known) ||
      blob === 'gone'
    ) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
      return;
    }
    const entries = tree.paths.map((path) => ({
      path,
      type: 'blob',
      sha: path.includes('gone') ? 'gone' : 'b1',
    }));
    const answer =
      blob === undefined
        ? { tree: [...entries, { path: 'folder', type: 'tree', sha: 't1' }], truncated: tree.truncated }
        : { content: Buffer.from('FROM base\n').toString('base64'), encoding: 'base64' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
}

function open(server: RawServer, token = 'the-token') {
  return openGitHubCommit({
    apiUrl: server.origin,
    repository: 'acme/shop',
    commit: COMMIT,
    token: new Secret(token),
  });
}

describe('adapters/github-commit-tree', () => {
  it('lists and reads the files of a commit, and says which it could not read', async () => {
    github = await startGitHub({
      truncated: false,
      paths: ['b/Dockerfile', 'a/Dockerfile', 'gone.Dockerfile'],
    });
    const tree = await open(github);
    expect(await tree?.list()).toEqual(['a/Dockerfile', 'b/Dockerfile', 'gone.Dockerfile']);
    const readings = await tree?.read(['a/Dockerfile', 'gone.Dockerfile', 'never/Dockerfile']);
    expect(
      readings?.map((reading) =>
        'bytes' in reading ? new TextDecoder().decode(reading.bytes) : reading.problem,
      ),
    ).toEqual(['FROM base\n', 'GitHub did not give it', 'the commit does not hold it']);
  });

  it('gives nothing where GitHub refuses, or lists the commit only in part', async () => {
    github = await startGitHub({ truncated: true, paths: ['Dockerfile'] });
    expect(await open(github)).toBeUndefined();
    expect(await open(github, 'another-token')).toBeUndefined();
  });
});
