import { placeOf } from '../decide/pin-plan.ts';
import { byPlace } from '../../text/order.ts';
import type { PinMove, PinPlan, PinSkip, RewrittenFile } from '../decide/pin-plan.ts';
import { isOwnCommit } from '../views/commit-message.ts';
import type { Forge, ForgeBranch, ForgeTreeEntry } from '../../io/ports/forge.ts';
import { mapLimit } from '../../values/concurrency.ts';
import { followLinks } from './match-base.ts';
import { formatImage } from '../../values/image-reference.ts';
import type { Digest } from '../../values/digest.ts';
import type { ListedImage } from '../../references/decide/image-list.ts';
import { buildPlatforms, listedTag } from '../../references/decide/image-list.ts';
import type { DecidedPin } from '../decide/decide-pins.ts';
import { isDenied, upstreamOf } from '../../config/policy/pin-settings.ts';
import type { PinSettings } from '../../config/policy/pin-settings.ts';
import { readWithArguments } from '../../references/build-arguments.ts';
import type { FileToRead } from '../../references/read-file.ts';
import { SIGNATURE_CODES } from '../../signatures/decide/signature-hold.ts';
import { signatureSkip } from '../decide/signature-warnings.ts';
import { verifyKept } from '../require-signed.ts';
import type { KeptMoves, OpenPinSignatures } from '../require-signed.ts';
import { fileOfImage, rewriteFiles } from '../rewrite-files.ts';
import type { RewriteRequest } from '../rewrite-files.ts';
import type { PlannedPins } from '../plan-pins.ts';
import type { PinWish } from '../decide/decide-pin.ts';

/** A plan that keeps earlier proposals for references whose lookup failed. */
export interface KeptPlan {
  readonly plan: PinPlan;
  /** Branches whose proposals to keep are unknown: this run does not change them. */
  readonly untouched: ReadonlySet<string>;
}

export interface KeepOptions extends Pick<RewriteRequest, 'tree'> {
  readonly forge: Forge;
  readonly planned: PlannedPins;
  readonly settings: PinSettings;
  readonly wish: PinWish;
  /** Earlier proposals of builds that are known not to be verified are withdrawn; if absent, they are not verified. */
  readonly signatures?: OpenPinSignatures | undefined;
  /** Mooring's branches, by their names. */
  readonly branches: readonly ForgeBranch[];
}

/** The most files that are read from one branch, because GitHub limits a job's requests per hour. */
const MOST_FILES = 100;
const IN_FLIGHT = 8;

/** Codes that require a successful lookup. If no reference has one, the branches are not read. */
const ANSWERED: ReadonlySet<PinSkip['code']> = new Set([
  'current',
  'would-go-back',
  'denied',
  'too-young',
  'no-history',
  'not-in-history',
  'no-build',
  'age-unknown',
  'only-rebuilt',
  'mirror-lacks',
  ...SIGNATURE_CODES,
  'lockstep',
] as const);

/**
 * Adds to a plan the updates that the branches of earlier runs propose for references whose lookup failed in
 * this run, so that an unreachable registry does not shrink a pull request. Sends no requests if no lookup
 * failed.
 */
export async function keepProposed({ forge, branches, ...options }: KeepOptions): Promise<KeptPlan> {
  const { plan } = options.planned;
  const failed = plan.skipped.filter(({ code }) => code === 'lookup-failed');
  const paths = [...new Set(failed.map(({ file }) => file))];
  if (failed.length === 0) return { plan, untouched: new Set() };
  const isBlind = plan.moves.length === 0 && !plan.skipped.some(({ code }) => ANSWERED.has(code));
  if (isBlind) return { plan, untouched: new Set(branches.map(({ name }) => name)) };
  const untouched = new Set<string>();
  const kept = new Map<string, PinMove>();
  for (const { name, commit } of branches) {
    // oxlint-disable no-await-in-loop -- hardly ever more than one branch
    const edits = await readEdits(forge, commit, paths);
    const moves = edits === undefined ? undefined : await carryOver(edits, options);
    if (moves === undefined) untouched.add(name);
    else for (const move of moves) kept.set(placeOf(move), move);
    // oxlint-enable no-await-in-loop
  }
  const { moves, held } = await verifyKept([...kept.values()], options.signatures);
  return { plan: withKept(plan, { moves, held }), untouched };
}

/** The updates that are kept replace the failed lookups of their references; those that are not say why. */
function withKept({ moves, skipped }: PinPlan, kept: KeptMoves): PinPlan {
  return {
    moves: [...moves, ...kept.moves.values()].toSorted(byPlace),
    skipped: skipped.flatMap((skip) => {
      const place = placeOf(skip);
      if (skip.code !== 'lookup-failed') return [skip];
      const hold = kept.held.get(place);
      if (hold !== undefined) return [{ ...skip, code: hold.code, reason: signatureSkip(hold).reason }];
      return kept.moves.has(place) ? [] : [skip];
    }),
  };
}

