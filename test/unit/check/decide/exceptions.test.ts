import { describe, expect, it } from 'vitest';

import { applyExceptions, unusedExceptions } from '../../../../src/check/decide/exceptions.ts';
import type { Exception } from '../../../../src/config/policy/exception.ts';
import { observeExceptions } from '../../../../src/check/rules/exception.ts';
import type { AdvisoryFacts, Finding } from '../../../../src/check/decide/finding.ts';
import { DAY_MS, parseInstant, toInstant } from '../../../../src/values/instant.ts';

const ENDS = parseInstant('2026-12-01T00:00:00Z');

/** An exception until the end of November, for everything by default. */
function exception(about: Partial<Exception> = {}): Exception {
  return {
    rule: undefined,
    advisory: undefined,
    package: undefined,
    image: undefined,
    path: undefined,
    reason: 'migration in progress',
    until: '2026-11-30',
    ends: ENDS,
    file: '.github/mooring.yml',
    line: 7,
    ...about,
  };
}

function finding(changes: Partial<Finding> = {}): Finding {
  return {
    rule: 'end-of-life',
    weight: 'blocking',
    key: 'k',
    file: 'a/Dockerfile',
    line: 1,
    reference: 'cgr.dev/acme/node:18',
    title: 't',
    message: 'm',
    remedy: 'r',
    novelty: 'new',
    level: 'error',
    ...changes,
  };
}

function levels(findings: readonly Finding[], about: Partial<Exception>, now = toInstant(ENDS - 1)) {
  return applyExceptions(findings, [exception(about)], now).map(({ level }) => level);
}

describe('check/decide/exceptions', () => {
  it('applies up to the last millisecond of its day', () => {
    expect(levels([finding()], {}, toInstant(ENDS - 1))).toEqual(['notice']);
    expect(levels([finding()], {}, ENDS)).toEqual(['error']);
  });

  it('adds the reason and the date to what it covers, and changes nothing else', () => {
    const [covered] = applyExceptions([finding()], [exception()], toInstant(ENDS - 1));
    const accepted = { reason: 'migration in progress', until: '2026-11-30' };
    expect(covered).toEqual({ ...finding(), level: 'notice', exception: accepted });
  });

  it('never covers findings on exceptions', () => {
    expect(levels([finding({ rule: 'exception', level: 'warning' })], {})).toEqual(['warning']);
  });

  it.each<[string, Partial<Exception>, boolean]>([
    ['its rule', { rule: 'end-of-life' }, true],
    ['another rule', { rule: 'advisory' }, false],
    ['its path', { path: (path) => path.startsWith('a/') }, true],
    ['another path', { path: (path) => path.startsWith('b/') }, false],
    ['its image', { image: (name) => name === 'cgr.dev/acme/node' }, true],
    ['another image', { image: (name) => name === 'cgr.dev/acme/python' }, false],
    ['its rule and another path', { rule: 'end-of-life', path: () => false }, false],
    ['an advisory that it is not about', { advisory: 'CVE-2026-1' }, false],
    ['a package that it is not about', { package: 'curl' }, false],
  ])('covers what matches everything it names: %s', (_, about, isCovered) => {
    expect(levels([finding()], about)).toEqual([isCovered ? 'notice' : 'error']);
  });

  it.each([
    ['CVE-2026-1', true],
    ['cve-2026-1', true],
    ['GHSA-ABCD-efgh-2345', true],
    ['cga-aaaa-bbbb-cccc', true],
    ['CGA-dddd-eeee-ffff', true],
    ['CVE-2026-10', false],
  ])('matches a vulnerability by any of its ids, in any case: %s', (advisory, isCovered) => {
    const facts = {
      id: 'CVE-2026-1',
      advisoryId: 'CGA-aaaa-bbbb-cccc',
      aliases: ['CGA-dddd-eeee-ffff', 'CVE-2026-1', 'GHSA-abcd-efgh-2345'],
    } as unknown as AdvisoryFacts;
    const level = isCovered ? 'notice' : 'error';
    expect(levels([finding({ rule: 'advisory', advisory: facts })], { advisory })).toEqual([level]);
  });

  it.each([
    [DAY_MS * 14, 'Exception expires soon'],
    [DAY_MS * 14 + 1, undefined],
    [1, 'Exception expires soon'],
    [0, 'Exception has expired'],
    [-DAY_MS, 'Exception has expired'],
  ])('is reported %d ms before its end as: %s', (before, title) => {
    const observations = observeExceptions([exception({ rule: 'advisory' })], toInstant(ENDS - before));
    expect(observations.map((one) => one.title)).toEqual(title === undefined ? [] : [title]);
    for (const one of observations)
      expect([one.rule, one.weight, one.file, one.line]).toEqual([
        'exception',
        'warning',
        '.github/mooring.yml',
        7,
      ]);
  });
});

describe('check/decide/exceptions: an exception that covers nothing', () => {
  const curl = exception({ advisory: 'CVE-2026-1', path: (path) => path === 'a/Dockerfile' });

  it.each([
    [
      'is unused if everything was checked',
      finding({ rule: 'unpinned' }),
      ['CVE-2026-1, some files (line 7)'],
    ],
    ['may be needed where an image was not judged', finding({ rule: 'not-judged' }), []],
    ['may be needed where something was not checked', finding({ rule: 'not-checked' }), []],
    [
      'is unused if only another file was not judged',
      finding({ rule: 'not-judged', file: 'b' }),
      ['CVE-2026-1, some files (line 7)'],
    ],
  ])('%s', (_, found, unused) => {
    expect(unusedExceptions([found], [curl], parseInstant('2026-11-20T12:00:00Z'))).toEqual(unused);
  });
});
