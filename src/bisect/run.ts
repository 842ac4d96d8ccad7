import { hostname } from 'node:os';

import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import { createProbeRunner } from '../io/process/run-probe.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { foldVerdicts } from './decide/run-verdict.ts';
import type { VerdictRules } from './decide/run-verdict.ts';
import { nextStep, planRound } from './decide/next-step.ts';
import type { BisectSession } from './decide/session.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import { warningText } from './views/bisect-words.ts';
import type { BisectFindings } from './views/bisect-words.ts';
import { printable } from '../text/printable.ts';
import { findLocalBuilds } from '../tag-history/local-builds.ts';
import { planBuilds } from './plan-builds.ts';
import type { PlannedBuild } from './plan-builds.ts';
import { runSession } from './run-session.ts';
import type { FinishedSession } from './run-session.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Access, World } from '../sign-in/access.ts';
import { loadTrust } from '../sign-in/load-trust.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run, RunOptions } from '../sign-in/open-run.ts';
import type { BisectInputs } from './inputs.ts';
import type { NamedBuildFactsOptions } from '../tag-history/named-build-facts.ts';
import { openSession } from './open-session.ts';
import type { BisectSwitches, OpenedSession, OpenSessionOptions } from './open-session.ts';
import { planSession, readBisectedTag } from './plan-session.ts';
import { readJobRuns } from './read-job-runs.ts';
import { warningsOf } from './decide/session-warnings.ts';
import { openDiffer } from '../diff/open-differ.ts';

export interface BisectTagOptions extends Omit<RunOptions, 'access' | 'tokenHosts'> {
  /** The reference of a tag. */
  readonly reference: string;
  readonly inputs: BisectInputs;
  readonly switches: BisectSwitches;
  /** Program and arguments; undefined if there are none. */
  readonly command: readonly string[] | undefined;
  /** The current access: a session can outlive a token. */
  readonly access: () => Promise<Access>;
  /** The repository of a workflow; if absent, that of the clone. */
  readonly github?: NamedBuildFactsOptions['github'];
  readonly log: (line: string) => void;
  /** Gets the output of the command as printable lines. Resolves when more can be written; undefined for at once. */
  readonly relay: (lines: string) => Promise<void> | undefined;
  readonly confirm?: OpenSessionOptions['confirm'];
}

export type Bisected =
  | { readonly kind: 'finished'; readonly findings: BisectFindings }
  /** The builds of the next parallel round. */
  | { readonly kind: 'planned'; readonly builds: readonly PlannedBuild[] }
  /** The registry keeps no history of the tag. */
  | { readonly kind: 'no-history' }
  | { readonly kind: 'interrupted' };

/** A session under way, with what its steps have in common. */
interface Searching extends Omit<BisectTagOptions, 'reference'>, OpenedSession {
  /** Where the history and the builds are. */
  readonly image: OciImage;
  readonly registries: Run;
  readonly rules: VerdictRules;
  readonly host: string;
}

/** Bisects a tag, or plans one parallel round; `signal` interrupts it. Throws as `openSession` and `runSession`. */
export async function bisectTag(options: BisectTagOptions): Promise<Bisected> {
  const { clock, command = [], inputs, signal, switches } = options;
  const reference = readBisectedTag(options.reference);
  // A session can take hours, but the lookups before it have a time limit.
  const lookups = AbortSignal.any([signal, AbortSignal.timeout(inputs['timeout-seconds'] * 1_000)]);
  const tree = createWorkTree('.', execCommandUntil(lookups));
  const { pin } = await loadConfig(tree);
  const image = upstreamOf(pin.mirrors, reference);
  const open = (until: AbortSignal): Run =>
    openRun({ ...options, signal: until, tokenHosts: pin.tokenHosts });
  const plan = async (): ReturnType<typeof planSession> =>
    planSession({
      ...options,
      github: options.github,
      reference,
      image,
      command,
      tree,
      registries: open(lookups),
      signal: lookups,
    });
  const opened = await openSession({
    ...options,
    reference,
    now: clock.now(),
    execCommand: execCommandUntil(lookups),
    plan,
  });
  if (opened === undefined) return { kind: 'no-history' };
  for (const note of opened.session.plan.notes ?? []) options.log(printable(note, 1_000));
  const searching = {
    ...options,
    ...opened,
    image,
    registries: open(signal),
    rules: { onTimeout: inputs['on-timeout'], isBadIfKilled: switches.badIfKilled },
    host: hostname(),
  };
  return inputs.plan === undefined ? search(searching) : planJobs(searching, inputs.plan);
}

