import type { Files } from './check-memory.ts';
import { startMemoryPlatform } from './memory-platform.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { acmeWith } from './seed-file.ts';

const ARM = { architecture: 'aarch64' };
const HIGH = [{ type: 'TYPE_CVSS_V3', score: '7.5' }];

/** Most are about one platform. Those that are false positives fill more than a page of the list. */
const ADVISORIES = [
  { artifactName: 'openssl', events: [{ at: 'now-9d', kind: 'fixed', fixedVersion: '3.5.4-r1' }] },
  { artifactName: 'zlib', ...ARM, events: [{ at: 'now-9d', kind: 'detection' }] },
  { artifactName: 'kubectl-1.33', ...ARM, events: [{ at: 'now-9d', kind: 'true-positive' }] },
  { artifactName: 'kubectl-1.34', ...ARM, events: [{ at: 'now-9d', kind: 'true-positive' }] },
  { artifactName: 'grub', ...ARM, events: [{ at: 'now-9d', kind: 'fix-not-planned' }] },
  { artifactName: 'unlisted', events: [{ at: 'now-9d', kind: 'true-positive' }] },
  ...Array.from({ length: 210 }, () => ({
    artifactName: 'zlib',
    events: [{ at: 'now-9d', kind: 'false-positive' }],
  })),
].map((one, index) =>
  Object.assign(
    {
      advisoryId: `CGA-${index}`,
      // The two kubectl are one vulnerability.
      aliases: [`CVE-2026-${1000 + (one.artifactName === 'kubectl-1.34' ? 2 : index)}`],
      severities: HIGH,
    },
    one,
  ),
);

interface SeededImage {
  readonly packages: readonly object[];
  readonly sbom?: 'none';
  readonly eol?: object;
}

/** Two builds of each image, the older one first; `from` and `until` lie between them. */
const BUILDS = [{ at: 'now-20d' }, { at: 'now-12d' }];
const CHANGE = 'now-15d';
const IMAGES: Readonly<Record<string, SeededImage>> = {
  clean: { packages: [{ name: 'tzdata', version: '2026a-r0' }] },
  fixed: {
    packages: [
      { name: 'libcrypto3', version: '3.5.4-r0', origin: 'openssl' },
      { name: 'libcrypto3', version: '3.5.4-r1', origin: 'openssl', from: CHANGE },
    ],
  },
  investigated: {
    packages: [
      { name: 'tzdata', version: '2026a-r0' },
      { name: 'zlib', version: '1.3.1-r51', from: CHANGE },
    ],
  },
  streams: {
    packages: [
      { name: 'kubectl-1.33', version: '1.33.0-r0', until: CHANGE },
      { name: 'kubectl-1.34', version: '1.34.0-r0', from: CHANGE },
    ],
  },
  arm: {
    packages: [
      { name: 'tzdata', version: '2026a-r0' },
      { name: 'grub', version: '2.12-r1', from: CHANGE },
    ],
  },
  unlisted: { packages: [{ name: 'tzdata', version: '2026a-r0' }], sbom: 'none' },
  ended: {
    packages: [{ name: 'tzdata', version: '2026a-r0' }],
    eol: { mainPackageVersion: { version: '1', eolDate: '2026-10-01' } },
  },
  ending: {
    packages: [{ name: 'tzdata', version: '2026a-r0' }],
    eol: { mainPackageVersion: { version: '1', eolDate: '2026-12-24' } },
  },
};
export const IMAGE_NAMES: readonly string[] = Object.keys(IMAGES);

const REPOS = Object.entries(IMAGES).map(([name, { eol, packages, sbom }]) => ({
  name,
  packages,
  sbom,
  tags: [{ name: '1', history: BUILDS, eol }],
}));

/** A line: an image by its older build, its newer one, or its tag. */
export interface Line {
  readonly file: 'Dockerfile' | 'web/Dockerfile';
  readonly image: string;
  readonly build: 0 | 1 | 'tag';
}

/** The platform, and what its registry has. */
export interface EvidenceWorld {
  readonly memory: MemoryPlatform;
  /** Of each image, of both builds: the index and the manifest of each platform. */
  readonly digests: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Starts a platform with images of every kind: clean, vulnerable in one build, without SBOM, near or past end of life. */
export async function startEvidenceWorld(): Promise<EvidenceWorld> {
  const { organizations } = acmeWith(REPOS, ADVISORIES);
  const memory = await startMemoryPlatform({
    organizations: organizations.map((one) => Object.assign(one, { public: 'all-tags' })),
  });
  const { registry, content } = await memory.registryClients();
  const read = async (name: string): Promise<readonly [string, readonly (readonly string[])[]]> => {
    const image = { organization: 'acme', name };
    const builds = (await registry.tagHistory(image, '1')).map(async ({ digest }) => {
      const { manifest } = await content.manifest(image, digest);
      const platforms = 'manifests' in manifest ? manifest.manifests : [];
      return [digest].concat(platforms.map((one) => one.digest));
    });
    return [name, await Promise.all(builds)];
  };
  return { memory, digests: new Map(await Promise.all(IMAGE_NAMES.map(read))) };
}

/** The files with these lines, checked for two platforms. */
export function filesOf(lines: readonly Line[], { digests }: EvidenceWorld): Files {
  const written = lines.map(({ file, image, build }) => {
    const digest = build === 'tag' ? '' : `@${digests.get(image)?.[build]?.[0]}`;
    return { file, text: `FROM REGISTRY/acme/${image}:1${digest}\n` };
  });
  return {
    '.github/mooring.yml': 'check:\n  platforms: [linux/amd64, linux/arm64]\n',
    ...Object.fromEntries(
      [...Map.groupBy(written, ({ file }) => file)].map(([file, all]) => [
        file,
        all.map(({ text }) => text).join(''),
      ]),
    ),
  };
}
