import { spawnSync } from 'node:child_process';

import { machineVariables } from '../support/jobs/temporary-directory.ts';

/** One line of the table that `npm run bench` prints. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly against: string;
  readonly ratio: string;
  readonly budget: string;
}

/** A program to time as a whole process: its arguments, and the environment and folder it runs in. */
export interface TimedProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** The median milliseconds of two programs, run in turns after one round that does not count. */
export function timeInTurns(
  a: TimedProgram,
  b: TimedProgram,
  rounds: number,
): readonly [a: number, b: number] {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, program] of [a, b].entries()) {
      const took = time(program);
      if (round > 0) times[index === 0 ? 0 : 1].push(took);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** A row that sets the first program's time against the second's. */
export function compare(
  { what, other, budget }: { readonly what: string; readonly other: string; readonly budget: string },
  programs: readonly [TimedProgram, TimedProgram],
  rounds: number,
): Row {
  const [ours, theirs] = timeInTurns(...programs, rounds);
  return {
    what,
    measured: `${ours.toFixed(0)} ms`,
    against: `${other}: ${theirs.toFixed(0)} ms`,
    ratio: `${(ours / theirs).toFixed(2)}×`,
    budget,
  };
}

/** The most memory that a program of Node held at once, in MB: what it says itself when it ends. */
export function peakMemory({ args, folder, environment }: Omit<TimedProgram, 'program'>): number {
  const report = 'process.on("exit", () => process.stderr.write(`\\n${process.resourceUsage().maxRSS}`))';
  const { stderr } = spawnSync(process.execPath, ['--import', `data:text/javascript,${report}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { ...machineVariables(), ...environment },
  });
  return Number(stderr.split('\n').at(-1)) / 1_000;
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function time({ program, args, folder, environment }: TimedProgram): number {
  const start = performance.now();
  const { status, stderr, error } = spawnSync(program, [...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { ...machineVariables(), ...environment },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? stderr}`);
  return performance.now() - start;
}
