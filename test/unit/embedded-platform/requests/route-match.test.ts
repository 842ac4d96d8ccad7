import { describe, expect, it } from 'vitest';

import { matchRoute } from '../../../../src/embedded-platform/requests/route-match.ts';

describe('an address', () => {
  it.each([
    ['GET', '/iam/v2/identities', 'listIdentities', {}],
    ['GET', '/iam/v2/identities/ab/cd', 'getIdentity', { uid: 'ab/cd' }],
    ['GET', '/iam/v2/identities/ab%2Fcd', 'getIdentity', { uid: 'ab/cd' }],
    ['POST', '/iam/v2/identities/ab/cd', 'createIdentity', { parent: 'ab/cd' }],
    [
      'GET',
      '/v2/acme/a/b/_chainguard/history/1.0',
      'getTagHistory',
      { organization: 'acme', image: 'a/b', tag: '1.0' },
    ],
  ])('%s %s is %s', (method, path, name, values) => {
    expect(matchRoute(method, path)).toMatchObject({ kind: 'route', name, values });
  });

  it.each([
    '/iam/v2/identities/',
    '/iam/v2/identitiesx',
    '/v2/acme/_chainguard/history/1',
    '/sts/exchange/%',
    '/token/x',
  ])('%s is unknown', (path) => {
    expect(matchRoute('GET', path)).toEqual({ kind: 'unknown' });
  });
});
