import { describe, expect, it } from 'vitest';

import type { BuildWish } from '../../../../src/tag-history/decide/choose-build.ts';
import { chooseInLockstep } from '../../../../src/tag-history/decide/lockstep.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { TagHistory } from '../../../../src/values/tag-history.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';

/** Builds at `day/hour` of November 2026. */
function builds(at: Readonly<Record<string, string>>): TagHistory {
  return Object.entries(at).map(([time, character]) => {
    const [day = '', hour = ''] = time.split('/');
    return { at: parseInstant(`2026-11-${day}T${hour}:00:00Z`), digest: digestOf(character) };
  });
}

function choose(
  histories: Readonly<Record<string, TagHistory>>,
  now: string,
  changes: Partial<BuildWish> = {},
): Readonly<Record<string, string>> {
  const tags = Object.entries(histories).map(([tag, history]) => ({ tag, history }));
  const wish = { cutoff: undefined, isDenied: () => false, ...changes };
  const chosen = chooseInLockstep(tags, wish, parseInstant(now));
  return Object.fromEntries(
    [...chosen].map(([tag, choice]) => [
      tag,
      choice.kind === 'build' ? choice.build.digest.slice(7, 8) : choice.why,
    ]),
  );
}

const RUNTIME = { '10/03': 'a', '11/03': 'b', '12/03': 'c' };
const BUILDER = { '10/02': '1', '11/02': '2', '12/02': '3' };

describe('tag-history/decide/lockstep', () => {
  it('takes the newest of all where each has its part', () => {
    const set = { latest: builds(RUNTIME), 'latest-dev': builds(BUILDER) };
    expect(choose(set, '2026-11-12T10:00:00Z')).toEqual({ latest: 'c', 'latest-dev': '3' });
  });

  it('stays with the night before while one part is missing', () => {
    const set = { latest: builds({ '10/03': 'a', '11/03': 'b' }), 'latest-dev': builds(BUILDER) };
    expect(choose(set, '2026-11-12T02:30:00Z')).toEqual({ latest: 'b', 'latest-dev': '2' });
  });

  it('does not wait for a part that never comes', () => {
    const set = { latest: builds({ '10/03': 'a', '11/03': 'b' }), 'latest-dev': builds(BUILDER) };
    expect(choose(set, '2026-11-13T10:00:00Z')).toEqual({ latest: 'b', 'latest-dev': '3' });
  });

  it('does not cut a night in two when the cutoff falls into it', () => {
    const set = { latest: builds(RUNTIME), 'latest-dev': builds(BUILDER) };
    const cutoff = parseInstant('2026-11-12T02:30:00Z');
    expect(choose(set, '2026-11-20T00:00:00Z', { cutoff })).toEqual({ latest: 'b', 'latest-dev': '2' });
  });

  it('leaves a night out for all when one part of it is denied', () => {
    const set = { latest: builds(RUNTIME), 'latest-dev': builds(BUILDER) };
    const isDenied: BuildWish['isDenied'] = ({ digest }) => digest === digestOf('c');
    expect(choose(set, '2026-11-20T00:00:00Z', { isDenied })).toEqual({ latest: 'b', 'latest-dev': '2' });
  });

  it('is not held back by a tag that is no longer rebuilt', () => {
    const set = { '20': builds(RUNTIME), '18': builds({ '01/03': 'e' }) };
    expect(choose(set, '2026-11-20T00:00:00Z')).toEqual({ '20': 'c', '18': 'e' });
  });

  it('gives no tag a build where one has none', () => {
    const set = { latest: builds(RUNTIME), 'latest-dev': builds({}) };
    expect(choose(set, '2026-11-20T00:00:00Z')).toEqual({ latest: 'lockstep', 'latest-dev': 'no-build' });
  });

  it('calls no tag too young where it only waits for its part of a rebuild', () => {
    const set = { latest: builds(RUNTIME), 'latest-dev': builds({ '19/00': '9' }) };
    expect(choose(set, '2026-11-19T02:00:00Z')).toEqual({ latest: 'lockstep', 'latest-dev': 'lockstep' });
  });
});
