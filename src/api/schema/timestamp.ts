import { z } from 'zod';

import { readInstant } from '../../values/instant.ts';

/**
 * ISO 8601 in UTC, ending in `Z` (service-rules.md#timestamps); the service writes milliseconds, other
 * precisions are read too.
 */
export const Timestamp = z.string().refine((text) => readInstant(text) !== undefined, 'not a UTC timestamp');
