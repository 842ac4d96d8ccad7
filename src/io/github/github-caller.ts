import type { z } from 'zod';

import { describeAnswerIssue } from '../../api/schema/answer-issue.ts';
import { MooringError, runTimedOut } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import { isPassing, limitWait, refusalError } from './github-refusal.ts';
import type { GitHubRefusal } from './github-refusal.ts';
import type { Clock } from '../../values/clock.ts';
import { pause } from '../../values/clock.ts';

/** How a call ended. `unsure`: it was sent, no whole answer came, and it must not be sent blindly again. */
export type GitHubOutcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: GitHubRefusal }
  | { readonly kind: 'unsure' };

/** Options of a single attempt: its abort signal, and that a redirect is returned like any other response. */
interface AttemptOptions {
  readonly signal: AbortSignal;
  readonly redirect: 'manual';
}

type Send = (request: AttemptOptions) => Promise<{ readonly status: number; readonly data: unknown }>;

export interface GitHubCaller {
  /**
   * `purpose` completes "could not …"; `form` is that of a successful answer. A call that is not `repeatable` is never
   * sent twice without a look between.
   */
  <Form extends z.ZodType>(
    purpose: string,
    form: Form,
    send: Send,
    options?: { readonly repeatable: boolean },
  ): Promise<GitHubOutcome<z.output<Form>>>;
}

const ATTEMPTS = 5;
const ATTEMPT_MS = 30_000;
const FIRST_DELAY_MS = 400;
/** A longer wait than this is not sat out: a job that sleeps costs its owner money. */
const LONGEST_WAIT_MS = 120_000;

/**
 * The one way in which GitHub is called: attempts with an end each, what passes is tried again, a limit is obeyed up to
 * two minutes. Throws `github_unavailable`, `github_unexpected_answer`, `github_rate_limited` and `run_deadline`; a
 * refusal is an outcome.
 */
export function createGitHubCaller({
  clock,
  signal,
  host,
}: {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The host of GitHub's API for messages, with its proxy. */
  readonly host: string;
}): GitHubCaller {
  return async (purpose, form, send, { repeatable } = { repeatable: true }) => {
    for (let attempt = 1; ; attempt += 1) {
      const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
      const outcome = await tryOnce(form, send, attemptSignal);
      if (signal.aborted) throw runTimedOut(purpose);
      if (outcome.kind === 'answer') return outcome;
      const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
      if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
        return outcome;
      // A request that met a limit was not carried out; one that got no good answer may have been.
      if (wait === undefined && !repeatable) return { kind: 'unsure' };
      if (wait !== undefined && wait > LONGEST_WAIT_MS) throw limited(purpose, wait);
      if (attempt >= ATTEMPTS) throw exhausted(outcome, { purpose, host, wait });
      const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
      // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
      await pause(delay, purpose, { clock, signal });
    }
  };
}

type Attempt<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: GitHubRefusal }
  | { readonly kind: 'no-answer'; readonly why: string }
  /** A success without what was requested. */
  | { readonly kind: 'garbled'; readonly why: string };

async function tryOnce<Form extends z.ZodType>(
  form: Form,
  send: Send,
  signal: AbortSignal,
): Promise<Attempt<z.output<Form>>> {
  try {
    const { status, data } = await send({ signal, redirect: 'manual' });
    if (status >= 300) return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
    const answer = status === 204 ? undefined : data;
    // What is no JSON, such as a body that was cut short, comes as the text that there is.
    if (typeof answer === 'string') return { kind: 'garbled', why: 'the answer is not JSON' };
    const parsed = form.safeParse(answer);
    if (parsed.success) return { kind: 'answer', answer: parsed.data };
    return { kind: 'garbled', why: printable(describeAnswerIssue(parsed.error, answer), 200) };
  } catch (error) {
    const response = readResponse(error);
    if (response !== undefined) return { kind: 'refused', refusal: readRefusal(response) };
    return {
      kind: 'no-answer',
      why: error instanceof Error ? printable(error.message, 120) : 'no answer came',
    };
  }
}

interface PlainResponse {
  readonly status: number;
  readonly headers: unknown;
  readonly data: unknown;
}

/** The response inside an error of octokit; undefined where none came at all. */
function readResponse(error: unknown): PlainResponse | undefined {
  const response = readField(error, 'response');
  const status = readField(response, 'status');
  if (typeof status !== 'number') return undefined;
  return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
}

function readRefusal({ status, headers, data }: PlainResponse): GitHubRefusal {
  const errors = readField(data, 'errors');
  return {
    status,
    message: textField(data, 'message'),
    errors: (Array.isArray(errors) ? errors : []).map((one: unknown) => ({
      field: textField(one, 'field'),
      code: textField(one, 'code'),
      message: typeof one === 'string' ? one : textField(one, 'message'),
    })),
    headers: Object.fromEntries(
      Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    ),
  };
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textField(value: unknown, name: string): string {
  const field = readField(value, name);
  return typeof field === 'string' ? field : '';
}

function limited(purpose: string, waitMs: number): MooringError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new MooringError(
    'github_rate_limited',
    `could not ${purpose}: GitHub requires a wait of ${seconds} seconds`,
  );
}

function exhausted(
  outcome: Exclude<Attempt<unknown>, { readonly kind: 'answer' }>,
  call: { readonly purpose: string; readonly host: string; readonly wait: number | undefined },
): MooringError {
  const purpose = `${call.purpose}, ${ATTEMPTS} times`;
  if (call.wait !== undefined) return limited(purpose, call.wait);
  if (outcome.kind === 'refused') return refusalError(outcome.refusal, purpose);
  return outcome.kind === 'garbled'
    ? new MooringError('github_unexpected_answer', `could not ${purpose}: ${call.host}: ${outcome.why}`)
    : new MooringError(
        'github_unavailable',
        `could not ${purpose}: no answer from ${call.host} (${outcome.why})`,
      );
}
