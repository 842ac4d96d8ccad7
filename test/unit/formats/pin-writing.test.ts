import { describe, expect, it } from 'vitest';

import { findTagComment, tagCommentText } from '../../../src/formats/pin-writing.ts';

describe('formats/pin-writing', () => {
  it.each([
    [' # 1.2', '1.2'],
    [' #1.2  ', '1.2'],
    ['\t# v3-slim', 'v3-slim'],
    [' # latest', 'latest'],
    [' # latest-dev', 'latest-dev'],
    [' # tag=1.2', '1.2'],
    [' #tag=stable', 'stable'],
    [' # tag=2024-05-01', '2024-05-01'],
    [' # why we need it # tag=1.2', '1.2'],
    [' # é # tag=1.2', '1.2'],
    [' # 17 # note', '17'],
    [' #17\t# see #12 # 3', '17'],
    [' # tag=stable # note', 'stable'],
    [' # why # tag=1.2 # note', '1.2'],
    [' # 17 # tag=18 # note', '18'],
  ])('reads a tag in %j', (rest, tag) => {
    expect(findTagComment(rest, 10)?.tag).toBe(tag);
  });

  it.each([
    '',
    '  ',
    ' # keep',
    ' # 2024-05-01',
    ' # 12 MB',
    ' # see #12',
    ' # keep # 17',
    ' # 17# note',
    ' # 17 MB # 18',
    ' # tag=a b # 18',
    ' # tag=',
    ' # tag=a b',
    ' # latestish',
    ' # sha256:ab',
  ])('reads no tag in %j, and has a place for one', (rest) => {
    const found = findTagComment(rest, 10);
    expect(found).toMatchObject({ tag: undefined });
    expect(found?.start).toBe(found?.end);
  });

  it.each(['#1.2', ', b: c', '} # 1.2', '\u00a0# 1.2'])('has no place behind %j', (rest) => {
    expect(findTagComment(rest, 10)).toBeUndefined();
  });

  it.each([
    '',
    '  ',
    ' # 1.2',
    ' # tag=1.2 ',
    ' # keep',
    ' # voil\u00c3\u00a0',
    ' # 17 # note',
    ' # tag=17 # note',
    ' # x # tag=17 # note #',
  ])('finds the tag again that it puts behind %j', (rest) => {
    for (const tag of ['3.20', 'stable', '2024-05-01', 'latest-dev', '_x', `v${'1'.repeat(127)}`]) {
      const comment = findTagComment(rest, 0);
      if (comment === undefined) throw new Error('no place');
      const text = tagCommentText(comment, tag);
      const written = `${rest.slice(0, comment.start)}${text}${rest.slice(comment.end)}`;
      expect(findTagComment(written, 0)?.tag, written).toBe(tag);
      expect(written.startsWith(rest.slice(0, comment.start))).toBe(true);
      expect(written.endsWith(rest.slice(comment.end))).toBe(true);
    }
  });
});
