import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EmbeddedPlatform } from '../../../../src/embedded-platform/platform.ts';
import { haveTools, skopeo, startStockRegistry } from '../../../support/jobs/debian-tools.ts';
import { NOBODY, OWNER, PULLER, WORLD } from '../test-platform.ts';
import { startSocketPlatform } from '../../../support/platform/socket-platform.ts';

const SEED = WORLD.replace('description: Python', 'packages: [{ name: openssl, version: 3.5.4-r0 }]');

const closing: (() => unknown)[] = [];
let platform: EmbeddedPlatform;

beforeAll(async () => {
  const started = await startSocketPlatform(SEED);
  ({ platform } = started);
  closing.push(started.close);
});

afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The option that gives an identity's credentials to skopeo. */
async function credentials(option: string, identity: string): Promise<string> {
  const token = await platform.issueToken({ identity, audience: platform.line.registry });
  return `${option}=_token:${token}`;
}

const image = (name: string): string => `docker://${platform.line.registry}/${name}`;

describe.runIf(haveTools('skopeo'))('skopeo on the platform', () => {
  it('inspects an image with the credentials of an identity', async () => {
    const inspected: unknown = JSON.parse(
      await skopeo(
        'inspect',
        '--tls-verify=false',
        await credentials('--creds', PULLER),
        image('acme/python:3.13'),
      ),
    );
    expect(inspected).toMatchObject({
      Name: `${platform.line.registry}/acme/python`,
      Architecture: 'amd64',
      Labels: { 'org.opencontainers.image.title': 'acme/python' },
      RepoTags: expect.arrayContaining(['3.12', '3.13']),
    });
  });

  it('inspects a public image without any', async () => {
    const inspected = await skopeo('inspect', '--tls-verify=false', image('images/static:latest'));
    expect(JSON.parse(inspected)).toMatchObject({ Os: 'linux' });
  });

  it('copies a build with all its platforms, and keeps its digest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-copy-'));
    const read = await credentials('--src-creds', PULLER);
    await skopeo(
      'copy',
      '--all',
      '--src-tls-verify=false',
      read,
      image('acme/python:3.13'),
      `oci:${folder}:copy`,
    );
    const { manifests } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      manifests: readonly { readonly digest: string }[];
    };
    const raw = await skopeo(
      'inspect',
      '--raw',
      '--tls-verify=false',
      await credentials('--creds', PULLER),
      image('acme/python:3.13'),
    );
    const [copied] = manifests;
    expect(copied?.digest).toMatch(/^sha256:/);
    expect(readFileSync(join(folder, 'blobs/sha256', copied?.digest.slice(7) ?? ''), 'utf8')).toBe(raw);
  });

  it('copies the attestation of a platform by its tag', async () => {
    const creds = await credentials('--creds', PULLER);
    const raw = await skopeo('inspect', '--raw', '--tls-verify=false', creds, image('acme/python:3.13'));
    const { manifests } = JSON.parse(raw) as { manifests: readonly { readonly digest: string }[] };
    const tag = `${manifests[0]?.digest.replace(':', '-')}.att`;
    const folder = mkdtempSync(join(tmpdir(), 'mooring-copy-'));
    const read = await credentials('--src-creds', PULLER);
    await skopeo('copy', '--src-tls-verify=false', read, image(`acme/python:${tag}`), `dir:${folder}`);
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toContain('https://spdx.dev/Document');
  });

  it.each([
    ['without a role', NOBODY, 'acme/python:3.13'],
    ['of another organization', PULLER, 'rival/secret:1'],
  ])('is refused an image %s', async (_, identity, name) => {
    const creds = await credentials('--creds', identity);
    await expect(skopeo('inspect', '--tls-verify=false', creds, image(name))).rejects.toThrow(
      /denied|unauthorized/i,
    );
  });
});

describe.runIf(haveTools('skopeo', 'docker-registry'))('a stock registry that trusts the platform', () => {
  let host: string;

  beforeAll(async () => {
    const { tokenUrl, registry } = platform.line;
    const certificate = await (await fetch(`${tokenUrl}/token/certificate`)).text();
    const stock = await startStockRegistry({
      kind: 'token',
      realm: `${tokenUrl}/token`,
      service: registry,
      certificate,
    });
    closing.unshift(stock.stop);
    host = stock.host;
    await skopeo(
      'copy',
      '--all',
      '--src-tls-verify=false',
      '--dest-tls-verify=false',
      await credentials('--src-creds', OWNER),
      await credentials('--dest-creds', OWNER),
      image('acme/python:3.13'),
      `docker://${host}/acme/python:3.13`,
    );
  });

  it('lets an identity pull that may, and gives it the same bytes', async () => {
    const creds = await credentials('--creds', PULLER);
    const inspect = (name: string): Promise<string> =>
      skopeo('inspect', '--raw', '--tls-verify=false', creds, name);
    expect(await inspect(`docker://${host}/acme/python:3.13`)).toBe(await inspect(image('acme/python:3.13')));
  });

  it('rejects a push with permission to pull only', async () => {
    const push = skopeo(
      'copy',
      '--src-tls-verify=false',
      '--dest-tls-verify=false',
      await credentials('--src-creds', PULLER),
      await credentials('--dest-creds', PULLER),
      image('acme/python:3.12'),
      `docker://${host}/acme/python:3.12`,
    );
    await expect(push).rejects.toThrow(/denied|unauthorized/i);
  });

  it.each([
    ['another image', PULLER, 'acme/ruby:1'],
    ['an image without a role', NOBODY, 'acme/python:3.13'],
  ])('refuses %s', async (_, identity, name) => {
    const creds = await credentials('--creds', identity);
    const inspect = skopeo('inspect', '--tls-verify=false', creds, `docker://${host}/${name}`);
    await expect(inspect).rejects.toThrow(/denied|unauthorized/i);
  });
});
