import assert from 'node:assert/strict';

import { PATHS, respond } from '../../../support/jobs/fault-world.ts';
import { IDENTITY } from '../../../support/jobs/login-job.ts';
import { NO_CALL } from '../calls.ts';
import { at, exchange, exchanged } from '../faults.ts';
import type { FaultRow } from '../row.ts';
import { login, pin } from '../scenario.ts';

const BAD = { exit: 1, error: 'platform_unexpected_answer', calls: { exchange: 1, token: 0 } } as const;

/** Rows 22 to 38: clocks, and the token exchange. */
export const EXCHANGE_ROWS: readonly FaultRow[] = [
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
      pin: pin(
        { seed: { github: { claims: { repository: 'acme/other' } } } },
        {
          exit: 1,
          error: 'auth_rejected',
          says: [/repo:acme\/other:/],
          calls: { exchange: [1, 2], token: 0 },
        },
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
        { exit: 1, error: 'auth_rejected', calls: { mint: 1, exchange: 1, token: 0 } },
      ),
      pin: pin(
        { faults: [exchange({ nth: '*', status: 403, body: { code: 7, message: 'no' } })] },
        { exit: 1, error: 'auth_rejected', calls: { mint: 1, exchange: [1, 2], token: 0 } },
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
      pin: pin(
        { job: { inputs: { identity: `${'a'.repeat(40)}/${'b'.repeat(16)}` } } },
        { exit: 1, error: 'auth_unknown_identity', says: [/b{16}/], calls: { exchange: [1, 2], token: 0 } },
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
      'line break': login(
        { intercept: exchanged(({ token }) => ({ token: `${String(token)}\n` })) },
        { ...BAD, calls: { exchange: 2, token: 0 } },
      ),
      '2 MB': login(
        { faults: [exchange({ nth: '*', status: 200, body: 'x'.repeat(2_000_000) })] },
        { exit: 1, error: 'platform_too_large', calls: { exchange: 1, token: 0 } },
      ),
      '50 kB': login(
        { faults: [exchange({ nth: '*', status: 400, body: { code: 3, message: 'x'.repeat(50_000) } })] },
        { exit: 1, silent: [/x{1000}/], calls: { exchange: 1, token: 0 } },
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
        {
          exit: 1,
          silent: [/^::add-mask::zzz/m, /^::set-output/m, /^##\[/m],
          calls: { exchange: 1, token: 0 },
        },
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
