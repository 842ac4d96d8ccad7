import { EventEmitter } from 'node:events';

import { describe, expect, it } from 'vitest';

import { createTerminal } from '../../../src/cli/terminal.ts';
import type { Terminal } from '../../../src/cli/terminal.ts';

const TEXT = 'FAIL  a:1  b\nwarn  c\nok    d\n  FAIL  e\nFAILED\n';

/** Returns all that a command writes, on one terminal or to a file. */
function written(
  isTTY: boolean,
  use: (terminal: Terminal) => void,
  variables: Readonly<Record<string, string>> = {},
): string {
  let all = '';
  const output = { isTTY, write: (text: string) => (all += text) };
  const stdin = Object.assign(new EventEmitter(), { isTTY, pause: () => undefined });
  use(createTerminal({ stdin, stdout: output, stderr: output }, variables));
  return all;
}

/** What a person or the terminal does after the question; returns what was written, and the answer. */
async function answered(
  act: (stdin: EventEmitter, controller: AbortController) => unknown,
): Promise<readonly unknown[]> {
  let [all, isPaused] = ['', false];
  const output = { isTTY: true, write: (text: string) => (all += text) };
  const stdin = Object.assign(new EventEmitter(), { isTTY: true, pause: () => (isPaused = true) });
  const controller = new AbortController();
  const answer = createTerminal({ stdin, stdout: output, stderr: output }, {}).confirm?.(
    'Run it?',
    controller.signal,
  );
  act(stdin, controller);
  const given = await answer?.catch(() => 'interrupted');
  return [all, given, isPaused];
}

describe('the output of a command', () => {
  it('has colors on a terminal, on the first word of a line', () => {
    expect(written(true, ({ print }) => print(TEXT))).toBe(
      '\u001b[31mFAIL\u001b[39m  a:1  b\n\u001b[33mwarn\u001b[39m  c\n\u001b[32mok\u001b[39m    d\n  FAIL  e\nFAILED\n',
    );
  });

  it.each([
    ['in a file', false, {}],
    ['with NO_COLOR', true, { NO_COLOR: '1' }],
    ['with CLICOLOR=0', true, { CLICOLOR: '0' }],
  ])('has none %s', (_, isTTY, variables) => {
    expect(written(isTTY, ({ print }) => print(TEXT), variables)).toBe(TEXT);
  });

  it('replaces a line of progress on a terminal by what follows', () => {
    const use = ({ progress, log, print }: Terminal): void => {
      progress('1 request');
      progress('2 requests');
      log('Done.');
      print('result\n');
    };
    expect(written(true, use)).toBe('1 request\r\u001b[2K2 requests\r\u001b[2KDone.\nresult\n');
    expect(written(false, use)).toBe('1 request\n2 requests\nDone.\nresult\n');
  });

  it.each<[string, (stdin: EventEmitter, controller: AbortController) => unknown, unknown]>([
    ['y', (stdin) => stdin.emit('data', Buffer.from('y\n')), true],
    ['YES', (stdin) => stdin.emit('data', Buffer.from('YES\r\n')), true],
    ['an empty line', (stdin) => stdin.emit('data', Buffer.from('\n')), false],
    ['yesterday', (stdin) => stdin.emit('data', Buffer.from('yesterday\n')), false],
    ['the end of the input', (stdin) => stdin.emit('end'), false],
    ['an interrupt', (_, controller) => controller.abort(), 'interrupted'],
  ])('shows a question, and takes %s for an answer', async (_, act, answer) => {
    expect(await answered(act)).toEqual(['Run it? [y/N] ', answer, true]);
  });

  it.each([
    [true, false],
    [false, true],
  ])('shows no question without a terminal', (isInput, isOutput) => {
    const output = { isTTY: isOutput, write: () => true };
    const stdin = Object.assign(new EventEmitter(), { isTTY: isInput, pause: () => undefined });
    expect(createTerminal({ stdin, stdout: output, stderr: output }, {}).confirm).toBeUndefined();
  });
});
