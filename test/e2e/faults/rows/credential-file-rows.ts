import assert from 'node:assert/strict';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createJob, HOST } from '../../../support/jobs/login-job.ts';
import type { Job, JobSetup } from '../../../support/jobs/login-job.ts';
import { NO_CALL, ONCE } from '../calls.ts';
import type { FaultRow } from '../row.ts';
import { login, scenario } from '../scenario.ts';
import type { Ended } from '../scenario.ts';

const CONFIG = '.docker/config.json';
const OTHER = '{"auths": {"ghcr.io": {"auth": "b3RoZXI6c2VjcmV0"}}}';
const FULL = `{
\t"auths": {
\t\t"ghcr.io": {"auth": "b3RoZXI6c2VjcmV0"},
\t\t"cgr.dev": {"auth": "b2xkOm9sZA=="}
\t},
\t"credsStore": "desktop",
\t"credHelpers": {"cgr.dev": "cgr", "gcr.io": "gcloud"},
\t"HttpHeaders": {"User-Agent": "x"}
}
`;

const withConfig = (text: string): JobSetup => ({ home: { [CONFIG]: text } });

function textOf({ home }: Job, path = CONFIG): string {
  return readFileSync(join(home, path), 'utf8');
}

/** The token that the entry of our registry holds. */
function passwordOf(job: Job): string | undefined {
  const auth = job.config()?.auths?.[HOST]?.auth ?? '';
  return Buffer.from(auth, 'base64').toString().split(':')[1];
}

function assertSignedIn({ job, world }: Pick<Ended, 'job' | 'world'>): void {
  assert.ok(world.secrets.has(passwordOf(job) ?? ''), 'the entry is not a token that was given out');
}

/** A login and its post action, with which everything has to be as it was, to the byte. */
function thereAndBack(setup: JobSetup, and: (text: string, ended: Ended) => void = () => undefined) {
  let written = '';
  return scenario(
    { job: setup },
    async (job) => {
      const run = await job.login();
      written = existsSync(join(job.home, CONFIG)) ? textOf(job) : '';
      return [run, await job.post(run)];
    },
    { exit: 0, calls: ONCE, silent: [/^::error/m], untouched: true, and: (ended) => and(written, ended) },
  );
}

