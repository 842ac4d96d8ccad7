import { describe, expect, it } from 'vitest';

import type { MoveAdvisories } from '../../../../src/domain/pin/advisory-impact.ts';
import { advisoryNotes, renderBody } from '../../../../src/domain/pull-request/body.ts';
import type { ProposedMove } from '../../../../src/domain/pull-request/body.ts';
import {
  branchNameProblem,
  groupBranch,
  isGroupBranch,
} from '../../../../src/domain/pull-request/branch-name.ts';
import { isOwnCommit, ownCommitMessage } from '../../../../src/domain/pull-request/commit-message.ts';
import { linkTarget } from '../../../../src/usecases/pin/pull-request/match-base.ts';
import { namedOutcome, overallOperation } from '../../../../src/domain/pull-request/outcome.ts';
import type { PullRequestOutcome } from '../../../../src/domain/pull-request/outcome.ts';
import { templateProblem, TITLE_WORDS } from '../../../../src/domain/pull-request/template.ts';
import { renderTitle } from '../../../../src/domain/pull-request/title.ts';
import { unifiedDiff } from '../../../../src/domain/pull-request/unified-diff.ts';
import { sampleDigest, sampleMove } from '../../../support/samples/sample-plan.ts';

const PINNED = sampleMove({ from: sampleDigest('0'), builds: 3, days: 24 });

function judged(advisories: MoveAdvisories): ProposedMove {
  return { ...PINNED, advisories };
}

describe('domain/pull-request/title', () => {
  it.each([
    [
      'one image',
      '',
      [sampleMove()],
      '',
      'Pin cgr.dev/acme/python:3.13 to sha256:111111111111 of 2026-11-18',
    ],
    [
      'one image in two files',
      '',
      [sampleMove(), sampleMove({ file: 'b/Dockerfile' })],
      '',
      'Pin cgr.dev/acme/python:3.13 to sha256:111111111111 of 2026-11-18',
    ],
    ['two images', '', [sampleMove(), sampleMove({ tag: '3.12' })], '', 'Pin 2 images in 1 file'],
    ['a directory', 'api', [sampleMove(), sampleMove({ tag: '3.12' })], '', 'Pin 2 images in 1 file in api'],
    [
      'a template',
      'api',
      [PINNED],
      'build(deps): {count} of {images} in {files} ({group}) {else}',
      'build(deps): 1 of 1 in 1 (api) {else}',
    ],
  ])('says it for %s', (...[, key, moves, template, title]) => {
    expect(renderTitle({ key, moves }, template)).toBe(title);
  });

  it('is one line, within the length limit, and mentions no user', () => {
    const title = renderTitle(
      { key: `a\n@everybody\`${'x'.repeat(400)}`, moves: [sampleMove(), PINNED] },
      '{group}',
    );
    expect(title.length).toBeLessThanOrEqual(250);
    expect(title).not.toMatch(/[\n`]|@e/);
  });
});

describe('domain/pull-request/body', () => {
  const parts = { key: '', moves: [PINNED], skipped: [], notes: ['A note.'], template: '' };

  it('lists what is updated, how far, and what is unchanged and why', () => {
    const body = renderBody(
      {
        ...parts,
        moves: [
          PINNED,
          sampleMove({ file: 'web/Dockerfile', builds: -1, days: -2, from: sampleDigest('3') }),
        ],
        skipped: [
          { file: 'a', line: 2, written: 'x:1', code: 'too-young', reason: 'no build is 3 days old' },
          { file: 'a', line: 3, written: 'y:1', code: 'current', reason: 'it is there' },
        ],
      },
      50_000,
    );
    expect(body).toContain('| 3 builds, 24 days |');
    expect(body).toContain('| back 1 build, 2 days |');
    expect(body).toContain('no build is 3 days old');
    expect(body).toContain('1 reference already on the selected build');
    expect(body).not.toContain('it is there');
    expect(body).toMatch(/A note\.$/);
    expect(body).not.toContain('Advisories');
  });

  it('lists known advisories, and never reports none if they are unknown', () => {
    const known = { kind: 'known', resolved: ['CVE-2026-1'], introduced: ['CVE-2026-2'] } as const;
    const unknown = { kind: 'unknown', why: 'the new build: it has no SBOM' } as const;
    const none = { kind: 'known', resolved: [], introduced: [] } as const;
    const body = renderBody(
      {
        ...parts,
        moves: [judged(known), judged(unknown), judged(none), PINNED],
      },
      50_000,
    );
    const cells = body.split('\n').flatMap((line) => /\| ([^|]*) \|$/.exec(line)?.[1] ?? []);
    expect(cells).toEqual([
      'Advisories',
      '---',
      'resolves CVE-2026-1; **introduces CVE-2026-2**',
      'unknown',
      'none',
      'not checked',
    ]);
  });

  it('shortens lists of advisories, and shows ids of others as text', () => {
    const resolved = Array.from({ length: 12 }, (_, index) => `CVE-2026-${index}`);
    const introduced = ['<b>|`@everybody`</b>\n# a', 'x'.repeat(5_000)];
    const advisories = { kind: 'known', resolved, introduced } as const;
    const body = renderBody({ ...parts, moves: [{ ...PINNED, advisories }] }, 50_000);
    expect(body).toContain('CVE-2026-7 and 4 more;');
    expect(body.length).toBeLessThan(2_000);
    const [row = '', ...more] = body.split('\n').filter((line) => line.includes('introduces'));
    expect(more).toEqual([]);
    expect(row.split('|')).toHaveLength(9);
    expect(row.replaceAll(/<\/?code>/g, '')).not.toMatch(/[<>`]|@[a-z]/);
  });

  it('says why something is not known, each reason once, and counts the rest', () => {
    const whys = ['a', 'a', '**b** @you', 'c', 'd', 'e'];
    const moves = whys.map((why) => judged({ kind: 'unknown', why }));
    const start = 'Advisory impact unknown for';
    expect(advisoryNotes(moves)).toEqual([
      `${start} 2 updates: a.`,
      `${start} 1 update: &#42;&#42;b&#42;&#42; @\u200byou.`,
      `${start} 1 update: c.`,
      `${start} 2 updates, for other reasons.`,
    ]);
    expect(advisoryNotes([PINNED])).toEqual([]);
  });

  it('fills a template of the workflow, and never reads a value as one', () => {
    const body = renderBody(
      { ...parts, key: '{table}', template: 'For {group}: {count}\n{table}', moves: [PINNED] },
      50_000,
    );
    expect(body).toMatch(/^For \{table\}: 1\n\| File/);
    expect(body.match(/\| File/g)).toHaveLength(1);
  });
});

