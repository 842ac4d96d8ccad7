import assert from 'node:assert/strict';

import { PATHS, respond } from '../../../support/jobs/fault-world.ts';
import { at, exchange, mint, minted } from '../faults.ts';
import type { FaultRow } from '../row.ts';
import { login } from '../scenario.ts';

const SHORT = { inputs: { 'timeout-seconds': '4' } };
const BAD = { exit: 1, error: 'platform_unexpected_answer', calls: { mint: 1, exchange: 0 } } as const;
/** An answer that is not even in the form of one is requested once more. */
const GARBLED = { ...BAD, calls: { mint: 2, exchange: 0 } } as const;

/** Rows 6 to 21: GitHub's OIDC endpoint. */
export const MINT_ROWS: readonly FaultRow[] = [
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
          says: [/Retry-After is 3600 s/],
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
        {
          exit: 1,
          error: '(platform_unreachable|run_deadline)',
          says: [/127\.0\.0\.1:1/],
          calls: { mint: 0, exchange: 0 },
          within: 12_000,
        },
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
          calls: { mint: [2, 5], exchange: 0 },
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
    expected: 'tried once more, then fails',
    cases: Object.fromEntries(
      [{}, { value: '' }, { value: 1 }].map((body) => [
        JSON.stringify(body),
        login({ faults: [mint({ nth: '*', status: 200, body })] }, GARBLED),
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
        { ...GARBLED, silent: [/eyJ[\w-]+\.eyJ/] },
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
];
