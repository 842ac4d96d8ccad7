import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

import { PATHS, respond, rewrite } from '../../../support/jobs/fault-world.ts';
import { exampleSeed } from '../../../support/platform/seed-file.ts';
import type { Intercept } from '../../../support/jobs/fault-world.ts';
import type { Job, JobSetup } from '../../../support/jobs/login-job.ts';
import { NO_CALL } from '../calls.ts';
import { at } from '../faults.ts';
import type { FaultRow } from '../row.ts';
import { login, pin, scenario } from '../scenario.ts';

const MANY = Array.from({ length: 30 }, (_, index) => `image-${index}`);
/** More than are asked for at the same time: some are asked for when the token is there. */
const TAGS = Array.from({ length: 24 }, (_, index) => `3.${index}`);
/** Requests at the same time after the first "too many". */
const PACED = 4;

const check = async (job: Job) => [await job.check()];

/** The registry sends its clients there for tokens. */
function realm(address: string): Intercept {
  const challenge = `Bearer realm="${address}",service="cgr.dev"`;
  return at(PATHS.challenge, () => respond(401, {}, { 'www-authenticate': challenge }));
}

function granted(change: (body: Record<string, unknown>) => unknown): Intercept {
  return at(PATHS.token, (request, _, real) => rewrite(request, real, change));
}

function dockerfile(...images: readonly string[]) {
  return { workspace: { Dockerfile: images.map((image) => `FROM cgr.dev/${image}\n`).join('') } };
}

/** Milliseconds for an answer: all requests that are sent together are there by then. */
const ANSWER_MS = 300;

/**
 * Of the requests that are there together, more than four are too many. `most` tells how many of those are there together
 * that come a second time: whoever sends them knows.
 */
function limitedTokens(): { readonly intercept: Intercept; readonly most: () => number } {
  const refused = new Set<string>();
  let [inFlight, again, most] = [0, 0, 0];
  const intercept = at(PATHS.token, async (request, _, real) => {
    const isAgain = refused.has(request.url);
    const isTooMany = inFlight >= PACED;
    inFlight += 1;
    if (isAgain) again += 1;
    most = Math.max(most, again);
    await wait(ANSWER_MS);
    inFlight -= 1;
    if (isAgain) again -= 1;
    if (!isTooMany) return real(request);
    refused.add(request.url);
    return respond(429, {}, { 'retry-after': '1' });
  });
  return { intercept, most: () => most };
}

const NO_IDENTITY: JobSetup = { inputs: { identity: '', 'when-unavailable': 'anonymous' } };
const NO_PERMISSION: JobSetup = {
  inputs: { 'when-unavailable': 'anonymous' },
  environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined },
};

const PULLED_ANONYMOUSLY = {
  exit: 0,
  status: 'anonymous',
  says: [/^::notice .*pulled anonymously/m],
  calls: NO_CALL,
  untouched: true,
} as const;

/** What is public moves, what is private stays, and that is said. */
const PINNED_ANONYMOUSLY = {
  exit: 0,
  says: [
    /^\+FROM cgr\.dev\/chainguard\/static:latest@sha256:[0-9a-f]{64}$/m,
    /^::warning .*lookup failed.*acme\/python/m,
  ],
  calls: { mint: 0, exchange: 0 },
} as const;

function dryRun(job: JobSetup): JobSetup {
  return { ...job, inputs: { ...job.inputs, 'dry-run': 'true' } };
}

