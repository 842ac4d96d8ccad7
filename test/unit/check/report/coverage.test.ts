import { describe, expect, it } from 'vitest';

import { coverageOf } from '../../../../src/check/report/coverage.ts';
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
  it('counts every image once by its signature', () => {
    const statuses = ['verified', 'unsigned', 'wrong-signer', 'signed-as-other', 'not-checked'] as const;
    const images = [
      ...statuses.map((status) => signed(status)),
      { ...signed('verified'), ...image('sbom', { unverified: ['linux/amd64'] }) },
      signed('no-known-signer'),
      signed('verified', 'otherRegistry'),
      image('otherRegistry'),
    ];
    expect(coverageOf(images, 'report').signatures).toEqual({
      verified: 3,
      rejected: 3,
      unknown: 1,
      noKnownSigner: 1,
      otherRegistry: 1,
      unverifiedSboms: 1,
    });
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