describe('domain/pull-request/template', () => {
  it('names the nearest word of an unknown one', () => {
    expect(templateProblem('{count} {image}', TITLE_WORDS)).toBe(
      '{image} is not a placeholder; did you mean {images}?',
    );
    expect(templateProblem('{count} {Count} {} {{x', TITLE_WORDS)).toBeUndefined();
  });
});

describe('domain/pull-request/branch-name', () => {
  it('keeps groups apart that look alike, and knows its own', () => {
    const one = groupBranch('mooring/pins', { key: 'a/b', hash: '0123456789' });
    expect(one).toBe('mooring/pins-a-b-01234567');
    expect(groupBranch('mooring/pins', { key: '///', hash: '0123456789' })).toBe(
      'mooring/pins-group-01234567',
    );
    expect([one, 'mooring/pins'].every((name) => isGroupBranch('mooring/pins', name))).toBe(true);
    expect(isGroupBranch('mooring/pins', 'mooring/pins-experiment')).toBe(false);
    expect(isGroupBranch('mooring/pins', 'mooring/pinsx-a-01234567')).toBe(false);
  });

  it.each([
    '',
    'a b',
    'a..b',
    '-a',
    'a/',
    '/a',
    'a//b',
    'a.lock',
    'a.lock/b',
    'a@{b',
    'HEAD',
    'refs/heads/a',
    'a~1',
    'a\u0000b',
    'a/.b',
    'x'.repeat(200),
  ])('refuses %j', (name) => expect(branchNameProblem(name)).toBeDefined());

  it.each(['mooring/pins', 'a', 'feature/x_1.2', 'ü'])('takes %j', (name) =>
    expect(branchNameProblem(name)).toBeUndefined(),
  );
});

describe('domain/pull-request/commit-message', () => {
  const tree = '1'.repeat(40);
  const own = { tree, parents: ['p'], message: ownCommitMessage('A title', tree) };

  it.each([
    ['its own commit', own, true],
    ['one that was amended', { ...own, tree: '2'.repeat(40) }, false],
    ['one with another message', { ...own, message: 'A title' }, false],
    ['a merge', { ...own, parents: ['p', 'q'] }, false],
    ['a root', { ...own, parents: [] }, false],
  ])('knows %s', (_name, commit, expected) => expect(isOwnCommit(commit)).toBe(expected));
});

describe('domain/pull-request/link-target', () => {
  it.each([
    ['a/link', '../b/Dockerfile', 'b/Dockerfile'],
    ['link', './b', 'b'],
    ['a/link', '../../out', undefined],
    ['a/link', '/etc/passwd', undefined],
    ['a/link', '..', undefined],
  ])('%s -> %s is %s', (path, target, expected) => expect(linkTarget(path, target)).toBe(expected));
});

describe('domain/pull-request/outcome', () => {
  const outcome = (operation: PullRequestOutcome['operation'], number?: number): PullRequestOutcome => ({
    operation,
    number,
    branch: 'b',
    url: undefined,
    said: '',
    warnings: [],
    moves: [],
    files: [],
    startsNoChecks: false,
  });

  it('names the weightiest', () => {
    const all = [outcome('unchanged', 1), outcome('none'), outcome('updated', 2), outcome('closed', 3)];
    expect(overallOperation(all)).toBe('updated');
    expect(namedOutcome(all)?.number).toBe(2);
    expect(overallOperation([])).toBe('none');
    expect(namedOutcome([outcome('none')])).toBeUndefined();
  });
});

describe('domain/pull-request/unified-diff', () => {
  it('shows changed lines with three lines around, one hunk for what is near', () => {
    const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
    const after = before.map((line, index) => ([4, 6, 18].includes(index) ? `${line}!` : line));
    expect(unifiedDiff('a/file', `${before.join('\n')}\n`, `${after.join('\n')}\n`)).toBe(
      [
        '--- a/a/file',
        '+++ b/a/file',
        '@@ -2,9 +2,9 @@',
        ' line 2',
        ' line 3',
        ' line 4',
        '-line 5',
        '+line 5!',
        ' line 6',
        '-line 7',
        '+line 7!',
        ' line 8',
        ' line 9',
        ' line 10',
        '@@ -16,5 +16,5 @@',
        ' line 16',
        ' line 17',
        ' line 18',
        '-line 19',
        '+line 19!',
        ' line 20',
      ].join('\n'),
    );
  });

  it('says nothing of nothing', () => expect(unifiedDiff('a', 'x\n', 'x\n')).toBe(''));
});
