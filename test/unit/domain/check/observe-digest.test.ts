import { describe, expect, it } from 'vitest';

import type { Fetched } from '../../../../src/domain/check/evidence.ts';
import { observe } from '../../../../src/domain/check/observe.ts';
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

/** What is found on a digest alone, by what is known of its tag. */
function observed(tag: Fetched<string | undefined>, mode: 'signed-in' | 'anonymous' = 'signed-in') {
  const given = {
    ...evidence({ [PYTHON]: tagEvidence(historyOf({ 1: 'a', 10: 'b' })) }, { python: known([]) }),
    tagsOfDigests: new Map([[PINNED, tag]]),
  };
  return observe(scanned(use('Dockerfile', 3, PINNED)), { ...judgedBy(given), mode });
}

describe('a digest that is written without its tag', () => {
  it('is judged by the tag that it was found to belong to', () => {
    expect(observed(known('3.13'))).toMatchObject([{ rule: 'behind', title: '1 build behind' }]);
  });

  it('is not checked where its tag could not be asked for, and that can fail', () => {
    expect(observed(refused)).toMatchObject([
      { rule: 'not-checked', weight: 'blocking', title: 'the tag of a digest could not be checked' },
    ]);
    expect(observed(refused, 'anonymous')).toMatchObject([{ rule: 'not-checked', weight: 'warning' }]);
  });

  it('is nothing that can be resolved where no tag ever pointed to it', () => {
    expect(observed(known(undefined))).toMatchObject([
      { rule: 'unresolvable', title: 'a digest without its tag', reference: PINNED },
    ]);
  });
});
