import { describe, expect, it } from 'vitest';

import { DAY_MS, parseInstant, toInstant } from '../../../../src/values/instant.ts';
import {
  describeTrustRoot,
  newerTrustRootRemedy,
  trustRootWarning,
} from '../../../../src/signatures/decide/trust-root-source.ts';
import type { TrustRootSource } from '../../../../src/signatures/decide/trust-root-source.ts';

const confirmed = parseInstant('2026-11-05T00:00:00Z');
const BUILT_IN: TrustRootSource = { kind: 'built-in', confirmed };
const FILE: TrustRootSource = { kind: 'file', name: 'trusted-root ca.json' };

describe('signatures/decide/trust-root-source', () => {
  it('describes a built-in root with the date of its material, and a file by its name', () => {
    expect(describeTrustRoot(BUILT_IN)).toBe('trust material up to 2026-11-05');
    expect(describeTrustRoot(FILE)).toBe('trusted-root ca.json');
  });

  it('has a remedy that the user of each can follow', () => {
    expect(newerTrustRootRemedy(BUILT_IN)).toContain('Update Mooring');
    expect(newerTrustRootRemedy(FILE)).not.toContain('Update Mooring');
  });

  it('warns of a built-in root after 400 days, and never of a file', () => {
    const after = (days: number): string | undefined =>
      trustRootWarning(BUILT_IN, toInstant(confirmed + days * DAY_MS));
    expect(after(400)).toBe(undefined);
    expect(after(401)).toBe(
      'The built-in trust root is 401 days old (trust material up to 2026-11-05): signatures by newer keys cannot be verified. Update Mooring.',
    );
    expect(trustRootWarning(FILE, toInstant(confirmed + 4_000 * DAY_MS))).toBe(undefined);
  });
});
