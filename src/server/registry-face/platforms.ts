import type { ImagePackage } from '../../contract/registry/oci.ts';

/** A platform that images are built for: its architecture as OCI and as `apk` names it. The system is Linux. */
export interface Platform {
  readonly oci: 'amd64' | 'arm64';
  readonly apk: 'x86_64' | 'aarch64';
}

/** The platforms of every image. */
export const PLATFORMS: readonly Platform[] = [
  { oci: 'amd64', apk: 'x86_64' },
  { oci: 'arm64', apk: 'aarch64' },
];

/** The packages that an image has on a platform. */
export function packagesOn(platform: Platform, packages: readonly ImagePackage[]): readonly ImagePackage[] {
  return packages.filter(({ arch }) => arch === undefined || arch === platform.apk);
}
