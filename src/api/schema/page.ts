import { z } from 'zod';

/**
 * The number of results of one page when the caller requests none, and the most that are given
 * (service-rules.md#limits).
 */
export const PAGE_SIZE = { default: 50, maximum: 200 } as const;

/**
 * A page token is honoured for this long; an older one restarts the query without an error
 * (service-rules.md#page-tokens).
 */
export const PAGE_TOKEN_LIFETIME_MS = 3 * 24 * 3_600_000;

const count = z
  .string('must be an integer')
  .regex(/^-?\d{1,9}$/, 'must be an integer')
  .transform(Number);

/** Query values arrive once or several times; either way they are a list. */
export const repeated = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Returns the schema of a list of messages: a query has one or several over gRPC, and over REST it cannot have any. */
export function repeatedMessage<Message extends z.ZodType>(
  message: Message,
): z.ZodPreprocess<z.ZodArray<Message>> {
  return z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(message));
}

/** A yes or no of a query: `true` or `false`. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/**
 * Query parameters of every List endpoint (service-rules.md#list-parameters), in camelCase. The snake_case
 * spelling of the specification (`page_size`, `uidp.children_of`) is converted before this schema parses it.
 */
export const ListQuery = z.object({
  'uidp.descendantsOf': z.string().optional(),
  'uidp.childrenOf': z.string().optional(),
  'uidp.ancestorsOf': z.string().optional(),
  'uidp.ids': repeated.optional(),
  'uidp.inRoot': flag.optional(),
  pageSize: count.optional(),
  pageToken: z.string().optional(),
  orderBy: z.string().optional(),
  skip: count.optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** The list query of the resources that can also be requested by their exact name. */
export const NamedListQuery = ListQuery.extend({ name: z.string().optional() });
export type NamedListQuery = z.infer<typeof NamedListQuery>;

/**
 * Fields of every List response besides its items. `totalCount` is a 64-bit number and so a string
 * (service-rules.md#64-bit-numbers); it is always there, also if it is 0 (service-rules.md#list-responses).
 */
export const PageEnvelope = z.object({
  nextPageToken: z.string().optional(),
  totalCount: z.string().regex(/^\d+$/),
  skipped: z.int().optional(),
});
export type PageEnvelope = z.infer<typeof PageEnvelope>;

/** Fields that a PATCH changes, separated by commas, or `*` for all (service-rules.md#partial-updates). */
export const MaskQuery = z.object({ updateMask: z.string().optional() });
