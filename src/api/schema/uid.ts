import { z } from 'zod';

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;

/**
 * 40 hex digits of the root, then `/` and 16 hex digits per level below it; opaque to clients
 * (service-rules.md#uids).
 */
export const Uid = z.string().regex(UID, 'not a uid');
