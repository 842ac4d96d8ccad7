import { assertNever } from '../../values/errors.ts';

/** The platform that references are resolved for unless the file sets one. */
export const USUAL_PLATFORM = 'linux/amd64';

/**
 * Other platforms for which a FROM could name a stage. They are tried only for a FROM that depends on the platform and
 * names no stage for the usual one.
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

/** The platform that the steps run on, and the platform of the result. */
export interface BuildPlatforms {
  readonly build: string;
  readonly target: string;
}

/** The parts of a platform that BuildKit sets variables to (dockerfile2llb/platform.go). */
const PARTS = ['PLATFORM', 'OS', 'OSVERSION', 'ARCH', 'VARIANT'] as const;

interface PlatformVariable {
  readonly side: keyof BuildPlatforms;
  readonly part: (typeof PARTS)[number];
}

const VARIABLES: ReadonlyMap<string, PlatformVariable> = new Map(
  PARTS.flatMap((part): [string, PlatformVariable][] => [
    [`BUILD${part}`, { side: 'build', part }],
    [`TARGET${part}`, { side: 'target', part }],
  ]),
);

/** Returns the value of a predefined platform variable, or undefined. TARGETSTAGE does not depend on the platform. */
export function platformArgument(name: string, platforms: BuildPlatforms): string | undefined {
  const variable = VARIABLES.get(name);
  return variable === undefined ? undefined : partOf(platforms[variable.side], variable.part);
}

function partOf(platform: string, part: PlatformVariable['part']): string {
  if (part === 'PLATFORM') return platform;
  const [os = '', architecture = '', variant = ''] = platform.split('/');
  switch (part) {
    case 'OS':
      return os;
    case 'OSVERSION':
      return '';
    case 'ARCH':
      return architecture;
    case 'VARIANT':
      return variant;
    default:
      return assertNever(part);
  }
}
