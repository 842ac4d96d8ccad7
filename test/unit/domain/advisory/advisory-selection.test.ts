import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  advisoryApplies,
  canonicalId,
  groupByVulnerability,
} from '../../../../src/domain/advisory/advisory-selection.ts';
import type {
  AdvisorySubject,
  InstalledPackage,
} from '../../../../src/domain/advisory/advisory-selection.ts';

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

describe('domain/advisory-selection', () => {
  it.each(cases.selection)('$name: $applies', ({ package: installed, advisory, applies }) => {
    expect(advisoryApplies(advisory, installed)).toBe(applies);
  });

  it.each([
    ['amd64', 'x86_64', true],
    ['arm64', 'aarch64', true],
    ['amd64', 'aarch64', false],
    ['aarch64', undefined, true],
    ['aarch64', 'noarch', true],
  ])('an advisory for %s is about a package for %s: %s', (artifactArchitecture, arch, applies) => {
    const installed = { name: 'curl', version: '1-r0', arch };
    expect(advisoryApplies({ artifactName: 'curl', artifactArchitecture }, installed)).toBe(applies);
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
