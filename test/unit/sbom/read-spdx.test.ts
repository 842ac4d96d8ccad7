import { describe, expect, it } from 'vitest';

import { readDocument } from '../../../src/sbom/read-spdx.ts';

const LIBCRYPTO = 'pkg:apk/wolfi/libcrypto3@3.5.4-r0?arch=x86_64&distro=wolfi';
const BUILD_FILE = 'pkg:github/wolfi-dev/os@0c1d#openssl.yaml';

/** An SPDX package with these purls, called after the first of them. */
function spdxPackage(id: string, ...purls: readonly string[]) {
  const externalRefs = [
    { referenceType: 'cpe23Type', referenceLocator: 'cpe:2.3:a:a:a:1:*:*:*:*:*:*:*' },
    ...purls.map((referenceLocator) => ({ referenceType: 'purl', referenceLocator })),
  ];
  return { SPDXID: `SPDXRef-Package-${id}`, name: id, externalRefs };
}

function related(from: string, relationshipType: string, to: string) {
  return {
    spdxElementId: `SPDXRef-Package-${from}`,
    relationshipType,
    relatedSpdxElement: `SPDXRef-Package-${to}`,
  };
}

function read(packages: readonly object[], relationships?: readonly object[]) {
  return readDocument({ spdxVersion: 'SPDX-2.3', packages, relationships });
}

function originOf(packages: readonly object[], relationships?: readonly object[]) {
  const reading = read(packages, relationships);
  return reading.kind === 'packages' ? reading.packages.map(({ name, origin }) => [name, origin]) : reading;
}

describe('sbom/read-spdx: the origin of a package', () => {
  it('is the stem of its own build file, in SBOMs until October 2024', () => {
    const source = 'pkg:github/openssl/openssl@openssl-3.5.4';
    expect(originOf([spdxPackage('a', LIBCRYPTO, source, BUILD_FILE)])).toEqual([['libcrypto3', 'openssl']]);
  });

  it('is the stem of the build file that describes it, in SBOMs since October 2024', () => {
    const ssl = 'pkg:apk/wolfi/libssl3@3.5.4-r0?arch=x86_64&distro=wolfi';
    const curl = 'pkg:apk/chainguard/curl@8.16.0-r2?arch=x86_64';
    const packages = [
      { ...spdxPackage('image', 'pkg:oci/image?os=linux'), primaryPackagePurpose: 'CONTAINER' },
      { SPDXID: 'SPDXRef-OperatingSystem', name: 'wolfi' },
      spdxPackage('crypto', LIBCRYPTO),
      spdxPackage('openssl.yaml', BUILD_FILE),
      spdxPackage('source', 'pkg:github/openssl/openssl@openssl-3.5.4'),
      spdxPackage('ssl', ssl),
      spdxPackage('curl', curl),
      spdxPackage('os-curl.yaml', 'pkg:github/https:/%2Fexample@1#./os/curl.melange.yaml'),
    ];
    const relationships = [
      related('image', 'CONTAINS', 'crypto'),
      related('crypto', 'GENERATED_FROM', 'source'),
      related('crypto', 'DESCRIBED_BY', 'openssl.yaml'),
      related('ssl', 'DESCRIBED_BY', 'openssl.yaml'),
      related('curl', 'DESCRIBED_BY', 'os-curl.yaml'),
    ];
    expect(originOf(packages, relationships)).toEqual([
      ['libcrypto3', 'openssl'],
      ['libssl3', 'openssl'],
      ['curl', 'curl'],
    ]);
  });

  it.each([
    ['before a build file', `${LIBCRYPTO}&origin=openssl-fips`, 'openssl-fips'],
    ['if it can be read', `${LIBCRYPTO}&origin=%`, 'openssl'],
  ])('is the qualifier of its purl, %s', (_, purl, origin) => {
    expect(originOf([spdxPackage('a', purl, BUILD_FILE)])).toEqual([['libcrypto3', origin]]);
  });

  it('is unknown if nothing names it: no package without a build file takes that of another', () => {
    const packages = [spdxPackage('a', LIBCRYPTO), spdxPackage('b', BUILD_FILE)];
    expect(originOf(packages)).toEqual([['libcrypto3', undefined]]);
    expect(originOf(packages, [related('a', 'GENERATED_FROM', 'b')])).toEqual([['libcrypto3', undefined]]);
    expect(originOf(packages, [related('b', 'DESCRIBED_BY', 'a')])).toEqual([['libcrypto3', undefined]]);
    expect(originOf(packages, [related('a', 'DESCRIBED_BY', 'c')])).toEqual([['libcrypto3', undefined]]);
  });
});

