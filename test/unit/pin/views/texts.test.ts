import { describe, expect, it } from 'vitest';

import type { MoveAdvisories } from '../../../../src/advisories/decide/advisory-impact.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { BODY_LIMIT, renderBody } from '../../../../src/pin/views/body.ts';
import type { PullRequestText } from '../../../../src/pin/views/body.ts';
import type { ProposedMove } from '../../../../src/pin/views/image-update.ts';
import { advisoryNotes } from '../../../../src/pin/views/impact-text.ts';
import { branchNameProblem, groupBranch, isGroupBranch } from '../../../../src/pin/views/branch-name.ts';
import { isOwnCommit, ownCommitMessage } from '../../../../src/pin/views/commit-message.ts';
import { linkTarget } from '../../../../src/pin/pull-request/match-base.ts';
import { namedOutcome, overallOperation } from '../../../../src/pin/views/outcome.ts';
import type { PullRequestOutcome } from '../../../../src/pin/views/outcome.ts';
import { templateProblem, TITLE_WORDS } from '../../../../src/pin/views/template.ts';
import { renderTitle } from '../../../../src/pin/views/title.ts';
import { richDiff } from '../../../support/samples/sample-diff.ts';
import { sampleDigest, sampleMove } from '../../../support/samples/sample-plan.ts';
import { SAMPLE_LOG_URL, SAMPLE_SIGNER, SAMPLE_TRUST } from '../../../support/samples/sample-trust.ts';
import { sampleText, SAMPLE_TEXTS, vulnerabilities } from '../../../support/samples/sample-pull-request.ts';

const PINNED = sampleMove({ from: sampleDigest('0'), builds: 3, days: 24 });

function judged(advisories: MoveAdvisories, changes: Partial<ProposedMove> = {}): ProposedMove {
  return { ...PINNED, ...changes, advisories };
}

function impact(resolved: readonly string[], added: readonly string[] = []): MoveAdvisories {
  return {
    kind: 'known',
    resolved: vulnerabilities(...resolved),
    introduced: vulnerabilities(...added),
    stillOpen: [],
  };
}

const [FIX, OTHER_FIX, ADDED] = ['CVE-2026-1001', 'CVE-2026-1003', 'CVE-2026-1002'];
const FIRST = [sampleMove(), sampleMove({ tag: '3.12' }), sampleMove({ tag: '3.12', file: 'b/Dockerfile' })];
const ENDED = { reason: 'cgr.dev/acme/python:3.13 gets no more fixes', successor: '3.14' };
const NODE = { image: 'cgr.dev/acme/node', tag: '22' };

