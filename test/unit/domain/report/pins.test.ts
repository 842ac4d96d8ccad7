import { describe, expect, it } from 'vitest';

import { renderPinSummary } from '../../../../src/domain/report/pins.ts';
import { sampleMove } from '../../../support/samples/sample-plan.ts';

const STAYS = {
  file: 'web/Dockerfile',
  line: 2,
  written: 'cgr.dev/acme/node:22',
  code: 'held',
  reason: 'waits for the loader',
} as const;

describe('domain/report/pins', () => {
  it('lists unchanged pins, and shows no table if there are no updates', () => {
    const summary = renderPinSummary({ moves: [], skipped: [STAYS] }, []);
    expect(summary).toContain('waits for the loader');
    expect(summary).not.toMatch(/\b0 |\| Image \|/);
    expect(renderPinSummary({ moves: [sampleMove()], skipped: [STAYS] }, [])).toContain('| Image |');
  });
});
