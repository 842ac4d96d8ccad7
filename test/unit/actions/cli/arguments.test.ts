import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readArguments, readDirectory } from '../../../../src/actions/cli/arguments.ts';
import { optionText, readOptions } from '../../../../src/actions/cli/service-options.ts';
import { PlaceInputs } from '../../../../src/actions/service-inputs.ts';

describe('actions/cli/arguments', () => {
  it('reads options and positionals in any order', () => {
    const { values, positionals } = readArguments(['a', '--json'], { json: { type: 'boolean' } });
    expect({ ...values, positionals }).toEqual({ json: true, positionals: ['a'] });
  });

  it('says what is wrong with an option', () => {
    expect(() => readArguments(['--jason'], { json: { type: 'boolean' } })).toThrow(/--jason/);
  });

  it('defaults to the current directory, and rejects two', () => {
    expect(readDirectory([])).toBe('.');
    expect(() => readDirectory(['a', 'b'])).toThrow('at most one directory');
  });
});

describe('actions/cli/service-options', () => {
  it.each([
    ['the option', { 'api-url': ' https://a ' }, { MOORING_API_URL: 'https://b' }, 'https://a'],
    ['the variable', {}, { MOORING_API_URL: 'https://b' }, 'https://b'],
    ['the default', {}, {}, 'https://console-api.enforce.dev'],
  ])('%s comes before what follows it', (_, values, variables, expected) =>
    expect(optionText(values, variables)('api-url')).toBe(expected),
  );

  it('reports a wrong option as an option, not as an input of a workflow', () => {
    const values = { 'timeout-seconds': 'soon' };
    const wrong = expect.objectContaining({
      code: 'config_usage_invalid',
      message: '--timeout-seconds: must be a whole number of seconds from 1 to 99999',
      hint: expect.stringMatching(/^Fix the option /),
    });
    expect(() => readOptions(z.object(PlaceInputs), values, {})).toThrow(wrong);
    const variables = { MOORING_TIMEOUT_SECONDS: 'soon' };
    expect(() => readOptions(z.object(PlaceInputs), {}, variables)).toThrow(wrong);
    expect(() => readOptions(z.object(PlaceInputs), {}, {})).not.toThrow();
  });

  it('is empty where nothing is known', () => expect(optionText({}, {})('identity')).toBe(''));
});
