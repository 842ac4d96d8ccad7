import { z } from 'zod';

import { MaskQuery } from '../contract/page.ts';
import { readBody, readQuery, toCamelCase } from './query.ts';
import { invalidArgument, invalidArguments } from './refusal.ts';
import type { RouteCall } from './route-call.ts';

/** The fields of a resource by their names on the wire. */
export type Fields = Readonly<Record<string, unknown>>;

/** A PATCH as asked: the fields that change, and the values of those that do not become empty. */
export interface Patch {
  readonly fields: readonly string[];
  readonly values: Fields;
}

/**
 * Reads a PATCH by the three rules of spec.md §4, the same for every resource: without `updateMask` the fields that
 * the body has change; with a list exactly the listed ones do, and one that the body lacks becomes empty; with `*` all
 * of them. What the mask does not name is not even looked at, so a whole resource may be sent back with one field
 * changed. Null is no value (proto3 JSON).
 *
 * `updatable` holds the fields that can be changed, with the form of their values. A mask names whole fields, in
 * camelCase or snake_case. Throws INVALID_ARGUMENT for a mask that names any other, for values of a wrong form, and for
 * a required field that would become empty.
 */
export function readPatch(call: RouteCall, updatable: z.ZodObject): Patch {
  const known = Object.keys(updatable.shape);
  const body = readBody(z.record(z.string(), z.unknown()), call);
  const given = new Map(Object.entries(body).filter(([, value]) => value !== null));
  const fields = readMask(call, known) ?? known.filter((field) => given.has(field));
  const shape = Object.entries(updatable.shape).filter(([field]) => fields.includes(field));
  const parsed = z.object(Object.fromEntries(shape)).safeParse(Object.fromEntries(given));
  if (parsed.success) return { fields, values: parsed.data };
  throw invalidArguments(
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })),
  );
}

/** The fields of a resource after a patch; those outside its mask are the very same as before. */
export function applyPatch(current: Fields, patch: Patch): Fields {
  const untouched = Object.entries(current).filter(([field]) => !patch.fields.includes(field));
  return Object.fromEntries([...untouched, ...Object.entries(patch.values)]);
}

/** The fields that the mask names, or undefined where there is no mask. */
function readMask(call: RouteCall, known: readonly string[]): readonly string[] | undefined {
  const { updateMask } = readQuery(MaskQuery, call.url.searchParams);
  if (updateMask === undefined) return undefined;
  if (updateMask === '*') return known;
  const fields = updateMask.split(',').map((field) => toCamelCase(field.trim()));
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown === undefined) return fields;
  throw invalidArgument(
    'update_mask',
    `"${unknown.slice(0, 60)}" is not a field that can be changed; those are ${known.join(', ')}`,
  );
}
