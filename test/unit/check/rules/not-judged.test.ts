import { describe, expect, it } from 'vitest';

import { NO_ACCESS, NO_IMAGE, NO_SBOM, NOT_BUILT } from '../../../../src/sbom/decide/image-packages.ts';
import type { ImagePackages } from '../../../../src/sbom/decide/image-packages.ts';
import { observeNotJudged } from '../../../../src/check/rules/not-judged.ts';
import { sbomOf, use } from '../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/python:3.13';

function judged(packages: ImagePackages, platforms: readonly string[] = ['linux/amd64']) {
  return observeNotJudged(use('Dockerfile', 3, IMAGE), packages, platforms);
}

describe('check/rules/not-judged', () => {
  const matched = 'advisories were matched by image name only.';

  it.each([
    [NO_SBOM, 'Not judged: no SBOM', `No SBOM for ${IMAGE}; ${matched}`, 'Use an image with an SBOM.'],
    [
      'the SBOM is too large',
      'Not judged: no usable SBOM',
      `No usable SBOM for ${IMAGE} (the SBOM is too large); ${matched}`,
      'Use an image with a readable SBOM.',
    ],
    [
      NO_IMAGE,
      'Not judged: no usable SBOM',
      `No usable SBOM for ${IMAGE} (image not found in the registry); ${matched}`,
      'Use a build that the registry has.',
    ],
    [
      NO_ACCESS,
      'Not judged: no usable SBOM',
      `No usable SBOM for ${IMAGE} (access to the image denied); ${matched}`,
      'Give this run access to the image.',
    ],
  ])('reports an image without packages, with the reason: %s', (reason, title, message, remedy) => {
    expect(judged({ source: 'name', reason })).toMatchObject([
      { rule: 'not-judged', weight: 'blocking', line: 3, title, message, remedy },
    ]);
  });

  it('has one cause for all images without an SBOM, whatever their names', () => {
    const byName = { source: 'name', reason: NO_SBOM } as const;
    const other = observeNotJudged(use('b', 1, 'cgr.dev/acme/go:1'), byName, ['linux/amd64']);
    expect(other[0]?.cause).toEqual(judged(byName)[0]?.cause);
    expect(other[0]?.key).not.toBe(judged(byName)[0]?.key);
  });

  const half: ImagePackages = {
    ...sbomOf({ name: 'python' }),
    missing: [
      { platform: 'linux/arm64', reason: NO_SBOM },
      { platform: 'linux/s390x', reason: NOT_BUILT },
    ],
  };

  it.each([
    ['one with an SBOM', ['linux/amd64'], []],
    [
      'one without',
      ['linux/amd64', 'linux/arm64'],
      [`No SBOM for ${IMAGE} on linux/arm64; no advisories were matched there.`],
    ],
    ['one that is not built', ['linux/s390x'], [`${IMAGE} is not built for linux/s390x.`]],
    [
      'one that was not requested',
      ['linux/ppc64le'],
      [`No SBOM for ${IMAGE} on linux/ppc64le; no advisories were matched there.`],
    ],
  ])('reports only the platforms of the place: %s', (_, platforms, messages) => {
    expect(judged(half, platforms).map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    [1, [], `${IMAGE} has 1 package of an unrecognized distribution; no advisories were matched for them.`],
    [
      12,
      ['alpine', 'other'],
      `${IMAGE} has 12 packages of an unrecognized distribution (alpine, other); no advisories were matched for them.`,
    ],
  ])(
    'reports packages of other distributions on the platforms of the place: %i',
    (number, namespaces, message) => {
      const amd64 = { platform: 'linux/amd64', packages: [], unrecognized: { count: number, namespaces } };
      const arm64 = {
        platform: 'linux/arm64',
        packages: [],
        unrecognized: { count: 40, namespaces: ['deb'] },
      };
      expect(judged({ source: 'attestation', platforms: [amd64, arm64] })).toMatchObject([
        { title: 'Not judged: packages of an unrecognized distribution', message },
      ]);
    },
  );
});
