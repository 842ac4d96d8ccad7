import { describe, expect, it } from 'vitest';

import { DIRECTORY, readArguments, readDirectory } from '../../../src/cli/arguments.ts';
import type { CliArguments } from '../../../src/cli/command.ts';
import { optionText, readOptions } from '../../../src/cli/service-options.ts';
import { PlaceInputs } from '../../../src/runner/service-inputs.ts';

describe('cli/arguments', () => {
  const TABLE = {
    positional: DIRECTORY,
    options: [
      { name: 'json', description: 'Print JSON.' },
      { name: 'base', value: 'REF', description: 'Compare with REF.' },
      { name: 'fail-on', value: 'RULES', description: 'Rules that fail.', isList: true },
    ],
  };
  const read = (...args: readonly string[]): CliArguments => readArguments(args, 'check', TABLE);

  it('reads options and positionals in any order', () => {
    expect(read('a', '--base', 'main', '--json', '-q')).toEqual({
      values: { base: 'main', json: true, quiet: true },
      positionals: ['a'],
    });
  });

  it('joins the values of a list, and takes a value that looks like an option after `=` only', () => {
    expect(read('--fail-on', 'advisory', '--fail-on=behind,', '--base=-x', '--', '--json')).toEqual({
      values: { 'fail-on': 'advisory,behind,', base: '-x' },
      positionals: ['--json'],
    });
  });

  it('takes a negative number as a value, too', () => {
    expect(read('--base', '-12').values).toEqual({ base: '-12' });
  });

  it('keeps the command line after the first `--` for a command that runs a program', () => {
    const table = { ...TABLE, program: 'COMMAND', examples: [{ command: 'x -- y', description: '' }] };
    const readProgram = (...args: readonly string[]): CliArguments => readArguments(args, 'bisect', table);
    expect(readProgram('a', '--json', '--', 'docker', '--help', '--', '-x')).toEqual({
      values: { json: true },
      positionals: ['a'],
      program: ['docker', '--help', '--', '-x'],
    });
    expect(readProgram('a', '--').program).toEqual([]);
    expect(readProgram('a')).not.toHaveProperty('program');
    expect(() => readProgram('a', 'docker', 'run', '--rm')).toThrow(
      expect.objectContaining({
        code: 'config_usage_invalid',
        message: 'missing -- COMMAND at the end',
        hint: 'Write the program after --, such as: x -- y',
      }),
    );
  });

  it.each([
    ['--bse', 'unknown option --bse; did you mean --base?'],
    ['--jsno=1', 'unknown option --jsno; did you mean --json?'],
    ['--qiet', 'unknown option --qiet; did you mean --quiet?'],
    ['--something-else', 'unknown option --something-else'],
    ['-x', 'unknown option -x'],
    ['--no-json', 'unknown option --no-json'],
    ['--base', '--base requires a value: --base REF'],
    ['--base --json', '--base requires a value: --base REF'],
    ['--json=yes', '--json takes no value'],
    ['--base a --base b', '--base is set more than once'],
    ['a b', 'expected at most one DIRECTORY'],
  ])('rejects `%s`: %s', (line, message) => {
    expect(() => read(...line.split(' '))).toThrow(
      expect.objectContaining({
        code: 'config_usage_invalid',
        message,
        hint: 'Run `mooring check --help` to list its options.',
      }),
    );
  });

  it('rejects a missing argument, and one of a command that takes none', () => {
    const positional = { name: 'REFERENCE', isRequired: true, isRepeatable: true };
    expect(() => readArguments([], 'resolve', { options: [], positional })).toThrow(
      'missing argument: REFERENCE',
    );
    expect(readArguments(['a', 'b'], 'resolve', { options: [], positional }).positionals).toHaveLength(2);
    expect(() => readArguments(['a'], 'whoami', { options: [] })).toThrow('unexpected argument "a"');
  });

  it('defaults to the current directory', () => expect(readDirectory([])).toBe('.'));
});

describe('cli/service-options', () => {
  it.each([
    ['the option', { 'api-url': ' https://a ' }, { MOORING_API_URL: 'https://b' }, 'https://a'],
    ['the variable', {}, { MOORING_API_URL: 'https://b' }, 'https://b'],
    ['the default', {}, {}, 'https://console-api.enforce.dev'],
  ])('%s comes before what follows it', (_, values, variables, expected) =>
    expect(optionText(values, variables)('api-url')).toBe(expected),
  );

  it('reports a wrong option as an option, not as an input of a workflow', async () => {
    const values = { 'timeout-seconds': 'soon' };
    const wrong = expect.objectContaining({
      code: 'config_usage_invalid',
      message: '--timeout-seconds: must be a whole number of seconds from 1 to 99999',
      hint: expect.stringMatching(/^Fix the option /),
    });
    await expect(readOptions(PlaceInputs, values, {})).rejects.toThrow(wrong);
    const variables = { MOORING_TIMEOUT_SECONDS: 'soon' };
    await expect(readOptions(PlaceInputs, {}, variables)).rejects.toThrow(wrong);
    await expect(readOptions(PlaceInputs, {}, {})).resolves.toBeDefined();
  });

  it('is empty where nothing is known', () => expect(optionText({}, {})('identity')).toBe(''));
});