/** Runs the command until there is a result. */
async function search(searching: Searching): Promise<Bisected> {
  const { session, inputs, registries, relay, rules, signal } = searching;
  const isDone = nextStep(session).kind === 'done';
  const hasLocal = !isDone && session.plan.platform === undefined;
  const finished = await runSession({
    ...searching,
    ...rules,
    source: registries.source,
    probe: createProbeRunner({
      directory: '.',
      relay,
      logDirectory: inputs['log-dir'] === '' ? undefined : inputs['log-dir'],
    }),
    prefers: hasLocal ? { present: await findLocalBuilds(session.plan.image, execCommandUntil(signal)) } : {},
    timeoutMs: inputs.timeout,
  });
  if (finished === undefined) return { kind: 'interrupted' };
  return { kind: 'finished', findings: await describeSession(finished, searching) };
}

/** Adds the verdicts of the jobs of a round, and returns the builds of the next one. */
async function planJobs(searching: Searching, parts: number): Promise<Bisected> {
  const session = await foldJobs(searching, parts);
  const { source } = searching.registries;
  const planned = await planBuilds(session, { ...searching, source, parts });
  const step = nextStep(planned.session);
  if (step.kind === 'try') return { kind: 'planned', builds: planned.builds };
  const finished = { session: planned.session, result: step.result, tail: [] };
  return { kind: 'finished', findings: await describeSession(finished, searching) };
}

async function foldJobs(
  { session, append, inputs, rules, clock }: Searching,
  parts: number,
): Promise<BisectSession> {
  if (inputs.verdicts === '') return session;
  const jobs = await readJobRuns(inputs.verdicts);
  const runs = foldVerdicts(planRound(session, parts), jobs, { ...rules, at: clock.now() });
  // oxlint-disable-next-line no-await-in-loop -- the file has the runs in their order
  for (const run of runs) await append(run);
  return { ...session, runs: [...session.runs, ...runs] };
}

/**
 * Returns the result of a session with what differs between its last good and its first bad build. A comparison that fails
 * becomes a note: the answer does not depend on it.
 */
async function describeSession(
  { session, result, tail }: FinishedSession,
  options: Omit<World, 'access' | 'onWarning'> & {
    readonly image: OciImage;
    readonly inputs: BisectInputs;
    readonly access: () => Promise<Access>;
  },
): Promise<BisectFindings> {
  const notes = [
    ...(session.plan.notes ?? []).map((note) => printable(note, 1_000)),
    ...warningsOf(session).map(warningText),
  ];
  const findings = { session, result, tail, diff: undefined };
  if (!('older' in result)) return { ...findings, notes };
  const { image, inputs } = options;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(inputs['timeout-seconds'] * 1_000)]);
  const tree = createWorkTree('.', execCommandUntil(signal));
  const config = await loadConfig(tree);
  const { diff } = await openDiffer({
    ...options,
    access: await options.access(),
    signal,
    tokenHosts: config.pin.tokenHosts,
    trust: await loadTrust({ config: config.trust, tree }, { ...options, signal }),
    trustedRoot: inputs['trusted-root'],
    onWarning: (warning) => notes.push(warning),
  });
  const { tag, platform } = session.plan;
  const [from, to] = [result.older.digest, result.newer.digest];
  const platforms = platform === undefined ? config.check.platforms : [platform];
  const compared = (await diff([{ image, tag, from, to, platforms }])).map((one) => one.diff);
  const [known] = compared.flatMap((one) => (one.kind === 'known' ? [one.value] : []));
  const problems = compared.flatMap((one) =>
    one.kind === 'unknown' ? [`The builds were not compared: ${one.problem.message}.`] : [],
  );
  return { ...findings, diff: known, notes: [...notes, ...problems] };
}
