import { describe, expect, it } from 'vitest';

import { toError } from '../../../src/api/client/transport/failure.ts';
import type { CallContext } from '../../../src/api/client/transport/failure.ts';
import type { Outcome } from '../../../src/api/client/transport/retry.ts';
import { routes } from '../../../src/api/routes.ts';
import type { RouteName } from '../../../src/api/routes.ts';
import { listErrorCodes, MooringError, shellHintOf } from '../../../src/values/errors.ts';
import type { TransportFailureKind } from '../../../src/api/http.ts';
import { TransportFailure } from '../../../src/api/http.ts';

/** What there is only in a workflow. */
const OF_WORKFLOWS = /\b(?:jobs?|runners?|steps?|this action|checkout)\b|re-run|GITHUB_TOKEN|id-token/i;

const STATUSES = [400, 401, 403, 404, 408, 409, 422, 429, 500, 503];
const FAILURES: readonly TransportFailureKind[] = ['unreachable', 'dns', 'tls', 'proxy', 'cut', 'timeout'];

function contextOf(name: RouteName | undefined, isAnonymous: boolean): CallContext {
  const row = name === undefined ? undefined : { name, route: routes[name] };
  return { row, purpose: 'look', host: 'api.test', isAnonymous, attempts: 1, elapsedMs: 0 };
}

describe('the hint of an error on a command line', () => {
  it.each(listErrorCodes().map(({ code }) => code))(
    'of %s does not name what only workflows have',
    (code) => {
      expect(shellHintOf(new MooringError(code, 'x'))).not.toMatch(OF_WORKFLOWS);
    },
  );

  it('of a request does not either, whatever came back', () => {
    // Only a job has an endpoint for its OIDC token.
    const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'mintIdToken');
    const contexts = [...names, undefined].flatMap((name) => [contextOf(name, true), contextOf(name, false)]);
    const outcomes: readonly Outcome[] = [
      ...STATUSES.map((status): Outcome => {
        const response = { status, headers: {}, body: Buffer.from('') };
        return { kind: 'answer', response, failure: undefined };
      }),
      ...FAILURES.map((kind): Outcome => ({ kind: 'no-answer', failure: new TransportFailure(kind, 'x') })),
    ];
    const errors = contexts.flatMap((context) => outcomes.map((outcome) => toError(outcome, context)));
    const hints = new Set(errors.map(shellHintOf));
    expect(hints.size).toBeGreaterThan(10);
    for (const hint of hints) expect(hint).not.toMatch(OF_WORKFLOWS);
  });

  it('is the one that the error brings, if it brings one', () => {
    const error = new MooringError('config_file_busy', 'x', { hint: 'Wait for the job.' });
    expect(shellHintOf(error)).toBe('Wait for the job.');
  });
});
