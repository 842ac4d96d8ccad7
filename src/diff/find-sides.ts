import type { Digest } from '../values/digest.ts';
import { isDigest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { readNamedBuild } from '../tag-history/decide/named-build.ts';
import { newestBuild } from '../values/tag-history.ts';
import { effectiveTag, formatImage, readImageReference } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import type { TagFacts } from '../tag-history/decide/tag-facts.ts';
import { printable } from '../text/printable.ts';
import { findNamedBuild } from '../tag-history/find-named-build.ts';
import { findPlaces, openNamedBuildFacts, pinOf } from '../tag-history/named-build-facts.ts';
import type { NamedBuildFactsOptions } from '../tag-history/named-build-facts.ts';
import type { WantedDiff } from './create-differ.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

/** The two builds of a diff, without the platforms. */
export type Sides = Omit<WantedDiff, 'platforms'>;

export interface FindSidesOptions extends Omit<NamedBuildFactsOptions, 'reference' | 'history'> {
  readonly source: Pick<TagSource, 'tag'>;
  readonly mirrors: PinSettings['mirrors'];
  /** Takes a sentence about a named build that is a hint. */
  readonly onNote: (note: string) => void;
}

/**
 * Finds two named builds of one tag: by default, from the digest in the reference or else the pinned one, to the newest.
 * Throws `config_usage_invalid` if a name fits no build, and what a request for the history throws.
 */
export async function findBuilds(
  {
    reference: written,
    from,
    to,
  }: { readonly reference: string; readonly from: string; readonly to: string },
  options: FindSidesOptions,
): Promise<Sides> {
  const reference = readReference(written);
  const tag = effectiveTag(reference);
  if (tag === undefined) throw unusable(written, 'it has a digest but no tag');
  const image = upstreamOf(options.mirrors, reference);
  const facts = await tagFacts({ ...image, tag, digest: undefined }, options.source);
  const texts = [from === '' ? (reference.digest ?? 'pinned') : from, to === '' ? 'newest' : to] as const;
  const named = { ...options, reference: { ...reference, tag } };
  const find = async (option: string, text: string): Promise<Digest> => {
    if (facts.kind === 'digest') return findWithoutHistory(option, text, { ...named, newest: facts.digest });
    const found = await findNamedBuild(
      option,
      text,
      openNamedBuildFacts({ ...named, history: facts.history }),
    );
    for (const note of found.notes) options.onNote(note);
    return found.build.digest;
  };
  const [first, second] = await Promise.all([find('from', texts[0]), find('to', texts[1])]);
  return { image, tag, from: first, to: second };
}

/** Finds the builds of two references: the pinned ones, otherwise the newest of their tags. Throws as `findBuilds`. */
export async function findReferences(
  references: { readonly from: string | ImageReference; readonly to: string | ImageReference },
  { source, mirrors }: Pick<FindSidesOptions, 'source' | 'mirrors'>,
): Promise<Sides> {
  const find = async (
    given: string | ImageReference,
  ): Promise<ImageReference & { readonly digest: Digest }> => {
    const reference = typeof given === 'string' ? readReference(given) : given;
    const upstream = { ...reference, ...upstreamOf(mirrors, reference) };
    return { ...upstream, digest: reference.digest ?? (await newestDigest(upstream, source)) };
  };
  const [from, to] = await Promise.all([find(references.from), find(references.to)]);
  return {
    image: { host: from.host, path: from.path },
    tag: effectiveTag(from),
    from: from.digest,
    to: to.digest,
    toImage: { host: to.host, path: to.path },
    toTag: effectiveTag(to),
  };
}

async function newestDigest(reference: ImageReference, source: Pick<TagSource, 'tag'>): Promise<Digest> {
  const facts = await tagFacts(reference, source);
  const newest = facts.kind === 'digest' ? facts : newestBuild(facts.history);
  if (newest === undefined) throw unusable(formatImage(reference), 'its tag has no builds');
  return newest.digest;
}

async function tagFacts(reference: ImageReference, source: Pick<TagSource, 'tag'>): Promise<TagFacts> {
  const { host, path } = reference;
  const facts = await source.tag({ host, path }, effectiveTag(reference) ?? 'latest');
  if (facts.kind === 'known') return facts.value;
  const { code, hint, message } = facts.problem;
  throw new MooringError(code, message, { hint });
}

/** Of a registry without histories, only the current digest of a tag is known. */
async function findWithoutHistory(
  option: string,
  text: string,
  facts: Pick<NamedBuildFactsOptions, 'reference' | 'tree' | 'now' | 'file'> & { readonly newest: Digest },
): Promise<Digest> {
  const named = readNamedBuild(text);
  if (named?.kind === 'digest') return named.digest;
  if (named?.kind === 'back' && named.builds === 0) return facts.newest;
  const pin =
    named?.kind === 'pinned'
      ? pinOf(await findPlaces(facts.tree, facts), facts)
      : `${facts.reference.host} has no tag history; use a digest, pinned or newest`;
  if (isDigest(pin)) return pin;
  throw new MooringError('config_usage_invalid', `${option}: ${pin}`);
}

function readReference(text: string): ImageReference {
  const reading = readImageReference(text.trim());
  if (reading.kind === 'reference') return reading.reference;
  throw unusable(text, reading.reason);
}

function unusable(written: string, why: string): MooringError {
  return new MooringError('config_usage_invalid', `"${printable(written, 200)}" cannot be compared: ${why}`, {
    hint: 'Write a reference such as cgr.dev/acme/python:3.13.',
  });
}
