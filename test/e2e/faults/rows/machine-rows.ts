import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PATHS } from '../../../support/jobs/fault-world.ts';
import type { Intercept } from '../../../support/jobs/fault-world.ts';
import type { Job, JobSetup } from '../../../support/jobs/login-job.ts';
import { ONCE } from '../calls.ts';
import { at, exchange } from '../faults.ts';
import type { FaultCase, FaultRow } from '../row.ts';
import { login, scenario } from '../scenario.ts';

const CONFIG = '.docker/config.json';
const OTHER = '{"auths": {"ghcr.io": {"auth": "b3RoZXI6c2VjcmV0"}}}';
const LARGE = JSON.stringify({ auths: {}, HttpHeaders: { Filler: 'x'.repeat(20_000) } });

const withConfig = (text: string): JobSetup => ({ home: { [CONFIG]: text } });

/** A machine on which something happens after a file was written, before it takes the place of the config. */
function afterDraft(happens: string): string {
  return `import fs from 'node:fs'; import files from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
    const real = files.writeFile; let times = 0;
    files.writeFile = async (path, ...rest) => {
      await real(path, ...rest);
      if (!/config\\.json\\.[0-9a-f-]+\\.mooring$/.test(String(path))) return;
      times += 1;
      const config = process.env.HOME + '/${CONFIG}';
      ${happens}
    };
    syncBuiltinESMExports();`;
}

const OTHERS_WRITE = `fs.writeFileSync(config, JSON.stringify({ auths: { ['r' + times]: {} } }));`;

/** Ends a launcher, or makes it stumble, in the middle of the exchange. */
function duringExchange(signal: NodeJS.Signals) {
  let child: ChildProcess | undefined;
  const intercept: Intercept = at(PATHS.exchange, () => {
    child?.kill(signal);
    return { kind: 'hang' };
  });
  return { intercept, onStart: (started: ChildProcess) => (child = started) };
}

function interrupted(signal: NodeJS.Signals): FaultCase {
  const { intercept, onStart } = duringExchange(signal);
  return scenario({ intercept, job: { ...withConfig(OTHER), onStart } }, async (job) => [await job.login()], {
    exit: signal,
    calls: { exchange: 1, token: 0 },
    and: ({ job }) => assertNothingLeft(job),
  });
}

function rejected(): FaultCase {
  const preload = `process.on('SIGUSR2', () => { Promise.reject(new Error('nobody waits for this')); });`;
  return login(
    () => {
      const { intercept, onStart } = duringExchange('SIGUSR2');
      return { intercept, job: { ...withConfig(OTHER), onStart, preload } };
    },
    {
      exit: 1,
      calls: { exchange: 1, token: 0 },
      says: [/nobody waits for this/],
      and: (_, job) => assertNothingLeft(job),
    },
  );
}

function assertNothingLeft({ home }: Job): void {
  assert.deepEqual(readdirSync(join(home, '.docker')), ['config.json']);
}

