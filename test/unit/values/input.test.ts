import { describe, expect, it } from 'vitest';

import {
  changed,
  choiceOf,
  entriesOf,
  matching,
  optional,
  orEmpty,
  trueOrFalse,
  withoutProblem,
  wrongInput,
} from '../../../src/values/input.ts';
import type { Input } from '../../../src/values/input.ts';

const digits = matching(/^\d+$/, 'must be digits');
const numbers = changed(digits, Number);

describe('values/input', () => {
  it.each<[Input<unknown>, string, unknown]>([
    [digits, '12', '12'],
    [digits, 'x', wrongInput('must be digits')],
    [numbers, '12', 12],
    [numbers, 'x', wrongInput('must be digits')],
    [orEmpty(numbers), '', ''],
    [choiceOf(['a', 'b'], 'must be a or b'), 'b', 'b'],
    [choiceOf(['a', 'b'], 'must be a or b'), 'c', wrongInput('must be a or b')],
    [trueOrFalse, 'true', true],
    [trueOrFalse, 'yes', wrongInput('must be true or false')],
    [optional((text) => (text === 'x' ? 1 : undefined), 'must be x'), '', undefined],
    [optional((text) => (text === 'x' ? 1 : undefined), 'must be x'), 'y', wrongInput('must be x')],
    [withoutProblem((text) => (text === 'x' ? 'x is taken' : undefined)), 'x', wrongInput('x is taken')],
    [entriesOf(/,/, numbers), '1, ,2', [1, 2]],
  ])('reads a text %#', (input, text, value) => expect(input(text)).toEqual(value));

  it('names the entry of a list that is wrong', () =>
    expect(entriesOf(/,/, numbers)('1,x,y')).toMatchObject({
      problems: [
        { message: 'must be digits', entry: 1 },
        { message: 'must be digits', entry: 2 },
      ],
    }));
});
