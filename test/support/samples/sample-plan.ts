import type { BuildDiff, DiffVerdict } from '../../../src/diff/decide/build-diff.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { parseInstant, toInstant } from '../../../src/values/instant.ts';
import type { PinMove, PinPlan } from '../../../src/pin/decide/pin-plan.ts';
import { placeOf } from '../../../src/pin/decide/pin-plan.ts';
import { formatImage } from '../../../src/values/image-reference.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { listImages } from '../../../src/references/list-images.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import type { DecidedPin } from '../../../src/pin/decide/decide-pins.ts';

/** The digest that consists of one hex digit. */
export function sampleDigest(digit: string): PinMove['to'] {
  return parseDigest(`sha256:${digit.repeat(64)}`);
}

/** A move of one reference, with whatever a test says about it. */
export function sampleMove(changes: Partial<PinMove> = {}): PinMove {
  return {
    file: 'api/Dockerfile',
    line: 1,
    written: 'cgr.dev/acme/python:3.13',
    image: 'cgr.dev/acme/python',
    tag: '3.13',
    upstream: { host: 'cgr.dev', path: 'acme/python' },
    platforms: ['linux/amd64'],
    from: undefined,
    to: sampleDigest('1'),
    builtAt: parseInstant('2026-11-18T00:00:00Z'),
    builds: undefined,
    days: undefined,
    ...changes,
  };
}

/** What differs between two builds whose contents are not looked at. */
export function sampleBuildDiff(verdict: DiffVerdict): BuildDiff {
  const build = { image: 'cgr.dev/acme/python', tag: '3.13', builtAt: undefined };
  return {
    from: { ...build, digest: sampleDigest('1') },
    to: { ...build, digest: sampleDigest('2') },
    verdict,
    relation: 'same-tag',
    distance: undefined,
    gonePlatforms: [],
    newPlatforms: [],
    platforms: [],
    advisories: undefined,
    compareUrl: undefined,
  };
}

/** A plan of updates in files of one `FROM` line per image, and the files before it. */
export interface SamplePlan {
  readonly plan: PinPlan;
  /** By path, as they are in the repository. */
  readonly files: Readonly<Record<string, string>>;
}

/** A plan that pins these images to these digits, in these files: `{ 'api/Dockerfile': { python: '1' } }`. */
export function samplePlan(pins: Readonly<Record<string, Readonly<Record<string, string>>>>): SamplePlan {
  const line = (image: string): string => `FROM cgr.dev/acme/${image}:1`;
  const textOf = (images: Readonly<Record<string, string>>): string =>
    `${Object.keys(images).map(line).join('\n')}\n`;
  const files = Object.fromEntries(Object.entries(pins).map(([path, images]) => [path, textOf(images)]));
  const moves = Object.entries(pins).flatMap(([file, images]) =>
    Object.entries(images).map(([image, digit], index) =>
      sampleMove({
        file,
        line: index + 1,
        written: `cgr.dev/acme/${image}:1`,
        image: `cgr.dev/acme/${image}`,
        tag: '1',
        to: sampleDigest(digit),
      }),
    ),
  );
  return { files, plan: { moves, skipped: [] } };
}

/** What the planning of a tree gives that comes to this plan. */
export async function planOf(plan: PinPlan, tree: FileTree): Promise<PlannedPins> {
  const listing = await loadConfig(tree);
  const { images } = await listImages({ tree, now: toInstant(0), rules: listing });
  const moves = new Map(plan.moves.map((one) => [placeOf(one), one]));
  const decided = images.map((image): DecidedPin => {
    const planned = moves.get(placeOf(image));
    const skipped = plan.skipped.find((skip) => placeOf(skip) === placeOf(image));
    const code = skipped?.code === 'lookup-failed' ? skipped.code : 'current';
    return {
      image,
      upstream: formatImage(image.reference),
      tag: image.reference.tag,
      facts: undefined,
      decision: planned === undefined ? { kind: 'skip', code, reason: '' } : { ...planned, kind: 'move' },
    };
  });
  return { plan, files: [], decided, listing, warnings: [], remembered: [] };
}
