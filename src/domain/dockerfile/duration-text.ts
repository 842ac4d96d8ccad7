/**
 * What Docker rejects the value of a HEALTHCHECK interval for, undefined when it takes it: Go's `time.ParseDuration`, and
 * at least a millisecond unless it is nothing (BuildKit instructions/parse.go `parseOptInterval`).
 */
export function complainAboutInterval(text: string): string | undefined {
  if (text === '') return undefined;
  const nanoseconds = readNanoseconds(text);
  if (nanoseconds === undefined || Math.abs(nanoseconds) > LONGEST) return `"${text}" is no duration`;
  const isTooShort = nanoseconds !== 0 && nanoseconds < MILLISECOND;
  return isTooShort ? `"${text}" is less than a millisecond` : undefined;
}

const MILLISECOND = 1e6;
/** What 64 bits hold. */
const LONGEST = 2 ** 63;

/** Docker garbles whatever is beyond ASCII in a flag, so that no micro sign is known here. */
const NANOSECONDS: ReadonlyMap<string, number> = new Map([
  ['ns', 1],
  ['us', 1e3],
  ['ms', MILLISECOND],
  ['s', 1e9],
  ['m', 60e9],
  ['h', 3600e9],
]);
const PARTS = /(\d+(?:\.\d*)?|\.\d+)([^\d.]+)/gy;

function readNanoseconds(text: string): number | undefined {
  const isNegative = text.startsWith('-');
  const amount = isNegative || text.startsWith('+') ? text.slice(1) : text;
  if (amount === '0') return 0;
  let total = 0;
  let end = 0;
  for (const [part, number, unit = ''] of amount.matchAll(PARTS)) {
    const scale = NANOSECONDS.get(unit);
    if (scale === undefined) return undefined;
    total += Math.floor(Number(number) * scale);
    end += part.length;
  }
  if (end === 0 || end < amount.length) return undefined;
  return isNegative ? -total : total;
}
