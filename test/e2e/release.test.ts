import { spawn, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { json, text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { haveTools, skopeo, startStockRegistry } from '../support/jobs/debian-tools.ts';
import type { StockRegistry } from '../support/jobs/debian-tools.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import type { GitHubState } from '../support/release/fake-gh.ts';
import { writeOciArchive } from '../support/release/oci-archive.ts';

const FILES = ['/tmp/mooring.tar.gz', '/tmp/mooring.tgz'];

/** A place to release from: the programs that the script starts, and what GitHub has. */
function createRelease(programs: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'mooring-release-'));
  mkdirSync(join(home, 'bin'));
  const gh = `exec "${process.execPath}" "${resolve('test/support/release/fake-gh.ts')}" "$@"`;
  for (const [name, script] of Object.entries({ gh, ...programs })) {
    writeFileSync(join(home, 'bin', name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(home, 'bin', name), 0o755);
  }
  const state = join(home, 'github.json');
  writeFileSync(state, JSON.stringify({ releases: {}, refs: {}, verified: [] } satisfies GitHubState));
  const run = async (
    [step, ...args]: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => {
    const variables = machineVariables();
    const output = join(home, 'output');
    writeFileSync(output, '');
    const child = spawn('bash', ['.ci/release', step ?? '', ...args], {
      env: {
        ...variables,
        PATH: [join(home, 'bin'), variables['PATH']].join(delimiter),
        HOME: home,
        GITHUB_REF_NAME: 'v1.0.0',
        GITHUB_REPOSITORY: 'Acme/Mooring',
        GITHUB_SHA: 'a'.repeat(40),
        GITHUB_OUTPUT: output,
        GH_STATE: state,
        ...environment,
      },
    });
    const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
    const [status] = (await once(child, 'close')) as [number];
    return { status, stdout: await stdout, stderr: await stderr, output: readFileSync(output, 'utf8') };
  };
  const github = (): GitHubState => JSON.parse(readFileSync(state, 'utf8')) as GitHubState;
  return { home, run, github };
}

describe('the release on GitHub', () => {
  it('is a draft with the section of the changelog until every file is verified', async () => {
    const { run, github } = createRelease();
    expect(await run(['github', ...FILES], { FAIL_AT: 'attestation verify' })).toMatchObject({ status: 1 });
    expect(github().releases['v1.0.0']).toMatchObject({
      draft: true,
      files: ['mooring.tar.gz', 'mooring.tgz'],
    });
    expect(await run(['github', ...FILES])).toMatchObject({ status: 0 });
    const { releases, verified } = github();
    expect(releases['v1.0.0']).toMatchObject({ draft: false, latest: 'true' });
    expect(verified).toEqual(['mooring.tar.gz', 'mooring.tgz']);
    const [, section] = readFileSync('CHANGELOG.md', 'utf8').split(/^## 1\.0\.0\n/m);
    expect(releases['v1.0.0']?.notes).toBe(section?.split(/^## /m)[0]);
  });

  it.each(['release create', 'attestation verify', 'release list', 'release edit'])(
    'ends the same if the first run fails at "%s"',
    async (call) => {
      const { run, github } = createRelease();
      expect(await run(['github', ...FILES], { FAIL_AT: call })).toMatchObject({ status: 1 });
      expect(github().releases['v1.0.0']?.draft ?? true).toBe(true);
      expect(await run(['github', ...FILES])).toMatchObject({ status: 0 });
      expect(github().releases['v1.0.0']?.draft).toBe(false);
    },
  );

  it('is unchanged once it is published', async () => {
    const { run, github } = createRelease();
    await run(['github', ...FILES]);
    const before = github();
    const again = await run(['github', '/tmp/other.tgz']);
    expect(again).toMatchObject({ status: 0, stdout: 'v1.0.0 is published\n' });
    expect(github()).toEqual(before);
  });

  it('is the latest one only if no newer version is published', async () => {
    const { run, github } = createRelease();
    for (const tag of ['v1.0.9', 'v1.0.10', 'v1.0.2']) await run(['github'], { GITHUB_REF_NAME: tag });
    expect(Object.entries(github().releases).map(([tag, { latest }]) => [tag, latest])).toEqual([
      ['v1.0.9', 'true'],
      ['v1.0.10', 'true'],
      ['v1.0.2', 'false'],
    ]);
  });
});

describe('the tag of the major version', () => {
  const skopeoLog = { skopeo: 'echo "$@" >> "$HOME/skopeo.log"' };

  it('moves forward, and never back for a later patch of an older version', async () => {
    const { home, run, github } = createRelease(skopeoLog);
    const moves: (string | undefined)[] = [];
    for (const [tag, letter] of [
      ['v1.0.0', 'a'],
      ['v1.1.0', 'b'],
      ['v1.0.1', 'c'],
      ['v1.10.0', 'd'],
      ['v2.0.0', 'e'],
      ['v1.11.0', 'f'],
    ] as const) {
      const release = { GITHUB_REF_NAME: tag, GITHUB_SHA: letter.repeat(40) };
      await run(['github'], release);
      expect(await run(['major'], release)).toMatchObject({ status: 0 });
      moves.push(github().refs['v1']?.[0]);
    }
    expect(moves).toEqual(['a', 'b', 'b', 'd', 'd', 'f']);
    expect(github().refs['v2']).toBe('e'.repeat(40));
    expect(readFileSync(join(home, 'skopeo.log'), 'utf8')).not.toContain('1.0.1');
  });

  it('does not move if the releases cannot be listed', async () => {
    const { run, github } = createRelease(skopeoLog);
    expect(await run(['major'], { FAIL_AT: 'release list' })).toMatchObject({ status: 1 });
    expect(github().refs).toEqual({});
  });
});

describe('the npm package', () => {
  const packages = new Map<string, Buffer>();
  const registry = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    if (request.method === 'PUT') {
      const { _attachments: attached } = (await json(request)) as {
        _attachments: Record<string, { data: string }>;
      };
      packages.set(name, Buffer.from(Object.values(attached)[0]?.data ?? '', 'base64'));
    }
    const content = packages.get(name);
    if (content === undefined) {
      response.writeHead(404).end('{}');
      return;
    }
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    const versions = { '1.0.0': { name, version: '1.0.0', dist: { integrity } } };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
  }
  let npm: string;
  beforeAll(async () => {
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo;
    const host = `//127.0.0.1:${port}/`;
    // Without a job of GitHub, npm can neither sign a provenance nor sign in by OIDC.
    const program = execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    npm = `exec ${program} "\${@/#--provenance/--provenance=false}" --registry=http:${host} --${host}:_authToken=x`;
  });
  afterAll(() => registry.close());

  function pack(readme: string): string {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-package-'));
    const { name, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      object
    >;
    writeFileSync(
      join(directory, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', readme, publishConfig }),
    );
    execFileSync('npm', ['pack', '--silent'], { cwd: directory });
    return join(directory, 'mooring-1.0.0.tgz');
  }

  it('is published once, byte for byte as it was packed', async () => {
    const { run } = createRelease({ npm });
    const tarball = pack('one');
    const first = await run(['npm', tarball]);
    expect(first, first.stderr).toMatchObject({ status: 0 });
    expect(packages.get('mooring')?.equals(readFileSync(tarball))).toBe(true);
    expect(await run(['npm', tarball])).toMatchObject({ status: 0, stdout: 'mooring@1.0.0 is published\n' });
    const other = await run(['npm', pack('two')]);
    expect(other).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('::error::mooring@1.0.0') as string,
    });
    expect(packages.get('mooring')?.equals(readFileSync(tarball))).toBe(true);
  });

  it('is published by an npm that signs its provenance', async () => {
    const { home, run } = createRelease({ npm: 'echo "$@" >> "$HOME/npm.log"' });
    const tarball = pack('one');
    await run(['npm', tarball]);
    expect(readFileSync(join(home, 'npm.log'), 'utf8')).toContain(`publish ${tarball} --provenance\n`);
    const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as { publishConfig: object };
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
  });
});

describe.runIf(haveTools('skopeo', 'docker-registry'))('the image', () => {
  let registry: StockRegistry;
  let program: string;
  beforeAll(async () => {
    registry = await startStockRegistry({ kind: 'nobody-asked' });
    const real = execFileSync('bash', ['-c', 'command -v skopeo'], { encoding: 'utf8' }).trim();
    program = `exec ${real} --insecure-policy --tls-verify=false "\${@/ghcr.io/${registry.host}}"`;
  });
  afterAll(() => registry.stop());
  const digestOf = async (tag: string): Promise<string> => {
    const place = `docker://${registry.host}/acme/mooring:${tag}`;
    const index = await skopeo('inspect', '--tls-verify=false', '--raw', place);
    return `sha256:${createHash('sha256').update(index).digest('hex')}`;
  };

  it('has a tag only after it was pushed by its digest, for all platforms, and keeps it', async () => {
    const { run } = createRelease({ skopeo: program });
    const { path, digest } = writeOciArchive();
    const pushed = await run(['push', path]);
    expect(pushed, pushed.stderr).toMatchObject({
      status: 0,
      output: `name=ghcr.io/acme/mooring\ndigest=${digest}\n`,
    });
    await expect(digestOf('1.0.0')).rejects.toThrow('manifest unknown');
    // The run ended before the image was named: the next one pushes it again.
    expect(await run(['push', path])).toMatchObject({ status: 0, output: pushed.output });
    expect(await run(['tag-image', digest])).toMatchObject({ status: 0 });
    expect(await digestOf('1.0.0')).toBe(digest);
    expect(await run(['push', path])).toMatchObject({ status: 0, output: '' });
    expect(await run(['major'])).toMatchObject({ status: 0 });
    expect(await digestOf('1')).toBe(digest);
  });
});
