import { describe, expect, it } from 'vitest';

import { tagForm } from '../../../src/values/tag-history.ts';

describe('the form of a tag', () => {
  it.each([
    ['latest', 'plain'],
    ['3.12.1-dev', 'plain'],
    ['18', 'plain'],
    ['1.0-rc1', 'plain'],
    ['release-12345678', 'plain'],
    ['latest-20260131', 'dated'],
    ['20260131', 'dated'],
    ['latest-dev-202601311230', 'dated'],
    ['3.12-r1-20260131', 'dated'],
    ['3.10.16-r4', 'epoch'],
    ['3.10.16-r4-dev', 'epoch'],
    [`sha256-${'0'.repeat(64)}.att`, 'referrer'],
  ])('%s is %s', (name, form) => {
    expect(tagForm(name)).toBe(form);
  });
});
