import { createUndiciHttp } from '../io/http/undici-http.ts';
import { actionsRunner } from './actions-runner.ts';
import { every, systemClock } from '../io/system-clock.ts';
import { MooringError } from '../values/errors.ts';
import { printableLines } from '../text/printable.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';
import type { Runner } from './runner.ts';
import { withProgress } from './progress.ts';
import { withUnhandledErrors } from './unhandled-errors.ts';
import { Secret, secretForms } from '../values/secret.ts';

/** The outside world of an action, behind ports. */
export interface ActionContext {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly send: HttpSend;
  /** Masks a token in the log. Called with every token in the statement after its birth. */
  readonly onSecret: (secret: Secret) => void;
}

/** The exit status of an action: 0 on success, 1 on findings. Failures are thrown. */
export type ExitStatus = 0 | 1;

/**
 * Runs one action. The exit status is 1 from the first statement on and becomes what `main` says only when it has
 * said it: a promise that never settles, or a process that ends early, cannot end green
 * (architecture.md#no-false-pass). A failure becomes one message with its remedy; only a fault of our own
 * prints a stack.
 */
export async function runAction(main: (context: ActionContext) => Promise<ExitStatus>): Promise<void> {
  process.exitCode = 1;
  const reportUnfinished = (): void => {
    actionsRunner.error('Mooring exited without finishing. This is a bug in Mooring; please report it.');
    process.exitCode = 1;
  };
  process.once('beforeExit', reportUnfinished);
  for (const form of proxySecretForms(process.env)) actionsRunner.mask(form);
  const http = createUndiciHttp();
  const progress = withProgress({
    send: http.send,
    variables: process.env,
    clock: systemClock,
    every,
    intervalMs: 10_000,
    report: (line) => actionsRunner.info(line),
  });
  try {
    process.exitCode = await withUnhandledErrors(() =>
      main({
        runner: actionsRunner,
        clock: systemClock,
        send: progress.send,
        onSecret: (secret) => maskSecret(secret, actionsRunner),
      }),
    );
  } catch (error) {
    reportFailure(error);
  } finally {
    process.off('beforeExit', reportUnfinished);
    progress.stop();
    await http.close();
  }
}

function reportFailure(error: unknown): void {
  if (error instanceof MooringError && error.code !== 'internal_bug') {
    actionsRunner.error(`${printableLines(error.message)}\n${error.hint}`, {
      title: `Mooring: ${error.code}`,
    });
    return;
  }
  const bug = new MooringError('internal_bug', 'something unexpected happened');
  const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
  actionsRunner.error(`${bug.message}: ${printableLines(story)}\n${bug.hint}`, {
    title: `Mooring: ${bug.code}`,
  });
}

/** Masks a secret in the log of the job, in every form in which it can turn up there. */
function maskSecret(secret: Secret, runner: Pick<Runner, 'mask'>): void {
  for (const form of secretForms(secret)) runner.mask(form);
}

const PROXY_VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/**
 * Returns the proxy credentials in these variables, in every form in which they can appear: the password, or a user
 * without one, decoded and as written, and both together as in a header (RFC 7617).
 */
export function proxySecretForms(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const forms = PROXY_VARIABLES.flatMap((name) => {
    const text = variables[name] ?? '';
    return URL.canParse(text) ? formsOf(new URL(text)) : [];
  });
  return [...new Set(forms)];
}

function formsOf({ username, password }: URL): readonly string[] {
  if (username === '' && password === '') return [];
  const [user, secret] = [decode(username), decode(password || username)];
  const written = [password || username, btoa(unescaped(`${user}:${password === '' ? '' : secret}`))];
  return [secret, ...written].flatMap((text) => secretForms(new Secret(text)));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the UTF-8 bytes of a text as characters, as `btoa` expects. */
function unescaped(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
