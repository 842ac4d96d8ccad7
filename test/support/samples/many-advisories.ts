import { IDENTITY } from './shop.ts';
import { SUBJECT, spelled } from './many-findings.ts';

const SHARED_PACKAGES = 40;
const OWN_PACKAGES = 30;
/** Every so many advisories of a package one is open, the others are fixed or false positives. */
const OPEN_EVERY = 80;

/** So many images and advisories. */
export interface ManyAdvisories {
  readonly images: number;
  readonly advisories: number;
}

/**
 * The seed of a platform whose `acme` has so many images `image-0:1`, `image-1:1` …, each with the same 40 packages and 30 of
 * its own, and so many advisories on them as a service with years of history has them: a quarter on one package, the
 * others evenly, most of them closed by a fix or as false positives, with notes.
 */
export function manyAdvisories({ images, advisories }: ManyAdvisories): {
  readonly organizations: readonly unknown[];
} {
  const shared = numbers(SHARED_PACKAGES).map((index) => `shared-${index}`);
  const ownOf = (image: number): readonly string[] =>
    numbers(OWN_PACKAGES).map((index) => `package-${image}-${index}`);
  const names = [...shared, ...numbers(images).flatMap(ownOf)];
  const repos = numbers(images).map((image) => ({
    name: `image-${image}`,
    packages: [...shared, ...ownOf(image)].map((name) => ({ name, version: '1.2.3-r4', origin: name })),
    tags: [{ name: '1', history: { from: 'now-100d', every: '1d', count: 100 } }],
  }));
  const nameOf = (index: number): string =>
    index % 4 === 0 ? 'shared-0' : (names[index % names.length] ?? 'shared-0');
  return {
    organizations: [
      {
        name: 'acme',
        uid: IDENTITY.slice(0, 40),
        roles: [{ name: 'advisories.read', description: 'For the check', capabilities: ['advisories.list'] }],
        identities: [
          {
            name: 'shop',
            uid: IDENTITY,
            claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: SUBJECT },
            bindings: [{ role: 'registry.pull' }, { role: 'advisories.read' }],
          },
        ],
        repos,
        advisories: numbers(advisories).map((index) => advisory(index, nameOf(index))),
      },
    ],
  };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function advisory(index: number, artifactName: string) {
  return {
    advisoryId: `CGA-${spelled(index)}-${spelled(index + 7)}-aaaa`,
    artifactName,
    aliases: [`CVE-2025-${10_000 + index}`, `GHSA-${spelled(index)}-aaaa-${spelled(index)}`],
    severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }],
    componentName: artifactName,
    componentType: 'apk',
    componentLocation: `/.PKGINFO`,
    events: [{ at: 'now-90d', kind: 'detection', artifactVersion: '1.2.3-r0' }, ...outcome(index)],
  };
}

function outcome(index: number): readonly unknown[] {
  if (index % OPEN_EVERY === 1) return [{ at: 'now-30d', kind: 'true-positive', note: NOTE }];
  if (index % 3 === 0)
    return [
      {
        at: 'now-60d',
        kind: 'false-positive',
        type: 'VULNERABLE_CODE_NOT_IN_EXECUTION_PATH',
        note: NOTE,
      },
    ];
  return [
    { at: 'now-80d', kind: 'true-positive', note: NOTE },
    { at: 'now-70d', kind: 'fixed', fixedVersion: '1.2.3-r1' },
  ];
}

const NOTE =
  'The vulnerable function is not reachable in this package: the build leaves out the module that has it, as the build file of the package shows.';
