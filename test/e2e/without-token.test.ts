import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ACTIONS, readAction } from '../support/jobs/actions.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { IDENTITY } from '../support/jobs/login-job.ts';
import { platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { readCommands } from '../support/jobs/runner-commands.ts';
import { pullRequestEvent } from '../support/samples/shop.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const NONE = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
const FORK = pullRequestEvent('b'.repeat(40), 'c'.repeat(40), 'someone/shop');

/**
 * Why a job has no token, as its runner shows it, and what tells its reader so
 * (sign-in-rules.md#no-oidc-token).
 */
const CAUSES = {
  fork: {
    setup: { environment: NONE, event: { name: 'pull_request', payload: FORK } },
    says: /this run comes from the fork someone\/shop, and GitHub does not issue OIDC tokens to forks/,
  },
  dependabot: {
    setup: { environment: { ...NONE, GITHUB_ACTOR: 'dependabot[bot]' } },
    says: /this run was started by Dependabot, and GitHub does not issue OIDC tokens to Dependabot/,
  },
  permission: {
    setup: { environment: NONE },
    says: /Add `permissions: id-token: write` to this job. If another workflow calls this one, the caller must grant it too/,
  },
  'half (no token)': {
    setup: { environment: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined } },
    says: /runner did not finish setting up OIDC.*this is not a permission problem/,
  },
  'half (no address)': {
    setup: { environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined } },
    says: /runner did not finish setting up OIDC.*this is not a permission problem/,
  },
} as const satisfies Readonly<Record<string, { setup: Partial<LauncherSetup>; says: RegExp }>>;

type Cause = keyof typeof CAUSES;
const UNTRUSTED: ReadonlySet<Cause> = new Set(['fork', 'dependabot'] as const);
const HALF: ReadonlySet<Cause> = new Set(['half (no token)', 'half (no address)'] as const);

/** What becomes of it, by `when-unavailable`; the empty one is that of the check alone. */
function expectedOf(cause: Cause, way: string): 'fails' | 'skipped' | 'anonymous' {
  if (HALF.has(cause)) return 'fails';
  if (way === 'anonymous') return 'anonymous';
  const isUntrusted = UNTRUSTED.has(cause);
  if (way === 'skip') return isUntrusted ? 'skipped' : 'fails';
  return way === '' && isUntrusted ? 'anonymous' : 'fails';
}

function run(action: string, cause: Cause, way: string): Promise<LauncherRun> {
  const { path = '' } = ACTIONS.find(({ name }) => name === action) ?? {};
  const defaults = Object.entries(readAction(path).inputs).flatMap(([name, { default: text }]) =>
    text === undefined || text.startsWith('${{') ? [] : [[name, text]],
  );
  const { inputs, environment } = platformSetup(world.line, 'repo:acme/shop:pull_request');
  const { setup } = CAUSES[cause];
  const workspace = mkdtempSync(join(tmpdir(), 'mooring-untrusted-'));
  writeFileSync(
    join(workspace, 'Dockerfile'),
    'FROM cgr.dev/acme/python:3.13\nFROM cgr.dev/chainguard/static\n',
  );
  return runLauncher(`${action}.js`, {
    workspace,
    event: { name: 'push', payload: {} },
    ...setup,
    inputs: {
      ...(Object.fromEntries(defaults) as Record<string, string>),
      ...inputs,
      identity: IDENTITY,
      organization: 'acme',
      reference: 'cgr.dev/chainguard/static',
      'dry-run': 'true',
      run: 'true',
      'when-unavailable': way,
    },
    environment: { ...environment, ...setup.environment },
  });
}

/** What each action logs if it continues unauthenticated. */
const UNAUTHENTICATED: Readonly<Record<string, RegExp>> = {
  check: /^Running unauthenticated\.$/m,
  login: /are pulled anonymously/,
  bisect: /Running unauthenticated: /,
  diff: /Running unauthenticated: /,
  pin: /Running unauthenticated: /,
  resolve: /Running unauthenticated: /,
};

const ROWS = ['check', 'bisect', 'diff', 'login', 'pin', 'resolve'].flatMap((action) =>
  (Object.keys(CAUSES) as Cause[]).flatMap((cause) =>
    ['fail', 'skip', 'anonymous', ...(action === 'check' ? [''] : [])].map((way) => ({
      action,
      cause,
      way,
      expected: expectedOf(cause, way),
    })),
  ),
);

describe('a job without an OIDC token', () => {
  it.each(ROWS)(
    '$action, $cause, when-unavailable "$way": $expected',
    async ({ action, cause, way, expected }) => {
      const before = world.calls('/_github/oidc/token') + world.calls('/sts/exchange');
      const { exitCode, outputs, stdout } = await run(action, cause, way);
      const said = readCommands(stdout);
      const text = stdout.replaceAll('%0A', '\n');
      if (cause !== 'permission' || expected === 'fails') expect(text).toMatch(CAUSES[cause].says);
      for (const other of Object.keys(CAUSES) as Cause[]) {
        if (CAUSES[other].says.source === CAUSES[cause].says.source) continue;
        expect(text).not.toMatch(CAUSES[other].says);
      }
      const errors = said.filter(({ name }) => name === 'error').map(({ properties }) => properties['title']);
      if (expected === 'fails') {
        const code = HALF.has(cause) ? 'auth_id_token_half_set' : 'auth_no_id_token';
        expect([exitCode, errors]).toEqual([1, [`Mooring: ${code}`]]);
      }
      if (expected === 'skipped') {
        expect([exitCode, errors, said.map(({ name }) => name)]).toEqual([0, [], ['notice']]);
        expect(outputs['status'] ?? outputs['verdict'] ?? 'skipped').toBe('skipped');
      }
      if (expected === 'anonymous') {
        expect(text).toMatch(UNAUTHENTICATED[action] ?? /^$/);
        // The status of bisect is its result: `true` finds no bad build.
        expect(outputs['status'] ?? 'anonymous').toMatch(
          action === 'bisect' ? /^(?:anonymous|no-ends)$/ : /^anonymous$/,
        );
        expect(outputs['verdict'] ?? 'warn').not.toBe('pass');
      }
      expect(world.calls('/_github/oidc/token') + world.calls('/sts/exchange')).toBe(before);
    },
  );

  it('has a text of its own for each cause, and the same of no two', () => {
    const texts = Object.values(CAUSES).map(({ says }) => says.source);
    expect(new Set(texts).size).toBe(4);
  });
});
