import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';

/** A value of JSON with one change, and the path of the changed member: `tlogEntries.0.logId`. */
export interface Mutation {
  readonly path: string;
  readonly value: unknown;
}

/** Removes a member of a value at any depth, flips a bit in it, or replaces it by that of another value. */
export function mutateJson(value: unknown, others: readonly unknown[], random: Random): Mutation {
  const path = pick(
    pathsOf(value).filter(({ length }) => length > 0),
    random,
  );
  const changes = [
    () => undefined,
    () => at(pick(others, random), path),
    () => flipBit(at(value, path), random),
  ];
  return { path: path.join('.'), value: replace(value, path, pick(changes, random)()) };
}

function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...path, name]))];
}

function at(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null ? at(Reflect.get(value, name), rest) : undefined;
}

/** Returns a copy with another member at the path; without it if it is undefined. */
function replace(value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown {
  if (name === undefined) return member;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items
      .map((item, index) => (`${index}` === name ? replace(item, rest, member) : item))
      .filter((item) => item !== undefined);
  }
  return { ...(value as object), [name]: replace(at(value, [name]), rest, member) };
}

/** Flips a bit of a text: of the bytes if it is base64, of a character otherwise. Leaves other values. */
function flipBit(value: unknown, random: Random): unknown {
  if (typeof value !== 'string' || value === '') return value;
  const decoded = Buffer.from(value, 'base64');
  const encoding = decoded.toString('base64') === value ? 'base64' : 'latin1';
  const bytes = Buffer.from(value, encoding);
  const index = random(bytes.length);
  bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << random(encoding === 'base64' ? 8 : 3)), index);
  return bytes.toString(encoding);
}
