import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inertLine, printable } from '../../../src/text/printable.ts';
import { readCommands } from '../../support/jobs/runner-commands.ts';

/** Text of an enemy: every part from which a command of a runner could be put together, in any order. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ':',
        '::',
        '##',
        '[',
        ']',
        '##[',
        '\n',
        '\r',
        '\r\n',
        '\u2028',
        '\u0085',
        '\u200b',
        '\ufeff',
        ' ',
        '\t',
        '\0',
      ),
      fc.constantFrom('set-env', 'add-mask', 'stop-commands', 'error', 'name=x', '%0A', '%3A%3A'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('hardening row 21: text of others in a log', () => {
  it.each([
    ['inertLine', inertLine],
    ['printable', (text: string) => printable(text, 200)],
  ])('%s makes one line of it that no runner obeys', (_, make) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = make(text);
        expect(line).not.toMatch(/[\r\n]/);
        expect(readCommands(line)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['', '  indented', 'a::b', 'http://[::1]:5000/', '      → do this', 'repo:acme/shop:pull_request'])(
    'inertLine leaves %j as it is',
    (text) => {
      expect(inertLine(text)).toBe(text);
    },
  );

  it.each(['::error::x', ' \t::add-mask::x', 'a ##[error]x', '##[set-env name=a]b'])(
    'a runner would obey %j',
    (text) => {
      expect(readCommands(text)).toHaveLength(1);
    },
  );
});
