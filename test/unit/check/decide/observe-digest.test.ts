import { describe, expect, it } from 'vitest';

import type { RunAccess } from '../../../../src/check/decide/evidence.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import { observe } from '../../../../src/check/decide/observe.ts';
import {
  evidence,
  digestOf,
  historyOf,
  judgedBy,
  known,
  refused,
  scanned,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

const PYTHON = 'cgr.dev/acme/python:3.13';
const PINNED = `cgr.dev/acme/python@${digestOf('a')}`;

/** The observations on a digest alone, by the evidence on its tag. */
function observed(
  tag: Fetched<string | undefined>,
  access: RunAccess = { mode: 'signed-in', organization: 'acme' },
) {
  const given = {
    ...evidence({ [PYTHON]: tagEvidence(historyOf({ 1: 'a', 10: 'b' })) }, { python: known([]) }),
    tagsOfDigests: new Map([[PINNED, tag]]),
  };
  return observe(scanned(use('Dockerfile', 3, PINNED)), { ...judgedBy(given), access });
}

describe('a digest without a tag', () => {
  it('is judged by the tag that it was found to belong to', () => {
    expect(observed(known('3.13'))).toMatchObject([{ rule: 'behind', title: 'Behind by 1 build, 9 days' }]);
  });

  it('is not checked if its tag could not be fetched, and can fail the check', () => {
    expect(observed(refused)).toMatchObject([
      { rule: 'not-checked', weight: 'blocking', title: 'Tag of the digest could not be checked' },
    ]);
    expect(
      observed(refused, { mode: 'anonymous', reason: '', remedy: '', privateImages: 'warning' }),
    ).toMatchObject([{ rule: 'not-checked', weight: 'warning' }]);
  });

  it('cannot be resolved if no tag ever pointed to it', () => {
    expect(observed(known(undefined))).toMatchObject([
      { rule: 'unresolvable', title: 'Digest without a tag', reference: PINNED },
    ]);
  });
});
