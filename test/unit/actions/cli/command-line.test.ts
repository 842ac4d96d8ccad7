import { describe, expect, it } from 'vitest';

import { readCommandLine } from '../../../../src/actions/cli/command-line.ts';

describe('actions/cli/command-line', () => {
  it.each([
    [['images'], { kind: 'images', folder: '.', json: false }],
    [['images', '--json', 'a'], { kind: 'images', folder: 'a', json: true }],
    [['--help'], { kind: 'help' }],
    [[], { kind: 'wrong', why: 'a command is missing' }],
    [['image'], { kind: 'wrong', why: 'there is no command "image"' }],
    [['images', 'a', 'b'], { kind: 'wrong', why: 'there is more than one folder' }],
  ])('%j', (args, expected) => expect(readCommandLine(args)).toEqual(expected));

  it('says what is wrong with an option', () => {
    expect(readCommandLine(['images', '--jason'])).toMatchObject({ kind: 'wrong', why: /--jason/ });
  });
});
