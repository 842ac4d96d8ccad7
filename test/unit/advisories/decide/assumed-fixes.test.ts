import { describe, expect, it } from 'vitest';

import { decideAdvisoryStatus } from '../../../../src/advisories/decide/advisory-status.ts';
import { assumedFixes } from '../../../../src/advisories/decide/assumed-fixes.ts';
import { assessed } from '../../../support/samples/sample-assessment.ts';

const reviewState = 'REVIEW_STATE_APPROVED';
const fixed = { fixed: { fixedVersion: '8.16.0-r1' } };

describe('advisories/decide/assumed-fixes', () => {
  it('lists a version after a patched one, and one between a fix and a later detection', () => {
    const patched = assessed({ patched: { patchedVersions: ['8.16.0-r1'] } });
    const events = [
      { createTime: '2026-11-02T00:00:00Z', reviewState, ...fixed },
      { createTime: '2026-11-09T00:00:00Z', reviewState, detection: { scanv1: { artifactVersion: '9-r0' } } },
    ];
    const decision = decideAdvisoryStatus({ events, installed: '8.16.0-r2' });
    const detected = assessed({ detection: {} }, { number: 2, decision });
    const curl = { name: 'curl', version: '8.16.0-r2' };
    expect(assumedFixes([patched, patched, detected])).toEqual([
      { id: 'CVE-2026-0001', package: curl, fixedVersion: '8.16.0-r1', reason: 'patched-before' },
      { id: 'CVE-2026-0002', package: curl, fixedVersion: '8.16.0-r1', reason: 'detected-later' },
    ]);
  });

  it('lists nothing that is stated, open, or matched by image name', () => {
    const byName = { ...assessed({ patched: { patchedVersions: ['8.16.0-r1'] } }), package: undefined };
    expect(assumedFixes([assessed(fixed), assessed({ detection: {} }), byName])).toEqual([]);
  });
});
