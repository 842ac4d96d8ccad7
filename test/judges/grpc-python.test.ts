import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { ACME, OWNER, WORLD } from '../integration/embedded-platform/test-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';

const run = promisify(execFile);

describe.runIf(haveJudge('grpc-python'))('a Python client that is generated from the .proto files', () => {
  it('lists all identities page by page, updates a field, and reads the details of a refusal', async () => {
    const protos = mkdtempSync(join(tmpdir(), 'mooring-protos-'));
    const modules = mkdtempSync(join(tmpdir(), 'mooring-modules-'));
    const { stdout: files } = await run(process.execPath, ['src/launch/platform.ts', '--protos', protos]);
    const python = judgePath('grpc-python');
    const out = ['-I', protos, '--python_out', modules, '--grpc_python_out', modules];
    await run(python, ['-m', 'grpc_tools.protoc', ...out, ...files.trim().split('\n')]);

    const { platform, close } = await startSocketPlatform(WORLD);
    try {
      const { apiUrl } = platform.line;
      const token = await platform.issueToken({ identity: OWNER, audience: apiUrl });
      const program = 'test/judges/grpc_python.py';
      const { stdout } = await run(python, [program, modules, new URL(apiUrl).host, token, ACME], {
        env: machineVariables(),
      });
      expect(JSON.parse(stdout)).toEqual({
        list: { names: ['creator', 'nobody', 'owner', 'puller', 'viewer'], total: 5, has_total: true },
        update: { name: 'acme', description: 'from Python' },
        refusal: {
          code: 'FAILED_PRECONDITION',
          message: true,
          details: 2,
          violations: ['RESOURCE_NOT_EMPTY'],
        },
      });
    } finally {
      await close();
    }
  });
});
