import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMessageRegistry } from '../../src/embedded-platform/grpc/message-registry.ts';
import { MESSAGE_PACKAGES } from '../../src/embedded-platform/grpc/messages/message-packages.ts';
import { createMethods } from '../../src/embedded-platform/grpc/methods.ts';
import { ACME, OWNER, WORLD } from '../integration/embedded-platform/test-platform.ts';
import { METHODS } from '../support/grpc/facts.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../support/platform/socket-platform.ts';

describe.runIf(haveJudge('grpcurl'))('grpcurl without .proto files', () => {
  let server: SocketPlatform;
  beforeAll(async () => {
    server = await startSocketPlatform(WORLD);
  });
  afterAll(() => server.close());

  const grpcurl = async (options: readonly string[], ...args: readonly string[]): Promise<string> => {
    const { host } = new URL(server.platform.line.apiUrl);
    const all = ['-plaintext', '-max-time', '20', ...options, host, ...args];
    return (await promisify(execFile)(judgePath('grpcurl'), all, { env: machineVariables() })).stdout;
  };

  it('lists the services and describes every method', async () => {
    const services = (await grpcurl([], 'list')).trim().split('\n');
    const described = await Promise.all(services.map(async (service) => grpcurl([], 'describe', service)));
    const served = createMethods(MESSAGE_PACKAGES, createMessageRegistry(MESSAGE_PACKAGES));
    for (const [path, method] of METHODS) {
      const [, service = '', name = ''] = path.split('/');
      if (served.get(service)?.has(name) !== true) continue;
      expect(described[services.indexOf(service)]).toContain(
        `rpc ${name} ( .${method.in} ) returns ( .${method.out} );`,
      );
    }
  });

  it('calls a method', async () => {
    const token = await server.platform.issueToken({
      identity: OWNER,
      audience: server.platform.line.apiUrl,
    });
    const options = ['-H', `authorization: Bearer ${token}`, '-d', JSON.stringify({ uid: ACME })];
    const group = await grpcurl(options, 'chainguard.platform.iam.v2.GroupsService/GetGroup');
    expect(JSON.parse(group)).toMatchObject({ uid: ACME, name: 'acme' });
  });

  it('is refused at once if it describes what is not there', async () => {
    await expect(grpcurl([], 'describe', 'acme.Nothing')).rejects.toThrow('Symbol not found: acme.Nothing');
  });
});
