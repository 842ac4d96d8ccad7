import { MooringError } from '../../values/errors.ts';
import type { PinMove, PinPlan, PinSkip, RewrittenFile } from '../decide/pin-plan.ts';
import { groupBranch, isGroupBranch } from '../views/branch-name.ts';
import { rememberedFor } from '../../signatures/decide/remember-signers.ts';
import type { RememberedSigner } from '../../signatures/decide/remember-signers.ts';
import { groupPlan } from '../views/grouping.ts';
import type { Grouping, PinGroup } from '../views/grouping.ts';
import type { PullRequestOutcome } from '../views/outcome.ts';
import type { Clock } from '../../values/clock.ts';
import type { Forge } from '../../io/ports/forge.ts';
import { textHash } from './hashes.ts';
import { keepProposed } from './keep-proposed.ts';
import type { KeepOptions } from './keep-proposed.ts';
import type { BranchTarget, PullRequestExtras, SettleContext } from './settling.ts';
import { matchBase } from './match-base.ts';
import type { BaseHead, FileMismatch } from './match-base.ts';
import { planHash } from './proposal.ts';
import type { Proposal, TextOptions } from './proposal.ts';
import { settleBranch } from './settle-branch.ts';
import { rememberFile } from '../remember-file.ts';
import { rewriteFiles } from '../rewrite-files.ts';
import { placeOf } from '../decide/pin-plan.ts';
import { isUnverified } from '../decide/signature-warnings.ts';
import { count } from '../../text/plural.ts';

export interface ProposePinsOptions extends Pick<
  KeepOptions,
  'forge' | 'tree' | 'planned' | 'settings' | 'wish' | 'signatures'
> {
  readonly clock: Clock;
  /** The branch to merge into. */
  readonly base: string;
  /** The branch to merge from, or the prefix of the branch names if there are several groups. */
  readonly branch: string;
  readonly grouping: Grouping;
  readonly texts: TextOptions;
  readonly extras: PullRequestExtras;
  readonly draft: boolean;
  /** Fetches what updates change for the written texts; absent if it is turned off. */
  readonly judgeMoves?: SettleContext['judgeMoves'];
}

/** The outcomes of a plan. */
export interface ProposedPins {
  readonly outcomes: readonly PullRequestOutcome[];
  /** Files whose updates could not be proposed, because they differ on the base branch. */
  readonly mismatches: readonly FileMismatch[];
}

/**
 * Proposes a plan on the forge: opens one pull request per group, updates it if it is outdated, and closes it
 * if it is no longer needed (pinning-rules.md#pull-requests). Running it again changes nothing. Throws
 * `github_not_found` if the base branch does not exist, and `github_base_differs` if every planned file
 * differs on it.
 */
export async function proposePins(options: ProposePinsOptions): Promise<ProposedPins> {
  const { forge, branch } = options;
  const left = (await forge.listBranches(branch)).filter(({ name }) => isGroupBranch(branch, name));
  const { plan: wanted } = options.planned;
  if (wanted.moves.length === 0 && left.length === 0) {
    return { outcomes: [{ ...NO_PULL_REQUEST, branch, said: whyNothing(wanted) }], mismatches: [] };
  }
  const { plan, untouched } = await keepProposed({ ...options, branches: left });
  const base = await readBase(forge, options.base);
  const { proposals, mismatches } = await makeProposals(plan, options, base);
  const needless = plan.moves.length === 0 ? whyNothing(plan) : REGROUPED;
  const proposed = new Set(proposals.map((proposal) => proposal.branch));
  const unwanted = left.map(({ name }) => name).filter((name) => !proposed.has(name) && !untouched.has(name));
  const targets: readonly BranchTarget[] = [
    ...proposals
      .filter((proposal) => !untouched.has(proposal.branch))
      .map((proposal) => ({ branch: proposal.branch, proposal, needless })),
    ...(mismatches.length > 0 ? [] : unwanted).map((name) => ({
      branch: name,
      proposal: undefined,
      needless,
    })),
  ];
  const context: SettleContext = { ...options, base };
  const outcomes: PullRequestOutcome[] = [];
  // oxlint-disable no-await-in-loop -- GitHub recommends serial writes
  for (const target of targets) outcomes.push(await settleBranch(context, target));
  for (const name of untouched) outcomes.push(await leaveOpen(forge, name, LOOKUP_FAILED));
  if (mismatches.length > 0)
    for (const name of unwanted) outcomes.push(await leaveOpen(forge, name, NOT_COMPARED));
  // oxlint-enable no-await-in-loop
  return { outcomes, mismatches };
}

/** Keeps a pull request unchanged if a lookup failed or the base differs: its updates may still be needed. */
async function leaveOpen(forge: Forge, branch: string, why: string): Promise<PullRequestOutcome> {
  const open = (await forge.listPullRequests(branch)).find(({ state }) => state === 'open');
  const subject = open === undefined ? `the branch ${branch}` : `pull request #${open.number}`;
  return {
    ...NO_PULL_REQUEST,
    operation: open === undefined ? 'none' : 'unchanged',
    branch,
    number: open?.number,
    url: open?.url,
    said: `${why}, so ${subject} is unchanged.`,
  };
}

