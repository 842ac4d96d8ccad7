import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { ImagePackage } from '../../../src/embedded-platform/seed/image-seed.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { NO_CONTENTS } from '../../../src/embedded-platform/registry/content/image-contents.ts';
import { createImageSource } from '../../../src/embedded-platform/registry/content/image-source.ts';

/** Organizations for a seed with images that have another content in every build, and those builds. */
export interface MovingImages {
  readonly organizations: readonly unknown[];
  /** By the image's name: the build before and the one after. */
  readonly builds: Readonly<Record<string, { readonly from: Digest; readonly to: Digest }>>;
}

export interface MovingImage {
  readonly before: readonly ImagePackage[];
  readonly after: readonly ImagePackage[];
}

/** What `shell` is made of; ADVISORIES says of each package what is to be told of it. */
export const SHELL: MovingImage = {
  before: [
    { name: 'libcrypto3', version: '3.5.4-r0', origin: 'openssl' },
    { name: 'busybox', version: '1.37.0-r1' },
    { name: 'old-tls', version: '1.0.0-r0' },
  ],
  after: [
    { name: 'libcrypto3', version: '3.5.4-r1', origin: 'openssl' },
    { name: 'busybox', version: '1.37.0-r2' },
    { name: 'new-tls', version: '2.0.0-r0' },
    { name: 'tzdata', version: '2026a-r0' },
  ],
};

const ADVISORIES = [
  ['openssl', ['CVE-2026-1001'], [{ at: 'now-9d', kind: 'fixed', fixedVersion: '3.5.4-r1' }]],
  ['tzdata', ['CVE-2026-1002', 'GHSA-tttt-zzzz-1002'], [{ at: 'now-2d', kind: 'true-positive' }]],
  ['busybox', ['CVE-2026-1003'], [{ at: 'now-30d', kind: 'fix-not-planned' }]],
  ['old-tls', ['CVE-2026-1004', 'GHSA-oooo-nnnn-1004'], [{ at: 'now-9d', kind: 'true-positive' }]],
  ['new-tls', ['GHSA-oooo-nnnn-1004'], [{ at: 'now-9d', kind: 'true-positive' }]],
] as const;

interface Seed {
  readonly organizations: readonly {
    readonly name: string;
    readonly repos: readonly object[];
    readonly advisories?: readonly object[];
  }[];
}

/**
 * The organizations of the example, and images of acme whose tag `1` has moved from the build of their tag `before` to that
 * of `after`, as tags of a registry share builds: each with packages of its own, attested.
 */
export function movingImages(images: Readonly<Record<string, MovingImage>>): MovingImages {
  const seed = parse(readFileSync('examples/platform.seed.yml', 'utf8')) as Seed;
  const planned = Object.entries(images).map(([name, packages]) => planImage(name, packages));
  const advisories = ADVISORIES.map(([artifactName, aliases, events], index) => ({
    advisoryId: `CGA-3333-4444-${'56789'.charAt(index).repeat(4)}`,
    artifactName,
    aliases,
    events,
  }));
  return {
    builds: Object.fromEntries(planned.map(({ name, from, to }) => [name, { from, to }])),
    organizations: seed.organizations.map((one) => {
      if (one.name !== 'acme') return one;
      const repos = [...one.repos, ...planned.map(({ repo }) => repo)];
      return Object.assign(one, { repos, advisories: [...(one.advisories ?? []), ...advisories] });
    }),
  };
}

const BEFORE = '2026-11-02T01:00:00.000Z';
const AFTER = '2026-11-12T01:00:00.000Z';

function planImage(
  name: string,
  { before, after }: MovingImage,
): { readonly name: string; readonly from: Digest; readonly to: Digest; readonly repo: object } {
  const build = (tag: string, at: string, packages: readonly ImagePackage[]): Digest =>
    createImageSource(`acme/${name}`, { ...NO_CONTENTS, packages, sbom: 'linked' }).build({
      tag,
      at: parseInstant(at),
      position: 0,
    }).index.digest;
  const from = build('before', BEFORE, before);
  const to = build('after', AFTER, after);
  return {
    name,
    from,
    to,
    repo: {
      name,
      tags: [
        { name: 'before', packages: before, history: [{ at: BEFORE }] },
        { name: 'after', packages: after, history: [{ at: AFTER }] },
        {
          name: '1',
          history: [
            { at: BEFORE, digest: from },
            { at: AFTER, digest: to },
          ],
        },
      ],
    },
  };
}
