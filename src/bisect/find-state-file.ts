import { createHash } from 'node:crypto';
import { platform } from 'node:os';

import { gitIn } from '../io/git/remote-repository.ts';
import type { Command } from '../io/ports/command.ts';
import { HERE, homeOf } from '../sign-in/docker-config-location.ts';
import type { Machine } from '../sign-in/docker-config-location.ts';

/** A machine and its operating system, as `process.platform` names it. */
export interface StateMachine extends Machine {
  readonly system: string;
}

/**
 * Returns the path of the state of the sessions in a directory, which is in no place that a commit can fill: below the
 * git directory of its work tree, or, without a repository that git trusts, in the state directory of the user
 * (bisect-rules.md#state).
 */
export async function findStateFile(
  directory: string,
  {
    variables,
    command,
    machine = { ...HERE, system: platform() },
  }: {
    readonly variables: Readonly<Record<string, string | undefined>>;
    readonly command: Command;
    readonly machine?: StateMachine;
  },
): Promise<string> {
  const { path } = machine;
  // A machine without git has no repository either, as far as Mooring knows.
  const below = await gitIn(directory, command)('rev-parse', '--git-path', 'mooring-bisect.jsonl').catch(
    () => undefined,
  );
  if (below !== undefined) return path.isAbsolute(below) ? below : path.join(directory, below);
  const key = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 16);
  return path.join(stateDirectory(variables, machine), 'mooring', `bisect-${key}.jsonl`);
}

/** The directory for the state of programs: XDG Base Directory Specification 0.8, and what macOS and Windows have instead. */
function stateDirectory(
  variables: Readonly<Record<string, string | undefined>>,
  machine: StateMachine,
): string {
  const { path, system } = machine;
  const named = variables[system === 'win32' ? 'LOCALAPPDATA' : 'XDG_STATE_HOME'] ?? '';
  if (path.isAbsolute(named)) return named;
  const home = homeOf(variables, machine);
  if (system === 'win32') return path.join(home, 'AppData', 'Local');
  return system === 'darwin'
    ? path.join(home, 'Library', 'Application Support')
    : path.join(home, '.local', 'state');
}
