import { IDENTITY } from './shop.ts';

/** The subject of the workflow's token. */
export const SUBJECT = 'repo:acme/shop:pull_request';

/** With the one finding that an image is not pinned these are ten. */
const ADVISORIES_OF_IMAGE = 9;

/**
 * The seed of a platform whose `acme` has so many images `image-0:1`, `image-1:1` …, each with two attested packages and ten
 * findings on it, its tag that is not pinned among them.
 */
export function manyFindings(images: number): { readonly organizations: readonly unknown[] } {
  const numbers = Array.from({ length: images }, (_, index) => index);
  const repos = numbers.map((index) => ({
    name: `image-${index}`,
    packages: [
      { name: `package-${index}`, version: '1.2.3-r0' },
      { name: `library-${index}`, version: '1.2.3-r0', origin: `package-${index}` },
    ],
    tags: [{ name: '1', history: { from: 'now-100d', every: '1d', count: 100 } }],
  }));
  const advisories = numbers.flatMap((index) =>
    Array.from({ length: ADVISORIES_OF_IMAGE }, (_, number) => ({
      advisoryId: `CGA-${spelled(index)}-${spelled(number)}-aaaa`,
      artifactName: `library-${index}`,
      aliases: [`CVE-2026-${10_000 + index * ADVISORIES_OF_IMAGE + number}`],
      events: [{ at: 'now-30d', kind: 'true-positive' }],
    })),
  );
  const identity = {
    name: 'shop',
    uid: IDENTITY,
    claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: SUBJECT },
    bindings: [{ role: 'registry.pull' }, { role: 'advisories.read' }],
  };
  return {
    organizations: [
      {
        name: 'acme',
        uid: IDENTITY.slice(0, 40),
        roles: [{ name: 'advisories.read', description: 'For the check', capabilities: ['advisories.list'] }],
        identities: [identity],
        repos,
        advisories,
      },
    ],
  };
}

/** Four letters of those that the service's own ids are made of. */
export function spelled(number: number): string {
  const letters = '23456789cfghjmpqrvwx';
  return [8_000, 400, 20, 1].map((place) => letters.charAt(Math.floor(number / place) % 20)).join('');
}