/** Rows 51, 52, 54, 67 and 68: the machine, and what else runs on it. */
export const MACHINE_ROWS: readonly FaultRow[] = [
  {
    row: 51,
    fault: 'another program writes config.json between reading and renaming',
    expected: 'noticed and done again, three times at the most',
    cases: {
      once: login(
        { job: { ...withConfig(OTHER), preload: afterDraft(`if (times === 1) ${OTHERS_WRITE}`) } },
        {
          exit: 0,
          and: (_, job) => assert.deepEqual(Object.keys(job.config()?.auths ?? {}), ['r1', 'cgr.dev']),
        },
      ),
      'again and again': login(
        { job: { ...withConfig(OTHER), preload: afterDraft(OTHERS_WRITE) } },
        {
          exit: 1,
          error: 'config_file_busy',
          calls: ONCE,
          untouched: false,
          and: (_, job) => {
            assert.equal(readFileSync(join(job.home, CONFIG), 'utf8'), '{"auths":{"r3":{}}}');
            assertNothingLeft(job);
          },
        },
      ),
    },
  },
  {
    row: 52,
    fault: 'kill -9 between the draft and its renaming',
    expected: 'the old file; the post action clears away, and the next login works',
    cases: {
      run: scenario(
        { job: withConfig(OTHER) },
        async (job) => {
          const preload = afterDraft(`process.kill(process.pid, 'SIGKILL');`);
          const killed = await job.login({ preload });
          assert.equal(killed.signal, 'SIGKILL');
          assert.equal(readFileSync(join(job.home, CONFIG), 'utf8'), OTHER);
          const cleared = await job.post(killed);
          assert.deepEqual([cleared.exitCode, cleared.stdout], [0, '']);
          assertNothingLeft(job);
          const next = await job.login();
          return [killed, cleared, next, await job.post(next)];
        },
        {
          exit: 0,
          calls: { mint: 2, exchange: 2, token: 2 },
          within: 15_000,
          silent: [/^::(?:error|warning)/m],
          untouched: true,
        },
      ),
    },
  },
  {
    row: 54,
    fault: 'no room on the disk; a home that can only be read',
    expected: 'fails with the path, and nothing half-written',
    cases: {
      'no room': login(
        { job: { ...withConfig(LARGE), mostFileBytes: 8_192 } },
        {
          exit: 1,
          error: 'config_file_unreadable',
          says: [/config\.json \(EFBIG\)/, /free disk space/],
          calls: ONCE,
          and: (_, job) => assertNothingLeft(job),
        },
      ),
      'only to be read': login(
        { job: { environment: { HOME: '/sys' } } },
        {
          exit: 1,
          error: 'config_file_unreadable',
          says: [/\/sys\/\.docker\/config\.json \((?:EROFS|EPERM|EACCES)\)/],
          calls: ONCE,
          and: () => assert.ok(!existsSync('/sys/.docker')),
        },
      ),
    },
  },
  {
    row: 67,
    fault: 'a rejection that nobody handles, SIGTERM, SIGINT, SIGKILL in the exchange',
    expected: 'not green; the config is as it was',
    cases: {
      rejection: rejected(),
      SIGTERM: interrupted('SIGTERM'),
      SIGINT: interrupted('SIGINT'),
      SIGKILL: interrupted('SIGKILL'),
      'a promise that never settles': login(
        {
          faults: [exchange({ nth: '*', kind: 'hang' })],
          job: { ...withConfig(OTHER), inputs: { 'timeout-seconds': '4' } },
        },
        {
          exit: 1,
          error: '(platform_timeout|run_deadline)',
          calls: { exchange: [1, 5], token: 0 },
          within: 12_000,
        },
      ),
    },
  },
  {
    row: 68,
    fault: 'Windows paths, CRLF, no HOME',
    expected: 'works by the folder of the user or DOCKER_CONFIG; CRLF stays',
    cases: {
      CRLF: login(
        { job: withConfig('{\r\n  "auths": {\r\n    "ghcr.io": {}\r\n  }\r\n}\r\n') },
        {
          exit: 0,
          and: (_, job) => {
            const text = readFileSync(join(job.home, CONFIG), 'utf8');
            assert.match(
              text,
              /^\{\r\n {2}"auths": \{\r\n {4}"ghcr\.io": \{\},\r\n {4}"cgr\.dev": \{"auth":"[^"]+"\}\r\n {2}\}\r\n\}\r\n$/,
            );
          },
        },
      ),
      'no HOME, DOCKER_CONFIG': withoutHome(undefined),
      'HOME is empty': withoutHome(''),
    },
    instead: [
      {
        what: 'paths of Windows, and its folder of the user',
        file: 'test/unit/login/credential-files.test.ts',
        test: "finds docker's file on Windows",
      },
    ],
  },
];

/** Without HOME the folder of the user is that of the machine's user: no place for a test. */
function withoutHome(home: string | undefined): FaultCase {
  let folder = '';
  return scenario(
    {},
    async (job) => {
      folder = join(job.temp, 'docker');
      const run = await job.login({ environment: { HOME: home, DOCKER_CONFIG: folder } });
      assert.match(readFileSync(join(folder, 'config.json'), 'utf8'), /"cgr\.dev"/);
      return [run, await job.post(run)];
    },
    {
      exit: 0,
      calls: ONCE,
      untouched: true,
      and: () => assert.ok(!existsSync(join(folder, 'config.json'))),
    },
  );
}
