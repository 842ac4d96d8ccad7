import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';

interface Walked {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs examples/walkthrough.ts as `npm run walkthrough` does, on the platform of the environment where it names one. */
async function runWalkthrough(environment: Readonly<Record<string, string>> = {}): Promise<Walked> {
  const { MOORING_API_URL: _url, MOORING_API_TOKEN: _token, ...inherited } = process.env;
  const child = spawn(process.execPath, ['examples/walkthrough.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, stdout, stderr };
}

/** What differs between two runs: the address of the platform, and the uids that it gives to what is made. */
function stable(output: string): string {
  return output
    .replaceAll(/127\.0\.0\.1:\d+/g, '<platform>')
    .replaceAll(/\/(?!0{16})[0-9a-f]{16}\b/g, '/<uid>');
}

describe('examples/walkthrough.ts', () => {
  it('finds the embedded platform as specified, step by step', async () => {
    const { status, stdout, stderr } = await runWalkthrough();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    await expect(stable(stdout)).toMatchFileSnapshot('../golden/walkthrough.txt');
  });

  it('uses the platform that is named, and leaves nothing behind for a second walk', async () => {
    const platform = await startPlatform('--seed', 'examples/platform.seed.yml');
    const { apiUrl, adminToken } = platform.line;
    const named = { MOORING_API_URL: apiUrl, MOORING_API_TOKEN: adminToken };
    const first = await runWalkthrough(named);
    const second = await runWalkthrough(named);
    await platform.stop();
    expect(first.status).toBe(0);
    expect(first.stdout).toContain(`The platform at ${apiUrl}\n`);
    expect(stable(second.stdout)).toBe(stable(first.stdout));
    expect(first.stdout + first.stderr).not.toContain(adminToken);
  });

  it('names the step that failed, with status 1', async () => {
    const platform = await startPlatform('--seed', 'examples/platform.seed.yml');
    const run = await runWalkthrough({
      MOORING_API_URL: platform.line.apiUrl,
      MOORING_API_TOKEN: 'not-a-token',
    });
    await platform.stop();
    expect(run).toMatchObject({ status: 1, stderr: '' });
    expect(run.stdout).toMatch(/^FAILED {2}find the organization: could not list the groups: .*status 401/m);
  });

  it('deletes what it made even when a step in the middle fails', async () => {
    const refused = { code: 3, message: 'Invalid argument: description: is not liked' };
    const faults = [{ route: 'updateRepo', nth: 1, status: 400, body: refused }];
    const platform = await startPlatform('--seed', seedFile({ faults }));
    const named = { MOORING_API_URL: platform.line.apiUrl, MOORING_API_TOKEN: platform.line.adminToken };
    const failed = await runWalkthrough(named);
    const again = await runWalkthrough(named);
    await platform.stop();
    expect(failed.status).toBe(1);
    expect(failed.stdout.match(/^delete .*gone: HTTP 404$/gm)).toHaveLength(4);
    expect(failed.stdout).toMatch(/^FAILED {2}patch its description, by mask: .*description: is not liked/m);
    expect([again.status, again.stderr]).toEqual([0, '']);
  });

  it('does not guess when half of a platform is named', async () => {
    const { status, stdout } = await runWalkthrough({ MOORING_API_TOKEN: 'a-token' });
    expect([status, stdout]).toEqual([
      1,
      'FAILED  MOORING_API_URL and MOORING_API_TOKEN go together: set both, or none\n',
    ]);
  });
});
