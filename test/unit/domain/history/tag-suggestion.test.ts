import { describe, expect, it } from 'vitest';

import { closestTag, suggestTag } from '../../../../src/domain/history/tag-suggestion.ts';

describe('domain/tag-suggestion', () => {
  it.each([
    ['18', ['16', '20', '22', '22-dev', 'latest'], '20'],
    ['18-dev', ['20', '22-dev', 'latest-dev'], '22-dev'],
    ['3.9', ['3.10', '3.13', '3', '4'], '3.10'],
    ['3.9', ['4', '4.1.2'], '4'],
    ['18', ['latest', 'latest-dev'], 'latest'],
    ['18-slim', ['20', 'latest'], undefined],
    ['edge', ['20', 'latest'], undefined],
    ['22', ['18', '20'], undefined],
    ['v1.2', ['v1.3', '1.10'], 'v1.3'],
    // One build of a stream: the next epoch, else the tag that moves, else what comes after the stream.
    ['22.1.0-r4', ['22.1.0-r5', '22.1.0-r10', '22.1.0-r3', '22.1', '23.0.0-r4'], '22.1.0-r10'],
    ['22.1.0-r4-dev', ['22.1.0-r5', '22.1.0-dev', '22-dev'], '22.1.0-dev'],
    ['22.1.0-r4-dev', ['22.1', '22.1-dev', '22-dev', '23.0.0-r4-dev'], '22.1-dev'],
    ['22.1.0-r4', ['23', 'latest'], '23'],
    ['latest-20240101', ['20', 'latest'], 'latest'],
    ['3.13-dev-202401010830', ['3.13-dev', '3.14-dev'], '3.13-dev'],
    ['edge-r4', ['20'], undefined],
  ])('suggests for %s among %j: %s', (dead, live, suggestion) => {
    expect(suggestTag(dead, live)).toBe(suggestion);
    expect(suggestTag(dead, live.toReversed())).toBe(suggestion);
  });

  it.each([
    ['17', ['23', '22', '20', 'latest'], '20'],
    ['24', ['20', '22', 'latest'], '22'],
    ['3.133', ['3.12', '3.13', '4'], '3.13'],
    ['3.13.99-dev', ['3.13.5-dev', '3.13-dev', '3-dev', '4-dev'], '3.13-dev'],
    ['22.9-dev', ['22', '22-dev', '20-dev'], '22-dev'],
    ['22-slim', ['22', '22-dev'], undefined],
    ['latst', ['latest'], undefined],
  ])('takes %s among %j for %s', (missing, live, meant) => {
    expect(closestTag(missing, live)).toBe(meant);
    expect(closestTag(missing, live.toReversed())).toBe(meant);
  });
});