const LOOKUP_FAILED = 'Some of its references could not be looked up';
const NOT_COMPARED = 'The checkout differs from the base branch';

const NO_PULL_REQUEST = {
  operation: 'none',
  number: undefined,
  url: undefined,
  warnings: [],
  moves: [],
  files: [],
  startsNoChecks: false,
} as const;

/** Said in the log, and in a pull request that is closed for it. */
function whyNothing({ skipped }: PinPlan): string {
  if (skipped.every(({ code }) => code === 'current')) return 'Every pin is already on the selected build.';
  const held = skipped.filter(isUnverified).length;
  const nothing =
    held === 0
      ? 'There is nothing to update'
      : `${count(held, 'update')} ${held === 1 ? 'is' : 'are'} on hold because the build is not verified`;
  return `${nothing}; the job summary lists the skipped references with reasons.`;
}

const REGROUPED = 'Its updates are already made, or are part of another pull request.';

async function readBase(forge: Forge, branch: string): Promise<BaseHead> {
  const commit = await forge.readBranch(branch);
  if (commit === undefined) {
    throw new MooringError('github_not_found', `the repository has no branch ${branch}`);
  }
  const { tree } = await forge.readCommit(commit);
  return { branch, commit, tree };
}

/** Returns the proposals for this base branch; a group whose files all differ on the base is left out. */
async function makeProposals(
  plan: PinPlan,
  options: ProposePinsOptions,
  base: BaseHead,
): Promise<{ readonly proposals: readonly Proposal[]; readonly mismatches: readonly FileMismatch[] }> {
  const { forge, grouping, branch } = options;
  const { remembered: entries } = options.planned;
  const proposals: Proposal[] = [];
  const mismatches: FileMismatch[] = [];
  for (const group of groupPlan(plan, grouping)) {
    // oxlint-disable no-await-in-loop -- one group after another keeps their order
    const rewritten = await rewriteGroup(group.moves, options);
    const matched = await matchBase(forge, base, rewritten);
    // The configuration file is part of one pull request; others would conflict with it.
    const isFirst = proposals.every(({ remembered }) => remembered === undefined);
    const used = isFirst ? rememberedFor(entries, group.moves) : [];
    const trusting =
      used.length === 0 ? NO_SIGNERS : await withSigners(rememberedFor(entries, plan.moves), options, base);
    mismatches.push(...matched.mismatches);
    const fitting = withoutMismatches(group, matched.mismatches);
    if (matched.files.length === 0 || fitting.moves.length === 0) continue;
    const { key } = group;
    const name = groupBranch(branch, { key, hash: await textHash(key) });
    const files = [...matched.files, ...trusting.files];
    const { remembered } = trusting;
    proposals.push({ ...fitting, branch: name, files, remembered, plan: await planHash(fitting) });
    // oxlint-enable no-await-in-loop
  }
  if (proposals.length === 0 && mismatches.length > 0) throw nothingFits(mismatches, base);
  return { proposals, mismatches };
}

const NO_SIGNERS = { files: [], remembered: undefined };

/** The configuration file with new signers, unless it cannot be edited or differs on the base. */
async function withSigners(
  entries: readonly RememberedSigner[],
  { forge, tree }: ProposePinsOptions,
  base: BaseHead,
): Promise<Required<Pick<Proposal, 'files' | 'remembered'>>> {
  const file = await rememberFile(tree, entries);
  const { files } = await matchBase(forge, base, file === undefined ? [] : [file]);
  return { files, remembered: { entries, path: files[0]?.path } };
}

/** Returns the files with only these updates applied, which are the plan's or an earlier run's. */
export async function rewriteGroup(
  moves: readonly PinMove[],
  { tree, planned, settings: { style } }: Pick<ProposePinsOptions, 'tree' | 'planned' | 'settings'>,
): Promise<readonly RewrittenFile[]> {
  const digests = new Map(moves.map((move) => [placeOf(move), move.to]));
  const pins = planned.decided.flatMap(({ image, decision }) => {
    const isDropped = decision.kind === 'skip' && decision.code === 'not-editable';
    const digest = isDropped ? undefined : digests.get(placeOf(image));
    return digest === undefined ? [] : [{ image, digest }];
  });
  return (await rewriteFiles({ ...planned, tree, style, pins })).files;
}

/** Returns the group without the files that differ on the base; their updates are listed as skipped. */
function withoutMismatches(group: PinGroup, mismatches: readonly FileMismatch[]): PinGroup {
  const reasons = new Map(mismatches.map(({ path, why }) => [path, why]));
  const skipped = group.moves.flatMap(({ file, line, written }): readonly PinSkip[] => {
    const reason = reasons.get(file);
    return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
  });
  return {
    ...group,
    moves: group.moves.filter(({ file }) => !reasons.has(file)),
    skipped: [...group.skipped, ...skipped],
  };
}

function nothingFits(mismatches: readonly FileMismatch[], base: BaseHead): MooringError {
  const [first] = mismatches;
  const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : '';
  return new MooringError(
    'github_base_differs',
    `the checkout differs from ${base.branch}: ${first?.path ?? ''}: ${first?.why ?? ''}${more}`,
  );
}
