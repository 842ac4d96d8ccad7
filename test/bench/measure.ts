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

/** The machine without compiled code of an earlier run, which no hosted runner has. */
const FRESH = { ...machineVariables(), NODE_COMPILE_CACHE: undefined };

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

/** A row that sets the CPU milliseconds of the first program and its children against those of the second, in turns. */
export function compareCpu(
  { what, other, budget }: { readonly what: string; readonly other: string; readonly budget: string },
  programs: readonly [TimedProgram, TimedProgram],
  rounds: number,
): Row {
  const times = programs.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, program] of programs.entries()) {
      const took = cpuOfChild(program);
      if (round > 0) times[index]?.push(took);
    }
  }
  const [ours = Number.NaN, theirs = Number.NaN] = times.map(median);
  return {
    what,
    measured: `${ours.toFixed(0)} ms of CPU`,
    against: `${other}: ${theirs.toFixed(0)} ms`,
    ratio: `${(ours / theirs).toFixed(2)}×`,
    budget,
  };
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
    env: { ...FRESH, ...environment },
  });
  return Number(stderr.split('\n').at(-1)) / 1_000;
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** CPU milliseconds of a program and its children by the `times` of a shell, which waits for it. */
function cpuOfChild({ program, args, folder, environment }: TimedProgram): number {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', '"$@" >&2; status=$?; times; exit $status', 'times', program, ...args],
    {
      // Bash reads the startup files of a person if its input is a socket.
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      ...(folder === undefined ? {} : { cwd: folder }),
      env: { ...FRESH, ...environment },
    },
  );
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  const [, children = ''] = stdout.split('\n');
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1_000,
    0,
  );
}

function time({ program, args, folder, environment }: TimedProgram): number {
  const start = performance.now();
  const { status, stderr, error } = spawnSync(program, [...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { ...FRESH, ...environment },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? stderr}`);
  return performance.now() - start;
}