describe('pin/views/title', () => {
  it.each([
    ['one image', '', [PINNED], 'chore(images): update python:3.13 to the build of 2026-11-18'],
    [
      'one image in two files, pinned in one of them',
      '',
      [sampleMove({ file: 'b/Dockerfile' }), PINNED],
      'chore(images): update python:3.13 to the build of 2026-11-18',
    ],
    ['one first pin', '', [sampleMove()], 'chore(images): pin python:3.13 to the build of 2026-11-18'],
    [
      'a build without a date',
      '',
      [{ ...PINNED, builtAt: undefined }],
      'chore(images): update python:3.13 to 1111111',
    ],
    [
      'one rollback',
      '',
      [{ ...PINNED, builds: -1 }],
      'chore(images): roll back python:3.13 to the build of 2026-11-18',
    ],
    ['first pins only', '', FIRST, 'chore(images): pin 2 images to digests'],
    ['updates only', '', [PINNED, { ...PINNED, ...NODE }], 'chore(images): update 2 image pins'],
    [
      'an update and first pins',
      '',
      [{ ...PINNED, ...NODE }, ...FIRST],
      'chore(images): update 1 image pin, pin 2 more',
    ],
    [
      'updates both ways',
      '',
      [PINNED, { ...PINNED, ...NODE, builds: -2 }],
      'chore(images): update 1 image pin, roll back 1 image pin',
    ],
    ['a fix', '', [judged(impact([FIX]))], `chore(images): update python:3.13 (fixes ${FIX})`],
    [
      'a fix and a new vulnerability, with names that are too long together',
      '',
      [judged(impact([FIX], [ADDED]))],
      'chore(images): update python:3.13 (fixes 1 CVE, adds 1)',
    ],
    [
      'fixes in several images, each counted once',
      '',
      [judged(impact([FIX, OTHER_FIX])), judged(impact([FIX]), NODE), ...FIRST],
      'chore(images): update 2 image pins, pin 1 more (fixes 2 CVEs)',
    ],
    [
      'a new vulnerability without a fix',
      '',
      [judged(impact([], [ADDED])), { ...PINNED, ...NODE }],
      `chore(images): update 2 image pins (adds ${ADDED})`,
    ],
    [
      'what one image gets rid of and another one gets',
      '',
      [judged(impact([FIX])), judged(impact([], [FIX]), NODE)],
      `chore(images): update 2 image pins (adds ${FIX})`,
    ],
    [
      'ids of another form',
      '',
      [judged(impact(['GHSA-1', FIX])), { ...PINNED, ...NODE }],
      'chore(images): update 2 image pins (fixes 2 vulnerabilities)',
    ],
    [
      'a tag past its end of life',
      '',
      [sampleMove({ endOfLife: ENDED })],
      'chore(images): pin python:3.13 (1 tag past end of life)',
    ],
    ['a directory', 'api', FIRST, 'chore(images): pin 2 images in api'],
    ['the root directory', '.', [PINNED], 'chore(images): update python:3.13 in the root directory'],
    ['two tags of one image', 'cgr.dev/acme/python', FIRST, 'chore(images): pin 2 images of python'],
  ])('summarizes %s', (...[, key, moves, title]) => {
    expect(renderTitle({ key, moves }, '')).toBe(title);
    expect(title.length).toBeLessThanOrEqual(72);
  });

  it('fills a template', () => {
    const moves = [judged(impact([FIX, OTHER_FIX], [ADDED])), { ...PINNED, ...NODE }, ...FIRST];
    const template =
      'build(deps): {summary}; {updated} {pinned} {fixed} {introduced} {count} {images} {files} {group} {else}';
    expect(renderTitle({ key: 'api', moves }, template)).toBe(
      'build(deps): update 2 image pins, pin 1 more in api (fixes 2 CVEs, adds 1); 2 1 2 1 5 3 2 api {else}',
    );
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

describe('pin/views/body', () => {
  const body = (moves: readonly ProposedMove[], changes?: Partial<PullRequestText>): string =>
    renderBody(sampleText(moves, changes), BODY_LIMIT);

  it.each(Object.entries(SAMPLE_TEXTS))('is what people read: %s', async (name, text) => {
    await expect(`${renderBody(text, BODY_LIMIT)}\n`).toMatchFileSnapshot(`../../../golden/pin/${name}.md`);
  });

  it('lists what many images change within its limit, and counts those without room', () => {
    const moves = Array.from({ length: 40 }, (_, index) =>
      sampleMove({ from: sampleDigest('0'), image: `cgr.dev/acme/image-${index}` }),
    );
    const plain = body(moves);
    const text = body(moves.map((move) => Object.assign({}, move, { diff: richDiff() })));
    expect(text.length).toBeLessThanOrEqual(BODY_LIMIT);
    expect(text).toMatch(/The changes of \d+ images are not listed/);
    expect(text.length - plain.length).toBeLessThan(20_000 + 40 * 400);
    expect(text).toContain('Files and digests');
  });

  it.each([
    [[PINNED], '**Updates 1 image pin.** Every build is at least 3 days old.'],
    [FIRST, '**Pins 2 images for the first time.** Every build is at least 3 days old.'],
    [
      [PINNED, { ...PINNED, ...NODE, builds: -1 }, sampleMove({ tag: '3.12', builtAt: undefined })],
      '**Updates 1 image pin, rolls back 1 image pin and pins 1 image for the first time.** Builds with a known date are at least 3 days old.',
    ],
  ])('begins with what it does', (moves, headline) => {
    expect(body(moves).startsWith(headline)).toBe(true);
  });

  it('states the rule that selected the builds', () => {
    const asOf = parseInstant('2026-11-10T00:00:00Z');
    const rule = (minAgeMs: number, at?: typeof asOf): string =>
      body([PINNED], { rule: { minAgeMs, asOf: at } })
        .split('\n')[0]
        ?.slice('**Updates 1 image pin.**'.length) ?? '';
    expect(rule(0)).toBe('');
    expect(rule(36 * 3_600_000)).toBe(' Every build is at least 36 hours old.');
    expect(rule(0, asOf)).toBe(' Builds are those as of 2026\u201111\u201110 00:00 UTC.');
    expect(rule(86_400_000, asOf)).toBe(
      ' Every build is at least 1 day old as of 2026\u201111\u201110 00:00 UTC.',
    );
  });

  it('shows the advisory impact, and never none if it is unknown', () => {
    const unknown = { kind: 'unknown', why: 'status 503' } as const;
    const cell = (advisories: MoveAdvisories | undefined): string =>
      body([{ ...PINNED, ...NODE, ...(advisories === undefined ? {} : { advisories }) }, judged(unknown)])
        .split('\n')
        .flatMap((line) => /^\| \*\*node:22\*\* .*\| ([^|]*) \|$/.exec(line)?.[1] ?? [])
        .join();
    const link = (id: string): string =>
      `[${id.replaceAll('-', '\u2011')}](https://nvd.nist.gov/vuln/detail/${id})`;
    expect(cell(impact([FIX], [ADDED]))).toBe(`✅ fixes ${link(FIX)}<br>❌ adds ${link(ADDED)}`);
    expect(cell(impact([]))).toBe('no change');
    expect(cell(unknown)).toBe('unknown');
    expect(cell({ ...unknown, lacksSbom: true })).toBe('no SBOM');
    expect(cell(undefined)).toBe('not checked');
  });

  it('warns of dangerous changes of an update, but not of the older packages of an older build', () => {
    const diff = richDiff();
    const [newer, older] = [3, -3].map((builds) => body([{ ...PINNED, builds, diff }]));
    const dangers = 'now runs as root, has another entrypoint, exposes a new port, has no shell';
    expect(newer).toContain(
      `> [!WARNING]\n> **python:3.13** ${dangers}, no longer supports linux/s390x and has 1 older package.\n`,
    );
    expect(older).toContain(`> **python:3.13** ${dangers} and no longer supports linux/s390x.\n`);
  });

  it('warns first about new vulnerabilities and ended tags, even with a template that does not mention it', () => {
    const moves = [judged(impact([], [ADDED])), judged(impact([], [FIX]), NODE), ...FIRST];
    const head = '\\n> \\[!WARNING\\]\\n';
    const both = new RegExp(`${head}> - \\*\\*python:3.13\\*\\* adds .*\\n> - \\*\\*node:22\\*\\* adds `);
    expect(body(moves)).toMatch(both);
    const one = new RegExp(`${head}> \\*\\*node:22\\*\\* adds .* \\(high 7\\.5, tzdata\\)\\.\\n\\n`);
    expect(body(moves.slice(1, 2))).toMatch(one);
    expect(`\n${body(moves, { template: 'Nightly' })}`).toMatch(both);
    expect(body(moves, { template: 'a {warnings} b' }).match(/WARNING/g)).toHaveLength(1);
    const ended = body([{ ...PINNED, endOfLife: ENDED }, sampleMove({ endOfLife: ENDED })]);
    expect(ended).toContain(`]\n> ${ENDED.reason}. Use **cgr.dev/acme/python:3.14**.\n\n`);
    expect(ended.match(/\| \*\*python:3.13\*\*<br>⚠️ end of life \|/g)).toHaveLength(2);
  });

  it.each([
    [
      ['verified'],
      'Every build is signed by its publisher and at least 3 days old.',
      'The build is signed by `ID` on 2026-11-18 ([log entry](URL)), verified offline.',
    ],
    [
      ['verified', 'verified'],
      'Every build is signed by its publisher and at least 3 days old.',
      'Both builds are signed by `ID` on 2026-11-18, verified offline.',
    ],
    [
      ['verified', 'unsigned'],
      '1 of 2 builds is signed by its publisher. Every build is at least 3 days old.',
      '1 of 2 builds is signed by `ID` on 2026-11-18 ([log entry](URL)), verified offline.',
    ],
    [
      ['verified', 'verified', 'no-known-signer'],
      '2 of 3 builds are signed by their publisher. Every build is at least 3 days old.',
      '2 of 3 builds are signed by `ID` on 2026-11-18, verified offline. 1 of 3 images has no known signer, so its signature was not verified.',
    ],
    [
      ['no-known-signer'],
      'No signature was verified. Every build is at least 3 days old.',
      '1 of 1 image has no known signer, so its signature was not verified.',
    ],
    [
      ['no-known-signer', 'no-known-signer', 'unsigned'],
      'No signature was verified. Every build is at least 3 days old.',
      '2 of 3 images have no known signer, so their signatures were not verified.',
    ],
  ] as const)('says how many builds are signed, and below by whom: %s', (kinds, quality, line) => {
    const moves = kinds.map((kind, index) =>
      sampleMove({
        image: `cgr.dev/acme/${index}`,
        to: sampleDigest(String(index)),
        trust: SAMPLE_TRUST[kind],
      }),
    );
    const [headline, ...lines] = body(moves).split('\n');
    expect(headline?.endsWith(`** ${quality}`)).toBe(true);
    const whole = line.replace('ID', SAMPLE_SIGNER.identity).replace('URL', SAMPLE_LOG_URL);
    expect(lines).toContain(whole.replace(/2026-11-18/, '2026\u201111\u201118'));
  });

  it('says nothing about signatures if they are turned off', () => {
    expect(body([PINNED, ...FIRST])).not.toMatch(/sign/);
  });

  it('shortens lists of advisories in tables, and lists them in full below', () => {
    const resolved = Array.from({ length: 12 }, (_, index) => `ID-${index}`);
    const text = body([judged(impact(resolved))]);
    expect(text).toContain('✅ fixes ID-0, ID-1, ID-2 and 9 more |');
    expect(text).toContain(`<br>fixes ${resolved.join(', ')}\n`);
  });

  it('names images by the last component of their path if that is unambiguous', () => {
    const other = { ...PINNED, image: 'docker.io/library/node', tag: '22' };
    expect(body([PINNED, other])).toContain('| **node:22** |');
    const both = body([{ ...PINNED, ...NODE }, other]);
    expect(both).toContain('| **cgr.dev/acme/node:22** |');
    expect(both).toContain('| **docker.io/<wbr>library/<wbr>node:<wbr>22** |');
  });

  it('reports why an impact is unknown, each reason once, and counts the rest', () => {
    const whys = ['a', 'a', '**b** @you', 'c', 'd', 'e'];
    const moves = whys.map((why) => judged({ kind: 'unknown', why }));
    const start = 'Advisory impact unknown for';
    expect(advisoryNotes(moves)).toEqual([
      `${start} 2 updates: a.`,
      `${start} 1 update: &#42;&#42;b&#42;&#42; @\u200byou.`,
      `${start} 1 update: c.`,
      `${start} 2 updates, for other reasons.`,
    ]);
    expect(advisoryNotes([PINNED, judged({ kind: 'unknown', why: 'no SBOM', lacksSbom: true })])).toEqual([]);
    const unchanged = { kind: 'known', resolved: [], introduced: [], stillOpen: [] } as const;
    const unverified = judged({ ...unchanged, hasUnverifiedSbom: true });
    expect([[judged(unchanged)], [unverified], [unverified, unverified]].map(advisoryNotes)).toEqual([
      [],
      ['The CVEs of 1 update come from SBOMs whose signature could not be verified.'],
      ['The CVEs of 2 updates come from SBOMs whose signature could not be verified.'],
    ]);
  });

  it('fills a template of the workflow, and never reads a value as one', () => {
    const text = body([PINNED], {
      key: '{table}',
      template: 'For {group}: {count} ({summary})\n{table}\n{places}',
    });
    expect(text).toMatch(/^For \{table\}: 1 \(update python:3.13 in \{table\}\)\n\| Image/);
    expect(text.match(/\| Image/g)).toHaveLength(1);
    expect(text.match(/Files and digests/g)).toHaveLength(1);
  });
});

describe('pin/views/template', () => {
  it('names the nearest word of an unknown one', () => {
    expect(templateProblem('{count} {image}', TITLE_WORDS)).toBe(
      '{image} is not a placeholder; did you mean {images}?',
    );
    expect(templateProblem('{count} {Count} {} {{x', TITLE_WORDS)).toBeUndefined();
  });
});

describe('pin/views/branch-name', () => {
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

describe('pin/views/commit-message', () => {
  const tree = '1'.repeat(40);
  const own = { tree, parents: ['p'], message: ownCommitMessage('A title', ['Mooring:1: a → b'], tree) };

  it.each([
    ['its own commit', own, true],
    ['one that was amended', { ...own, tree: '2'.repeat(40) }, false],
    ['one with another message', { ...own, message: 'A title' }, false],
    ['one that joins what it replaced', { ...own, parents: ['p', 'q'] }, true],
    ['a merge', { tree, parents: ['p', 'q'], message: "Merge branch 'main'" }, false],
    ['one of more branches', { ...own, parents: ['p', 'q', 'r'] }, false],
    ['a root', { ...own, parents: [] }, false],
  ])('knows %s', (_name, commit, expected) => expect(isOwnCommit(commit)).toBe(expected));
});

describe('pin/pull-request/match-base, linkTarget', () => {
  it.each([
    ['a/link', '../b/Dockerfile', 'b/Dockerfile'],
    ['link', './b', 'b'],
    ['a/link', '../../out', undefined],
    ['a/link', '/etc/passwd', undefined],
    ['a/link', '..', undefined],
  ])('%s -> %s is %s', (path, target, expected) => expect(linkTarget(path, target)).toBe(expected));
});

describe('pin/views/outcome', () => {
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
