import { z } from 'zod';

import { MaskQuery } from '../../api/schema/page.ts';
import { pathsOf, readFieldMask } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { readBody, readQuery } from '../requests/read-request.ts';
import { invalidArguments } from '../requests/refusal.ts';
import type { RouteCall } from '../requests/route-call.ts';

/** The fields of a resource by their names on the wire. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields of which a resource has at most one, each by its path with dots: to set one is to clear the others. */
export type Alternatives = readonly (readonly string[])[];

/** A PATCH as requested: the paths that change, and the body with the values of those that do not become empty. */
export interface Patch {
  readonly paths: readonly FieldPath[];
  readonly body: Fields;
  /** The fields that can be changed, with the form of their values. */
  readonly updatable: z.ZodObject;
}

/**
 * Reads a PATCH by the three rules of service-rules.md#partial-updates, the same for every resource: without
 * `updateMask` the fields that the body has change; with a list exactly the listed ones do, and one that the
 * body lacks becomes empty; with `*` all of them. A field inside of another one goes by the same rules:
 * `{"claimMatch":{"subject":"x"}}` without a mask, and the mask `claimMatch.subject`, leave the rest of the
 * claim match alone, while the mask `claimMatch` replaces all of it (AIP-134, AIP-161).
 *
 * Fields outside the mask are ignored. Throws INVALID_ARGUMENT for a mask that names an unknown or read-only field, and
 * for an unknown field without a mask.
 */
export function readPatch(call: RouteCall, updatable: z.ZodObject): Patch {
  const { updateMask } = readQuery(MaskQuery, call);
  const names = updateMask === undefined ? 'mask' : 'fields';
  const body = readBody(z.record(z.string(), z.unknown()), call, names);
  return planPatch(body, updateMask, updatable);
}

/** Returns the same for a mask and fields that come in some other way. */
export function planPatch(fields: Fields, mask: string | undefined, updatable: z.ZodObject): Patch {
  const body = Object.fromEntries(
    Object.entries(fields).filter(([field]) => Object.hasOwn(updatable.shape, field)),
  );
  return { paths: readPaths(mask, body, updatable), body, updatable };
}

/**
 * Returns the fields of a resource after a patch; those outside its mask are the very same as before. Throws
 * INVALID_ARGUMENT for values of a wrong form, and for a required field that would become empty.
 */
export function applyPatch(current: Fields, patch: Patch, alternatives: Alternatives = []): Fields {
  const { paths, body, updatable } = patch;
  const cleared = clearedPaths(patch, alternatives);
  const changed = [...cleared, ...paths].reduce(
    (fields, path) => withValue(fields, path, valueAt(body, path)),
    current,
  );
  const touched = new Set([...cleared, ...paths].map(([field]) => field));
  const isTouched = ([field]: readonly [string, unknown]): boolean => touched.has(field);
  const shape = Object.entries(updatable.shape).filter(isTouched);
  const parsed = z
    .object(Object.fromEntries(shape))
    .safeParse(Object.fromEntries(Object.entries(changed).filter(isTouched)));
  if (!parsed.success) {
    throw invalidArguments(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })),
    );
  }
  const untouched = Object.entries(current).filter((entry) => !isTouched(entry));
  return Object.fromEntries([...untouched, ...Object.entries(parsed.data)]);
}

function readPaths(mask: string | undefined, body: Fields, updatable: z.ZodObject): readonly FieldPath[] {
  if (mask === undefined) return pathsOf(body, updatable);
  if (mask === '*') return Object.keys(updatable.shape).map((field) => [field]);
  return readFieldMask(mask, updatable);
}

/** Returns the alternatives that a patch clears by setting another one; if it sets both, the resource rejects it. */
function clearedPaths({ paths, body }: Patch, alternatives: Alternatives): readonly FieldPath[] {
  const isSet = (path: FieldPath): boolean =>
    valueAt(body, path) !== undefined && paths.some((one) => isAlong(one, path));
  return alternatives
    .map((group) => group.map(pathOf))
    .filter((group) => group.some(isSet))
    .flatMap((group) => group.filter((path) => !isSet(path)));
}

/** Returns true if one path leads through the other. */
function isAlong(one: FieldPath, other: FieldPath): boolean {
  return one.slice(0, other.length).every((part, index) => part === other[index]);
}

function pathOf(dotted: string): FieldPath {
  const [first = '', ...rest] = dotted.split('.');
  return [first, ...rest];
}

function valueAt(fields: Fields, [field, ...rest]: FieldPath): unknown {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const [next, ...others] = rest;
  if (next === undefined) return value;
  return isFields(value) ? valueAt(value, [next, ...others]) : undefined;
}

/** Returns the fields with another value at the path, or without any. Nothing is made just to be empty. */
function withValue(fields: Fields, [field, ...rest]: FieldPath, value: unknown): Fields {
  const { [field]: current, ...others } = fields;
  const [next, ...deeper] = rest;
  if (next === undefined) return value === undefined ? others : { ...fields, [field]: value };
  if (!isFields(current) && value === undefined) return fields;
  return { ...fields, [field]: withValue(isFields(current) ? current : {}, [next, ...deeper], value) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
