import { shortDigest } from '../values/digest.ts';
import type { Digest } from '../values/digest.ts';
import { resolveEnd } from './decide/build-end.ts';
import type { HistoryEnd } from './decide/build-end.ts';
import type { Build, TagHistory } from '../values/tag-history.ts';
import { formatImage } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import { listedTag } from '../references/decide/image-list.ts';
import type { ListedImage } from '../references/decide/image-list.ts';
import type { PinOrigin } from './decide/pin-origin.ts';
import { printable } from '../text/printable.ts';
import type { CheckStates } from '../io/ports/check-states.ts';
import type { Command } from '../io/ports/command.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { listImages } from '../references/list-images.ts';

/** The facts by which ENDs are resolved. */
export interface EndFacts {
  readonly reference: Pick<ImageReference, 'host' | 'path'> & { readonly tag: string };
  readonly history: TagHistory;
  readonly now: Instant;
  /** The files of the repository, and where they are. */
  readonly tree: FileTree;
  readonly directory: string;
  readonly command: Command;
  /** The file whose pin is meant; undefined for the one that names the reference. */
  readonly file: string | undefined;
  /** The origin of a digest that is not a build of the tag (`verifyPins`). */
  readonly originOf: (digest: Digest) => Promise<PinOrigin>;
  /** The files of a commit below `directory`. */
  readonly openCommit: (revision: string) => Promise<FileTree>;
  /** Undefined without a GitHub token or a repository on GitHub. */
  readonly openChecks: () => Promise<CheckStates | undefined>;
}

/** The build that an END names. */
export interface FoundEnd {
  readonly build: Build;
  /** Sentences about a hint that can be wrong; empty for an END that is exact. */
  readonly notes: readonly string[];
  /** For `green`: a later build with which the checks failed. */
  readonly laterBad?: Build;
}

/** Why an END names no build, as a clause. */
export interface NoEnd {
  readonly why: string;
}

/** Returns the build that an END of the history names. */
export function buildInHistory(end: HistoryEnd, { history, now }: EndFacts): FoundEnd | NoEnd {
  const found = resolveEnd(end, history, now);
  return found.kind === 'build' ? { build: found.build, notes: [] } : { why: found.why };
}

/** Returns the build of a digest, or of the index that contains it as the manifest of a platform. */
export async function buildOfDigest(digest: Digest, facts: EndFacts): Promise<FoundEnd | NoEnd> {
  const found = resolveEnd({ kind: 'digest', digest }, facts.history, facts.now);
  if (found.kind === 'build') return { build: found.build, notes: [] };
  if (found.isForeign !== true) return found;
  const origin = await facts.originOf(digest);
  if (origin.kind === 'platform-manifest') {
    const index = buildInHistory({ kind: 'digest', digest: origin.index }, facts);
    const note = `${shortDigest(digest)} is the ${origin.platform} manifest of the build ${shortDigest(origin.index)}.`;
    return 'why' in index ? index : { ...index, notes: [note] };
  }
  const { tag } = facts.reference;
  if (origin.kind === 'other-tag')
    return { why: `${digest} is a build of the tag ${printable(origin.tag)}, not of ${printable(tag)}` };
  if (origin.kind === 'not-verified') return { why: `${digest}: ${origin.reason}` };
  return { why: `${digest} is not a build of ${formatImage(facts.reference)}:${printable(tag)}` };
}

/** Returns the places of a tree that name the reference, in the file of the option if there is one. */
export async function findPlaces(
  tree: FileTree,
  { reference, now, file }: Pick<EndFacts, 'reference' | 'now' | 'file'>,
): Promise<readonly ListedImage[]> {
  const { images } = await listImages({ tree, now });
  return images.filter(
    (image) =>
      formatImage(image.reference) === formatImage(reference) &&
      listedTag(image) === reference.tag &&
      (file === undefined || image.file === file.replace(/^\.\//, '')),
  );
}

/** Returns the digest that all places have, or why there is none, as a clause. */
export function pinOf(
  places: readonly ListedImage[],
  { reference, file }: Pick<EndFacts, 'reference' | 'file'>,
): Digest | string {
  const pins = places.flatMap((place) => {
    const { digest } = place.reference;
    return digest === undefined ? [] : [{ digest, file: place.file, line: place.line }];
  });
  const [first] = pins;
  const name = `${formatImage(reference)}:${reference.tag}`;
  if (first === undefined)
    return `${file ?? 'no file'} ${file === undefined ? 'pins' : 'does not pin'} ${name}`;
  if (pins.every(({ digest }) => digest === first.digest)) return first.digest;
  const shown = pins.slice(0, 3).map((pin) => `${printable(pin.file)}:${pin.line}`);
  return `files pin ${name} to different digests (${shown.join(', ')}); set \`file\` to one of them`;
}
