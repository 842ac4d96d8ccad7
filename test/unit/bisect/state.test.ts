import { describe, expect, it } from 'vitest';

import { formatPlan, formatResumed, formatRun, readState } from '../../../src/bisect/state.ts';
import { nextStep } from '../../../src/bisect/decide/next-step.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { buildDigest, exit, FAIL, finishSession, PASS, planOf } from '../../support/samples/sample-bisect.ts';

const FILE = 'mooring-bisect.jsonl';
const plan = planOf(10);
const { runs } = finishSession({ plan, runs: [] }, (index) => (index < 6 ? PASS : FAIL));
const lines = [formatPlan(plan), ...runs.map(formatRun)];

/** Replaces one line, counted from 1, of the sample state. */
function withLine(number: number, line: string): string {
  return lines.toSpliced(number - 1, 1, line).join('');
}

describe('bisect/state', () => {
  it('is one line of JSON for the plan and for each run', () => {
    expect(formatPlan(planOf(1))).toBe(
      `{"v":1,"image":"cgr.dev/acme/python","tag":"latest","find":"first-bad","isOlderEndKnown":true,"command":["docker","run","--rm","{image}","python","-c","import ssl"],"repeat":1,"badIf":"all","maxRuns":10000,"candidates":[{"digest":"${buildDigest(0)}","at":"2026-08-01T02:00:00.000Z"}]}\n`,
    );
    expect(lines[1]).toBe(
      `{"digest":"${buildDigest(9)}","verdict":"bad","end":{"kind":"exit","code":1},"reason":"bad-end","ms":1000,"at":"2027-09-05T02:00:00.000Z","host":"build-7"}\n`,
    );
  });

  it('leaves out a last line that was cut off, and keeps one without a line break', () => {
    const whole = lines.join('');
    expect(readState(whole.slice(0, -30), FILE).session.runs).toEqual(runs.slice(0, -1));
    expect(readState(whole.slice(0, -1), FILE)).toEqual({ session: { plan, runs }, text: whole });
  });

  it.each([
    ['', `${FILE}:1: `],
    [lines[0]?.slice(0, 200) ?? '', `${FILE}:1: `],
    [withLine(3, '{"digest":"sha2\n'), `${FILE}:3: is not JSON`],
    [withLine(2, '{}\n'), `${FILE}:2: "digest" is missing`],
    [
      withLine(4, (lines[3] ?? '').replace(/sha256:\w+/, buildDigest(99))),
      `${FILE}:4: ${buildDigest(99)} is not one`,
    ],
    [withLine(1, (lines[0] ?? '').replace('"v":1', '"v":2')), `${FILE}:1: "v" `],
    [withLine(2, (lines[1] ?? '').replace('"bad"', '"worse"')), `${FILE}:2: "verdict" `],
    [
      withLine(1, formatPlan({ ...plan, candidates: [...plan.candidates, ...plan.candidates] })),
      'has a digest twice',
    ],
  ])('refuses a damaged file with the number of the line', (text, message) => {
    expect(() => readState(text, FILE)).toThrow(message);
  });

  it('keeps the notes about its ends', () => {
    const noted = { ...plan, notes: ['The checks passed at a build.'] };
    expect(readState(formatPlan(noted), FILE).session.plan).toEqual(noted);
  });

  it('follows an edited verdict', () => {
    const wrong = `"${buildDigest(6)}","verdict":"bad"`;
    const edited = lines.join('').replace(wrong, wrong.replace('bad', 'good'));
    expect(nextStep({ plan, runs })).toMatchObject({ result: { newer: { digest: buildDigest(6) } } });
    expect(nextStep(readState(edited, FILE).session)).toMatchObject({ build: { digest: buildDigest(7) } });
  });

  it('continues with the command and the limit of a resumed session, without the runs that stopped it', () => {
    const broken = finishSession({ plan, runs: [] }, () => exit(127));
    const text =
      formatPlan(plan) +
      broken.runs.map(formatRun).join('') +
      formatResumed(parseInstant('2026-11-01T00:00:00Z'), { command: ['./smoke'], maxRuns: 50 });
    expect(readState(text, FILE).session).toEqual({
      plan: { ...plan, command: ['./smoke'], maxRuns: 50 },
      runs: [],
    });
  });
});
