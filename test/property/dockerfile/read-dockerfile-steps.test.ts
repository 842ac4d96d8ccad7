import { Session } from 'node:inspector';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDockerfileText } from '../../../src/dockerfile/read-dockerfile.ts';

/** What V8 knows of a script: how often each block of it was run. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Irrelevant lines of larger files are not skipped by a regular expression; both sizes compared are on one side. */
const LARGEST_SKIPPED = 65_536;
const session = new Session();
const { exec } = RegExp.prototype;
let matched = 0;

/**
 * The steps that a file takes, the same in every run on every machine: each run of a block in the reader, and each
 * character that a regular expression is given to look at. One that starts at a place is given what it takes.
 */
function stepsOf(text: string, given: ReadonlyMap<string, string> = new Map()): number {
  takeCoverage();
  matched = 0;
  const { images, skipped } = readDockerfileText(text, undefined, { given });
  const characters = matched;
  expect(images.length + skipped.length).toBeGreaterThan(0);
  const counts = takeCoverage()
    .result.filter(({ url }) => url.includes('/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
  return counts.reduce((sum, count) => sum + count, characters);
}

function takeCoverage(): Coverage {
  let answer: Coverage | undefined;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error === null) answer = coverage;
  });
  if (answer === undefined) throw new Error('V8 counts no steps');
  return answer;
}

function countedExec(this: RegExp, text: string): RegExpExecArray | null {
  const from = this.lastIndex;
  const match = exec.call(this, text);
  const isPlaced = this.sticky || this.global;
  const end = match === null || !isPlaced ? text.length : this.lastIndex;
  matched += 1 + (this.sticky && match === null ? 0 : end - (isPlaced ? from : 0));
  return match;
}

const times = (text: string, count: number): string => text.repeat(count);
const numbered = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => line(number)).join('');

describe('property: a file that is twice as long takes twice the steps', () => {
  beforeAll(() => {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // oxlint-disable-next-line no-extend-native -- V8 counts no steps of regular expressions; it is put back below
    RegExp.prototype.exec = countedExec;
  });
  afterAll(() => {
    // oxlint-disable-next-line no-extend-native -- see above
    RegExp.prototype.exec = exec;
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  });

  it.each<[string, (count: number) => string]>([
    ['ordinary stages', (n) => numbered(n, (at) => `FROM a:${at} AS s${at}\nRUN make \\\n  it\nCOPY . /a\n`)],
    ['ordinary instructions', (n) => `FROM a\n${times('RUN echo hi\n', n)}`],
    ['copies from an image', (n) => `FROM a\n${times('COPY --from=b:1 /a /b\n', n)}`],
    ['empty lines', (n) => `FROM a\n${times('\n', n)}`],
    ['blanks before a word', (n) => `FROM a\nRUN ${times(' ', n)}x`],
    ['blanks at the end of a line that is none', (n) => `FROM a\nCOPY a b${times(' ', n)}\0`],
    ['blanks in a script that ends badly', (n) => `FROM a\nRUN x${times(' ', n)}<<`],
    ['one instruction on many lines', (n) => `FROM a\nRUN x ${times('\\\n y', n)}`],
    ['comments between continued lines', (n) => `FROM a\nRUN x \\\n${times('# c\n', n)}y`],
    ['a name on many lines', (n) => `FROM ${times('a\\\n', n)}`],
    ['mounts', (n) => `FROM a\nRUN ${times('--mount=from=b:1,target=/x \\\n', n)} x`],
    ['a mount of many fields', (n) => `FROM a\nRUN --mount=${times('ro,\\\n', n)}target=/x x`],
    ['heredocs', (n) => `FROM a\n${times('RUN <<E\nx\nE\n', n)}`],
    ['an open heredoc', (n) => `FROM a\nRUN <<E\n${times('x\n', n)}`],
    ['arrows without names', (n) => `FROM a\nRUN ${times('<< \\\n', n)}`],
    ['open expansions', (n) => `FROM a\nRUN << ${times('"${A \\\n', n)}`],
    ['variables in one name', (n) => `ARG A=x\nFROM a${times('$A', n)}\n`],
    [
      'ARGs that name each other',
      (n) => `ARG A0=a:1\n${numbered(n, (at) => `ARG A${at + 1}=$A${at}\n`)}FROM $A${n}`,
    ],
    ['one ARG of many names', (n) => `ARG ${numbered(n, (at) => `A${at}=1 \\\n`)}\nFROM a`],
    ['one ARG in many FROMs', (n) => `ARG A=a:1\n${times('FROM $A\n', n)}`],
    ['FROMs that depend on the platform', (n) => times('FROM a:${TARGETARCH}\n', n)],
    ['chained ONBUILDs', (n) => `FROM a\n${times('ONBUILD \\\n', n)}`],
    ['triggers', (n) => `FROM a AS b\n${times('ONBUILD COPY --from=x:1 a b\n', n)}${times('FROM b\n', n)}`],
    ['NUL bytes', (n) => times('\0', n)],
    ['lone carriage returns', (n) => times('FROM a\r', n)],
  ])('%s', (_, make) => {
    let large = 256;
    while (make(large).length <= LARGEST_SKIPPED) large *= 2;
    for (const count of [large / 4, large]) {
      const [once, twice] = [stepsOf(make(count)), stepsOf(make(2 * count))];
      expect(twice / once).toBeLessThan(2.2);
    }
  });

  it.each<[string, (count: number) => string]>([
    ['one ARG in many FROMs', (n) => `ARG A\n${times('FROM $A\n', n)}`],
    [
      'ARGs that name each other',
      (n) => `ARG A\nARG A0=$A\n${numbered(n, (at) => `ARG A${at + 1}=$A${at}\n`)}FROM $A${n}`,
    ],
  ])('%s, with a build argument', (_, make) => {
    const given = new Map([['A', 'a:1']]);
    const [once, twice] = [stepsOf(make(4096), given), stepsOf(make(8192), given)];
    expect(twice / once).toBeLessThan(2.2);
  });

  it('which counts: a file that is looked through from each of its lines takes four times the steps', () => {
    const look = (count: number): number => {
      matched = 0;
      const text = times('a\n', count);
      for (let at = 0; at < text.length; at += 2) /b/.test(text.slice(at));
      return matched;
    };
    expect(look(2_000) / look(1_000)).toBeGreaterThan(3.5);
  });
});
