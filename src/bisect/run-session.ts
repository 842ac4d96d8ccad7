import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { Preferences } from './decide/choose-candidate.ts';
import { nextStep } from './decide/next-step.ts';
import { verdictOf } from './decide/run-verdict.ts';
import type { VerdictRules } from './decide/run-verdict.ts';
import type { BisectPlan, BisectResult, BisectRun, BisectSession, BisectStep } from './decide/session.ts';
import { requireKnown } from '../values/fetched.ts';
import type { Digest } from '../values/digest.ts';
import { formatInstant } from '../values/instant.ts';
import { progressLine } from './views/progress-line.ts';
import { digestOfPlatform } from '../values/platform-digest.ts';
import type { Clock } from '../values/clock.ts';
import type { ProbeCommand, ProbeResult } from '../io/ports/probe-command.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

type TryStep = Extract<BisectStep, { kind: 'try' }>;

export interface RunSessionOptions extends VerdictRules {
  readonly session: BisectSession;
  readonly source: Pick<TagSource, 'has' | 'platforms'>;
  readonly image: OciImage;
  readonly probe: ProbeCommand;
  /** Keeps a run, on disk. */
  readonly append: (run: BisectRun) => Promise<void>;
  readonly prefers: Preferences;
  /** Milliseconds per run. */
  readonly timeoutMs: number | undefined;
  /** The name of this machine. */
  readonly host: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: (line: string) => void;
  /** Interrupts the session. */
  readonly signal: AbortSignal;
}

/** A session with its result. */
export interface FinishedSession {
  readonly session: BisectSession;
  readonly result: BisectResult;
  /** The last lines of output of the last run; empty if nothing was run. */
  readonly tail: readonly string[];
}

/**
 * Runs the command on one build after the other until the session has a result. Undefined if it is interrupted: the
 * state has all runs that ended before. Throws the problem of a registry that does not answer.
 */
export async function runSession(options: RunSessionOptions): Promise<FinishedSession | undefined> {
  const { append, log, prefers } = options;
  const { plan } = options.session;
  const runs = [...options.session.runs];
  let tail: readonly string[] = [];
  let step = nextStep({ plan, runs }, prefers);
  // oxlint-disable no-await-in-loop -- each run decides the next build
  while (step.kind === 'try') {
    const tried = await tryBuild(step, { plan, runs }, options);
    if (tried === undefined) return undefined;
    await append(tried.run);
    runs.push(tried.run);
    step = nextStep({ plan, runs }, prefers);
    tail = tried.tail;
    log(progressLine(plan, tried.run, step));
  }
  // oxlint-enable no-await-in-loop
  return { session: { plan, runs }, result: step.result, tail };
}

/** Runs the command on a build, unless the registry does not have it any more. */
async function tryBuild(
  step: TryStep,
  { plan, runs }: BisectSession,
  options: RunSessionOptions,
): Promise<{ readonly run: BisectRun; readonly tail: readonly string[] } | undefined> {
  const { digest } = step.build;
  const handed = await findCommandDigest(plan, digest, options);
  const { end, ms, tail } =
    handed === undefined
      ? REMOVED
      : ((await runOn(handed, { step, plan, number: runs.length + 1 }, options)) ?? INTERRUPTED);
  if (end === undefined) return undefined;
  const verdict = verdictOf(end, options);
  const run = { digest, verdict, end, reason: step.reason, ms, at: options.clock.now(), host: options.host };
  return { run, tail };
}

const REMOVED = { end: { kind: 'removed' }, ms: 0, tail: [] } as const;
const INTERRUPTED = { end: undefined, ms: 0, tail: [] } as const;

/**
 * Returns the digest that the command gets: that of the build, or of its manifest for the platform. Undefined if the
 * registry does not have it.
 */
export async function findCommandDigest(
  { platform }: Pick<BisectPlan, 'platform'>,
  digest: Digest,
  { source, image }: Pick<RunSessionOptions, 'source' | 'image'>,
): Promise<Digest | undefined> {
  if (!requireKnown(await source.has(image, digest))) return undefined;
  if (platform === undefined) return digest;
  const choice = digestOfPlatform(requireKnown(await source.platforms(image, digest)), platform);
  return choice.kind === 'found' ? choice.digest : undefined;
}

async function runOn(
  digest: Digest,
  { step, plan, number }: { readonly step: TryStep; readonly plan: BisectPlan; readonly number: number },
  { probe, timeoutMs, signal }: RunSessionOptions,
): Promise<ProbeResult | undefined> {
  const names = buildNamesOf(plan, digest);
  const variables = {
    ...variablesOf(names),
    MOORING_BISECT_TAG: plan.tag,
    MOORING_BISECT_BUILT_AT: formatInstant(step.build.at),
    MOORING_BISECT_PLATFORM: plan.platform ?? '',
    MOORING_BISECT_STEP: String(number),
    MOORING_BISECT_LEFT: String(step.left),
  };
  const logName = `${String(number).padStart(3, '0')}-${digest.slice(digest.indexOf(':') + 1).slice(0, 12)}.log`;
  return probe(fillIn(plan.command, names), { variables, timeoutMs, logName, signal });
}

/** The names of a build, as the command gets them. */
export interface BuildNames {
  /** `name:tag@digest`. */
  readonly reference: string;
  /** `name@digest`. */
  readonly image: string;
  readonly digest: Digest;
}

/** Returns the names of a build, or of its manifest for the platform. */
export function buildNamesOf({ image, tag }: Pick<BisectPlan, 'image' | 'tag'>, digest: Digest): BuildNames {
  return { reference: `${image}:${tag}@${digest}`, image: `${image}@${digest}`, digest };
}

function variablesOf({ reference, image, digest }: BuildNames): Readonly<Record<string, string>> {
  return {
    MOORING_BISECT_REFERENCE: reference,
    MOORING_BISECT_IMAGE: image,
    MOORING_BISECT_DIGEST: digest,
  };
}

/** Replaces the placeholders in the arguments of a command; other braces stay. */
function fillIn([program = '', ...args]: readonly string[], names: BuildNames): readonly string[] {
  const filled = args.map((word) =>
    word.replaceAll(/\{(reference|image|digest)\}/g, (_, name: keyof BuildNames) => names[name]),
  );
  return [program, ...filled];
}
