import type { Fetched } from '../values/fetched.ts';
import { formatImage } from '../values/image-reference.ts';
import { buildPlatforms, listedTag } from '../references/decide/image-list.ts';
import type { ListedImage } from '../references/decide/image-list.ts';
import { lookupFailed } from './decide/decide-pin.ts';
import type { PinDecision, PinRules, PinWish } from './decide/decide-pin.ts';
import type { TagFacts } from '../tag-history/decide/tag-facts.ts';
import { decidePins, keepInLockstep } from './decide/decide-pins.ts';
import type { DecidedPin, FollowingImage } from './decide/decide-pins.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import { byPlace } from '../text/order.ts';
import type { ChangedFile, PinMove, PinPlan, PinSkip } from './decide/pin-plan.ts';
import { rememberedFor } from '../signatures/decide/remember-signers.ts';
import { rememberedWarnings } from './views/remembered-section.ts';
import { listPinImages } from './list-pin-images.ts';
import type { ListPinImagesOptions, PinImages } from './list-pin-images.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import { rememberFile } from './remember-file.ts';
import { compareBy } from './compare-steps.ts';
import type { PlannedImpact } from './compare-steps.ts';
import { skipRebuilds, takeFastLane } from './weigh-builds.ts';
import { requireSigned } from './require-signed.ts';
import type { OpenPinSignatures, SignedPins } from './require-signed.ts';
import { rewriteFiles } from './rewrite-files.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

export interface PlanPinsOptions extends ListPinImagesOptions {
  /** The images of the tree, if they are listed already. */
  readonly listed?: PinImages;
  /** The pin options of the configuration file (`loadConfig`), with the overrides of the run. */
  readonly settings: PinSettings;
  /** If absent, the newest builds with the minimum age are used, never older ones than pinned. */
  readonly wish?: PinWish;
  readonly source: TagSource;
  /** Updates to builds that are not verified are held; if absent, signatures are not looked at. */
  readonly signatures?: OpenPinSignatures | undefined;
  /** Compares builds for the options `skip-rebuilds` and `fast-lane`; if absent, neither applies. */
  readonly impact?: PlannedImpact | undefined;
}

/** A plan, and the files with the plan applied. */
export interface PlannedPins {
  readonly plan: PinPlan;
  /** The files that change, in the order of their paths; then the configuration file, if it gets new signers. */
  readonly files: readonly ChangedFile[];
  /** Every image that was considered, with the decision about it. */
  readonly decided: readonly DecidedPin[];
  readonly listing: RepositoryConfig;
  /** The registry of the run. */
  readonly registry?: string | undefined;
  /** Whole sentences for the reader, beside the plan. */
  readonly warnings: readonly string[];
  /** The signers that the run writes to the configuration file. */
  readonly remembered: SignedPins['remembered'];
}

/**
 * Plans the pins of a repository: lists its images, looks up each tag once, decides by the rules, verifies
 * that mirrors have the selected builds and that these are signed, and edits the files in memory. Writes nothing. Throws
 * `config_file_*` if the configuration file is invalid, and `run_deadline`; an image whose lookup failed is part of the plan, as skipped.
 */
export async function planPins(options: PlanPinsOptions): Promise<PlannedPins> {
  const { tree, now, settings, registry, wish = { asOf: undefined, rollBack: undefined } } = options;
  const { listing, images, ...list } = options.listed ?? (await listPinImages(options));
  const followed = await fetchTags(images, options);
  const rules: PinRules = { settings, wish, now };
  const impact = options.impact && {
    ...options.impact,
    compare: compareBy(options.impact, { settings, listing }),
  };
  const fast = await takeFastLane(decidePins(followed, rules), rules, impact);
  const copied = await mapLimit(fast.decided, IN_FLIGHT, async (one) => requireAtMirror(one, options));
  const changed = await skipRebuilds(copied, rules, impact?.compare);
  const signed = await requireSigned(changed, settings.mirrors, options.signatures);
  const decided = keepInLockstep(signed.decided, rules);
  const pins = decided.flatMap(({ image, decision }) =>
    decision.kind === 'move' ? [{ image, digest: decision.to }] : [],
  );
  const { files, dropped } = await rewriteFiles({ tree, listing, style: settings.style, pins, registry });
  const final = decided.map((one) => asWritten(one, dropped));
  const skipped = [...list.skipped, ...final.flatMap(toSkip)].sort(byPlace);
  const moves = final.flatMap((one) => toMove(one, { settings, listing }));
  const remembered = rememberedFor(signed.remembered, moves);
  const config = await rememberFile(tree, remembered);
  return {
    plan: { moves, skipped },
    files: config === undefined ? files : [...files, config],
    decided: final,
    listing,
    registry,
    warnings: [
      ...list.warnings,
      ...fast.warnings,
      ...rememberedWarnings({ entries: remembered, path: config?.path }),
    ],
    remembered,
  };
}

