import { afterEach, describe, expect, it } from 'vitest';

import { openGitHubCommit } from '../../../../src/io/github/github-commit-tree.ts';
import { Secret } from '../../../../src/values/secret.ts';
import type { FileReading, FileTree } from '../../../../src/io/ports/file-tree.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { REPOSITORY, startGitHub } from '../../../support/github/github-server.ts';
import type { GitHubFault, GitHubServer } from '../../../support/github/github-server.ts';

const NONE: ReadonlyMap<string, Uint8Array> = new Map();

let github: GitHubServer | undefined;
afterEach(() => github?.close());

interface Opened {
  readonly github: GitHubServer;
  readonly commit: string;
  readonly open: (readLocal?: () => ReadonlyMap<string, Uint8Array>) => Promise<FileTree>;
}

/** A commit of `main` with these files, as the adapter opens it; nothing of it is in the clone. */
async function openWith(
  server: GitHubServer,
  files: Readonly<Record<string, Uint8Array>>,
  apiUrl = server.apiUrl,
): Promise<FileTree> {
  const pushed = Object.entries(files).map(([path, bytes]) => [path, { mode: '100644', bytes } as const]);
  const commit = await server.person.push('main', Object.fromEntries(pushed));
  return openGitHubCommit({
    apiUrl,
    repository: REPOSITORY,
    commit,
    token: new Secret(server.jobToken),
    clock: fakeClock(),
    readLocal: async () => NONE,
  });
}

/** A commit that GitHub holds: two files that are alike, one of its own, and links. */
async function startWithCommit(...faults: readonly GitHubFault[]): Promise<Opened> {
  const server = await startGitHub();
  github = server;
  const link = (target: string) => ({ mode: '120000', bytes: Buffer.from(target) }) as const;
  const commit = await server.person.push('main', {
    'a/Dockerfile': 'FROM base\n',
    'b/Dockerfile': 'FROM base\n',
    'c/Dockerfile': 'FROM other\n',
    'links/Dockerfile': link('../c/Dockerfile'),
    'links/gone.Dockerfile': link('../gone'),
  });
  server.fault(...faults);
  const open: Opened['open'] = (readLocal = () => NONE) =>
    openGitHubCommit({
      apiUrl: server.apiUrl,
      repository: REPOSITORY,
      commit,
      token: new Secret(server.jobToken),
      clock: fakeClock(),
      readLocal: async () => readLocal(),
    });
  return { github: server, commit, open };
}

function textOf(reading: FileReading): string {
  return 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : reading.problem;
}

function blobRequests({ requests }: GitHubServer): readonly string[] {
  return requests.filter((request) => request.includes('/git/blobs/'));
}

const TREE = /^GET .*\/git\/trees\//;
const BLOB = /^GET .*\/git\/blobs\//;

