import type { Runner } from '../../ports/runner.ts';
import { parseJson } from '../../domain/text/parse-json.ts';

/** What the post action has to know: where the login was written. Nothing of it is secret. */
export interface LoginState {
  readonly id: string;
  readonly files: readonly string[];
  /** The folder of this login alone. */
  readonly folder: string | undefined;
}

const STATE = 'login';

/** Keeps the state for the post action; the last one counts. */
export function saveLogin(runner: Runner, state: LoginState): void {
  runner.saveState(STATE, JSON.stringify(state));
}

/** The state; undefined where the login never came to write anything. */
export function readLogin(runner: Runner): LoginState | undefined {
  const parsed = parseJson(runner.state(STATE));
  if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || !('files' in parsed))
    return undefined;
  const { id, files } = parsed;
  if (typeof id !== 'string' || !Array.isArray(files)) return undefined;
  const folder = 'folder' in parsed && typeof parsed.folder === 'string' ? parsed.folder : undefined;
  return { id, files: files.filter((file) => typeof file === 'string'), folder };
}
