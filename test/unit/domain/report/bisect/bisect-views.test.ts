import { describe, expect, it } from 'vitest';

import { bisectMarkdown } from '../../../../../src/domain/report/bisect/bisect-markdown.ts';
import { bisectText } from '../../../../../src/domain/report/bisect/bisect-text.ts';
import { runsText } from '../../../../../src/domain/report/bisect/bisect-words.ts';
import { HOSTILE_TEXTS } from '../../../../support/samples/hostile-texts.ts';
import { sampleFindings, sampleRun, sampleSessions } from '../../../../support/samples/sample-session.ts';
import { lineProblems, markdownProblems } from '../../../../support/views/inert-views.ts';

const GOLDEN = '../../../../golden/bisect';
const SESSIONS = Object.entries(sampleSessions());

describe('domain/report/bisect views', () => {
  it('say what was found, why to doubt it, and what to do', async () => {
    const texts = SESSIONS.map(([name, findings]) => {
      const diff = findings.diff === undefined ? '' : 'changed  (the diff of the two builds)\n';
      return `=== ${name}\n${bisectText(findings, diff)}`;
    });
    await expect(texts.join('\n')).toMatchFileSnapshot(`${GOLDEN}/sessions.txt`);
  });

  it.each(['found', 'range', 'command-broken'])('render the issue of a session: %s', async (name) => {
    const findings = sampleSessions()[name] ?? expect.fail(name);
    const diff = findings.diff === undefined ? '' : '### The diff of the two builds\n';
    await expect(bisectMarkdown(findings, diff)).toMatchFileSnapshot(`${GOLDEN}/${name}.md`);
  });

  it('fit a log line of 120 columns, apart from digests and commands to copy', () => {
    const long = SESSIONS.flatMap(([, findings]) => bisectText(findings, '').split('\n')).filter(
      (line) => line.length > 120 && !/sha256:|^ +-/.test(line),
    );
    expect(long).toEqual([]);
  });

  it('count runs and skipped builds', () => {
    const skip = (number: number, code: number): ReturnType<typeof sampleRun> =>
      sampleRun(number, { verdict: 'skip', end: { kind: 'exit', code } });
    expect(runsText(sampleFindings({ runs: [] }))).toBe('0 runs');
    expect(runsText(sampleFindings({ runs: [skip(2, 125), skip(2, 125)] }))).toBe(
      '2 runs; 1 build skipped (exit status 125)',
    );
    const removed = sampleRun(5, { verdict: 'skip', end: { kind: 'removed' } });
    expect(runsText(sampleFindings({ runs: [skip(2, 125), skip(3, 125), removed] }))).toBe(
      '3 runs; 3 builds skipped (2 exit status 125, 1 removed from the registry)',
    );
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
    expect(markdownProblems('issue', bisectMarkdown(findings, ''))).toEqual([]);
    expect(
      bisectText(findings, '')
        .split('\n')
        .flatMap((line) => lineProblems('text', line)),
    ).toEqual([]);
  });
});