/** Rows 41 to 46: the registry, and where it gives its tokens. */
export const REGISTRY_ROWS: readonly FaultRow[] = [
  {
    row: 41,
    fault: 'registry: a challenge with the realm of another host',
    expected: 'fails; the token is not sent',
    cases: Object.fromEntries(
      ['https://tokens.evil.test/token', 'https://cgr.dev.evil.test/token', 'https://evilcgr.dev/token'].map(
        (address) => [
          address,
          login(
            { intercept: realm(address) },
            {
              exit: 1,
              error: 'auth_untrusted_realm',
              says: [new RegExp(new URL(address).host)],
              calls: { challenge: 1, token: 0 },
            },
          ),
        ],
      ),
    ),
  },
  {
    row: 42,
    fault: 'registry: a realm without https, of numbers, with user info, that is none',
    expected: 'fails; the token is not sent',
    cases: Object.fromEntries(
      [
        'http://cgr.dev/token',
        'https://10.0.0.1/token',
        'https://[2001:db8::1]/token',
        'https://me:pass@cgr.dev/token',
        '//cgr.dev',
      ].map((address) => [
        address,
        login(
          { intercept: realm(address) },
          { exit: 1, error: 'auth_untrusted_realm', calls: { challenge: 1, token: 0 } },
        ),
      ]),
    ),
  },
  {
    row: 43,
    fault: 'registry: access_token alone, no life, a life of nothing',
    expected: 'taken; 60 s; asked for again at the next use',
    cases: {
      'access_token at a login': login(
        { intercept: granted(({ token }) => ({ access_token: token })) },
        { exit: 0 },
      ),
      'access_token, no life': scenario(
        {
          seed: seedOf(['python'], TAGS),
          job: dockerfile(...TAGS.map((tag) => `acme/python:${tag}`)),
          intercept: granted(({ token }) => ({ access_token: token })),
        },
        check,
        { exit: 0, calls: { token: 1, history: TAGS.length } },
      ),
      'a life of nothing': scenario(
        {
          seed: seedOf(['python'], TAGS),
          job: dockerfile(...TAGS.map((tag) => `acme/python:${tag}`)),
          intercept: granted((body) => ({ ...body, expires_in: 0 })),
        },
        check,
        { exit: 0, calls: { token: [2, TAGS.length], history: TAGS.length } },
      ),
    },
  },
  {
    row: 44,
    fault: 'registry: less granted than asked for',
    expected: 'fails only where the use is refused, and names the image',
    cases: {
      refused: scenario(
        {
          job: dockerfile('acme/python:3.13'),
          intercept: at(PATHS.token, (request, _, real) =>
            real({ ...request, url: request.url.replace('python', 'node') }),
          ),
        },
        check,
        { exit: 1, says: [/cgr\.dev\/acme\/python/, /403/], calls: { token: 1, history: 1 } },
      ),
      'enough all the same': scenario(
        {
          job: dockerfile('acme/python:3.13'),
          intercept: granted((body) => ({ ...body, scope: 'repository:acme/python:' })),
        },
        check,
        { exit: 0, calls: { token: 1, history: 1 } },
      ),
    },
  },
  {
    row: 45,
    fault: 'registry: a public image, and nobody to sign in as',
    expected: 'success with `when-unavailable: anonymous`, and a notice',
    cases: {
      'no identity': login({ job: NO_IDENTITY }, PULLED_ANONYMOUSLY),
      'no permission': login({ job: NO_PERMISSION }, PULLED_ANONYMOUSLY),
      'pin, no identity': pin({ job: dryRun(NO_IDENTITY) }, PINNED_ANONYMOUSLY),
      'pin, no permission': pin(
        { job: dryRun(NO_PERMISSION) },
        { ...PINNED_ANONYMOUSLY, says: [...PINNED_ANONYMOUSLY.says, /^::notice .*Running unauthenticated/m] },
      ),
    },
  },
  {
    row: 46,
    fault: 'registry: 429 for the tokens of 30 images at once',
    expected: `asked for again after Retry-After, ${PACED} at the same time`,
    cases: {
      run: () => {
        const { intercept, most } = limitedTokens();
        const job = dockerfile(...MANY.map((name) => `acme/${name}:1`));
        return scenario({ seed: seedOf(MANY), job, intercept }, check, {
          exit: 0,
          atLeast: 1_000,
          calls: { token: [31, 90], history: 30 },
          within: 50_000,
          and: () => assert.ok(most() > 0 && most() <= PACED, `${most()} at once`),
        })();
      },
    },
  },
];

/** The example's organization with other repositories. */
function seedOf(names: readonly string[], tagNames = ['1']): Readonly<Record<string, unknown>> {
  const [acme] = exampleSeed().organizations;
  const tags = tagNames.map((name) => ({ name, history: [{ at: 'now-2d' }] }));
  return { organizations: [{ ...acme, repos: names.map((name) => ({ name, tags })), advisories: [] }] };
}
