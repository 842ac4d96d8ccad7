import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { createJob, HOST, IDENTITY, ORGANIZATION, visibleText } from '../support/jobs/login-job.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const OTHERS =
  '{\n\t"auths": {\n\t\t"ghcr.io": {\n\t\t\t"auth": "b3RoZXI6c2VjcmV0"\n\t\t}\n\t},\n\t"HttpHeaders": {"User-Agent": "x"}\n}\n';

describe('the login action', () => {
  it('signs in, proves it, and writes one entry; its post action leaves everything as it was', async () => {
    const job = createJob(world, { home: { '.docker/config.json': OTHERS } });
    const before = job.files();
    const run = await job.login();
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.outputs).toMatchObject({
      status: 'signed-in',
      identity: IDENTITY,
      organization: ORGANIZATION,
    });
    expect(Date.parse(run.outputs['expires-at'] ?? '') - Date.now()).toBeGreaterThan(3_500_000);
    const [user, password = ''] = Buffer.from(job.config()?.auths?.[HOST]?.auth ?? '', 'base64')
      .toString()
      .split(':');
    expect(user).toBe('_token');
    expect([...world.secrets]).toContain(password);
    expect(run.outputs['token']).toBeUndefined();
    const text = readFileSync(join(job.home, '.docker/config.json'), 'utf8');
    expect(text.replace(/,\s*"cgr.dev": \{[^}]*\}/, '')).toBe(OTHERS);
    for (const secret of world.secrets) expect(visibleText([run], job)).not.toContain(secret);
    const post = await job.post(run);
    expect([post.exitCode, post.stderr]).toEqual([0, '']);
    expect(job.files()).toEqual(before);
  });

  it('signs in if the environment selects the HTTP parser that is left out of the bundle', async () => {
    const run = await createJob(world, { environment: { UNDICI_USE_MILO: '1' } }).login();
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
  });
});
