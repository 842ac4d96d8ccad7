import assert from 'node:assert/strict';

import { PATHS, respond, rewrite } from '../../support/fault-world.ts';
import type { Intercept } from '../../support/fault-world.ts';
import { IDENTITY } from '../../support/login-job.ts';
import { login } from './row.ts';
import type { FaultRow } from './row.ts';

const NO_TOKEN = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
const NO_CALL = { mint: 0, exchange: 0, challenge: 0, token: 0 };
const SHORT = { inputs: { 'timeout-seconds': '4' } };
const sha = '0'.repeat(40);
const FORK = {
  name: 'pull_request',
  payload: { pull_request: { number: 1, base: { sha }, head: { sha, repo: { full_name: 'someone/shop' } } } },
};

function mint(fault: object) {
  return { route: 'mintIdToken', ...fault };
}
function exchange(fault: object) {
  return { route: 'exchangeToken', ...fault };
}
/** Answers in the place of one path. */
function at(path: string, answer: Intercept): Intercept {
  return (request, nth, real) =>
    new URL(request.url).pathname === path ? answer(request, nth, real) : undefined;
}
function minted(change: (token: string) => unknown): Intercept {
  return at(PATHS.mint, (request, _, real) =>
    rewrite(request, real, ({ value }) => ({ value: change(String(value)) })),
  );
}
function exchanged(change: (body: Record<string, unknown>) => unknown): Intercept {
  return at(PATHS.exchange, (request, _, real) => rewrite(request, real, change));
}

const BAD = { exit: 1, error: 'platform_unexpected_answer' } as const;

