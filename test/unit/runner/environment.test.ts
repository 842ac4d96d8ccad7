import { describe, expect, it } from 'vitest';

import { readEnvironment } from '../../../src/runner/environment.ts';
import { documentationUrl } from '../../../src/values/documentation.ts';

describe('runner/environment: the documentation of the version that runs', () => {
  it.each([
    ['the published one for `uses: ./`', {}, 'https://github.com/YOUR_ORG_NAME/mooring/blob/v1'],
    [
      'that of the action and its ref',
      {
        GITHUB_SERVER_URL: 'https://ghe.test',
        GITHUB_ACTION_REPOSITORY: 'acme/mooring',
        GITHUB_ACTION_REF: '0123abcd',
      },
      'https://ghe.test/acme/mooring/blob/0123abcd',
    ],
  ])('is %s', async (_, variables, start) => {
    const { documentation } = await readEnvironment(variables);
    expect(documentationUrl('rules.md#advisory', documentation)).toBe(`${start}/docs/rules.md#advisory`);
  });
});
