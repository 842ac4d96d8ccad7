import type { Files } from '../platform/check-memory.ts';
import type { MemoryPlatform } from '../platform/memory-platform.ts';
import { acmeWith } from '../platform/seed-file.ts';
import type { World, WorldPackage, WorldPlace } from './world.ts';

/** Organizations of a seed with the images and advisories of a world. */
export function worldSeed({ images, advisories }: World): ReturnType<typeof acmeWith> {
  const repos = [...images.values()].map(({ name, sbom, builds: [old, newest] }) => ({
    name,
    sbom,
    packages: overTime(old.packages, newest.packages, `now-${newest.hoursAgo}h`),
    tags: [{ name: '1', history: [old, newest].map(({ hoursAgo }) => ({ at: `now-${hoursAgo}h` })) }],
  }));
  return acmeWith(repos, advisories);
}

/** The packages of two builds as a seed has them: with the time at which one took the place of the other. */
function overTime(
  before: readonly WorldPackage[],
  after: readonly WorldPackage[],
  at: string,
): readonly object[] {
  const has = (all: readonly WorldPackage[]): ((one: WorldPackage) => boolean) => {
    const texts = new Set(all.map((one) => JSON.stringify(one)));
    return (one) => texts.has(JSON.stringify(one));
  };
  const [isBefore, isAfter] = [has(before), has(after)];
  return [
    ...before.map((one) => (isAfter(one) ? one : Object.assign({ until: at }, one))),
    ...after.filter((one) => !isBefore(one)).map((one) => Object.assign({ from: at }, one)),
  ];
}

/** The files of base and head, with the digests that the platform gave the builds; all are for two platforms. */
export async function treesOf(
  { images, base, head }: World,
  memory: MemoryPlatform,
): Promise<{ readonly base: Files; readonly head: Files }> {
  const { registry } = await memory.registryClients();
  const histories = [...images.keys()].map(async (name) => {
    const builds = await registry.tagHistory({ organization: 'acme', name }, '1');
    return [name, builds.map(({ digest }) => digest)] as const;
  });
  const digests = new Map(await Promise.all(histories));
  const lineOf = ({ image, build, isPinned }: WorldPlace): string =>
    `FROM REGISTRY/acme/${image}:1${isPinned ? `@${digests.get(image)?.[build]}` : ''}\n`;
  const filesOf = (places: readonly WorldPlace[]): Files => ({
    '.github/mooring.yml': 'check:\n  platforms: [linux/amd64, linux/arm64]\n',
    ...Object.fromEntries(
      [...Map.groupBy(places, ({ file }) => file)].map(([file, of]) => [file, of.map(lineOf).join('')]),
    ),
  });
  return { base: filesOf(base), head: filesOf(head) };
}
