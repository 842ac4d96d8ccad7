import { describe, expect, it } from 'vitest';

import { coverageOf, coverageText } from '../../../../src/check/report/coverage.ts';
import type { ReportedImage } from '../../../../src/check/report/reported-image.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';

function image(
  judgedBy: NonNullable<ReportedImage['judgedBy']>,
  packages: Partial<ReportedImage['packages']> = {},
) {
  const known = { source: 'attestation', count: 100, platforms: ['linux/amd64'], ...packages } as const;
  return { judgedBy, packages: judgedBy === 'sbom' || judgedBy === 'api' ? known : null };
}

function signed(status: BuildTrust['kind'], judgedBy: NonNullable<ReportedImage['judgedBy']> = 'sbom') {
  return { ...image(judgedBy), signature: { status } };
}

describe('check/report/coverage', () => {
  it.each<[string, readonly ReturnType<typeof image>[]]>([
    ['', []],
    ['1 image judged by SBOM (100 packages)', [image('sbom')]],
    ['1 image judged by SBOM (1 package)', [image('api', { count: 1 })]],
    ['2 images judged by SBOM (1,300 packages)', [image('sbom'), image('api', { count: 1200 })]],
    ['2 images judged by SBOM (1,234,567 packages)', [image('sbom'), image('api', { count: 1_234_467 })]],
    ['0 of 1 image judged by SBOM; 1 by image name only', [image('name')]],
    [
      '1 of 4 images judged by SBOM (100 packages); 1 by image name only, 1 not checked and 1 in another registry',
      [image('sbom'), image('name'), image('none'), image('otherRegistry')],
    ],
    [
      '2 images judged by SBOM (200 packages); linux/arm64 missing for 2 images and linux/s390x missing for 1 image',
      [
        image('sbom', { missing: ['linux/arm64', 'linux/s390x'] }),
        image('sbom', { missing: ['linux/arm64'] }),
      ],
    ],
    ['1 image judged by SBOM (100 packages); 1 package not recognized', [image('sbom', { unrecognized: 1 })]],
    [
      '2 images judged by SBOM (200 packages); 12 packages not recognized',
      [image('sbom', { unrecognized: 5 }), image('api', { unrecognized: 7 })],
    ],
  ])('%s', (text, images) => {
    expect(coverageText(coverageOf(images, 'off'))).toBe(text);
  });

  it.each<[string, Parameters<typeof coverageOf>[0]]>([
    ['1 image judged by SBOM (100 packages), 1 verified by signature', [signed('verified')]],
    [
      '2 images judged by SBOM (200 packages), 2 verified by signature',
      [signed('verified'), signed('verified')],
    ],
    [
      '5 images judged by SBOM (500 packages), 1 of 5 verified by signature',
      (['verified', 'unsigned', 'wrong-signer', 'signed-as-other', 'not-checked'] as const).map((status) =>
        signed(status),
      ),
    ],
    ['1 image judged by SBOM (100 packages), 0 of 1 verified by signature', [{ ...image('sbom') }]],
    [
      '1 of 2 images judged by SBOM (100 packages), 1 verified by signature; 1 in another registry without a known signer',
      [signed('verified'), image('otherRegistry')],
    ],
    [
      '1 of 4 images judged by SBOM (100 packages), 2 verified by signature; 3 in other registries (2 without a known signer)',
      [
        signed('verified'),
        { ...image('otherRegistry'), ...signed('verified', 'otherRegistry') },
        image('otherRegistry'),
        image('otherRegistry'),
      ],
    ],
    [
      '2 images judged by SBOM (200 packages); 2 without a known signer',
      [signed('no-known-signer'), signed('no-known-signer')],
    ],
    [
      '1 of 2 images judged by SBOM (100 packages); 1 in another registry and 2 without a known signer',
      [signed('no-known-signer'), image('otherRegistry')],
    ],
    [
      '2 images judged by SBOM (200 packages, 1 SBOM unverified), 2 verified by signature',
      [signed('verified'), { ...signed('verified'), ...image('sbom', { unverified: ['linux/amd64'] }) }],
    ],
  ])('%s', (text, images) => {
    const coverage = coverageOf(images, 'report');
    expect(coverageText(coverage)).toBe(text);
    const { unverifiedSboms: _, ...groups } = coverage.signatures ?? { unverifiedSboms: 0 };
    expect(Object.values(groups).reduce((sum, one) => sum + one, 0)).toBe(images.length);
  });

  it('counts every image once, and packages only where they were judged', () => {
    const unknown = { ...image('none'), packages: image('sbom').packages };
    const coverage = coverageOf([image('sbom'), unknown, image('name'), { packages: null }], 'off');
    expect(coverage).toEqual({
      images: { total: 4, sbom: 1, api: 0, name: 1, none: 2, otherRegistry: 0 },
      packages: 100,
      unrecognizedPackages: 0,
      missingPlatforms: [],
    });
  });
});
