import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import { risksOf } from '../../diff/views/risks.ts';
import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import type { PinMove } from '../decide/pin-plan.ts';

/** An update, with what it changes if that was requested. */
export interface ProposedMove extends PinMove {
  readonly advisories?: MoveAdvisories | undefined;
  readonly diff?: BuildDiff | undefined;
}

/** All updates of one image from one build to another, which texts show as one. */
export interface ImageUpdate extends Omit<ProposedMove, 'file' | 'line' | 'written'> {
  /** `python:3.13`; the whole name if another image has the same last component. */
  readonly name: string;
  readonly places: readonly Pick<PinMove, 'file' | 'line'>[];
}

/** Groups updates by image, builds and what they change: those with most to review first, else in the given order. */
export function imageUpdates(moves: readonly ProposedMove[]): readonly ImageUpdate[] {
  const byName = Map.groupBy(new Set(moves.map(({ image }) => image)), lastComponent);
  const groups = Map.groupBy(moves, ({ image, tag, from, to, isKept, advisories, diff }) => {
    const compared = diff?.platforms.map(({ platform }) => platform);
    return JSON.stringify([image, tag, from, to, isKept, advisories, compared]);
  });
  const updates = [...groups.values()].flatMap((same): readonly ImageUpdate[] => {
    const [first] = same;
    if (first === undefined) return [];
    const short = lastComponent(first.image);
    const name = `${byName.get(short)?.length === 1 ? short : first.image}:${first.tag}`;
    return [{ ...first, name, places: same.map(({ file, line }) => ({ file, line })) }];
  });
  return updates.toSorted((one, other) => weightOf(other) - weightOf(one));
}

function lastComponent(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1);
}

function weightOf({ advisories, diff, endOfLife, trust }: ImageUpdate): number {
  if (trust !== undefined && trust.kind !== 'verified' && trust.kind !== 'no-known-signer') return 4;
  if (advisories?.kind === 'known' && advisories.introduced.length > 0) return 3;
  if (diff !== undefined && risksOf(diff).length > 0) return 3;
  if (endOfLife !== undefined) return 2;
  return advisories?.kind === 'known' && advisories.resolved.length > 0 ? 1 : 0;
}

/** How a reference changes: its first digest, a newer build, or an older one. */
export type UpdateKind = 'first' | 'newer' | 'older';

/** How the references of an update change; a build of unknown order counts as newer. */
export function kindOf({ from, builds }: Pick<PinMove, 'from' | 'builds'>): UpdateKind {
  if (from === undefined) return 'first';
  return builds !== undefined && builds < 0 ? 'older' : 'newer';
}

const KINDS: readonly UpdateKind[] = ['older', 'newer', 'first'];

/** The images of updates by how they change; an image that changes in several ways is listed once, not as a first pin. */
export function imagesByKind(
  updates: readonly ImageUpdate[],
): Readonly<Record<UpdateKind, readonly ImageUpdate[]>> {
  const images = new Map<string, ImageUpdate>();
  for (const update of updates.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const key = `${update.image}:${update.tag}`;
    if (!images.has(key)) images.set(key, update);
  }
  const of = Map.groupBy(images.values(), kindOf);
  return { older: of.get('older') ?? [], newer: of.get('newer') ?? [], first: of.get('first') ?? [] };
}

function rankOf(update: ImageUpdate): number {
  return KINDS.indexOf(kindOf(update));
}

/** The vulnerabilities that updates resolve and introduce, each once, sorted. */
export function impactOf(updates: readonly Pick<ProposedMove, 'advisories'>[]): {
  readonly resolved: readonly string[];
  readonly introduced: readonly string[];
} {
  const known = updates.flatMap(({ advisories }) => (advisories?.kind === 'known' ? [advisories] : []));
  const introduced = new Set(known.flatMap((one) => one.introduced.map(({ id }) => id)));
  // Resolved in one image and introduced in another, it is not resolved.
  const resolved = new Set(known.flatMap((one) => one.resolved.map(({ id }) => id))).difference(introduced);
  return { resolved: [...resolved].sort(), introduced: [...introduced].sort() };
}
