import type { Digest } from '../domain/digest.ts';
import { MooringError } from '../domain/errors.ts';
import { usualInterval } from '../domain/history/facts.ts';
import {
  effectiveTag,
  formatImage,
  formatImageReference,
  readImageReference,
} from '../domain/image-reference.ts';
import type { ImageReference } from '../domain/image-reference.ts';
import type { Instant } from '../domain/instant.ts';
import { decidePin } from '../domain/pin/decide-pin.ts';
import type { PinRules, TagFacts } from '../domain/pin/decide-pin.ts';
import { upstreamOf } from '../domain/pin/pin-settings.ts';
import { printable } from '../domain/printable.ts';
import { lagOf } from '../domain/tag-history.ts';
import { mapLimit } from './map-limit.ts';
import type { TagSource } from './tag-source.ts';

/** Requests in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;

export interface ResolveOptions {
  readonly source: TagSource;
  readonly rules: PinRules;
  /** `linux/arm64`: the digest of that platform's manifest instead of the index's; undefined for the index. */
  readonly platform: string | undefined;
}

/** What a reference comes to. */
export interface ResolvedReference {
  /** As it was asked for. */
  readonly written: string;
  /** Host, path, tag and digest in full. */
  readonly reference: string;
  readonly image: string;
  readonly tag: string;
  readonly digest: Digest;
  /** When the tag came to point to the build; undefined where its registry keeps no history. */
  readonly builtAt: Instant | undefined;
  /** Builds of the tag after this one, and whole days since the first of them. */
  readonly lag: { readonly builds: number; readonly days: number } | undefined;
  /** Milliseconds. */
  readonly usualInterval: number | undefined;
}

/**
 * Resolves references to builds by the rules of a run, each tag asked about once; in the order given. A digest that is
 * in the text already does not count: its tag is resolved. Throws when any of them cannot be resolved, saying all that
 * is wrong: `config_input_invalid` for a text that is no reference, else the code of the first refusal.
 */
export async function resolveReferences(
  texts: readonly string[],
  options: ResolveOptions,
): Promise<readonly ResolvedReference[]> {
  const references = readAll(texts);
  const results = await mapLimit(references, IN_FLIGHT, async ({ written, reference, tag }) =>
    resolveOne(written, { ...reference, digest: undefined }, tag, options),
  );
  const errors = results.filter((result) => result instanceof MooringError);
  const [first] = errors;
  if (first === undefined)
    return results.flatMap((result) => (result instanceof MooringError ? [] : [result]));
  const messages = errors.map(({ message }) => message).join('\n');
  throw new MooringError(first.code, messages, { hint: first.hint, cause: first });
}

interface ReadReference {
  readonly written: string;
  readonly reference: ImageReference;
  readonly tag: string;
}

function readAll(texts: readonly string[]): readonly ReadReference[] {
  const problems: string[] = [];
  const references = texts.flatMap((written): readonly ReadReference[] => {
    const reading = readImageReference(written);
    const tag = reading.kind === 'reference' ? effectiveTag(reading.reference) : undefined;
    if (reading.kind === 'reference' && tag !== undefined)
      return [{ written, reference: reading.reference, tag }];
    const why = reading.kind === 'invalid' ? reading.why : 'it names a digest alone, and no tag to resolve';
    problems.push(`"${printable(written, 120)}": ${why}`);
    return [];
  });
  if (problems.length === 0) return references;
  throw new MooringError('config_input_invalid', problems.join('\n'), {
    hint: 'Write references as Docker does: cgr.dev/acme/python:3.13.',
  });
}

async function resolveOne(
  written: string,
  reference: ImageReference,
  tag: string,
  { source, rules, platform }: ResolveOptions,
): Promise<ResolvedReference | MooringError> {
  const upstream = upstreamOf(rules.settings.mirrors, reference);
  const facts = await source.tag(upstream, tag);
  if (facts.kind === 'unknown') {
    return new MooringError(facts.problem.code, facts.problem.message, { hint: facts.problem.hint });
  }
  const decision = decidePin({ reference: { ...reference, tag }, facts, chosen: undefined }, rules);
  const name = `${formatImage(reference)}:${tag}`;
  if (decision.kind === 'skip') {
    return new MooringError('platform_not_found', `${name} has no build that fits: ${decision.reason}`, {
      hint: 'Ask for a younger build (min-age), for a later time (as-of), or change `pin` in .github/mooring.yml.',
    });
  }
  const digest =
    platform === undefined
      ? decision.to
      : await digestOfPlatform({ name, platform, index: decision.to }, () =>
          source.manifest(upstream, decision.to),
        );
  if (digest instanceof MooringError) return digest;
  return {
    written,
    reference: formatImageReference({ ...reference, tag, digest }),
    image: formatImage(reference),
    tag,
    digest,
    builtAt: decision.builtAt,
    ...factsOf(facts.value, decision.to, rules.now),
  };
}

function factsOf(
  facts: TagFacts,
  digest: Digest,
  now: Instant,
): Pick<ResolvedReference, 'lag' | 'usualInterval'> {
  if (facts.kind === 'digest') return { lag: undefined, usualInterval: undefined };
  const lag = lagOf(facts.history, digest, now);
  return {
    lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
    usualInterval: usualInterval(facts.history),
  };
}

interface PlatformQuestion {
  readonly name: string;
  readonly platform: string;
  readonly index: Digest;
}

/** `linux/arm64` fits an entry with a variant too, where that is the only one (`linux/arm64/v8`). */
async function digestOfPlatform(
  { name, platform, index }: PlatformQuestion,
  read: () => ReturnType<TagSource['manifest']>,
): Promise<Digest | MooringError> {
  const manifest = await read();
  const entries = 'manifests' in manifest ? manifest.manifests : [];
  const named = entries.flatMap(({ digest, platform: its }) =>
    its === undefined
      ? []
      : [{ digest, text: [its.os, its.architecture, its.variant].filter(Boolean).join('/') }],
  );
  const fitting = named.filter(({ text }) => text === platform);
  const [found, other] =
    fitting.length > 0 ? fitting : named.filter(({ text }) => text.startsWith(`${platform}/`));
  if (found !== undefined && other === undefined) return found.digest;
  const has =
    named.length === 0 ? 'it is no index of platforms' : `it has ${named.map(({ text }) => text).join(', ')}`;
  return new MooringError('platform_not_found', `${name}@${index} has no manifest of ${platform}: ${has}`, {
    hint: 'Name one of its platforms, or leave the input `platform` empty for all of them.',
  });
}
