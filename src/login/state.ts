import type { Runner } from '../runner/runner.ts';
import { parseJson } from '../text/parse-json.ts';

/** The state of the post action: where the login was written. None of it is secret. */
export interface LoginState {
  readonly id: string;
  readonly files: readonly string[];
  /** The directory that only this login uses. */
  readonly directory: string | undefined;
}

const STATE = 'login';

/** Saves the state for the post action; the last one counts. */
export function saveLogin(runner: Runner, state: LoginState): void {
  runner.saveState(STATE, JSON.stringify(state));
}

/** Returns the state; undefined if the login never wrote anything. */
export function readLogin(runner: Runner): LoginState | undefined {
  const parsed = parseJson(runner.state(STATE));
  if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || !('files' in parsed))
    return undefined;
  const { id, files } = parsed;
  if (typeof id !== 'string' || !Array.isArray(files)) return undefined;
  const directory =
    'directory' in parsed && typeof parsed.directory === 'string' ? parsed.directory : undefined;
  return { id, files: files.filter((file) => typeof file === 'string'), directory };
}
