import { describe, expect, it } from 'vitest';

import { logEntryUrl } from '../../../../src/signatures/decide/log-entry-url.ts';

const SECOND = 'https://log2025-1.rekor.sigstore.dev';

describe('signatures/decide/log-entry-url', () => {
  it.each([
    ['https://rekor.sigstore.dev', '31728119', 'https://search.sigstore.dev/?logIndex=31728119'],
    [SECOND, '5035492', `${SECOND}/api/v2/tile/entries/x019/669`],
    [SECOND, '255', `${SECOND}/api/v2/tile/entries/000`],
    [SECOND, '256000000', `${SECOND}/api/v2/tile/entries/x001/x000/000`],
    ['https://log2025-1.rekor.sigstore.dev.example', '1', undefined],
    ['https://rekor.example.com', '1', undefined],
    ['https://rekor.sigstore.dev', '-1', undefined],
    ['https://rekor.sigstore.dev', '1&x=', undefined],
  ])('%s %s: %s', (log, index, url) => {
    expect(logEntryUrl(log, index)).toBe(url);
  });
});
