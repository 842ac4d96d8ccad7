import { describe, expect, it } from 'vitest';

import { readChallenges } from '../../../../../src/api/client/registry/challenge.ts';

describe('api/client/registry/challenge', () => {
  it.each([
    [
      'Bearer realm="https://auth.docker.io/token",service="registry.docker.io",scope="repository:a/b:pull,push"',
      [
        {
          scheme: 'bearer',
          parameters: {
            realm: 'https://auth.docker.io/token',
            service: 'registry.docker.io',
            scope: 'repository:a/b:pull,push',
          },
        },
      ],
    ],
    ['Basic realm="Registry Realm"', [{ scheme: 'basic', parameters: { realm: 'Registry Realm' } }]],
    [
      'BASIC realm="a\\"b", Bearer realm="https://a.test/t" , service=x',
      [
        { scheme: 'basic', parameters: { realm: 'a"b' } },
        { scheme: 'bearer', parameters: { realm: 'https://a.test/t', service: 'x' } },
      ],
    ],
    ['Negotiate', [{ scheme: 'negotiate', parameters: {} }]],
    ['', []],
    ['"nonsense', []],
    [
      'Basic "nonsense", Bearer realm="https://a.test/t"',
      [
        { scheme: 'basic', parameters: {} },
        { scheme: 'bearer', parameters: { realm: 'https://a.test/t' } },
      ],
    ],
  ])('reads %s', (header, challenges) => {
    expect(readChallenges(header)).toEqual(challenges);
  });
});
