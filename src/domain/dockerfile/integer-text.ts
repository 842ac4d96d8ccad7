/** True for what Go's `strconv.Atoi` takes: digits, with a sign or without, that make a number of 64 bits. */
export function isInteger(text: string): boolean {
  const [, sign, digits] = INTEGER.exec(text) ?? [];
  if (digits === undefined || digits.length > LONGEST) return false;
  return BigInt(digits) < (sign === '-' ? LIMIT + 1n : LIMIT);
}

/** Zeros before the number do not count. */
const INTEGER = /^([+-]?)0*((?:[1-9]\d*)?)(?<=\d)$/;
const LONGEST = 19;
const LIMIT = 2n ** 63n;
