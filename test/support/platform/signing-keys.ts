import { readFileSync } from 'node:fs';

import type { SigningKeys } from '../../../src/embedded-platform/tokens/signing-key.ts';

/** Keys for embedded platforms in tests: making new RSA keys takes longer than a test. Nothing else trusts them. */
export const SIGNING_KEYS = JSON.parse(
  readFileSync(new URL('signing-keys.json', import.meta.url), 'utf8'),
) as SigningKeys;
