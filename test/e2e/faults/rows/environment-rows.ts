import { NO_CALL } from '../calls.ts';
import type { FaultRow } from '../row.ts';
import { login, pin } from '../scenario.ts';

const NO_TOKEN = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
const sha = '0'.repeat(40);
const FORK = {
  name: 'pull_request',
  payload: { pull_request: { number: 1, base: { sha }, head: { sha, repo: { full_name: 'someone/shop' } } } },
};

/** Rows 1 to 5: what the runner gives a job to ask for its OIDC token with. */
export const ENVIRONMENT_ROWS: readonly FaultRow[] = [
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
      pin: pin(
        { job: { environment: NO_TOKEN } },
        { exit: 1, error: 'auth_no_id_token', says: [/id-token: write/], calls: NO_CALL },
      ),
      'pin, skip': pin(
        { job: { environment: NO_TOKEN, inputs: { 'when-unavailable': 'skip' } } },
        { exit: 1, error: 'auth_no_id_token', calls: NO_CALL },
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
        { exit: 1, says: [/fork \(?someone\/shop/], silent: [/id-token: write/], calls: NO_CALL },
      ),
      skip: login(
        { job: { environment: NO_TOKEN, event: FORK, inputs: { 'when-unavailable': 'skip' } } },
        { exit: 0, status: 'skipped', says: [/^::notice /m], calls: NO_CALL },
      ),
      pin: pin(
        { job: { environment: NO_TOKEN, event: FORK } },
        {
          exit: 1,
          error: 'github_fork_run',
          says: [/fork \(?someone\/shop/],
          silent: [/id-token: write/],
          calls: NO_CALL,
        },
      ),
      'pin, dry run': pin(
        { job: { environment: NO_TOKEN, event: FORK, inputs: { 'dry-run': 'true' } } },
        {
          exit: 1,
          error: 'auth_no_id_token',
          says: [/fork \(?someone\/shop/],
          silent: [/id-token: write/],
          calls: NO_CALL,
        },
      ),
      'pin, skip': pin(
        { job: { environment: NO_TOKEN, event: FORK, inputs: { 'when-unavailable': 'skip' } } },
        { exit: 0, says: [/^::notice .*skipped.*fork \(?someone\/shop/m], calls: NO_CALL },
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
      pin: pin(
        { job: { environment: { ...NO_TOKEN, GITHUB_ACTOR: 'dependabot[bot]' } } },
        { exit: 1, says: [/Dependabot/], silent: [/id-token: write/], calls: NO_CALL },
      ),
      'pin, skip': pin(
        {
          job: {
            environment: { ...NO_TOKEN, GITHUB_ACTOR: 'dependabot[bot]' },
            inputs: { 'when-unavailable': 'skip' },
          },
        },
        { exit: 0, says: [/^::notice .*skipped.*Dependabot/m], calls: NO_CALL },
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
      pin: pin(
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
];