describe('sbom/read-spdx: packages of an unrecognized distribution', () => {
  it('are counted, with the namespaces of their purls', () => {
    const others = [
      'pkg:apk/unknown/app@1.0-r0?arch=x86_64',
      'pkg:apk/alpine/musl@1.2.5-r0',
      'pkg:apk/alpine/zlib@1.3.1-r0',
      'pkg:apk/app@1.0-r0',
      'pkg:apk/wolfi/app',
      'pkg:apk/wolfi/%zz@1.0-r0',
    ];
    const packages = [LIBCRYPTO, ...others].map((purl, index) => spdxPackage(String(index), purl));
    expect(read(packages)).toMatchObject({
      packages: [{ name: 'libcrypto3', version: '3.5.4-r0', distribution: 'wolfi', arch: 'x86_64' }],
      unrecognized: { count: 6, namespaces: ['alpine', 'unknown', 'wolfi'] },
    });
  });

  it('are not those with another type of purl, and not those with a recognized one beside it', () => {
    const packages = [
      spdxPackage('a', 'pkg:npm/express@4.21.2'),
      spdxPackage('b', 'pkg:oci/image@sha256:0?arch=amd64'),
      spdxPackage('c', 'pkg:apk/alpine/curl@1-r0', 'pkg:apk/Chainguard/curl@8.16.0-r2?arch=x86_64'),
    ];
    const reading = read(packages);
    expect(reading).toEqual({
      kind: 'packages',
      packages: [{ name: 'curl', version: '8.16.0-r2', distribution: 'chainguard', arch: 'x86_64' }],
    });
  });
});

describe('sbom/read-spdx: every package', () => {
  const document = (...purls: readonly string[]) => ({
    spdxVersion: 'SPDX-2.3',
    packages: purls.map((purl) => spdxPackage(purl, purl)),
  });
  const listed = (purl: string): unknown => {
    const reading = readDocument(document(purl), { listsAll: true });
    return reading.kind === 'packages' ? reading.all : reading;
  };

  it.each([
    ['pkg:apk/wolfi/zlib@1.3-r0?arch=x86_64&origin=z', ['apk', 'zlib', '1.3-r0', 'x86_64', 'z']],
    ['pkg:apk/alpine/musl@1.2-r0', ['apk', 'musl', '1.2-r0', undefined, undefined]],
    ['pkg:npm/%40babel/core@7.0.0', ['npm', '@babel/core', '7.0.0', undefined, undefined]],
    ['pkg:golang/golang.org/x/net@v0.1.0', ['golang', 'golang.org/x/net', 'v0.1.0', undefined, undefined]],
    [
      'pkg:maven/org.apache.logging/log4j@2.0?type=jar',
      ['maven', 'org.apache.logging:log4j', '2.0', undefined, undefined],
    ],
    ['pkg:PyPI/requests', ['pypi', 'requests', '', undefined, undefined]],
    ['pkg:rpm/fedora/curl@8%3A1?arch=i386', ['rpm', 'curl', '8:1', 'i386', undefined]],
    ['pkg:pypi/50%@1', ['pypi', '50%', '1', undefined, undefined]],
  ])('is listed by %s', (purl, [type, name, version, architecture, origin]) => {
    expect(listed(purl)).toEqual([{ type, name, version, architecture, origin }]);
  });

  it.each([
    'pkg:oci/image@sha256:1?arch=amd64',
    'pkg:github/openssl/openssl@openssl-3.5.4',
    'cpe:2.3:a:a:a:1',
    '',
  ])('is not listed by %j, which names no installed package', (purl) => {
    expect(listed(purl)).toEqual([]);
  });

  it('is not listed unless requested', () => {
    expect(read([spdxPackage('a', LIBCRYPTO)])).not.toHaveProperty('all');
  });
});