/** Rows 1 to 37 of the matrix: the environment, GitHub's OIDC endpoint, clocks, and the token exchange. */
export const SIGN_IN_ROWS: readonly FaultRow[] = [
  {
    row: 1,
    fault: 'both OIDC variables missing',
    expected: 'fails at once and names the permission',
    cases: {
      fail: login(
        { job: { environment: NO_TOKEN } },
        { exit: 1, error: 'auth_no_id_token', says: [/id-token: write/], calls: NO_CALL },
      ),
      skip: login(
        { job: { environment: NO_TOKEN, inputs: { 'when-unavailable': 'skip' } } },
        { exit: 1, calls: NO_CALL },
      ),
    },
  },
  {
    row: 2,
    fault: 'both missing, fork',
    expected: 'fails with a text of its own; skip is green and says so',
    cases: {
      fail: login(
        { job: { environment: NO_TOKEN, event: FORK } },
        { exit: 1, says: [/fork someone\/shop/], silent: [/id-token: write/], calls: NO_CALL },
      ),
      skip: login(
        { job: { environment: NO_TOKEN, event: FORK, inputs: { 'when-unavailable': 'skip' } } },
        { exit: 0, status: 'skipped', says: [/^::notice /m], calls: NO_CALL },
      ),
    },
  },
  {
    row: 3,
    fault: 'both missing, Dependabot',
    expected: 'the same, naming Dependabot',
    cases: {
      fail: login(
        { job: { environment: { ...NO_TOKEN, GITHUB_ACTOR: 'dependabot[bot]' } } },
        { exit: 1, says: [/Dependabot/], silent: [/id-token: write/], calls: NO_CALL },
      ),
      skip: login(
        {
          job: {
            environment: { ...NO_TOKEN, GITHUB_ACTOR: 'dependabot[bot]' },
            inputs: { 'when-unavailable': 'skip' },
          },
        },
        { exit: 0, status: 'skipped', calls: NO_CALL },
      ),
    },
  },
  {
    row: 4,
    fault: 'only one of the two set',
    expected: 'fails without a word of permissions to add',
    cases: {
      url: login(
        { job: { environment: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined } } },
        { exit: 1, error: 'auth_id_token_half_set', silent: [/id-token: write/], calls: NO_CALL },
      ),
    },
  },
  {
    row: 5,
    fault: 'the request URL is none of GitHub',
    expected: 'fails before any call',
    cases: Object.fromEntries(
      ['http://evil.test/', 'https://evil.test/'].map((url) => [
        url,
        login(
          { job: { environment: { ACTIONS_ID_TOKEN_REQUEST_URL: url } } },
          { exit: 1, error: 'config_endpoint_invalid', calls: NO_CALL },
        ),
      ]),
    ),
  },
  {
    row: 6,
    fault: 'mint: 503 twice',
    expected: 'tried again',
    cases: {
      run: login({ faults: [mint({ nth: 1, times: 2, status: 503 })] }, { exit: 0, calls: { mint: 3 } }),
    },
  },
  {
    row: 7,
    fault: 'mint: 500 with HTML four times',
    expected: 'tried again',
    cases: {
      run: login(
        { faults: [mint({ nth: 1, times: 4, kind: 'html', status: 500 })] },
        { exit: 0, calls: { mint: 5 } },
      ),
    },
  },
  {
    row: 8,
    fault: 'mint: 429, Retry-After 2',
    expected: 'waits 2 s',
    cases: {
      run: login(
        { faults: [mint({ nth: 1, status: 429, headers: { 'retry-after': '2' } })] },
        { exit: 0, calls: { mint: 2 }, atLeast: 2_000 },
      ),
    },
  },
  {
    row: 9,
    fault: 'mint: 429, Retry-After 3600',
    expected: 'fails now and names the wait',
    cases: {
      run: login(
        { faults: [mint({ nth: 1, status: 429, headers: { 'retry-after': '3600' } })] },
        {
          exit: 1,
          error: 'platform_rate_limited',
          says: [/wait 3600 s/],
          calls: { mint: 1 },
          within: 15_000,
        },
      ),
    },
  },
  {
    row: 10,
    fault: 'mint: Retry-After as a date, a past one, garbage',
    expected: 'honoured by the clock of the answer, none, ignored',
    cases: {
      date: login(
        {
          aheadMs: 600_000,
          intercept: at(PATHS.mint, (_, nth) =>
            nth > 1
              ? undefined
              : respond(
                  503,
                  {},
                  { date: new Date(5e11).toUTCString(), 'retry-after': new Date(5e11 + 2_000).toUTCString() },
                ),
          ),
        },
        { exit: 0, calls: { mint: 2 }, atLeast: 2_000 },
      ),
      past: login(
        {
          faults: [
            mint({ nth: 1, status: 503, headers: { 'retry-after': 'Fri, 01 Jan 2021 00:00:00 GMT' } }),
          ],
        },
        { exit: 0, calls: { mint: 2 } },
      ),
      garbage: login(
        { faults: [mint({ nth: 1, status: 503, headers: { 'retry-after': 'soon' } })] },
        { exit: 0, calls: { mint: 2 } },
      ),
    },
  },
  {
    row: 11,
    fault: 'mint: the connection is cut before headers',
    expected: 'tried again',
    cases: { run: login({ faults: [mint({ nth: 1, kind: 'cut' })] }, { exit: 0, calls: { mint: 2 } }) },
  },
  {
    row: 12,
    fault: 'mint: connection refused',
    expected: 'fails within the deadline',
    cases: {
      run: login(
        {
          job: {
            inputs: { 'timeout-seconds': '6' },
            environment: { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:1/' },
          },
        },
        { exit: 1, error: '(platform_unreachable|run_deadline)', says: [/127\.0\.0\.1:1/], within: 12_000 },
      ),
    },
  },
  {
    row: 13,
    fault: 'mint: EAI_AGAIN once',
    expected: 'tried again',
    cases: {
      run: login(
        {
          job: (world) => ({
            environment: {
              ACTIONS_ID_TOKEN_REQUEST_URL: world.line.oidcRequestUrl.replace('127.0.0.1', 'localhost'),
            },
            preload: `import dns from 'node:dns'; const real = dns.lookup; let failed = false;
              dns.lookup = (name, options, done) => { if (failed) return real(name, options, done); failed = true;
              const error = new Error('getaddrinfo EAI_AGAIN'); error.code = 'EAI_AGAIN'; process.nextTick(done ?? options, error); };`,
          }),
        },
        { exit: 0, calls: { mint: 1 } },
      ),
    },
  },
  {
    row: 14,
    fault: 'mint: never answers',
    expected: 'each attempt ends, then the run',
    cases: {
      run: login(
        { faults: [mint({ nth: '*', kind: 'hang' })], job: SHORT },
        {
          exit: 1,
          error: '(platform_timeout|run_deadline)',
          within: 10_000,
          and: (_, __, world) => assert.ok(world.calls(PATHS.mint) >= 2),
        },
      ),
    },
  },
  {
    row: 15,
    fault: 'mint: a byte per second',
    expected: 'cut, and tried again',
    cases: {
      run: login(
        { faults: [mint({ nth: 1, kind: 'drip' })], job: { inputs: { 'timeout-seconds': '12' } } },
        { exit: 0, calls: { mint: 2 }, within: 15_000 },
      ),
    },
  },
  {
    row: 16,
    fault: 'a body that ends early',
    expected: 'tried again; never green without a login',
    cases: {
      once: login({ faults: [mint({ nth: 1, kind: 'truncate' })] }, { exit: 0, calls: { mint: 2 } }),
      always: login(
        { faults: [mint({ nth: '*', kind: 'truncate' })] },
        { exit: 1, error: 'platform_unreachable', calls: { mint: 5, exchange: 0 } },
      ),
      'at the exchange': login(
        { faults: [exchange({ nth: '*', kind: 'truncate' })] },
        { exit: 1, calls: { exchange: 5, token: 0 } },
      ),
    },
  },
  {
    row: 17,
    fault: 'mint: 200 with HTML',
    expected: 'tried once more, then fails',
    cases: {
      run: login(
        { faults: [mint({ nth: '*', kind: 'html' })] },
        { exit: 1, error: 'platform_not_json', calls: { mint: 2 } },
      ),
    },
  },
  {
    row: 18,
    fault: 'mint: 200 without a token',
    expected: 'fails',
    cases: Object.fromEntries(
      [{}, { value: '' }, { value: 1 }].map((body) => [
        JSON.stringify(body),
        login(
          { faults: [mint({ nth: '*', status: 200, body })] },
          { ...BAD, calls: { mint: 1, exchange: 0 } },
        ),
      ]),
    ),
  },
  {
    row: 19,
    fault: 'mint: two parts, bad base64, wrong audience',
    expected: 'fails without any of the token',
    cases: {
      'two parts': login(
        { intercept: minted((token) => token.split('.').slice(0, 2).join('.')) },
        { ...BAD, silent: [/eyJ[\w-]+\.eyJ/] },
      ),
      'bad base64': login({ intercept: minted(() => 'e30.AAAA.e30') }, { ...BAD, silent: [/AAAA/] }),
      'wrong audience': login(
        {
          intercept: at(PATHS.mint, (request, _, real) =>
            real({ ...request, url: request.url.replace(/audience=[^&]*/, 'audience=other') }),
          ),
        },
        BAD,
      ),
    },
  },
  {
    row: 20,
    fault: 'mint: a redirect to another host',
    expected: 'fails; it is not followed',
    cases: {
      run: login(
        {
          intercept: at(PATHS.mint, (request) =>
            respond(302, '', { location: `${new URL(request.url).origin}/stolen` }),
          ),
        },
        {
          exit: 1,
          error: 'platform_redirected',
          calls: { mint: 1, exchange: 0 },
          and: (_, __, world) => assert.equal(world.calls('/stolen'), 0),
        },
      ),
    },
  },
  {
    row: 21,
    fault: 'mint: 401',
    expected: 'fails, once, and says what was refused',
    cases: {
      run: login(
        { faults: [mint({ nth: '*', status: 401 })] },
        { exit: 1, error: 'auth_request_token_rejected', calls: { mint: 1 } },
      ),
    },
  },
  {
    row: 22,
    fault: 'the runner is ten minutes ahead',
    expected: 'success, and a warning',
    cases: { run: login({ aheadMs: -600_000 }, { exit: 0, says: [/^::warning.*10 min ahead/m] }) },
  },
  {
    row: 23,
    fault: 'the runner is ten minutes behind',
    expected: 'success; the end is by the clock of the platform',
    cases: {
      run: login(
        { aheadMs: 600_000 },
        {
          exit: 0,
          says: [/10 min behind/],
          and: (run) =>
            assert.ok(
              Math.abs(Date.parse(run.outputs['expires-at'] ?? '') - Date.now() - 4_200_000) < 60_000,
            ),
        },
      ),
    },
  },
  {
    row: 24,
    fault: 'the OIDC token ends between two attempts',
    expected: 'a new one is asked for',
    cases: {
      run: login(
        {
          intercept: async (request, nth, real) => {
            const { pathname } = new URL(request.url);
            const exp = Math.floor(Date.now() / 1000) + 1;
            if (pathname === PATHS.mint && nth === 1)
              return real({ ...request, url: `${request.url}&claim.exp=${exp}` });
            if (pathname === PATHS.exchange && nth === 1) return respond(503, {}, { 'retry-after': '3' });
            return undefined;
          },
        },
        { exit: 0, calls: { mint: 2, exchange: 3 } },
      ),
    },
  },
  {
    row: 25,
    fault: 'exchange: 400',
    expected: 'fails, once; the form is encoded as the service reads it',
    cases: {
      run: login(
        {
          faults: [
            exchange({ nth: '*', status: 400, body: { code: 3, message: 'Audience must be specified' } }),
          ],
        },
        {
          exit: 1,
          error: 'platform_invalid_request',
          calls: { exchange: 1 },
          and: (_, __, world) => {
            const sent = world.requests.find(({ what }) => what === `POST ${PATHS.exchange}`)?.request;
            assert.equal(sent?.headers['content-type'], 'application/x-www-form-urlencoded');
            assert.equal(new URLSearchParams(sent?.body).get('identity'), IDENTITY);
          },
        },
      ),
    },
  },
  {
    row: 26,
    fault: 'exchange: 401, wrong subject',
    expected: 'fails, once, with the claims',
    cases: {
      run: login(
        { seed: { github: { claims: { repository: 'acme/other' } } } },
        { exit: 1, error: 'auth_rejected', says: [/repo:acme\/other:/], calls: { exchange: 1 } },
      ),
    },
  },
  {
    row: 27,
    fault: 'exchange: 403 for ever',
    expected: 'fails, once',
    cases: {
      run: login(
        { faults: [exchange({ nth: '*', status: 403, body: { code: 7, message: 'no' } })] },
        { exit: 1, calls: { exchange: 1 } },
      ),
    },
  },
  {
    row: 29,
    fault: 'exchange: unknown identity',
    expected: 'fails and names it',
    cases: {
      run: login(
        { job: { inputs: { identity: `${'a'.repeat(40)}/${'b'.repeat(16)}` } } },
        { exit: 1, error: 'auth_unknown_identity', says: [/b{16}/], calls: { exchange: 1 } },
      ),
    },
  },
  {
    row: 30,
    fault: 'exchange: 502, 503, code 14',
    expected: 'tried again',
    cases: Object.fromEntries(
      [{ status: 502 }, { status: 503 }, { status: 500, body: { code: 14, message: 'x' } }].map((fault) => [
        JSON.stringify(fault),
        login({ faults: [exchange({ nth: 1, ...fault })] }, { exit: 0, calls: { exchange: 2 } }),
      ]),
    ),
  },
  {
    row: 31,
    fault: 'exchange: 500, code 13',
    expected: 'fails, once',
    cases: {
      run: login(
        { faults: [exchange({ nth: '*', status: 500, body: { code: 13, message: 'x' } })] },
        { exit: 1, error: 'platform_unavailable', calls: { exchange: 1 } },
      ),
    },
  },
  {
    row: 32,
    fault: 'exchange: 500 with HTML',
    expected: 'tried again',
    cases: {
      run: login(
        { faults: [exchange({ nth: 1, kind: 'html', status: 500 })] },
        { exit: 0, calls: { exchange: 2 } },
      ),
    },
  },
  {
    row: 33,
    fault: 'exchange: 504, 408',
    expected: 'tried again',
    cases: Object.fromEntries(
      [504, 408].map((status) => [
        String(status),
        login({ faults: [exchange({ nth: 1, status })] }, { exit: 0, calls: { exchange: 2 } }),
      ]),
    ),
  },
  {
    row: 34,
    fault: 'exchange: 307 elsewhere',
    expected: 'fails; it is not followed',
    cases: {
      run: login(
        {
          intercept: at(PATHS.exchange, (request) =>
            respond(307, '', { location: `${new URL(request.url).origin}/stolen` }),
          ),
        },
        {
          exit: 1,
          error: 'platform_redirected',
          calls: { exchange: 1 },
          and: (_, __, world) => assert.equal(world.calls('/stolen'), 0),
        },
      ),
    },
  },
  {
    row: 35,
    fault: 'exchange: no expiry, one in the past, either spelling of the refresh token',
    expected: 'the token itself tells; fails; both are taken',
    cases: {
      'no expiry': login(
        { intercept: exchanged(({ token }) => ({ token })) },
        { exit: 0, and: (run) => assert.ok(Date.parse(run.outputs['expires-at'] ?? '') > Date.now()) },
      ),
      past: login({ intercept: exchanged(({ token }) => ({ token, expiry: '2020-01-01T00:00:00Z' })) }, BAD),
      refresh_token: login(
        { intercept: exchanged(({ token, expiry }) => ({ token, expiry, refresh_token: 'x' })) },
        { exit: 0 },
      ),
      refreshToken: login(
        { intercept: exchanged(({ token, expiry }) => ({ token, expiry, refreshToken: 'x' })) },
        { exit: 0 },
      ),
    },
  },
  {
    row: 36,
    fault: 'exchange: a token with a line break, 2 MB, an error of 50 kB',
    expected: 'fails; the text is cut',
    cases: {
      'line break': login({ intercept: exchanged(({ token }) => ({ token: `${String(token)}\n` })) }, BAD),
      '2 MB': login(
        { faults: [exchange({ nth: '*', status: 200, body: 'x'.repeat(2_000_000) })] },
        { exit: 1, error: 'platform_too_large' },
      ),
      '50 kB': login(
        { faults: [exchange({ nth: '*', status: 400, body: { code: 3, message: 'x'.repeat(50_000) } })] },
        { exit: 1, silent: [/x{1000}/] },
      ),
    },
  },
  {
    row: 37,
    fault: 'exchange: workflow commands in an error',
    expected: 'printed inert, on one line',
    cases: {
      run: login(
        {
          faults: [
            exchange({
              nth: '*',
              status: 400,
              body: { code: 3, message: '::add-mask::zzz\n::set-output name=a::b%0A##[error]' },
            }),
          ],
        },
        { exit: 1, silent: [/^::add-mask::zzz/m, /^::set-output/m, /^##\[/m] },
      ),
    },
  },
  {
    row: 38,
    fault: 'an identity that is none',
    expected: 'refused before any call',
    cases: Object.fromEntries(
      ['a b', 'x?a=b', '../x'].map((identity) => [
        identity,
        login({ job: { inputs: { identity } } }, { exit: 1, error: 'config_input_invalid', calls: NO_CALL }),
      ]),
    ),
  },
];
