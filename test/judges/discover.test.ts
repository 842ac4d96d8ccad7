import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signedAs } from '../integration/embedded-platform/registry/image-pull.ts';
import { PULLER } from '../integration/embedded-platform/test-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../support/platform/socket-platform.ts';

describe.runIf(haveJudge('oras', 'crane'))('clients of registries', () => {
  let socket: SocketPlatform;
  let config: string;

  beforeAll(async () => {
    socket = await startSocketPlatform(signedAs('both'));
    const { platform } = socket;
    const { registry } = platform.line;
    const password = await platform.issueToken({ identity: PULLER, audience: registry });
    config = mkdtempSync(join(tmpdir(), 'mooring-docker-'));
    const auths = { [registry]: { auth: Buffer.from(`_token:${password}`).toString('base64') } };
    writeFileSync(join(config, 'config.json'), JSON.stringify({ auths }));
  });
  afterAll(() => socket.close());

  async function run(judge: 'oras' | 'crane', ...args: readonly string[]): Promise<string> {
    const env = { ...machineVariables(), DOCKER_CONFIG: config };
    return (await promisify(execFile)(judgePath(judge), args, { env })).stdout;
  }

  const image = (): string => `${socket.platform.line.registry}/acme/python:3.13`;

  it.each([
    ['the image index', 4, []],
    ['the image of a platform', 3, ['--platform', 'linux/arm64']],
    ['the image index, by the tag of its referrers', 4, ['--distribution-spec', 'v1.1-referrers-tag']],
  ])('find the bundles of %s', async (_, count, options) => {
    const found = await run('oras', 'discover', '--plain-http', '--format', 'json', ...options, image());
    const { referrers } = JSON.parse(found) as { referrers: readonly { readonly artifactType: string }[] };
    const types = referrers.map(({ artifactType }) => artifactType);
    expect(types).toEqual(Array(count).fill('application/vnd.dev.sigstore.bundle.v0.3+json'));
  });

  it('find nothing wrong with an image and all its platforms', async () => {
    await run('crane', 'validate', '--remote', image());
  });
});
