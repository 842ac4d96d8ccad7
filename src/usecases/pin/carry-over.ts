import { formatImage } from '../../domain/image-reference.ts';
import type { Digest } from '../../domain/digest.ts';
import type { ListedImage } from '../../domain/listing/image-list.ts';
import { listedTag } from '../../domain/listing/listed-tag.ts';
import type { DecidedPin } from '../../domain/pin/decide-pins.ts';
import { isDenied } from '../../domain/pin/pin-settings.ts';
import type { PinSettings } from '../../domain/pin/pin-settings.ts';
import type { PinMove, RewrittenFile } from '../../domain/pin/plan.ts';
import { formatByRules } from '../listing/list-images.ts';
import { readFile } from '../listing/read-file.ts';
import { rewriteFiles } from './rewrite-files.ts';
import type { RewriteRequest } from './rewrite-files.ts';

export interface CarryOverOptions extends Omit<RewriteRequest, 'pins'> {
  readonly settings: PinSettings;
  readonly decided: readonly DecidedPin[];
}

/**
 * The moves that earlier edits made for references which cannot be asked about now: a registry that does not answer takes
 * nothing back of what was decided when it did. Only a reference that still is what it was before the edit keeps its
 * move; one that the repository has moved since, that the settings deny by now, or that cannot be edited does not.
 */
export async function carryOver(
  earlier: readonly RewrittenFile[],
  { settings, decided, ...request }: CarryOverOptions,
): Promise<readonly PinMove[]> {
  const kept = new Map<ListedImage, PinMove>();
  for (const file of earlier) {
    // oxlint-disable-next-line no-await-in-loop -- reading is work of this one thread, so that nothing is waited for
    const edits = await editsOf(file, request);
    const open = decided.filter(({ image, decision }) => image.file === file.path && isUnasked(decision));
    for (const { image, tag } of open) {
      const to = edits.get(stateOf(image));
      if (tag === undefined || to === undefined || to === image.reference.digest) continue;
      if (isDenied(settings.denies, image.reference, { digest: to, at: undefined })) continue;
      kept.set(image, keptMove(image, tag, to));
    }
  }
  const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
  const { dropped } = await rewriteFiles({ ...request, pins });
  return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
}

function isUnasked(decision: DecidedPin['decision']): boolean {
  return decision.kind === 'skip' && decision.code === 'not-asked';
}

/** An image with its tag and digest: what a reference is, wherever it stands in its file. */
function stateOf(image: ListedImage): string {
  const { reference } = image;
  return JSON.stringify([formatImage(reference), listedTag(image), reference.digest ?? null]);
}

/** What the references of a file were, and the digests that the edit gave them: it changes no order and no number. */
async function editsOf(
  { path, before, after }: RewrittenFile,
  { listing }: Pick<RewriteRequest, 'listing'>,
): Promise<ReadonlyMap<string, Digest>> {
  const format = formatByRules(path, listing);
  if (format === undefined) return new Map();
  const file = { file: path, format, options: listing.options };
  const [old, next] = [await readFile({ ...file, bytes: before }), await readFile({ ...file, bytes: after })];
  if (old.images.length !== next.images.length) return new Map();
  const pairs = old.images.flatMap((image, index): readonly (readonly [string, Digest])[] => {
    const digest = next.images[index]?.reference.digest;
    const isEdited = digest !== undefined && digest !== image.reference.digest;
    return isEdited ? [[stateOf(image), digest]] : [];
  });
  return new Map(pairs);
}

function keptMove(image: ListedImage, tag: string, to: Digest): PinMove {
  const { file, line, written, reference } = image;
  return {
    file,
    line,
    written,
    image: formatImage(reference),
    tag,
    from: reference.digest,
    to,
    builtAt: undefined,
    builds: undefined,
    days: undefined,
    isKept: true,
  };
}