/** Rows 47 to 50, and 53: what lies in the way in the files of docker. */
export const CREDENTIAL_FILE_ROWS: readonly FaultRow[] = [
  {
    row: 47,
    fault: 'no docker binary',
    expected: 'the file is written all the same',
    cases: {
      run: login(
        { job: { environment: { PATH: '' } } },
        { exit: 0, and: (_, job, world) => assertSignedIn({ job, world }) },
      ),
    },
  },
  {
    row: 48,
    fault: 'config.json missing, empty, no JSON, with a byte order mark',
    expected: 'made; fails and leaves it; read without it. The post action puts all of it back',
    cases: {
      missing: thereAndBack({}, (text) => assert.match(text, /^\{"auths": \{"cgr\.dev": \{"auth":"/)),
      empty: thereAndBack(withConfig(''), (text) => assert.match(text, /"cgr\.dev"/)),
      'byte order mark': thereAndBack(withConfig(`\uFEFF${OTHER}`), (text) =>
        assert.deepEqual(Object.keys(JSON.parse(text).auths), ['ghcr.io', 'cgr.dev']),
      ),
      ...Object.fromEntries(
        ['{"auths": ', '[]', '{"auths": []}', '{"auths": {}, "auths": {}}', '\u0000'].map((text) => [
          JSON.stringify(text),
          login(
            { job: withConfig(text) },
            { exit: 1, error: 'config_file_invalid', says: [/config\.json/], calls: NO_CALL },
          ),
        ]),
      ),
    },
  },
  {
    row: 49,
    fault: 'other registries, a store for all, a helper of ours',
    expected: 'only our registry changes; the post action puts back what it had',
    cases: {
      run: thereAndBack(withConfig(FULL), (text) => {
        const auth = /"cgr\.dev": (\{"auth":"[^"]+"\})/.exec(text)?.[1] ?? 'no entry';
        const expected = FULL.replace('{"auth": "b2xkOm9sZA=="}', auth).replace(
          '"cgr.dev": "cgr"',
          '"cgr.dev": ""',
        );
        assert.equal(text, expected);
      }),
      'a helper of ours alone': thereAndBack(
        withConfig('{"credHelpers": {"cgr.dev": "cgr", "gcr.io": "gcloud"}}'),
        (text) => assert.deepEqual(JSON.parse(text).credHelpers, { 'gcr.io': 'gcloud' }),
      ),
    },
  },
  {
    row: 50,
    fault: 'config.json, or its folder, is a symbolic link',
    expected: 'refused; `scope: isolated` goes without it',
    cases: {
      'the file': login(linkedFile(), {
        exit: 1,
        error: 'config_file_invalid',
        says: [/symbolic link/],
        calls: NO_CALL,
      }),
      'the folder': login(linkedFolder(), {
        exit: 1,
        error: 'config_file_invalid',
        says: [/symbolic link/],
        calls: NO_CALL,
      }),
      isolated: login(linkedFile({ scope: 'isolated' }), {
        exit: 0,
        untouched: true,
        and: (run, _, world) => {
          const path = join(run.exported['DOCKER_CONFIG'] ?? '', 'config.json');
          const { auths } = JSON.parse(readFileSync(path, 'utf8')) as {
            readonly auths: Record<string, { readonly auth: string }>;
          };
          assert.deepEqual(Object.keys(auths), ['ghcr.io', HOST]);
          const [, password = ''] = Buffer.from(auths[HOST]?.auth ?? '', 'base64')
            .toString()
            .split(':');
          assert.ok(world.secrets.has(password));
        },
      }),
    },
  },
  {
    row: 53,
    fault: 'two jobs with the same home',
    expected: 'the end of one does not log out the other; in the end all is as it was',
    cases: {
      'the first ends first': twoJobs('first'),
      'the last ends first': twoJobs('last'),
    },
  },
  {
    row: 55,
    fault: 'DOCKER_AUTH_CONFIG is set',
    expected: 'a warning that it overrides the file',
    cases: {
      run: login(
        { job: { environment: { DOCKER_AUTH_CONFIG: OTHER } } },
        { exit: 0, says: [/^::warning.*DOCKER_AUTH_CONFIG/m] },
      ),
    },
  },
  {
    row: 56,
    fault: 'post action: the login failed early, or left no state',
    expected: 'nothing to do; green',
    cases: {
      'no state': postOf({}),
      'state that is none': postOf({ login: '{"id": 1' }),
      'a login that is not known': postOf({
        login: JSON.stringify({ id: 'x', files: ['HOME/.docker/config.json'] }),
      }),
      'after a failed login': scenario(
        { job: withConfig(OTHER), faults: [{ route: 'exchangeToken', nth: '*', status: 403 }] },
        async (job) => [await job.post(await job.login())],
        { exit: 0, calls: { exchange: 1, token: 0 }, silent: [/^::(?:error|warning)/m], untouched: true },
      ),
    },
  },
  {
    row: 57,
    fault: 'post action: somebody changed our entry meanwhile',
    expected: 'left as it is, and a warning',
    cases: {
      changed: editedBetween((text) => text.replace(/"auth":"[^"]+"/, '"auth":"bWluZTptaW5l"')),
      'logged out by hand': scenario(
        { job: withConfig(OTHER) },
        async (job) => {
          const run = await job.login();
          writeFileSync(join(job.home, CONFIG), OTHER);
          return [await job.post(run)];
        },
        {
          exit: 0,
          calls: ONCE,
          silent: [/^::warning/m],
          and: ({ job }) => {
            assert.equal(textOf(job), OTHER);
            assert.ok(!existsSync(join(job.home, `${CONFIG}.mooring-logins`)));
          },
        },
      ),
      'another entry beside it': scenario(
        { job: {} },
        async (job) => {
          const run = await job.login();
          writeFileSync(join(job.home, CONFIG), textOf(job).replace('{"cgr', '{"quay.io": {}, "cgr'));
          return [await job.post(run)];
        },
        {
          exit: 0,
          calls: ONCE,
          silent: [/^::warning/m],
          and: ({ job }) => assert.deepEqual(JSON.parse(textOf(job)), { auths: { 'quay.io': {} } }),
        },
      ),
    },
  },
];

function linkedFile(inputs: Readonly<Record<string, string>> = {}) {
  return {
    job: {
      home: { 'real.json': OTHER, '.docker/other': '' },
      inputs,
      arrange: (home: string) => symlinkSync('../real.json', join(home, CONFIG)),
    },
  };
}

function linkedFolder() {
  return {
    job: {
      home: { 'real/config.json': OTHER },
      arrange: (home: string) => symlinkSync('real', join(home, '.docker')),
    },
  };
}

function twoJobs(ends: 'first' | 'last') {
  return scenario(
    { job: withConfig(OTHER) },
    async (first, world) => {
      const last = createJob(world, { sharedHome: first.home });
      const logins = [await first.login(), await last.login()] as const;
      const [early, late] = ends === 'first' ? ([0, 1] as const) : ([1, 0] as const);
      const jobs = [first, last] as const;
      const post = await jobs[early].post(logins[early]);
      assert.equal(post.exitCode, 0);
      assertSignedIn({ job: first, world });
      return [...logins, post, await jobs[late].post(logins[late])];
    },
    {
      exit: 0,
      calls: { mint: 2, exchange: 2, challenge: 2, token: 2 },
      silent: [/^::(?:error|warning)/m],
      untouched: true,
    },
  );
}

function postOf(state: Readonly<Record<string, string>>) {
  return scenario(
    { job: withConfig(OTHER) },
    async (job) => {
      const placed = Object.entries(state).map(([name, text]) => [name, text.replace('HOME', job.home)]);
      return [await job.post({ state: Object.fromEntries(placed) })];
    },
    { exit: 0, calls: NO_CALL, silent: [/^::(?:error|warning)/m], untouched: true },
  );
}

function editedBetween(edit: (text: string) => string) {
  let edited = '';
  return scenario(
    { job: withConfig(OTHER) },
    async (job) => {
      const run = await job.login();
      edited = edit(textOf(job));
      writeFileSync(join(job.home, CONFIG), edited);
      return [await job.post(run)];
    },
    {
      exit: 0,
      calls: ONCE,
      says: [/^::warning.*another program changed/m],
      and: ({ job }) => assert.equal(textOf(job), edited),
    },
  );
}
