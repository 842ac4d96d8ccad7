import { ACME, WORLD } from '../../integration/embedded-platform/test-platform.ts';

export const AGED = `${ACME}/${'7a'.repeat(8)}`;

const POLICIES = `    policies:
      - { name: no-eol }
      - { name: cooldown, mode: dry-run, days: 7 }
      - { name: support-window, months: 1 }
`;

/** The world with a repository that tells of its tags' lives, with libraries, and with policies. */
export const REGISTRY_WORLD = WORLD.replace(
  '      - { name: team/app,',
  `      - name: aged
        uid: ${AGED}
        packages: [{ name: openssl, version: 3.5.0-r1 }]
        tags:
          - name: '1'
            eol:
              mainPackageName: aged
              mainPackageVersion: { version: '1', releaseDate: '2026-01-01', eolDate: '2026-03-01' }
              tagStatus: TAG_IN_GRACE
              graceStatus: GRACE_ACTIVE
              gracePeriodExpiryDate: now+30d
            history: [{ at: now-20d }, { at: now-2d }]
          - { name: 1-r3, history: [{ at: now-9d }] }
      - { name: team/app,`,
)
  .replace('    advisories:\n      - advisoryId: CGA-2222', (found) => `${POLICIES}${found}`)
  .replace(
    '      - { advisoryId: CGA-8888-9999-cccc, artifactName: static }',
    `      - advisoryId: CGA-8888-9999-cccc
        artifactName: openssl
        aliases: [CVE-2026-0009]
        severities: [{ type: TYPE_CVSS_V3, score: '9.8' }]
        events:
          - { at: now-9d, kind: detection, author: ann }
          - { at: now-1d, kind: fixed, fixedVersion: 3.5.0-r2 }
          - { at: now-1h, kind: false-positive, state: pending }
    libraries:
      - ecosystem: python
        name: torch
        versions:
          - { version: 2.9.0, at: now-9d, sizeBytes: 9007199254740000, cudaVersion: '12.8' }
          - { version: 2.9.1, at: now-1d, remediated: true }
      - { ecosystem: java, name: guava, versions: [{ version: 33.0.0, at: now-3d }] }`,
  );
