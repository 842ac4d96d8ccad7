import { describe, expect, it } from 'vitest';

import { compareUrl, fileUrl, vulnerabilityUrl } from '../../../src/values/links.ts';

const VERSION = { serverUrl: 'https://github.test', repository: 'acme/shop', commit: 'c'.repeat(40) };

describe('values/links', () => {
  it.each([
    ['api/Dockerfile', 'api/Dockerfile'],
    ['a b/ü#1?.yml', 'a%20b/%C3%BC%231%3F.yml'],
    [`x)](https://evil.test)'"<b>`, 'x%29%5D%28https%3A//evil.test%29%27%22%3Cb%3E'],
  ])('links to line 3 of %j', (file, path) => {
    expect(fileUrl(VERSION, file, 3)).toBe(`https://github.test/acme/shop/blob/${VERSION.commit}/${path}#L3`);
  });

  it('links only to ids of a known form', () => {
    expect(vulnerabilityUrl('CVE-2026-1001')).toBe('https://nvd.nist.gov/vuln/detail/CVE-2026-1001');
    expect(vulnerabilityUrl('GHSA-xxxx-2222-yyyy')).toBe('https://github.com/advisories/GHSA-xxxx-2222-yyyy');
    const page = 'https://images.chainguard.dev/security/CGA-4m8x-2vwq-h9jp';
    expect(vulnerabilityUrl('CVE-2026-1001', 'CGA-4m8x-2vwq-h9jp')).toBe(page);
    expect(vulnerabilityUrl('CGA-4m8x-2vwq-h9jp')).toBe(page);
    expect(vulnerabilityUrl('CVE-2026-1001', 'CGA-1')).toBe(vulnerabilityUrl('CVE-2026-1001'));
    for (const id of ['CGA-1', 'CGA-4m8x-2vwq-h9jp)', 'CVE-2026-1001)', ' CVE-2026-1001', ''])
      expect(vulnerabilityUrl(id)).toBe(undefined);
  });

  it.each([
    ['https://github.com/acme/shop', 'https://github.com/acme/shop/compare'],
    ['https://github.com/acme/shop.git', 'https://github.com/acme/shop/compare'],
    ['https://github.com/acme/shop/tree/main/images/python', 'https://github.com/acme/shop/compare'],
    ['https://gitlab.com/acme/team/shop/', 'https://gitlab.com/acme/team/shop/-/compare'],
    ['https://gitlab.com/acme/shop/-/tree/main/x', 'https://gitlab.com/acme/shop/-/compare'],
    ['https://codeberg.org/acme/shop', 'https://codeberg.org/acme/shop/compare'],
    ['http://github.com/acme/shop', undefined],
    ['https://github.com.evil.test/acme/shop', undefined],
    ['https://github.com/acme', undefined],
    ['https://github.com/acme/../shop', undefined],
    ['https://github.com/acme/shop)](https://evil.test)', undefined],
    ['https://me:pw@github.com/acme/shop', undefined],
  ])('compares two commits of %s', (source, url) => {
    const [from, to] = ['0123456', 'f'.repeat(40)];
    expect(compareUrl(source, from, to)).toBe(url === undefined ? undefined : `${url}/${from}...${to}`);
    for (const revision of ['main', '012345', `${to}g`, '', '0123456...main'])
      expect(compareUrl(source, from, revision)).toBe(undefined);
  });
});
