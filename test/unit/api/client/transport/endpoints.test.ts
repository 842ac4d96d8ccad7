import { describe, expect, it } from 'vitest';

import {
  assertionAudience,
  readEndpoints,
  registryAudience,
} from '../../../../../src/api/client/transport/endpoints.ts';

const good = {
  apiUrl: 'https://api.test/',
  issuerUrl: 'https://issuer.test',
  tokenUrl: '',
  registryUrl: '',
  registry: 'cgr.dev',
};

describe('api/client/transport/endpoints', () => {
  it('derives the addresses of the registry from its host', () => {
    const endpoints = readEndpoints(good);
    expect(endpoints).toMatchObject({
      apiUrl: 'https://api.test',
      tokenUrl: 'https://cgr.dev',
      registryUrl: 'https://cgr.dev',
    });
    expect(registryAudience(endpoints)).toBe('cgr.dev');
    expect(assertionAudience(endpoints)).toBe('issuer.test');
  });

  it.each(['localhost:5000', '127.0.0.1:5000', '[::1]:5000'])(
    'takes plain http for loopback: %s',
    (registry) => {
      expect(readEndpoints({ ...good, registry }).registryUrl).toBe(`http://${registry}`);
    },
  );

  it.each([
    ['api-url', { apiUrl: 'http://api.test' }],
    ['api-url', { apiUrl: 'http://127.0.0.1.evil.test' }],
    ['api-url', { apiUrl: 'not a url' }],
    ['api-url', { apiUrl: 'https://user:pass@api.test' }],
    ['api-url', { apiUrl: 'https://api.test/?x=1' }],
    ['issuer-url', { issuerUrl: 'ftp://issuer.test' }],
    ['token-url', { tokenUrl: 'http://tokens.test' }],
    ['registry', { registry: 'cgr.dev@evil.test' }],
    ['registry', { registry: 'cgr.dev/path' }],
    ['registry', { registry: 'cgr.dev\n' }],
    ['registry', { registry: '' }],
  ])('refuses a wrong %s: %j', (name, wrong) => {
    expect(() => readEndpoints({ ...good, ...wrong })).toThrow(
      expect.objectContaining({
        code: 'config_endpoint_invalid',
        message: expect.stringMatching(`^${name}:`),
      }),
    );
  });

  it.each(['https://cgr.dev', 'CGR.dev', 'cgr.dev/acme', ''])(
    'refuses a registry that no reference begins with, also where its address is given: %j',
    (registry) => {
      const given = { ...good, registry, registryUrl: 'https://mirror.test' };
      expect(() => readEndpoints(given)).toThrow(
        expect.objectContaining({
          code: 'config_endpoint_invalid',
          message: `registry: "${registry}" is not a host name`,
          hint: expect.stringContaining('without scheme and path'),
        }),
      );
    },
  );

  it('does not repeat a password that stands in an address', () => {
    expect(() => readEndpoints({ ...good, apiUrl: 'https://user:hunter2@api.test' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
