import { describe, expect, it } from 'vitest';

import { pairPlaces, placesIn } from '../../../../src/references/decide/places.ts';
import type { ComparedPlace } from '../../../../src/references/decide/places.ts';
import { digestOf, scanned, use } from '../../../support/samples/sample-check.ts';

/** A place, as `file:line reference`; images are those of one organization, and a digest is one character. */
function place(text: string): ComparedPlace {
  const [at = '', written = ''] = text.split(' ');
  const [file = '', line = ''] = at.split(':');
  const [tagged = '', digit] = written.split('@');
  const host = tagged.includes('/') || tagged.includes('$') ? '' : 'cgr.dev/acme/';
  const digest = digit === undefined ? '' : `@${digestOf(digit)}`;
  return { file, line: Number(line), reference: `${host}${tagged}${digest}` };
}

/** The counterpart of each place of head, as the place of its line. */
function paired(head: readonly string[], base: readonly string[]): readonly string[] {
  const pairing = pairPlaces(head.map(place), base.map(place));
  return head.map((one) => {
    const before = pairing.before(place(one));
    return before === undefined ? 'none' : `${before.file}:${before.line}`;
  });
}

describe('references/decide/places', () => {
  it('are each line and reference once, with what is not a reference', () => {
    const twice = use('a', 3, 'cgr.dev/acme/node:22');
    const unread = { file: 'a', line: 1, written: '${BASE}', reason: '', scope: 'reference' as const };
    const arm = { ...twice, platform: 'linux/arm64' };
    expect(placesIn({ uses: [twice, arm, use('a', 9, 'node')], unread: [unread] })).toEqual([
      { file: 'a', line: 1, reference: '${BASE}' },
      { file: 'a', line: 3, reference: 'cgr.dev/acme/node:22' },
      { file: 'a', line: 9, reference: 'docker.io/library/node:latest' },
    ]);
    expect(placesIn(scanned(twice, arm))).toHaveLength(1);
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['an unchanged line', ['a:3 node:22@a'], ['a:3 node:22@a'], ['a:3']],
    ['a line that only moved', ['a:9 node:22@a'], ['a:3 node:22@a'], ['a:3']],
    ['another digest', ['a:3 node:22@b'], ['a:3 node:22@a'], ['a:3']],
    ['another tag', ['a:3 node:24'], ['a:3 node:22@a'], ['a:3']],
    ['the same name elsewhere', ['a:3 ghcr.io/them/node:24'], ['a:3 node:22@a'], ['a:3']],
    ['another image', ['a:3 python:3.13'], ['a:3 node:22@a'], ['none']],
    ['the same in another file', ['b:3 node:22@a', 'a:3 node:22@a'], ['a:3 node:22@a'], ['none', 'a:3']],
    ['a second line', ['a:3 node:22@a', 'a:7 node:22@a'], ['a:5 node:22@a'], ['a:5', 'none']],
    ['one line less', ['a:7 node:22@a'], ['a:3 node:22@a', 'a:5 node:22@a'], ['a:3']],
    ['a downgrade', ['a:1 node:22@a', 'b:1 node:22@a'], ['a:1 node:22@a', 'b:1 node:22@b'], ['a:1', 'b:1']],
    [
      'a downgrade to the build of the next line',
      ['a:1 node:22@a', 'a:2 node:22@a'],
      ['a:1 node:22@b', 'a:2 node:22@a'],
      ['a:1', 'a:2'],
    ],
    ['swapped tags', ['a:1 node:22@c', 'a:2 node:24@d'], ['a:1 node:24@a', 'a:2 node:22@b'], ['a:2', 'a:1']],
    ['two bumps, in order', ['a:1 node@c', 'a:2 node@d'], ['a:1 node@a', 'a:2 node@b'], ['a:1', 'a:2']],
    ['a kept and a new one', ['a:1 node:22@b', 'a:2 node:22@a'], ['a:2 node:22@a'], ['none', 'a:2']],
    ['a renamed file', ['b:3 node:22@a'], ['a:3 node:22@a'], ['a:3']],
    ['a renamed and updated file', ['b:3 node:22@b'], ['a:3 node:22@a'], ['a:3']],
    [
      'no line of a removed file in a file that was there',
      ['b:1 node:22@a', 'b:2 go:1'],
      ['a:3 node:22@a', 'b:2 go:1'],
      ['none', 'b:2'],
    ],
    [
      'another digest of a removed file',
      ['b:1 node@b', 'b:2 go:1'],
      ['a:3 node@a', 'b:2 go:1'],
      ['none', 'b:2'],
    ],
    [
      'a renamed file with another line',
      ['b:3 node:22@a', 'b:4 go:1'],
      ['a:3 node:22@a', 'a:4 curl:8'],
      ['a:3', 'none'],
    ],
    [
      'no removed file that is a small part of an added one',
      ['b:1 node:22@a', 'b:2 go:1', 'b:3 curl:8'],
      ['a:1 node:22@a'],
      ['none', 'none', 'none'],
    ],
    [
      'the removed file with more in common',
      ['c:1 node:22@a', 'c:2 go:1', 'c:3 curl:8'],
      ['a:1 node:24', 'a:2 go:1', 'b:1 node:22@a', 'b:2 go:1'],
      ['b:1', 'b:2', 'none'],
    ],
    ['the file of the same name', ['c/x:1 node@a'], ['a/y:1 node@a', 'b/x:1 node@a'], ['b/x:1']],
    [
      'equal files one by one',
      ['c:1 node@a', 'd:1 node@a', 'e:1 node@a'],
      ['a:1 node@a', 'b:1 node@a'],
      ['a:1', 'b:1', 'none'],
    ],
    ['an update before a removed file', ['b:1 node@a'], ['a:3 node@a', 'b:1 node@b'], ['b:1']],
    ['the same text', ['a:4 ${BASE}'], ['a:1 ${BASE}'], ['a:1']],
    ['another text', ['a:1 ${OTHER}'], ['a:1 ${BASE}'], ['none']],
    ['a digest without a tag', ['a:1 node@b'], ['a:1 node:22@a'], ['a:1']],
    ['nothing before', ['a:1 node:22@b'], [], ['none']],
  ])('continue %s', (_, head, base, expected) => {
    expect(paired(head, base)).toEqual(expected);
  });
});
