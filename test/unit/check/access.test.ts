import { describe, expect, it } from 'vitest';

import { findSkipReason } from '../../../src/check/access.ts';
import { requireBothOrNeither } from '../../../src/check/inputs.ts';
import { readEnvironment } from '../../../src/runner/environment.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

describe('a check without an identity', () => {
  it('is not skipped where GitHub issues no token, since it needs none', async () => {
    const dependabot = await readEnvironment({ GITHUB_WORKSPACE: '.', GITHUB_ACTOR: 'dependabot[bot]' });
    const reason = (identity: string) => findSkipReason({ identity, 'when-unavailable': 'skip' }, dependabot);
    expect([reason(''), reason(IDENTITY)]).toEqual([undefined, expect.stringContaining('Dependabot')]);
  });

  it.each([
    ['', '', undefined],
    [IDENTITY, 'acme', undefined],
    ['', 'acme', 'input identity is not set'],
    [IDENTITY, '', 'input organization is not set'],
  ])('has no organization either: identity "%s", organization "%s"', (identity, organization, message) => {
    const read = (): void => requireBothOrNeither({ identity, organization });
    if (message === undefined) expect(read).not.toThrow();
    else expect(read).toThrow(message);
  });
});
