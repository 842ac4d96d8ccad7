import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { sendEventRequest } from '../../../src/embedded-platform/main.ts';
import {
  endBy,
  newFile,
  seedOf,
  spawnPlatform,
  untilReady,
} from '../../support/platform/platform-process.ts';
import { startRawServer } from '../../support/platform/raw-server.ts';
import type { RawServer } from '../../support/platform/raw-server.ts';
import type { PlatformLine, ProcessLine } from '../../support/platform/start-platform.ts';
import { ACME, WORLD } from './test-platform.ts';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawnPlatform(...args);
  running.push(child);
  return child;
}

/** Runs the command to its end. */
async function run(
  ...args: readonly string[]
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = start(...args);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return { status: child.exitCode, stdout, stderr };
}

const MATCH = { issuer: 'https://token.actions.githubusercontent.com', subject: 's' };

async function create(
  { apiUrl, adminToken }: Pick<PlatformLine, 'apiUrl' | 'adminToken'>,
  path: string,
  fields: object,
): Promise<number> {
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(fields),
  });
  return response.status;
}

async function get(
  line: Pick<PlatformLine, 'apiUrl' | 'adminToken'>,
  path: string,
): Promise<{ status: number; body: Record<string, unknown>; date: string | null }> {
  const response = await fetch(line.apiUrl + path, {
    headers: { authorization: `Bearer ${line.adminToken}` },
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    date: response.headers.get('date'),
  };
}

function trustedRootOf({ trustedRoot }: ProcessLine): unknown {
  return JSON.parse(readFileSync(trustedRoot, 'utf8'));
}

describe('the platform command', () => {
  it('prints one line when it is ready, and ends well on SIGTERM', async () => {
    const child = start('--seed', seedOf(WORLD), '--now', '2026-05-01T00:00:00Z');
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const line = await untilReady(child);
    expect(Object.keys(line)).toEqual([
      'apiUrl',
      'issuerUrl',
      'registry',
      'tokenUrl',
      'oidcRequestUrl',
      'oidcRequestToken',
      'adminToken',
      'trustedRoot',
    ]);
    expect(await get(line, '/registry/v2/repos')).toMatchObject({
      status: 200,
      date: 'Fri, 01 May 2026 00:00:00 GMT',
    });
    expect(trustedRootOf(line)).toMatchObject({ certificateAuthorities: [{}], ctlogs: [{}] });
    expect(await endBy(child, 'SIGTERM')).toBe(0);
    expect(output.split('\n')).toHaveLength(2);
    expect(existsSync(dirname(line.trustedRoot))).toBe(false);
  });

  it('writes the trust root to the file of the option, otherwise beside the data file', async () => {
    const [data, chosen] = [newFile('platform.db'), newFile('root.json')];
    const first = start('--data', data);
    const line = await untilReady(first);
    await endBy(first, 'SIGTERM');
    expect(line.trustedRoot).toBe(`${data}.trusted_root.json`);
    const root = trustedRootOf(line);
    const second = start('--data', data, '--trusted-root', chosen);
    const again = await untilReady(second);
    await endBy(second, 'SIGTERM');
    expect(again.trustedRoot).toBe(chosen);
    expect(trustedRootOf(again)).toEqual(root);
  });

  it('without a seed has one organization, also after a restart with its data file', async () => {
    const file = newFile('platform.db');
    const first = start('--data', file);
    const line = await untilReady(first);
    const uid = line.organization?.uid ?? '';
    expect(line.organization).toEqual({ name: 'example', uid: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(await create(line, `iam/v2/identities/${uid}`, { name: 'job', claimMatch: MATCH })).toBe(200);
    expect(await create(line, `registry/v2/repos/${uid}`, { name: 'python' })).toBe(200);
    await endBy(first, 'SIGTERM');
    const second = start('--data', file);
    const again = await untilReady(second);
    expect(again.organization).toEqual(line.organization);
    for (const [path, items] of [
      ['iam/v2/groups', 'groups'],
      ['iam/v2/identities', 'identities'],
      ['registry/v2/repos', 'repos'],
    ] as const) {
      const { status, body } = await get(again, `/${path}`);
      expect([status, body[items]]).toEqual([200, [expect.objectContaining({ uid: expect.any(String) })]]);
    }
    expect(await endBy(second, 'SIGTERM')).toBe(0);
    const seeded = start('--seed', seedOf('organizations: [{ name: other }]'), '--data', file);
    expect((await untilReady(seeded)).organization).toBeUndefined();
    await endBy(seeded, 'SIGTERM');
  });

  it('with an empty seed has no organization, and adds none to a data file from a seed', async () => {
    const file = newFile('platform.db');
    for (const args of [['--seed', seedOf('organizations: []')], []]) {
      const child = start('--data', file, ...args);
      const line = await untilReady(child);
      expect(line).not.toHaveProperty('organization');
      expect((await get(line, '/iam/v2/groups')).status).toBe(403);
      await endBy(child, 'SIGTERM');
    }
  });

  it('keeps what it answered, though it be killed, and the tokens that it gave', async () => {
    const file = newFile('platform.db');
    const first = start('--seed', seedOf(WORLD), '--data', file);
    const line = await untilReady(first);
    const created = await fetch(`${line.apiUrl}/iam/v2/identities/${ACME}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${line.adminToken}` },
      body: JSON.stringify({ name: 'kept', claimMatch: { issuer: 'i', subject: 's' } }),
    });
    expect(created.status).toBe(200);
    await endBy(first, 'SIGKILL');
    const port = new URL(line.apiUrl).port;
    const second = start(
      '--seed',
      seedOf('organizations: [{ name: other }]'),
      '--data',
      file,
      '--port',
      port,
    );
    const again = await untilReady(second);
    expect(again.oidcRequestToken).toBe(line.oidcRequestToken);
    const { body } = await get({ ...again, adminToken: line.adminToken }, '/iam/v2/identities?name=kept');
    expect(body['totalCount']).toBe('1');
    expect((await get(again, '/iam/v2/groups?name=other')).body['totalCount']).toBe('0');
    expect(await endBy(second, 'SIGINT')).toBe(0);
  });

  it('rejects a data file that another platform uses, in one line, until that is killed', async () => {
    const file = newFile('platform.db');
    const first = start('--data', file);
    const line = await untilReady(first);
    const { status, stdout, stderr } = await run('--data', file);
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `mooring platform: the data file ${file} is in use by another process. Stop that platform first, or use another file.\n`,
    ]);
    expect((await get(line, '/iam/v2/groups')).status).toBe(200);
    await endBy(first, 'SIGKILL');
    const second = start('--data', file);
    await untilReady(second);
    expect(await endBy(second, 'SIGTERM')).toBe(0);
  });

  it('writes the .proto files below a new directory and prints their paths', async () => {
    const directory = newFile('protos');
    const { status, stdout } = await run('--protos', directory);
    expect(status).toBe(0);
    const paths = stdout.trim().split('\n');
    expect(paths).toContain('chainguard/platform/iam/v2/iam.proto');
    const texts = paths.map((path) => readFileSync(join(directory, path), 'utf8'));
    expect(texts.filter((text) => !text.includes('syntax = "proto3";'))).toEqual([]);
  });

  it.each([
    [
      ['--protos', '/dev/null'],
      1,
      /^mooring platform: the file \/dev\/null\/.+\.proto cannot be written \(ENOTDIR\)/,
    ],
    [['--sed', 'x'], 2, /^mooring platform: Unknown option '--sed'/],
    [
      ['--seed', '/nowhere/seed.yml'],
      1,
      /^mooring platform: the seed file \/nowhere\/seed\.yml cannot be read \(ENOENT\)/,
    ],
  ])('says in one line what is wrong with %j', async (args, expected, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('names file, line, place and the nearest key of a malformed seed', async () => {
    const file = seedOf('organizations:\n  - name: acme\n    repositories: []\n');
    const { status, stderr } = await run('--seed', file);
    expect(status).toBe(1);
    expect(stderr).toMatch(`${file}:3: organizations[0].repositories: unknown key "repositories"`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

let sink: RawServer | undefined;
afterEach(() => sink?.close());

const EVENT = { method: 'POST', headers: { 'content-type': 'text/plain' }, maxBytes: 10 } as const;

describe('the way of events over the network', () => {
  it('carries method, headers and body, and brings the status back', async () => {
    const received: string[] = [];
    sink = await startRawServer((request, response) => {
      request.on('data', (chunk: Buffer) =>
        received.push(`${request.headers['content-type']} ${chunk.toString()}`),
      );
      request.on('end', () => response.writeHead(202).end('much text'));
    });
    const { status } = await sendEventRequest({
      ...EVENT,
      url: `${sink.origin}/a`,
      body: 'event',
      timeoutMs: 5_000,
    });
    expect([status, sink.requests, received]).toEqual([202, ['POST /a'], ['text/plain event']]);
  });

  it('follows no redirect', async () => {
    sink = await startRawServer((_, response) => response.writeHead(307, { location: '/other' }).end());
    const { status } = await sendEventRequest({
      ...EVENT,
      url: `${sink.origin}/a`,
      body: 'event',
      timeoutMs: 5_000,
    });
    expect([status, sink.requests]).toEqual([307, ['POST /a']]);
  });

  it('ends when the sink does not answer', async () => {
    sink = await startRawServer(() => undefined);
    await expect(sendEventRequest({ ...EVENT, url: sink.origin, timeoutMs: 20 })).rejects.toMatchObject({
      name: 'TransportFailure',
      kind: 'timeout',
    });
  });

  it('ends when it is aborted, and fails if the host is unreachable', async () => {
    sink = await startRawServer((_, response) => response.end());
    const { origin } = sink;
    const wish = { ...EVENT, url: origin, timeoutMs: 5_000 };
    await expect(sendEventRequest({ ...wish, signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    sink.close();
    await expect(sendEventRequest(wish)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
