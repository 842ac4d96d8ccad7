/** True for a number of bytes as Docker writes it, such as `64m` or `1.5GiB` (docker/go-units `RAMInBytes`). */
export function isMemorySize(text: string): boolean {
  const match = /^([^]*[\d. ])([^\d. ]*)$/.exec(text);
  const [, digits = '', unit = ''] = match ?? [];
  if (match === null || !UNIT.test(unit)) return false;
  const number = digits.endsWith(' ') ? digits.slice(0, -1) : digits;
  if (HEXADECIMAL.test(number)) return !number.startsWith('-');
  return NUMBER.test(number) && Number.isFinite(Number(number)) && Number(number) >= 0;
}

const UNIT = /^(?:b|[kmgtp](?:i?b)?)?$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** As Go's `strconv.ParseFloat` takes it. */
const HEXADECIMAL = /^[+-]?0x(?:[\da-f]+(?:\.[\da-f]*)?|\.[\da-f]+)p[+-]?\d+$/i;
