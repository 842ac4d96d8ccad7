import { describe, expect, it } from 'vitest';

import { refuseNode } from '../../../src/launch/require-node.ts';

describe('the required Node.js', () => {
  it.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0', '24.0.0-nightly20250101'])('accepts %s', (version) => {
    expect(refuseNode(version)).toBeUndefined();
  });

  it.each(['20.20.2', '22.12.0', '23.11.1', '9.0.0'])(
    'refuses %s in one line that says what to do',
    (version) => {
      expect(refuseNode(version)).toBe(
        `mooring: Node.js 24 or later is required; this is ${version}. Install it from https://nodejs.org, ` +
          'or run `npm ci` in a clone of Mooring and use that.',
      );
    },
  );
});
