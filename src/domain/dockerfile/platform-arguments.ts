/** The platform that a reading resolves for where the file leaves it open: the one that Docker builds for most. */
export const USUAL_PLATFORM = 'linux/amd64';

/**
 * Platforms for which a FROM could name a stage: what the registries' images are built for. More cost nothing, for they
 * are only tried on a FROM that depends on the platform and names no stage for the usual one.
 */
export const OTHER_PLATFORMS = [
  'linux/arm64',
  'linux/arm/v7',
  'linux/arm/v6',
  'linux/arm/v5',
  'linux/386',
  'linux/ppc64le',
  'linux/s390x',
  'linux/riscv64',
  'linux/loong64',
  'linux/mips64le',
  'linux/amd64/v2',
  'linux/amd64/v3',
  'windows/amd64',
  'windows/arm64',
  'darwin/amd64',
  'darwin/arm64',
  'freebsd/amd64',
] as const;

/** The two sides of a build: where its steps run, and what it makes. */
export interface BuildPlatforms {
  readonly build: string;
  readonly target: string;
}

const NAME = /^(BUILD|TARGET)(PLATFORM|OS|OSVERSION|ARCH|VARIANT)$/;

/**
 * What BuildKit sets a variable to before the first ARG (dockerfile2llb/platform.go), undefined for a name that it does
 * not know. TARGETSTAGE is not here: it does not depend on the platform.
 */
export function platformArgument(name: string, { build, target }: BuildPlatforms): string | undefined {
  const [, side, part] = NAME.exec(name) ?? [];
  if (side === undefined || part === undefined) return undefined;
  const platform = side === 'BUILD' ? build : target;
  const [os = '', architecture = '', variant = ''] = platform.split('/');
  const values = new Map([
    ['PLATFORM', platform],
    ['OS', os],
    ['OSVERSION', ''],
    ['ARCH', architecture],
    ['VARIANT', variant],
  ]);
  return values.get(part);
}
