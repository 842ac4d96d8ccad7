import { formatPlan, formatResumed, formatRun, readState } from './state.ts';
import { openSessionFile } from '../io/files/session-file.ts';
import type { SessionFile } from '../io/files/session-file.ts';
import { resumeSession } from './decide/resume-session.ts';
import type { BisectPlan, BisectRun, BisectSession } from './decide/session.ts';
import { nextStep } from './decide/next-step.ts';
import { findStateFile } from './find-state-file.ts';
import { commandText } from './views/command-text.ts';
import type { CliContext } from '../cli/command.ts';
import type { Command } from '../io/ports/command.ts';
import { MooringError } from '../values/errors.ts';
import { formatImage } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import type { BisectInputs } from './inputs.ts';
import type { BisectedTag } from './plan-session.ts';

/** The switches of a bisection. */
export interface BisectSwitches {
  readonly resume: boolean;
  readonly keepVerdicts: boolean;
  readonly badIfKilled: boolean;
}

/** A session whose runs are kept in a file. */
export interface OpenedSession {
  readonly session: BisectSession;
  readonly append: (run: BisectRun) => Promise<void>;
}

export interface OpenSessionOptions {
  readonly reference: BisectedTag;
  readonly inputs: BisectInputs;
  readonly switches: BisectSwitches;
  /** Undefined if the command line has none. */
  readonly command: readonly string[] | undefined;
  readonly now: Instant;
  /** Where the command runs. */
  readonly directory: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly execCommand: Command;
  /** Undefined without a terminal, as in a job. */
  readonly confirm?: CliContext['confirm'];
  readonly signal: AbortSignal;
  /** Plans a session that is not in a file yet; undefined if there is nothing to plan. */
  readonly plan: () => Promise<BisectPlan | undefined>;
}

/**
 * Opens the session of the state file, or of the one to replay, or plans a new one. Undefined if there is nothing to plan.
 * Throws `config_usage_invalid` for the state of another session and for a command that is neither given nor confirmed, and what
 * reading, writing and planning throw.
 */
export async function openSession(options: OpenSessionOptions): Promise<OpenedSession | undefined> {
  const { directory, inputs, switches, variables, execCommand } = options;
  const path = inputs.state || (await findStateFile(directory, { variables, command: execCommand }));
  const file = openSessionFile(path);
  const text = await file.read();
  const append = async (run: BisectRun): Promise<void> => file.append(formatRun(run));
  const isContinued = switches.resume || inputs.verdicts !== '';
  if (inputs.replay === '' && !isContinued) {
    if (text !== undefined)
      throw new MooringError('config_usage_invalid', `${path} is the state of an earlier session`, {
        hint: 'Add --resume to continue it, --state for another file, or remove it.',
      });
    const plan = await options.plan();
    if (plan === undefined) return undefined;
    await file.write(formatPlan(plan));
    return { session: { plan, runs: [] }, append };
  }
  const source = inputs.replay || path;
  const saved = inputs.replay === '' ? text : await openSessionFile(source).read();
  if (saved === undefined)
    throw new MooringError('config_usage_invalid', `there is no state file ${source}`, {
      hint: 'Run the command without --resume, --replay and --verdicts to start a session.',
    });
  return { session: await resume(saved, { ...options, source, file }), append };
}

interface ResumeOptions extends OpenSessionOptions {
  /** The path of the state that is continued. */
  readonly source: string;
  readonly file: SessionFile;
}

/** Continues a session, in a file without the line that was cut off. */
async function resume(saved: string, options: ResumeOptions): Promise<BisectSession> {
  const { source, file, reference, inputs, switches, command, now } = options;
  const { session, text } = readState(saved, source);
  const { plan } = session;
  const refuse = (what: string, hint: string): MooringError =>
    new MooringError('config_usage_invalid', `${source} is the state of another ${what}`, { hint });
  const isSame =
    plan.image === formatImage(reference) &&
    plan.tag === reference.tag &&
    (inputs.platform === '' || inputs.platform === plan.platform);
  if (!isSame)
    throw refuse(
      `tag or platform: ${plan.image}:${plan.tag}, ${plan.platform ?? 'all platforms'}`,
      'Use --state for the file of this session.',
    );
  const isOther = command !== undefined && JSON.stringify(command) !== JSON.stringify(plan.command);
  if (isOther && !switches.keepVerdicts)
    throw refuse(
      'command',
      'Use --keep-verdicts if the verdicts hold for this command too, or --state for another file.',
    );
  const resumed = { command: command ?? plan.command, maxRuns: inputs['max-runs'] ?? plan.maxRuns };
  const continued = resumeSession(session, resumed);
  const willRun = inputs.plan === undefined && nextStep(continued).kind === 'try';
  if (willRun && command === undefined) await confirmCommand(plan.command, options);
  await file.write(text + formatResumed(now, resumed));
  return continued;
}

/** A state file can be from anybody, so a command that only it names is run only if a person says yes. */
async function confirmCommand(
  command: readonly string[],
  { source, confirm, signal }: ResumeOptions,
): Promise<void> {
  const text = commandText(command);
  const isConfirmed = await confirm?.(`${source} has this command:\n  ${text}\nRun it?`, signal);
  if (isConfirmed === true) return;
  throw new MooringError(
    'config_usage_invalid',
    `the command in ${source} runs only if you confirm it or give it again`,
    { hint: `Check it, and if you trust it, add it to the command line: -- ${text}` },
  );
}
