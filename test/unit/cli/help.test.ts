import { describe, expect, it } from 'vitest';

import { COMMANDS } from '../../../src/launch/commands.ts';
import { commandHelp, programHelp } from '../../../src/cli/help.ts';

describe('the help', () => {
  it.each(COMMANDS)('of $name fits 100 columns and explains every option in a sentence', async (listed) => {
    const command = await listed.load();
    const help = commandHelp(listed, command);
    expect(help.split('\n').filter((line) => line.length > 100)).toEqual([]);
    const titles = help.split('\n').filter((line) => /^[A-Z]/.test(line));
    const expected = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'EXIT STATUS', 'EXAMPLES'];
    expect(titles).toEqual(expect.arrayContaining(expected));
    for (const { name, description } of command.options) {
      expect(help).toContain(`  --${name}`);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    for (const example of command.examples) expect(help).toContain(`      ${example.command}\n`);
  });

  it('of the program lists every command', () => {
    const help = programHelp(COMMANDS);
    for (const { name, summary } of COMMANDS) expect(help).toContain(`  ${name.padEnd(24)}${summary}.\n`);
  });

  it('wraps a description below its term, and leaves a long term a line of its own', () => {
    const command = {
      description: ['Does it.'],
      options: [
        { name: 'a-long-name', value: 'with|many|values', description: 'One.' },
        { name: 'base', value: 'REF', description: 'word '.repeat(20).trim() },
      ],
      exitStatus: '0.',
      examples: [],
      run: async () => 0 as const,
    };
    expect(commandHelp({ name: 'do', summary: 'Do it' }, command)).toBe(
      [
        'NAME',
        '  mooring do - do it',
        '',
        'SYNOPSIS',
        '  mooring do [OPTIONS]',
        '',
        'DESCRIPTION',
        '  Does it.',
        '',
        'OPTIONS',
        '  --a-long-name with|many|values',
        '                          One.',
        `  --base REF              ${'word '.repeat(15).trim()}`,
        `                          ${'word '.repeat(5).trim()}`,
        '  -q, --quiet             Print only results and errors.',
        '  -h, --help              Print this help.',
        '',
        'ENVIRONMENT',
        '  Each option with a value can also be set as a variable, such as MOORING_BASE for --base; the',
        '  option overrides it.',
        '',
        'EXIT STATUS',
        '  0.',
        '',
      ].join('\n'),
    );
  });
});
