import { execCommandUntil } from '../io/process/exec-command.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { orderEnds } from './decide/order-ends.ts';
import type { BisectPlan, Candidate } from './decide/session.ts';
import { requireKnown } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import { MooringError } from '../values/errors.ts';
import type { TagHistory } from '../values/tag-history.ts';
import { formatImage, readImageReference } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import { digestOfPlatform, platformName } from '../values/platform-digest.ts';
import type { PlatformEntry } from '../values/platform-digest.ts';
import { printable } from '../text/printable.ts';
import type { Clock } from '../values/clock.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { findNamedBuild } from '../tag-history/find-named-build.ts';
import type { Run } from '../sign-in/open-run.ts';
import { MOST_RUNS } from './inputs.ts';
import type { BisectInputs } from './inputs.ts';
import { openNamedBuildFacts } from '../tag-history/named-build-facts.ts';
import type { FoundBuild, NamedBuildFactsOptions } from '../tag-history/named-build-facts.ts';
import { groupCandidates } from './decide/candidates.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

/** The tag that is bisected; a digest is the bad end. */
export type BisectedTag = ImageReference & { readonly tag: string };

/** Reads the reference of a tag. Throws `config_usage_invalid`. */
export function readBisectedTag(text: string): BisectedTag {
  const reading = readImageReference(text);
  const invalid = (reason: string): MooringError =>
    new MooringError('config_usage_invalid', `${printable(text, 200)}: ${reason}`, {
      hint: 'Use the reference of a tag, such as cgr.dev/acme/python:3.13.',
    });
  if (reading.kind === 'invalid') throw invalid(reading.reason);
  const { tag, digest } = reading.reference;
  if (tag === undefined && digest !== undefined) throw invalid('it has a digest but no tag');
  return { ...reading.reference, tag: tag ?? 'latest' };
}

export interface PlanSessionOptions {
  readonly reference: BisectedTag;
  /** Where its history is. */
  readonly image: OciImage;
  readonly registries: Run;
  readonly inputs: BisectInputs;
  readonly command: readonly string[];
  /** The repository that `pinned`, `git:…` and `green` are about. */
  readonly tree: FileTree;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly github: NamedBuildFactsOptions['github'];
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Plans a session over the history of a tag. Undefined if its registry has none. */
export async function planSession(options: PlanSessionOptions): Promise<BisectPlan | undefined> {
  const { reference, image, registries, inputs, command } = options;
  const tagged = { ...image, tag: reference.tag, digest: undefined };
  if (historicImage(tagged, registries.verify.registryHost) === undefined) return undefined;
  const facts = requireKnown(await registries.source.tag(image, reference.tag));
  if (facts.kind === 'digest' || facts.history.length === 0) return undefined;
  const notes: string[] = [];
  const good = await resolve('good', inputs.good, facts.history, { ...options, notes });
  const bad = await resolve('bad', badEndOf(reference, inputs), facts.history, { ...options, notes });
  const ordered = orderEnds(facts.history, {
    good: good?.build.digest,
    bad: bad?.build.digest ?? good?.laterBad?.digest,
    find: inputs.find === '' ? undefined : inputs.find,
  });
  const platform = inputs.platform === '' ? undefined : inputs.platform;
  if (platform !== undefined) await requirePlatform(platform, ordered.candidates.at(-1), options);
  return {
    ...ordered,
    candidates:
      inputs.candidates === 'builds'
        ? ordered.candidates
        : await groupByContent(ordered.candidates, { source: registries.source, image, platform }),
    image: formatImage(reference),
    tag: reference.tag,
    platform,
    command,
    repeat: inputs.repeat ?? 1,
    badIf: inputs['bad-if'],
    maxRuns: inputs['max-runs'] ?? MOST_RUNS,
    ...(notes.length === 0 ? {} : { notes }),
  };
}

function badEndOf({ digest }: BisectedTag, { bad }: BisectInputs): string {
  if (digest !== undefined && bad !== '')
    throw new MooringError(
      'config_usage_invalid',
      'the reference has a digest, which is the bad end, and `bad` is set',
    );
  return digest ?? bad;
}

/** Returns the build of an end; undefined if it is not set. */
async function resolve(
  option: 'good' | 'bad',
  text: string,
  history: TagHistory,
  {
    reference,
    image,
    registries,
    inputs,
    notes,
    ...options
  }: PlanSessionOptions & { readonly notes: string[] },
): Promise<FoundBuild | undefined> {
  if (text === '') return undefined;
  const found = await findNamedBuild(
    option,
    text,
    openNamedBuildFacts({
      ...options,
      reference: { ...image, tag: reference.tag },
      history,
      now: options.clock.now(),
      directory: '.',
      command: execCommandUntil(options.signal),
      file: inputs.file === '' ? undefined : inputs.file,
      verify: registries.verify,
    }),
  );
  notes.push(...found.notes);
  return found;
}

async function requirePlatform(
  platform: string,
  newest: Candidate | undefined,
  { registries, image }: PlanSessionOptions,
): Promise<void> {
  if (newest === undefined) return;
  const choice = digestOfPlatform(
    requireKnown(await registries.source.platforms(image, newest.digest)),
    platform,
  );
  if (choice.kind === 'none')
    throw new MooringError('config_usage_invalid', `platform ${platform}: ${choice.why}`);
}

/**
 * Puts consecutive builds whose image for the platform is the same into one group; without a platform, those with the
 * same image for each. A build that the registry does not return is a group of its own.
 */
async function groupByContent(
  candidates: readonly Candidate[],
  {
    source,
    image,
    platform,
  }: {
    readonly source: Pick<TagSource, 'platforms'>;
    readonly image: OciImage;
    readonly platform: string | undefined;
  },
): Promise<readonly Candidate[]> {
  const keys = await mapLimit(candidates, IN_FLIGHT, async ({ digest }) => {
    const answer = await source.platforms(image, digest);
    return [digest, answer.kind === 'unknown' ? undefined : contentKey(answer.value, platform)] as const;
  });
  const keyByDigest = new Map(keys);
  return groupCandidates(candidates, ({ digest }) => keyByDigest.get(digest));
}

function contentKey(entries: readonly PlatformEntry[], platform: string | undefined): string | undefined {
  if (platform !== undefined) {
    const choice = digestOfPlatform(entries, platform);
    return choice.kind === 'found' ? choice.digest : undefined;
  }
  return entries
    .flatMap(({ digest, platform: its }) =>
      its === undefined || its.os === 'unknown' ? [] : `${platformName(its)}=${digest}`,
    )
    .sort()
    .join();
}
