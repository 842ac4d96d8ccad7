import { IDENTITY } from './shop.ts';
import { SUBJECT, spelled } from './many-findings.ts';

const PACKAGES = 10;

/** The images of the world, whose places take turns. */
export const IMAGES = 2;

/**
 * The seed of a platform whose `acme` has two images, `image-0` and `image-1`, with the tags `1` and `2`, each with ten attested
 * packages of its own and so many open advisories on them.
 */
export function manyPlaces(advisories: number): { readonly organizations: readonly unknown[] } {
  const images = numbers(IMAGES);
  const repos = images.map((image) => ({
    name: `image-${image}`,
    packages: numbers(PACKAGES).map((index) => ({ name: `package-${image}-${index}`, version: '1.2.3-r0' })),
    tags: ['1', '2'].map((name) => ({ name, history: { from: 'now-100d', every: '10d', count: 10 } })),
  }));
  const open = images.flatMap((image) =>
    numbers(advisories).map((index) => ({
      advisoryId: `CGA-${spelled(image * advisories + index)}-${spelled(image)}-aaaa`,
      artifactName: `package-${image}-${index % PACKAGES}`,
      aliases: [`CVE-2026-${10_000 + image * advisories + index}`],
      events: [{ at: 'now-30d', kind: 'true-positive' }],
    })),
  );
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
        advisories: open,
      },
    ],
  };
}

/** So many Dockerfiles, by path: each on one of the images, in turns, by this tag. */
export function filesOnImages(files: number, tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    numbers(files).map((index) => [
      `service-${index}/Dockerfile`,
      `FROM cgr.dev/acme/image-${index % IMAGES}:${tag}\nCOPY . /app\n`,
    ]),
  );
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