/** Looks up every tag once, however many references follow it. */
async function fetchTags(
  images: readonly ListedImage[],
  { settings, source }: PlanPinsOptions,
): Promise<readonly FollowingImage[]> {
  const following = images.map((image) => {
    const tag = listedTag(image);
    const at = upstreamOf(settings.mirrors, image.reference);
    return { image, at, upstream: formatImage(at), tag };
  });
  const wanted = new Map(
    following.flatMap(({ at, upstream, tag }) =>
      tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }] as const],
    ),
  );
  const fetched = await mapLimit([...wanted], IN_FLIGHT, async ([key, { at, tag }]) => {
    return [key, hasBuilds(key, await source.tag(at, tag))] as const;
  });
  const facts = new Map(fetched);
  return following.map(({ image, upstream, tag }) => {
    return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
  });
}

/** Treats an empty history as a failed lookup, so that no earlier proposal is withdrawn because of it. */
function hasBuilds(name: string, facts: Fetched<TagFacts>): Fetched<TagFacts> {
  if (facts.kind === 'unknown' || facts.value.kind === 'digest') return facts;
  if (facts.value.history.length > 0) return facts;
  const message = `could not read the history of ${name}: the registry returned an empty history`;
  const hint = 'If the tag was retired, use another one.';
  return { kind: 'unknown', problem: { code: 'platform_unexpected_answer', message, hint } };
}

/** Skips an update whose digest the mirror does not have yet: the next build would fail. */
async function requireAtMirror(one: DecidedPin, { settings, source }: PlanPinsOptions): Promise<DecidedPin> {
  const { decision, image } = one;
  const upstream = upstreamOf(settings.mirrors, image.reference);
  if (decision.kind !== 'move' || upstream === image.reference) return one;
  const answer = await source.has(image.reference, decision.to);
  if (answer.kind === 'known' && answer.value) return one;
  const name = formatImage(image.reference);
  const lacks: PinDecision =
    answer.kind === 'unknown'
      ? lookupFailed(answer.problem)
      : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} yet` };
  return { ...one, decision: lacks };
}

/** The decision, unless the file could not be edited so. */
function asWritten(one: DecidedPin, dropped: ReadonlyMap<ListedImage, string>): DecidedPin {
  const reason = dropped.get(one.image);
  if (reason === undefined || one.decision.kind === 'skip') return one;
  return { ...one, decision: { kind: 'skip', code: 'not-editable', reason } };
}

function toMove(
  { image, decision, tag }: DecidedPin,
  { settings, listing }: Required<Pick<PlanPinsOptions, 'settings' | 'listing'>>,
): readonly PinMove[] {
  if (decision.kind === 'skip' || tag === undefined) return [];
  const { file, line, written, reference } = image;
  const { to, builtAt, builds, days, trust, fastLane } = decision;
  const place = { file, line, written, image: formatImage(reference), tag };
  const upstream = upstreamOf(settings.mirrors, reference);
  const platforms = buildPlatforms(image, listing.check.platforms);
  const more = { ...(trust && { trust }), ...(fastLane && { fastLane }) };
  return [{ ...place, upstream, platforms, from: reference.digest, to, builtAt, builds, days, ...more }];
}

function toSkip({ image: { file, line, written }, decision }: DecidedPin): readonly PinSkip[] {
  if (decision.kind === 'move') return [];
  return [{ file, line, written, code: decision.code, reason: decision.reason }];
}
