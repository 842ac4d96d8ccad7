import { exampleSeed } from './seed-file.ts';
import type { SeededRepo } from './seed-file.ts';

/** Images of the example that have no SBOM here. */
const WITHOUT_SBOM = new Set(['nginx', 'python']);

const HIGH = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];

/** Advisories on what images of the example contain, and on images whose packages are not known, one in every state. */
const STATES: readonly (readonly [name: string, events: readonly object[], artifactType?: string])[] = [
  ['openssl', [{ at: 'now-9d', kind: 'fixed', fixedVersion: '3.5.4-r0' }]],
  ['openssl', [{ at: 'now-9d', kind: 'false-positive', type: 'VULNERABLE_CODE_VERSION_NOT_USED' }]],
  ['openssl', [{ at: 'now-9d', kind: 'fixed', fixedVersion: '3.5.4-r1' }]],
  ['openssl', [{ at: 'now-9d', kind: 'fixed', fixedVersion: 'not a version' }]],
  ['openssl', [{ at: 'now-30d', kind: 'detection' }]],
  ['openssl', [{ at: 'now-2d', kind: 'detection' }]],
  [
    'openssl',
    [
      { at: 'now-30d', kind: 'fixed', fixedVersion: '3.5.3-r0' },
      { at: 'now-8d', kind: 'detection' },
    ],
  ],
  ['openssl', [{ at: 'now-8d', kind: 'patched', patchedVersions: ['3.5.9-r0'] }]],
  ['openssl', [{ at: 'now-8d', kind: 'fix-not-planned' }]],
  ['openssl', [{ at: 'now-8d', kind: 'analysis-not-planned' }]],
  ['nginx', [{ at: 'now-12d', kind: 'fixed', fixedVersion: '1.29.3-r1' }]],
  ['nginx', [{ at: 'now-300d', kind: 'fixed', fixedVersion: '1.29.0-r1' }]],
  ['python', [{ at: 'now-3d', kind: 'true-positive' }]],
  ['openssl', [{ at: 'now-9d', kind: 'false-positive' }], 'wheel'],
];

/** The organizations of the example, with an advisory in every state, and some images without an SBOM. */
export function advisoryWorld(): readonly object[] {
  const added = STATES.map(([artifactName, events, artifactType], index) => ({
    advisoryId: `CGA-0000-0000-000${String.fromCharCode(99 + index)}`,
    artifactName,
    aliases: [`CVE-2026-9${String(index).padStart(3, '0')}`],
    severities: index % 4 === 3 ? [] : HIGH,
    events,
    artifactType,
  }));
  return exampleSeed().organizations.map((one) => {
    if (one.name !== 'acme') return one;
    const repos = one.repos.map((repo) => (WITHOUT_SBOM.has(repo.name) ? withoutSbom(repo) : repo));
    return Object.assign(one, { repos, advisories: [...(one.advisories ?? []), ...added] });
  });
}

function withoutSbom({ name, tags }: SeededRepo): object {
  return { name, tags: tags.map((tag) => ({ ...tag, packages: undefined })) };
}
