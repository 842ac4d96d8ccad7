import { describe, expect, it } from 'vitest';

import { composeNumberText, numberText } from '../../../src/formats/number-tag.ts';

/** What the templates of Helm 3.19 print for the scalars of a values file. */
const PRINTED: Readonly<Record<string, string>> = {
  '20': '20',
  '1.5': '1.5',
  '1.10': '1.1',
  '22.0': '22',
  '017': '15',
  '018': '18',
  '0777': '511',
  '0o17': '15',
  '0O17': '15',
  '0b101': '5',
  '0x1F': '31',
  '0x1_0': '16',
  '0x_1': '1',
  '0_7': '7',
  '1e3': '1000',
  '1E3': '1000',
  '1e+3': '1000',
  '1e-3': '0.001',
  '1.e3': '1000',
  '.5e2': '50',
  '1_e3': '1000',
  '1_000': '1000',
  '1__2': '12',
  '1_': '1',
  '1._1': '1.1',
  '1_0.5': '10.5',
  '1.10_': '1.1',
  '20240101': '2.0240101e+07',
  '999999': '999999',
  '1000000': '1e+06',
  '1e5': '100000',
  '1e6': '1e+06',
  '123456.7': '123456.7',
  '1234567.5': '1.2345675e+06',
  '0.5': '0.5',
  '0.0001': '0.0001',
  '0.00001': '1e-05',
  '.5': '0.5',
  '5.': '5',
  '+12': '12',
  '+1.50': '1.5',
  '-1': '-1',
  '-017': '-15',
  '0': '0',
  '00': '0',
  '007': '7',
  '09': '9',
  '08.5': '8.5',
  '0e1': '0',
  '9007199254740993': '9.007199254740992e+15',
  '9223372036854775808': '9.223372036854776e+18',
  '18446744073709551616': '1.8446744073709552e+19',
  '1e21': '1e+21',
  '3.14159265358979323846': '3.141592653589793',
  yes: 'true',
  Yes: 'true',
  on: 'true',
  y: 'true',
  TRUE: 'true',
  no: 'false',
  Off: 'false',
  N: 'false',
};

/** What Compose makes of the scalars of `build.args`. */
const PASSED: Readonly<Record<string, string | undefined>> = {
  '1.10': '1.1',
  '22.0': '22',
  '1.5': '1.5',
  '.5': '0.5',
  '017': '15',
  '0x10': '16',
  '0o17': '15',
  '1e3': '1000',
  '1_000': '1000',
  '20240101': '20240101',
  '1234567.5': '1.2345675e+06',
  '100000000000000000000000': '1e+23',
  true: 'true',
  TRUE: 'true',
  yes: undefined,
  on: undefined,
  'v1.10': undefined,
};

const TEXTS =
  '1.0.0 v1.10 1.10.0 1.10-alpine latest 2024-01-01 1:30 12:30:45 1,000' +
  ' 0x 0xg 0b2 0o8 0_x1g _1 1e3.5 12e 1e400 0x1p4 yEs Inf NaN nan';

describe('formats/number-tag', () => {
  it.each(Object.entries(PRINTED))('reads %s as %s', (written, printed) =>
    expect(numberText(written)).toBe(printed),
  );

  it.each(Object.entries(PASSED))('reads %s in Compose as %s', (written, passed) =>
    expect(composeNumberText(written)).toBe(passed),
  );

  it.each(TEXTS.split(' '))('leaves the text %j as it is', (written) =>
    expect(numberText(written)).toBeUndefined(),
  );
});
