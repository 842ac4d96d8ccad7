/**
 * Runs the fault matrix and prints it, a row a line: what goes wrong, how often of how many it came out as it has to,
 * exit status, calls, time. Ends with 1 when a row fails. Run `npm run build` before it.
 *
 *     npm run faults [-- ROW…]
 */
import { ownTemporaryDirectory } from '../../support/jobs/temporary-directory.ts';
import { FAULT_MATRIX } from './fault-matrix.ts';
import type { FaultRow, Outcome } from './row.ts';

/** Rows at the same time: most of them wait for something. */
const AT_ONCE = 4;

ownTemporaryDirectory();
const wanted = new Set(process.argv.slice(2).map(Number));
const rows = FAULT_MATRIX.filter(({ row }) => wanted.size === 0 || wanted.has(row));
const results = runInOrder(
  rows.map(
    ({ cases }) =>
      () =>
        runCases(cases),
  ),
);
let failed = 0;
for (const [index, row] of rows.entries()) {
  const outcomes = (await results[index]) ?? [];
  const isOk = outcomes.every(({ outcome }) => outcome.failure === undefined);
  if (!isOk) failed += 1;
  console.log(formatRow(row, outcomes, isOk));
}
console.log(`${rows.length} rows, ${rows.length - failed} ok, ${failed} failed`);
process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;

interface NamedOutcome {
  readonly name: string;
  readonly outcome: Outcome;
}

async function runCases(cases: FaultRow['cases']): Promise<readonly NamedOutcome[]> {
  const outcomes: NamedOutcome[] = [];
  for (const [name, run] of Object.entries(cases)) outcomes.push({ name, outcome: await run() });
  return outcomes;
}

/** Starts the works in their order, some at a time; gives a promise for each. */
function runInOrder<Value>(works: readonly (() => Promise<Value>)[]): readonly Promise<Value>[] {
  const waiting = works.map((work) => ({ work, result: Promise.withResolvers<Value>() }));
  const queue = waiting.values();
  for (let lane = 0; lane < AT_ONCE; lane += 1) void drain();
  async function drain(): Promise<void> {
    for (const { work, result } of queue) await work().then(result.resolve, result.reject);
  }
  return waiting.map(({ result }) => result.promise);
}

function formatRow(
  { row, fault, expected, instead = [] }: FaultRow,
  outcomes: readonly NamedOutcome[],
  isOk: boolean,
): string {
  const number = String(row).padStart(2);
  const verdict = outcomes.length === 0 ? 'elsewhere' : isOk ? 'ok' : 'FAILED';
  return [
    `${number}  ${verdict.padEnd(9)}  ${fault}: ${expected}`,
    ...outcomes.map(({ name, outcome }) => `      ${formatOutcome(outcome)}  ${name}`),
    ...instead.map(({ what, file, test }) => `      covered instead: ${what}, by ${file} ("${test}")`),
    ...outcomes.flatMap(({ name, outcome }) => formatFailure(name, outcome)),
  ].join('\n');
}

function formatOutcome({ exit, calls, tookMs, failure }: Outcome): string {
  const seconds = `${(tookMs / 1000).toFixed(1)} s`;
  return `exit ${exit.padEnd(7)} ${String(calls).padStart(3)} calls ${seconds.padStart(7)}  ${failure === undefined ? 'ok    ' : 'FAILED'}`;
}

function formatFailure(name: string, { failure }: Outcome): readonly string[] {
  if (failure === undefined) return [];
  return [`      ${name}:`, ...failure.message.split('\n').map((line) => `        ${line}`)];
}
