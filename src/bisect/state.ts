import { z } from 'zod';

import { resumeSession } from './decide/resume-session.ts';
import type { ResumedPlan } from './decide/resume-session.ts';
import { PROBE_REASONS, RUN_VERDICTS } from './decide/session.ts';
import type { BisectPlan, BisectRun, BisectSession } from './decide/session.ts';
import { isDigest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { formatInstant, parseInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import { findIssues, formatFormPath } from '../api/schema/form-issue.ts';
import { Timestamp } from '../api/schema/timestamp.ts';

const Digest = z.string().refine(isDigest, 'is not a digest');
const Time = Timestamp.transform(parseInstant);
const Command = z.array(z.string()).min(1);
const Count = z.int().min(1);

/** The first line: what the session looks for (bisect-rules.md#state). */
const PlanLine = z.strictObject({
  v: z.literal(1),
  image: z.string(),
  tag: z.string(),
  platform: z.string().optional(),
  find: z.enum(['first-bad', 'first-good']),
  isOlderEndKnown: z.boolean(),
  command: Command,
  repeat: Count,
  badIf: z.enum(['any', 'all']),
  maxRuns: Count,
  notes: z.array(z.string()).optional(),
  candidates: z
    .array(z.strictObject({ digest: Digest, at: Time, group: z.int().optional() }))
    .min(1)
    .refine(
      (builds) => new Set(builds.map(({ digest }) => digest)).size === builds.length,
      'has a digest twice',
    ),
});

/** Each further line: a run, or that the session went on after a stop. */
const RunLine = z.strictObject({
  digest: Digest,
  verdict: z.enum(RUN_VERDICTS),
  end: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('exit'), code: z.int() }),
    z.strictObject({ kind: z.literal('signal'), signal: z.string() }),
    z.strictObject({ kind: z.enum(['timeout', 'removed', 'lost']) }),
  ]),
  reason: z.enum(PROBE_REASONS),
  ms: z.number(),
  at: Time,
  host: z.string(),
});
const ResumedLine = z.strictObject({ resumed: Time, command: Command, maxRuns: Count });

/** Returns the first line of a state file. */
export function formatPlan({ candidates, ...plan }: BisectPlan): string {
  const builds = candidates.map(({ digest, at, group }) => ({ digest, at: formatInstant(at), group }));
  return formatLine({ v: 1, ...plan, candidates: builds });
}

/** Returns the line of a run. */
export function formatRun(run: BisectRun): string {
  return formatLine({ ...run, at: formatInstant(run.at) });
}

/** Returns the line with which a session goes on after a stop: `resumeSession` applies to all runs before it. */
export function formatResumed(at: Instant, { command, maxRuns }: ResumedPlan): string {
  return formatLine({ resumed: formatInstant(at), command, maxRuns });
}

function formatLine(line: object): string {
  return `${JSON.stringify(line)}\n`;
}

/** A session as its file has it. */
export interface StoredSession {
  readonly session: BisectSession;
  /** The lines of the file to append to: all but one that was cut off at the end. */
  readonly text: string;
}

/**
 * Reads a state file. A last line that was cut off is left out; any other damage throws `config_input_invalid` with
 * the number of the line.
 */
export function readState(text: string, file: string): StoredSession {
  const lines = readLines(text, file);
  const [first = { number: 1, text: '', value: undefined }, ...others] = lines;
  const { v: _, platform, ...plan } = parseLine(PlanLine, first, file);
  let session: BisectSession = { plan: { ...plan, platform }, runs: [] };
  for (const line of others) {
    const { plan: current, runs } = session;
    session = isResumed(line)
      ? resumeSession(session, parseLine(ResumedLine, line, file))
      : { plan: current, runs: [...runs, readRun(line, current, file)] };
  }
  return { session, text: lines.map((line) => `${line.text}\n`).join('') };
}

function readRun(line: Line, { candidates }: BisectPlan, file: string): BisectRun {
  const run = parseLine(RunLine, line, file);
  if (candidates.some(({ digest }) => digest === run.digest)) return run;
  throw damaged(file, line.number, `${run.digest} is not one of the candidates`);
}

interface Line {
  /** From 1 on. */
  readonly number: number;
  readonly text: string;
  readonly value: unknown;
}

function readLines(text: string, file: string): readonly Line[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [{ number: index + 1, text: line, value: JSON.parse(line) as unknown }];
    } catch {
      // Only what follows the last line break can have been cut off.
      if (index === lines.length - 1) return [];
      throw damaged(file, index + 1, 'is not JSON');
    }
  });
}

function isResumed({ value }: Line): boolean {
  return typeof value === 'object' && value !== null && 'resumed' in value;
}

function parseLine<Schema extends z.ZodType>(
  schema: Schema,
  { number, value }: Line,
  file: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [{ path, message }] = findIssues(result.error, value);
  throw damaged(file, number, path.length === 0 ? message : `"${formatFormPath(path)}" ${message}`);
}

function damaged(file: string, line: number, reason: string): MooringError {
  return new MooringError('config_input_invalid', `${file}:${line}: ${reason}`, {
    hint: 'Restore the file, or start a new session with another state file.',
  });
}
