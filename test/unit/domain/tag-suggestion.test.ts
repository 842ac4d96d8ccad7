import { describe, expect, it } from 'vitest';

import { suggestTag } from '../../../src/domain/tag-suggestion.ts';

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
  ])('suggests for %s among %j: %s', (dead, live, suggestion) => {
    expect(suggestTag(dead, live)).toBe(suggestion);
    expect(suggestTag(dead, live.toReversed())).toBe(suggestion);
  });
});
