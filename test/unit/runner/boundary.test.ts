import { describe, expect, it } from 'vitest';

import { proxySecretForms } from '../../../src/runner/boundary.ts';

describe('runner/boundary', () => {
  it('gives the password as it is, as it is written, and as a header has it', () => {
    const forms = proxySecretForms({ HTTPS_PROXY: 'http://builder:p%40ss%24word@proxy.test:3128' });
    expect(forms).toEqual(expect.arrayContaining(['p@ss$word', 'p%40ss%24word', btoa('builder:p@ss$word')]));
    expect(forms).not.toContain('builder');
  });

  it('takes a user without a password for the secret', () => {
    const forms = proxySecretForms({ http_proxy: 'http://t0ken-of-mine@proxy.test' });
    expect(forms).toEqual(expect.arrayContaining(['t0ken-of-mine', btoa('t0ken-of-mine:')]));
  });

  it('knows the letters of every language, and signs that are no code', () => {
    const forms = proxySecretForms({ HTTP_PROXY: 'http://me:schlüssel%zz@proxy.test' });
    expect(forms).toContain('schl%C3%BCssel%zz');
  });

  it.each([
    ['no proxy', {}],
    ['one without credentials', { HTTPS_PROXY: 'http://proxy.test:3128' }],
    ['what is no address', { HTTPS_PROXY: 'proxy test' }],
    ['an empty one', { https_proxy: '' }],
  ])('has nothing to hide for %s', (_, variables) => {
    expect(proxySecretForms(variables)).toEqual([]);
  });
});
