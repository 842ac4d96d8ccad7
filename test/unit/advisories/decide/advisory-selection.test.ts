import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  apkArchitecture,
  canonicalId,
  groupByVulnerability,
  matchAdvisory,
} from '../../../../src/advisories/decide/advisory-selection.ts';
import type { AdvisorySubject } from '../../../../src/advisories/decide/advisory-selection.ts';
import type { InstalledPackage } from '../../../../src/sbom/decide/image-packages.ts';

interface Cases {
  readonly selection: readonly {
    readonly name: string;
    readonly package: InstalledPackage;
    readonly advisory: AdvisorySubject;
    readonly applies: boolean;
  }[];
}

const cases = JSON.parse(readFileSync('test/golden/advisory/advisory-cases.json', 'utf8')) as Cases;

function named(advisoryId: string, ...aliases: readonly string[]) {
  return { advisoryId, aliases };
}

describe('advisories/decide/advisory-selection', () => {
  it.each(cases.selection)('$name: $applies', ({ package: installed, advisory, applies }) => {
    expect(matchAdvisory(advisory, installed) !== undefined).toBe(applies);
  });

  it.each([
    ['amd64', 'x86_64', 'own-name'],
    ['arm64', 'aarch64', 'own-name'],
    ['X86_64', 'x86_64', 'own-name'],
    ['amd64', 'aarch64', undefined],
    ['riscv64', 'x86_64', undefined],
    ['386', 'x86_64', undefined],
    ['aarch64', undefined, 'own-name'],
    ['aarch64', 'noarch', 'own-name'],
    ['sparc64', 'x86_64', 'unrecognized'],
    ['ARCH_X86_64', 'x86_64', 'unrecognized'],
    ['sparc64', 'noarch', 'own-name'],
  ])('an advisory for %s and a package for %s: %s', (artifactArchitecture, arch, match) => {
    const installed = { name: 'curl', version: '1-r0', arch };
    expect(matchAdvisory({ artifactName: 'curl', artifactArchitecture }, installed)).toBe(match);
  });

  it.each(['riscv64', 'constructor', 'tostring', '__proto__'])(
    'keeps the architecture %s',
    (architecture) => {
      expect(apkArchitecture(architecture)).toBe(architecture);
    },
  );

  it.each([
    [{ artifactType: 'apk' }, 'own-name'],
    [{ artifactType: '' }, 'own-name'],
    [{ artifactType: 'APK' }, 'own-name'],
    [{ artifactType: 'Image' }, undefined],
    [{ artifactType: 'library' }, undefined],
    [{ artifactType: 'wheel' }, 'unrecognized'],
    [{ artifactType: 'wheel', artifactArchitecture: 'aarch64' }, undefined],
    [{ artifactType: 'wheel', deleteTime: '2026-01-01T00:00:00Z' }, undefined],
    [{ artifactType: 'library', artifactArchitecture: 'sparc64' }, undefined],
    [{ artifactType: 'wheel', artifactName: 'libcurl' }, undefined],
    [{ artifactName: 'source' }, 'origin'],
    [{ artifactName: 'source', artifactType: 'wheel' }, 'unrecognized'],
  ])('an advisory with %j: %s', (changes, match) => {
    const installed = { name: 'curl', version: '1-r0', arch: 'x86_64', origin: 'source' };
    expect(matchAdvisory({ artifactName: 'curl', ...changes }, installed)).toBe(match);
  });

  it.each([
    ['a CVE before a GHSA', [named('CGA-1', 'GHSA-a', 'CVE-2026-2', 'CVE-2026-1')], 'CVE-2026-1'],
    ['a GHSA before the service’s own', [named('CGA-1', 'GO-2026-1', 'GHSA-a')], 'GHSA-a'],
    ['the service’s own where there is nothing else', [named('CGA-2', 'GO-2026-1'), named('CGA-1')], 'CGA-1'],
  ])('calls a vulnerability by %s', (_, advisories, id) => {
    expect(canonicalId(advisories)).toBe(id);
  });

  it('joins what shares an alias, also through a third one that comes last', () => {
    const one = named('CGA-1', 'GHSA-a');
    const two = named('CGA-2', 'CVE-2026-1');
    const other = named('CGA-3', 'CVE-2026-9');
    const between = named('CGA-4', 'CVE-2026-1', 'GHSA-a');
    const groups = groupByVulnerability([one, two, other, between]);
    expect([...groups].map(([id, group]) => [id, group.map(({ advisoryId }) => advisoryId)])).toEqual([
      ['CVE-2026-9', ['CGA-3']],
      ['CVE-2026-1', ['CGA-1', 'CGA-2', 'CGA-4']],
    ]);
  });
});
