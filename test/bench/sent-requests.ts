import { spawnSync } from 'node:child_process';

import { machineVariables } from '../support/jobs/temporary-directory.ts';

export interface NodeProgram {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where it runs; here where absent. */
  readonly folder?: string;
}

/** The message that undici publishes for every request (undici, "Diagnostics Channel Support"). */
const LISTENER = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('undici:request:create', ({ request }) => process.stderr.write('\\n> ' + request.path));
`;

/** The path of every request of a run that has to end well, in the order in which they begin. */
export function sentRequests({ args, environment, folder }: NodeProgram): readonly string[] {
  const listener = `data:text/javascript,${encodeURIComponent(LISTENER)}`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', listener, ...args], {
    ...(folder === undefined ? {} : { cwd: folder }),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...machineVariables(), ...environment },
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr}${stdout.slice(-2_000)}`);
  return stderr.split('\n').flatMap((text) => (text.startsWith('> ') ? [text.slice(2)] : []));
}
