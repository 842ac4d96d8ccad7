import { describe, expect, it } from 'vitest';

import { bisectMarkdown } from '../../../../src/bisect/views/bisect-markdown.ts';
import { bisectText } from '../../../../src/bisect/views/bisect-text.ts';
import { runsText, warningText } from '../../../../src/bisect/views/bisect-words.ts';
import { HOSTILE_TEXTS } from '../../../support/samples/hostile-texts.ts';
import {
  nightlySearch,
  sampleCandidate,
  sampleFindings,
  sampleRun,
  sampleSessions,
} from '../../../support/samples/sample-session.ts';
import { lineProblems, markdownProblems } from '../../../support/views/inert-views.ts';

const GOLDEN = '../../../golden/bisect';
const WIDTH = { width: 100 };
const SESSIONS = Object.entries(sampleSessions());

describe('bisect/views', () => {
  it('say what was found, why to doubt it, and what to do', async () => {
    const texts = SESSIONS.map(([name, findings]) => `=== ${name}\n${bisectText(findings, WIDTH)}`);
    await expect(texts.join('\n')).toMatchFileSnapshot(`${GOLDEN}/sessions.txt`);
  });

  it.each(['found', 'fixed', 'range', 'flaky', 'one-build', 'command-broken'])(
    'render the issue of a session: %s',
    async (name) => {
      const findings = sampleSessions()[name] ?? expect.fail(name);
      await expect(bisectMarkdown(findings)).toMatchFileSnapshot(`${GOLDEN}/${name}.md`);
    },
  );

  it('show a search and its issue as the documentation does', async () => {
    const { lines, findings } = nightlySearch();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${GOLDEN}/nightly.txt`);
    await expect(bisectMarkdown(findings)).toMatchFileSnapshot(`${GOLDEN}/nightly.md`);
  });

  it('fit a log line of 120 columns, apart from digests and commands to copy', () => {
    const long = SESSIONS.flatMap(([, findings]) => bisectText(findings, WIDTH).split('\n')).filter(
      (line) => line.length > 120 && !/sha256:|^ +-/.test(line),
    );
    expect(long).toEqual([]);
  });

  it('count runs and skipped builds', () => {
    const skip = (number: number, code: number): ReturnType<typeof sampleRun> =>
      sampleRun(number, { verdict: 'skip', end: { kind: 'exit', code } });
    expect(runsText(sampleFindings({ runs: [] }))).toBe('0 runs over 8 builds');
    expect(runsText(sampleFindings({ runs: [skip(2, 125), skip(2, 125)] }))).toBe(
      '2 runs over 8 builds; 1 build skipped (exit status 125)',
    );
    const removed = sampleRun(5, { verdict: 'skip', end: { kind: 'removed' } });
    expect(runsText(sampleFindings({ runs: [skip(2, 125), skip(3, 125), removed] }))).toBe(
      '3 runs over 8 builds; 3 builds skipped (2 exit status 125, 1 removed from the registry)',
    );
  });

  it('say why to doubt a result', () => {
    const [build, newer] = [sampleCandidate(1), sampleCandidate(8)];
    const end = { kind: 'flaky-end', build, expected: 'good', wrong: 1, runs: 4 } as const;
    expect(
      [
        { ...end, advice: { repeat: 3, badIf: 'all' } } as const,
        { ...end, runs: 1, advice: undefined },
        { kind: 'not-monotone', older: build, newer } as const,
      ].map(warningText),
    ).toEqual([
      'The good end sha256:000000000000 had a different verdict in 1 of 4 runs. Set `repeat` to 3 and `bad-if` to all.',
      'The good end sha256:000000000000 had a different verdict in 1 of 1 run. Make the command reliable first.',
      'The failure comes and goes: sha256:777777777777 is newer than sha256:000000000000, but has the verdict of the older end.',
    ]);
  });

  it.each(HOSTILE_TEXTS)('take %s in commands, machines and output for text', (_, text) => {
    const findings = {
      ...sampleFindings({
        plan: { command: ['sh', '-c', text] },
        runs: [sampleRun(8, { host: text }), sampleRun(1, { end: { kind: 'signal', signal: text } })],
        notes: [text],
        tail: [text],
      }),
      result: { kind: 'aborted', why: 'signal', runs: [sampleRun(1)] },
    } as const;
    expect(markdownProblems('issue', bisectMarkdown(findings))).toEqual([]);
    expect(
      bisectText(findings, WIDTH)
        .split('\n')
        .flatMap((line) => lineProblems('text', line)),
    ).toEqual([]);
  });
});
