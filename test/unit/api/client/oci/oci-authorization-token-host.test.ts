import { describe, expect, it } from 'vitest';

import { isTokenHost } from '../../../../../src/api/client/oci/oci-authorization.ts';
import { requireTrustedRealm } from '../../../../../src/api/client/registry/challenge.ts';

const read = (host: string, realm: string, tokenHosts: readonly string[] = []): string =>
  requireTrustedRealm(realm, { registry: host, isTokenHost: (url) => isTokenHost(url, host, tokenHosts) })
    .href;

describe('the token endpoint of a registry', () => {
  it.each([
    ['docker.io', 'https://auth.docker.io/token'],
    ['ghcr.io', 'https://ghcr.io/token'],
    ['registry.acme.test:8443', 'https://registry.acme.test:8443/auth'],
    ['registry.gitlab.com', 'https://gitlab.com/jwt/auth'],
    ['127.0.0.1:5000', 'http://127.0.0.1:6000/token'],
  ])('of %s can be %s', (host, realm) => {
    expect(read(host, realm)).toBe(realm);
  });

  it('can be on a configured host', () => {
    expect(read('lscr.io', 'https://ghcr.io/token', ['ghcr.io'])).toBe('https://ghcr.io/token');
  });

  it.each([
    ['another host', 'ghcr.io', 'https://evil.test/token'],
    ['a host that ends alike', 'ghcr.io', 'https://evilghcr.io/token'],
    ['a host that begins alike', 'ghcr.io', 'https://ghcr.io.evil.test/token'],
    ['another port', 'ghcr.io', 'https://ghcr.io:444/token'],
    ['user info', 'ghcr.io', 'https://ghcr.io@evil.test/token'],
    ['user info on the right host', 'ghcr.io', 'https://a:b@ghcr.io/token'],
    ['plain http', 'ghcr.io', 'http://ghcr.io/token'],
    ['a host above', 'registry.acme.test', 'https://acme.test/token'],
    ['this machine, from outside', 'ghcr.io', 'http://127.0.0.1:9/token'],
    ['the outside, from this machine', '127.0.0.1:5000', 'https://evil.test/token'],
    ['another host, of a registry with the name of a method', 'toString', 'https://evil.test/token'],
    ['no address', 'ghcr.io', 'token'],
    ['nothing', 'ghcr.io', ''],
  ])('cannot be on %s', (_, host, realm) => {
    expect(() => read(host, realm)).toThrow(expect.objectContaining({ code: 'auth_untrusted_realm' }));
  });
});