describe('io/github/github-commit-tree', () => {
  it('lists and reads the files of a commit as they would lie on disk, each content once', async () => {
    const { github: server, open } = await startWithCommit();
    const tree = await open();
    const paths = await tree.list();
    expect(paths).toEqual([
      'README.md',
      'a/Dockerfile',
      'b/Dockerfile',
      'c/Dockerfile',
      'links/Dockerfile',
      'links/gone.Dockerfile',
    ]);
    const readings = await tree.read(['b/Dockerfile', 'links/Dockerfile', 'a/Dockerfile', 'c/Dockerfile']);
    expect(readings.map(textOf)).toEqual(['FROM base\n', 'FROM other\n', 'FROM base\n', 'FROM other\n']);
    // Two contents and a link; what the link leads to is asked for when it is known.
    expect(blobRequests(server)).toHaveLength(4);
  });

  it('lists submodules apart from files', async () => {
    const sha = '1'.repeat(40);
    const entries = [
      { path: 'vendor', mode: '040000', type: 'tree', sha },
      { path: 'vendor/lib', mode: '160000', type: 'commit', sha },
      { path: 'Dockerfile', mode: '100644', type: 'blob', sha },
    ];
    const { open } = await startWithCommit({
      match: TREE,
      status: 200,
      body: { tree: entries, truncated: false },
    });
    const tree = await open();
    expect([await tree.list(), await tree.submodules()]).toEqual([['Dockerfile'], ['vendor/lib']]);
  });

  it('says which files a commit does not hold, and of which there is no trace', async () => {
    const { open } = await startWithCommit();
    const readings = await (await open()).read(['links/gone.Dockerfile', 'never/Dockerfile']);
    expect(readings).toEqual([
      { path: 'links/gone.Dockerfile', problem: 'it is not in the commit' },
      { path: 'never/Dockerfile', problem: 'it is not in the commit', isAbsent: true },
    ]);
  });

  it('does not fetch what the clone contains', async () => {
    const { github: server, open } = await startWithCommit();
    // Of `FROM base`, as `git hash-object` names it.
    const held = new Map([['d694a1fe64a740e481996746f490ced9a34d4659', Buffer.from('FROM base\n')]]);
    const tree = await open(() => held);
    const readings = await tree.read(['a/Dockerfile', 'b/Dockerfile', 'c/Dockerfile']);
    expect(readings.map(textOf)).toEqual(['FROM base\n', 'FROM base\n', 'FROM other\n']);
    expect(blobRequests(server)).toHaveLength(1);
  });

  it.each<[string, GitHubFault, RegExp, RegExp]>([
    [
      'does not know it',
      { match: TREE, status: 404, body: { message: 'Not Found' } },
      /GitHub answered 404 \(Not Found\)/,
      /fetch-depth: 0.*contents: read/,
    ],
    [
      'refuses the token',
      { match: TREE, status: 403, body: { message: 'Resource not accessible by integration' } },
      /GitHub answered 403 \(Resource not accessible/,
      /contents: read/,
    ],
    [
      'has had too many requests',
      {
        match: TREE,
        status: 403,
        body: {},
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
      },
      /GitHub requires a wait/,
      /later/,
    ],
    [
      'wants an hour of silence',
      { match: TREE, status: 429, body: {}, headers: { 'retry-after': '3600' } },
      /GitHub requires a wait of 3600 seconds/,
      /later/,
    ],
    ['is unavailable', { match: TREE, status: 502, body: {} }, /GitHub answered 502/, /later/],
    ['does not answer', { match: TREE, cut: true }, /no answer from 127\.0\.0\.1/, /later/],
    [
      'lists it in part',
      { match: TREE, status: 200, body: { tree: [], truncated: true } },
      /only a part of the file list/,
      /fetch-depth: 0/,
    ],
  ])('has no commit where GitHub %s', async (_, fault, message, hint) => {
    const { open } = await startWithCommit(fault);
    await expect(open()).rejects.toMatchObject({
      code: 'config_base_unreadable',
      message: expect.stringMatching(message) as string,
      hint: expect.stringMatching(hint) as string,
    });
  });

  it.each<[string, GitHubFault]>([
    ['is not given', { match: BLOB, status: 404, body: { message: 'Not Found' } }],
    ['meets a limit', { match: BLOB, status: 403, body: {}, headers: { 'retry-after': '3600' } }],
  ])('has no commit any more where one of its files %s: it is not taken for empty', async (_, fault) => {
    const { open } = await startWithCommit(fault);
    const tree = await open();
    await expect(tree.read(['a/Dockerfile'])).rejects.toMatchObject({ code: 'config_base_unreadable' });
  });

  it('waits for a short rate limit, and retries if a response is lost', async () => {
    const { github: server, open } = await startWithCommit(
      { match: TREE, times: 1, status: 429, body: {}, headers: { 'retry-after': '1' } },
      { match: TREE, times: 1, status: 500, body: {} },
      { match: BLOB, times: 1, cut: true },
    );
    const [reading] = await (await open()).read(['a/Dockerfile']);
    expect(reading === undefined ? '' : textOf(reading)).toBe('FROM base\n');
    expect(server.requests.filter((request) => request.includes('/git/trees/'))).toHaveLength(3);
  });

  it('reads 1,200 files with few requests', async () => {
    github = await startGitHub();
    github.withGraphql();
    const files = Object.fromEntries(
      Array.from({ length: 1_200 }, (_, index) => [
        `${index}/Dockerfile`,
        Buffer.from(`FROM a:${index}\n# ü ☃\n`),
      ]),
    );
    const tree = await openWith(github, files);
    const readings = await tree.read(Object.keys(files));
    expect(readings.map(textOf)).toEqual(Object.values(files).map(String));
    expect(github.requests.map((request) => request.replace(/\/[0-9a-f]{40}.*/, ''))).toEqual([
      'GET /repos/acme/shop/git/trees',
      ...Array.from({ length: 12 }, () => 'POST /graphql'),
    ]);
  });

  it('returns each content byte for byte, also one that no text can hold', async () => {
    github = await startGitHub();
    github.withGraphql();
    const files = {
      a: Buffer.from('FROM a\n'),
      b: Buffer.from('FROM b\r\n'),
      binary: Buffer.from('FROM a\0'),
      latin: Buffer.from('FROM \xe4', 'latin1'),
      marked: Buffer.from('\uFEFFFROM a\n'),
      long: Buffer.alloc(600_000, 'FROM a\n'),
      empty: Buffer.from(''),
    };
    const tree = await openWith(github, files);
    const readings = await tree.read(Object.keys(files));
    expect(readings.map((reading) => 'bytes' in reading && Buffer.from(reading.bytes))).toEqual(
      Object.values(files),
    );
    expect(blobRequests(github)).toHaveLength(4);
  });

  it.each<[string, GitHubFault]>([
    ['has none', { match: /^POST \/graphql$/, status: 404, body: {} }],
    ['refuses it', { match: /^POST \/graphql$/, status: 403, body: { message: 'Forbidden' } }],
    [
      'reports a limit in it',
      { match: /^POST \/graphql$/, status: 200, body: { errors: [{ type: 'RATE_LIMITED' }] } },
    ],
    [
      'answers with another content',
      {
        match: /^POST \/graphql$/,
        status: 200,
        body: { data: { repository: { b0: { text: 'FROM evil\n' }, b1: null } } },
      },
    ],
  ])('reads by REST what GraphQL does not return, where GitHub %s', async (_, fault) => {
    github = await startGitHub();
    github.fault(fault);
    const tree = await openWith(github, { a: Buffer.from('FROM a\n'), b: Buffer.from('FROM b\n') });
    expect((await tree.read(['a', 'b'])).map(textOf)).toEqual(['FROM a\n', 'FROM b\n']);
    expect(blobRequests(github)).toHaveLength(2);
  });

  it('finds GraphQL of an Enterprise Server beside its REST API', async () => {
    github = await startGitHub();
    const texts = ['FROM a\n', 'FROM b\n'];
    const ids = ['7d33c5ffeeea2fdc36489fc95e5b95d4441349ab', '386d2de9e019f165dd7244863f7ffe1cdc3039cf'];
    const tree = ids.map((sha, index) => ({ path: `f${index}`, mode: '100644', type: 'blob', sha, size: 7 }));
    github.fault(
      { match: /^GET \/api\/v3\/.*\/git\/trees\//, status: 200, body: { tree, truncated: false } },
      {
        match: /^POST \/api\/graphql$/,
        status: 200,
        body: {
          data: { repository: Object.fromEntries(texts.map((text, index) => [`b${index}`, { text }])) },
        },
      },
    );
    const opened = await openWith(github, {}, `${github.apiUrl}/api/v3`);
    expect((await opened.read(['f0', 'f1'])).map(textOf)).toEqual(texts);
  });

  it('never sends its token to another host', async () => {
    const { github: server, open } = await startWithCommit({ match: TREE, status: 403, body: {} });
    const error: unknown = await open().catch((refusal: unknown) => refusal);
    expect(JSON.stringify(error) + String(error)).not.toContain(server.jobToken);
  });
});
