import { formatPlan, formatResumed, formatRun, readState } from './state.ts';
import { openSessionFile } from '../io/files/session-file.ts';
import type { SessionFile } from '../io/files/session-file.ts';
import { resumeSession } from './decide/resume-session.ts';
import type { BisectPlan, BisectRun, BisectSession } from './decide/session.ts';
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
  /** Plans a session that is not in a file yet; undefined if there is nothing to plan. */
  readonly plan: () => Promise<BisectPlan | undefined>;
}

/**
 * Opens the session of the state file, or of the one to replay, or plans a new one. Undefined if there is nothing to plan.
 * Throws `config_usage_invalid` for the state of another session, and what reading, writing and planning throw.
 */
export async function openSession(options: OpenSessionOptions): Promise<OpenedSession | undefined> {
  const { inputs, switches } = options;
  const path = inputs.state || 'mooring-bisect.jsonl';
  const file = openSessionFile(path);
  const text = await file.read();
  const append = async (run: BisectRun): Promise<void> => file.append(formatRun(run));
  const isContinued = switches.resume || inputs.verdicts !== '';
  if (inputs.replay === '' && !isContinued) {
    if (text !== undefined)
      throw new MooringError('config_usage_invalid', `${path} is the state of an earlier session`, {
        hint: 'Use --resume to continue it, --state for another file, or remove it.',
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

/** Continues a session, in a file without the line that was cut off. */
async function resume(
  saved: string,
  {
    source,
    file,
    reference,
    inputs,
    switches,
    command,
    now,
  }: OpenSessionOptions & { readonly source: string; readonly file: SessionFile },
): Promise<BisectSession> {
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
  await file.write(text + formatResumed(now, resumed));
  return resumeSession(session, resumed);
}
