import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

interface Seed {
  readonly organizations: readonly { readonly name: string; readonly advisories?: readonly object[] }[];
}

const HIGH = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];

/** Advisories on what images of the example contain, and on images whose packages are not known, one in every state. */
const STATES: readonly (readonly [name: string, events: readonly object[]])[] = [
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
];

/** The organizations of the example, with an advisory in every state. */
export function advisoryWorld(): readonly object[] {
  const seed = parse(readFileSync('examples/platform.seed.yml', 'utf8')) as Seed;
  const more = STATES.map(([artifactName, events], index) => ({
    advisoryId: `CGA-0000-0000-000${String.fromCharCode(99 + index)}`,
    artifactName,
    aliases: [`CVE-2026-9${String(index).padStart(3, '0')}`],
    severities: index % 4 === 3 ? [] : HIGH,
    events,
  }));
  return seed.organizations.map((one) =>
    one.name === 'acme' ? Object.assign(one, { advisories: [...(one.advisories ?? []), ...more] }) : one,
  );
}