/** Returns a commit's changes in these files: none if Mooring did not write it, undefined for too many. */
async function readEdits(
  forge: Forge,
  commit: string,
  paths: readonly string[],
): Promise<readonly RewrittenFile[] | undefined> {
  const head = await forge.readCommit(commit);
  const [parent] = head.parents;
  if (parent === undefined || !isOwnCommit(head)) return [];
  const { tree } = await forge.readCommit(parent);
  const before = await readPlaces(forge, tree, paths);
  const after = await readPlaces(forge, head.tree, paths);
  const changed = paths.flatMap((path) => {
    const [old, next] = [before.get(path)?.blob, after.get(path)?.blob];
    return old === undefined || next === undefined || old === next ? [] : [{ path, old, next }];
  });
  if (changed.length > MOST_FILES) return undefined;
  return mapLimit(changed, IN_FLIGHT, async ({ path, old, next }) => ({
    path,
    before: await forge.readBlob(old),
    after: await forge.readBlob(next),
  }));
}

/** Returns the files at these paths, with symbolic links followed. */
async function readPlaces(
  forge: Forge,
  tree: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ForgeTreeEntry>> {
  const entries = await forge.readTree(tree, paths);
  const links = await followLinks(forge, tree, entries);
  const followed = [...links].flatMap(([path, { entry }]) =>
    entry === undefined ? [] : ([[path, entry]] as const),
  );
  return new Map([...entries, ...followed]);
}

/**
 * Returns the updates that earlier edits made for references whose lookup failed in this run. An update is
 * kept only if its reference is unchanged since, its digest is not denied by the configuration file, and the
 * reference can be edited. Returns undefined if updates would be kept in a run with `as-of` or a rollback.
 */
export async function carryOver(
  earlier: readonly RewrittenFile[],
  { tree, planned, settings, wish }: Pick<KeepOptions, 'tree' | 'planned' | 'settings' | 'wish'>,
): Promise<readonly PinMove[] | undefined> {
  const { decided } = planned;
  const kept = new Map<ListedImage, PinMove>();
  for (const file of earlier) {
    const open = decided.filter(
      ({ image, decision }) => image.file === file.path && isFailedLookup(decision),
    );
    const [first] = open;
    if (first === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- reading is work of this one thread, so that nothing is waited for
    const edits = await editsOf(file, fileOfImage(first.image, planned));
    for (const { image, tag } of open) {
      const to = edits.get(stateOf(image));
      if (tag === undefined || to === undefined || to === image.reference.digest) continue;
      if (isDenied(settings.denies, image.reference, { digest: to, at: undefined })) continue;
      kept.set(image, keptMove(image, { tag, to }, { settings, planned }));
    }
  }
  // An earlier run selected builds by other rules, so its updates do not apply to this one.
  if (kept.size > 0 && isSpecial(wish)) return undefined;
  const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
  const { dropped } = await rewriteFiles({ ...planned, tree, style: settings.style, pins });
  return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
}

function isFailedLookup(decision: DecidedPin['decision']): boolean {
  return decision.kind === 'skip' && decision.code === 'lookup-failed';
}

/** Returns a key of the image with its tag and digest, regardless of its place in the file. */
function stateOf(image: ListedImage): string {
  const { reference } = image;
  return JSON.stringify([formatImage(reference), listedTag(image), reference.digest ?? null]);
}

/** Returns the new digests of edited references by their old state; an edit keeps order and number. */
async function editsOf(
  { before, after }: RewrittenFile,
  file: Omit<FileToRead, 'bytes'>,
): Promise<ReadonlyMap<string, Digest>> {
  const [old, next] = [
    await readWithArguments({ ...file, bytes: before }),
    await readWithArguments({ ...file, bytes: after }),
  ];
  if (old.images.length !== next.images.length) return new Map();
  const pairs = old.images.flatMap((image, index): readonly (readonly [string, Digest])[] => {
    const digest = next.images[index]?.reference.digest;
    const isEdited = digest !== undefined && digest !== image.reference.digest;
    return isEdited ? [[stateOf(image), digest]] : [];
  });
  return new Map(pairs);
}

function keptMove(
  image: ListedImage,
  { tag, to }: { readonly tag: string; readonly to: Digest },
  { settings, planned: { listing } }: Pick<KeepOptions, 'settings' | 'planned'>,
): PinMove {
  const { file, line, written, reference } = image;
  return {
    file,
    line,
    written,
    image: formatImage(reference),
    tag,
    upstream: upstreamOf(settings.mirrors, reference),
    platforms: buildPlatforms(image, listing.check.platforms),
    from: reference.digest,
    to,
    builtAt: undefined,
    builds: undefined,
    days: undefined,
    isKept: true,
  };
}

function isSpecial({ asOf, rollBack }: PinWish): boolean {
  return asOf !== undefined || rollBack !== undefined;
}
