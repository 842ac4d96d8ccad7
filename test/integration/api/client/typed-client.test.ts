import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openListener } from '../../../../src/embedded-platform/listen.ts';
import type { Listener } from '../../../../src/embedded-platform/listen.ts';
import { createPlatform } from '../../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../../src/embedded-platform/seed/read-seed.ts';
import { packPackage } from '../../../support/jobs/pack-package.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { SIGNING_KEYS } from '../../../support/platform/signing-keys.ts';

const run = promisify(execFile);
const SEED = 'examples/platform.seed.yml';
const TIMEOUT_MS = 120_000;

/** The examples of the documentation, and what each prints. */
const OUTPUTS = [
  /^\S.* [0-9a-f]{40}(?:\/[0-9a-f]{16})+$/m,
  /^\d{4}-\d\d-\d\dT\S+Z sha256:[0-9a-f]{64}$/m,
  /^platform_invalid_request, status 400\nname must have 3 to 63 characters$/m,
];
const examples = readFileSync('docs/typed-client.md', 'utf8').matchAll(/```ts\n(.*?)```/gs);
const EXAMPLES = Array.from(examples, ([, text = ''], index) => [index + 1, text] as const);

let consumer: string;
let listener: Listener;
let platform: EmbeddedPlatform;

beforeAll(async () => {
  const clock = fakeClock();
  listener = await openListener(0);
  platform = await createPlatform({
    clock,
    origin: listener.origin,
    seed: readSeed(readFileSync(SEED, 'utf8'), SEED, clock.now()),
    signingKeys: SIGNING_KEYS,
  });
  listener.serve(platform.answer, platform.answerGrpc);
  consumer = mkdtempSync(join(tmpdir(), 'mooring-consumer-'));
  await installPackage(consumer);
}, TIMEOUT_MS);

afterAll(async () => {
  rmSync(consumer, { recursive: true, force: true });
  await listener.close();
  platform.close();
});

/** Packs the package and unpacks it into `node_modules` as npm does, with the peer dependency that the client imports. */
async function installPackage(directory: string): Promise<void> {
  const target = join(directory, 'node_modules/mooring');
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', await packPackage(), '-C', target, '--strip-components=1']);
  cpSync('node_modules/zod', join(directory, 'node_modules/zod'), { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }\n');
}

describe('the typed client as a package', () => {
  it.each(EXAMPLES)(
    'compiles and runs example %i of the documentation',
    { timeout: TIMEOUT_MS },
    async (number, text) => {
      const name = `example-${number}`;
      writeFileSync(join(consumer, `${name}.ts`), text);
      const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
      const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', ...types];
      await run(resolve('node_modules/.bin/tsc'), [...options, `${name}.ts`], { cwd: consumer });
      const { apiUrl, adminToken, registry } = platform.line;
      const endpoints = { MOORING_API_URL: apiUrl, MOORING_REGISTRY: registry };
      const env = { ...process.env, ...endpoints, MOORING_API_TOKEN: adminToken };
      const { stdout } = await run(process.execPath, [`${name}.js`], { cwd: consumer, env });
      expect(stdout).toMatch(OUTPUTS[number - 1] ?? 'an output that is not known');
    },
  );

  it('reports a rejected token as MooringError', { timeout: TIMEOUT_MS }, async () => {
    const env = { ...process.env, MOORING_API_URL: platform.line.apiUrl, MOORING_API_TOKEN: 'wrong' };
    await expect(run(process.execPath, ['example-1.js'], { cwd: consumer, env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^auth_rejected: could not list the identities: /),
    });
  });
});
